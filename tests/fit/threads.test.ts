import { expect, it } from "vitest";
import { imageFrom, scoreEncounters } from "../../src/fit/batch.ts";
import type { Encounter } from "../../src/fit/encounter.ts";
import { targetOf } from "../../src/fit/images/target.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf } from "../../src/fit/score.ts";
import { type FitThread, type FromFit, serveFit, type ToFit, threadedBatch } from "../../src/fit/threads.ts";

const galaxy = rigidGalaxy("halo");
const size = 48;
const light = Float32Array.from({ length: size * size }, (_, i) => {
  const [x, y] = [i % size, Math.floor(i / size)];
  return 50 * (Math.exp(-((x - 18) ** 2 + (y - 26) ** 2) / 20) + Math.exp(-((x - 30) ** 2 + (y - 20) ** 2) / 20));
});
const judge = judgeOf(
  targetOf({ width: size, height: size, light }, { first: [18, 26], second: [30, 20], kpcPerPixel: 1 }),
);
const encounters = [20, 70, 120, 160, 200].map(
  (theta): Encounter => ({
    position: [0.8, 0.4, 0.2],
    velocity: [0.8, 0.3, 0.1],
    masses: [1, 0.6],
    radii: [0.6, 0.5],
    phi: [10, 80],
    theta: [theta, 40],
  }),
);

/** A thread in this one, whose answers come after `turns` turns of the event loop. */
function slow(turns: number): FitThread & { fail(reason: string): void } {
  let [answer, fault]: [(found: FromFit) => void, (reason: string) => void] = [() => {}, () => {}];
  const take = serveFit((found) => {
    let left = turns;
    const wait = () => (left-- > 0 ? setImmediate(wait) : answer(found));
    wait();
  });
  return {
    post: (message: ToFit) => take(message),
    listen(first, second) {
      [answer, fault] = [first, second];
    },
    end() {},
    fail: (reason) => fault(reason),
  };
}

it("threads give the scores and images of the plain twin, in the order asked for", async () => {
  const batch = threadedBatch("halo", judge, 100, [slow(5), slow(1)]);
  expect(await batch.score(encounters)).toEqual(scoreEncounters(galaxy, judge, encounters, 100));
  expect(await batch.images(encounters)).toEqual(encounters.map((one) => imageFrom(galaxy, judge, one, 100)));
  expect(await batch.score([])).toEqual([]);
});

it("says that a thread ended, to what waits and to what comes later", async () => {
  const thread = slow(1000);
  const batch = threadedBatch("halo", judge, 100, [thread]);
  const waiting = batch.score(encounters);
  thread.fail("a thread ended");
  await expect(waiting).rejects.toThrow("a thread ended");
  await expect(batch.images(encounters)).rejects.toThrow("a thread ended");
});
