import { expect, test } from "vitest";
import { type Covered, viewsOf } from "../../src/render/views.ts";

const none = { left: 0, right: 0, bottom: 0 };

test("one view is the canvas, centred in what panels leave", () => {
  const [view] = viewsOf(1000, 600, { left: 100, right: 300, bottom: 0 }, false);
  expect(view).toEqual({ x: 0, y: 0, width: 1000, height: 600, centre: [400, 300], free: 600 });
});

test.each([
  ["wide", 1000, 600, none],
  ["wide, between panels", 1400, 500, { left: 340, right: 336, bottom: 0 }],
  ["high", 360, 800, none],
  ["high, above a sheet", 360, 800, { left: 0, right: 0, bottom: 460 }],
  ["high, below a title", 360, 800, { left: 0, right: 0, bottom: 100, top: 80 }],
] as [string, number, number, Covered][])(
  "two views of a %s canvas meet in the middle of what is free, tile it, and are equally large there",
  (_, w, h, covered) => {
    const [a, b] = viewsOf(w, h, covered, true);
    expect(a!.width * a!.height + b!.width * b!.height).toBe(w * h);
    expect([a!.x, a!.y]).toEqual([0, 0]);
    const [wide, high] = [w - covered.left - covered.right, h - covered.bottom];
    const beside = wide > high;
    expect(b!.x > 0).toBe(beside);
    expect(b!.y > 0).toBe(!beside);
    // As far from the line between them to either side.
    const at = beside ? b!.x : b!.y;
    const k = beside ? 0 : 1;
    expect(at - a!.centre[k]!).toBeCloseTo(b!.centre[k]! - at, 0);
    expect(a!.free).toBe(Math.min(beside ? wide / 2 : wide, beside ? high : (high - (covered.top ?? 0)) / 2));
    expect(b!.free).toBe(a!.free);
  },
);

test("each of two views one above the other is centred below its head, where there is room for one", () => {
  const covered = { ...none, heads: 100 };
  const [a, b] = viewsOf(360, 800, covered, true);
  expect([a!.centre[1], b!.centre[1]]).toEqual([250, 650]);
  expect(a!.free).toBe(300);
  expect(viewsOf(150, 200, covered, true)[0]!.centre[1]).toBe(50);
});
