import { expect, test } from "vitest";
import type { Mark } from "../../../../src/features/kit/mark.ts";
import { layoutOf } from "../../../../src/features/run/timeline/markState.ts";

const mark = (time: number): Mark => ({ kind: "pause", time, label: `at ${time}` });
const moment = (k: number, way = 1) => ({ id: k, steps: 10 * k, time: way * k });

/** Of a run whose moments are at times 0 to 4, with steps beyond the last one. */
function laidOut(times: readonly number[], more: object = {}, way = 1, status: object = { steps: 40, time: way * 4 }) {
  const moments = [0, 1, 2, 3, 4].map((k) => moment(k, way));
  const markers = [() => times.map(mark)];
  const timeline = { moments, scrubbed: null, markers, timeZoom: 1, ...more };
  return layoutOf({ timeline, status: { status } } as never);
}
const shares = (layout: ReturnType<typeof laidOut>) => layout.marks.map(({ share }) => Number(share.toFixed(6)));

test("marks stand where the slider's thumb stands at their moments, and those to come behind it", () => {
  const past = laidOut([3, 0, 1.5]);
  expect(past).toMatchObject({ first: 0, last: 4, past: 1 });
  expect(shares(past)).toEqual([0, 0.375, 0.75]);
  const ahead = laidOut([2, 6, 8]);
  expect(ahead.past).toBe(0.5);
  expect(shares(ahead)).toEqual([0.25, 0.75, 1]);
  expect(ahead.marks.map(({ toCome }) => toCome)).toEqual([false, true, true]);
  // However far they are, the past keeps room.
  expect(laidOut([4000]).past).toBe(0.4);
  // Now is one more behind the moments that are kept.
  expect(laidOut([], {}, 1, { steps: 45, time: 4.5 }).last).toBe(5);
});

test("zoom shows a part about the moment on the screen, and leaves out marks elsewhere", () => {
  const near = laidOut([0, 1, 3, 4], { timeZoom: 4, scrubbed: 1 });
  expect([near.first, near.last]).toEqual([0, 2]);
  expect(shares(near)).toEqual([0.5]);
});

test("a run backwards goes to the right too; of very many marks some are left out; nothing is there before the first moment", () => {
  expect(shares(laidOut([-1, -3], {}, -1))).toEqual([0.75, 0.25]);
  expect(laidOut(Array.from({ length: 300 }, (_, k) => k / 100)).marks).toHaveLength(60);
  expect(laidOut([1], { moments: [] })).toEqual({ first: 0, last: 0, past: 1, marks: [] });
});
