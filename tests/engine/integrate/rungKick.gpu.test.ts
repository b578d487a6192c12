import { expect, it } from "vitest";
import { rungKick as spec } from "../../../src/engine/integrate/rungs.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_NODES } from "../../reference/contract.ts";
import { rungKick } from "../../reference/rungKick.ts";
import { RUNGS, spanOf } from "../../reference/rungs.ts";
import { DEPTH, expandingRungParams, rungParams, rungTables } from "../rungTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

interface Check {
  readonly fault?: number;
  readonly change?: (acceleration: Float32Array) => void;
  readonly of?: typeof rungParams;
  readonly least?: number;
}

describeGpu("rungKick", (device) => {
  const driver = new StageDriver(device);

  /** `least`: on which rung at least gas wants its bodies, every third one. */
  async function check(
    ...[n, now, { fault = 0, change = () => {}, of = rungParams, least = 0 } = {}]: [number, number, Check?]
  ) {
    const { posMass, velocity, acceleration, origin, rungState, status } = rungTables(n, now);
    const awake = Uint32Array.from({ length: n }, (_, i) => {
      const ends = now % spanOf(origin[4 * i + 3]!, DEPTH) === 0;
      return ends ? RUNGS.AWAKE | ((i % 3 === 0 ? least : 0) << RUNGS.LEAST) : 0;
    });
    status[0] = fault;
    change(acceleration);
    const tables = { posMass, velocity, acceleration, origin, rungState, status, awake };
    const both = await driver.compare(spec, rungKick, { sizes: sizesOf(n), params: of(n), tables });
    expectTable(both, "origin");
    expectTable(
      both,
      "velocity",
      (k) => 4 * ROUNDING * (Math.abs(velocity[k] ?? 0) + Math.abs(both.twin.velocity![k]!)),
    );
    const rungs = Array.from({ length: n }, (_, i) => ({
      before: origin[4 * i + 3]!,
      after: both.gpu.origin![4 * i + 3]!,
    }));
    return { rungs, velocity: both.gpu.velocity!, before: velocity };
  }

  it.each([0, ...COUNTS])("%i bodies, in the middle of the run's step and at its end", async (n) => {
    await check(n, 4);
    await check(n, 2 ** DEPTH);
  });

  it("gives each rung the kicks of its own part of a step in an expanding box", async () => {
    for (const now of [4, 24, 2 ** DEPTH])
      await check(300, now, { change: (a) => a.fill(1e-3, 4, 7), of: expandingRungParams });
  });

  it("shrinks steps at once, lets none grow, and leaves alone whose step goes on", async () => {
    const fast = await check(60, 4, { change: (acceleration) => acceleration.fill(1e6) });
    for (const { before, after } of fast.rungs.slice(0, 49)) expect(after).toBe(before >= 3 ? DEPTH : before);
    const slow = await check(60, 4, { change: (acceleration) => acceleration.fill(1e-6) });
    for (const { before, after } of slow.rungs) expect(after).toBe(before);
  });

  it("takes steps no longer than gas asks for", async () => {
    const { rungs } = await check(60, 4, { change: (acceleration) => acceleration.fill(1e-6), least: 4 });
    for (const [i, { before, after }] of rungs.slice(0, 49).entries())
      expect(after).toBe(i % 3 === 0 && before >= 3 ? Math.max(before, 4) : before);
  });

  it("stands still where the tree did not fit", async () => {
    const { velocity, before } = await check(100, 32, { fault: FAULT_NODES });
    expect([...velocity]).toEqual([...before]);
  });
});
