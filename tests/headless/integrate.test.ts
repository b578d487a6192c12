import { expect, it } from "vitest";
import { emptyBodies } from "../../src/data/bodies/bodies.ts";
import { integrate } from "../../src/headless/integrate.ts";

/** An engine whose steps are done one batch after the other, each some turns of the event loop after it was asked for. */
function slowEngine() {
  const told = { underWay: 0, most: 0, idle: 0, measured: 0 };
  let last: Promise<void> = Promise.resolve();
  const engine = {
    steps: 0,
    step(count: number) {
      engine.steps += count;
      told.underWay++;
      told.most = Math.max(told.most, told.underWay);
      last = last.then(async () => {
        for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
        told.underWay--;
        if (told.underWay === 0) told.idle++;
      });
    },
    done: () => last,
    async measure() {
      await last;
      told.measured++;
      return { step: engine.steps, time: 0, total: -1, energyError: 0, faults: [] };
    },
  };
  return { engine, told };
}

const run = (steps: number) => ({
  ...{ bodies: emptyBodies(1), settings: { timestep: 1 }, steps, begun: 0, every: null, out: null, format: "" },
  ...{ logEvery: null, record: null, table: null, report: { say() {}, progress() {} } },
});
const computer = { adapterInfo: { software: true }, check() {} };

it("a batch of steps is asked for while the one before is under way, and no more, so that what computes is never idle before the end", async () => {
  const { engine, told } = slowEngine();
  const { last } = await integrate(engine as never, computer, run(200), null);
  expect(last.step).toBe(200);
  expect(told).toEqual({ underWay: 0, most: 2, idle: 1, measured: 2 });
});

it("says where the time went: steps, measurements and snapshots apart", async () => {
  const { engine } = slowEngine();
  const { msPerStep, seconds } = await integrate(engine as never, computer, { ...run(20), logEvery: 5 }, null);
  expect(msPerStep).toBeCloseTo((1000 * seconds.steps) / 20, 9);
  expect(seconds.steps).toBeGreaterThan(0);
  expect(seconds.measurements).toBeGreaterThanOrEqual(0);
  expect(seconds.snapshots).toBe(0);
});
