import { expect, it } from "vitest";
import { rungKick as spec } from "../../../src/engine/integrate/rungKick.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_NODES } from "../../reference/contract.ts";
import { rungKick } from "../../reference/rungKick.ts";
import { DEPTH, expandingRungParams, rungParams, rungTables } from "../rungTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("rungKick", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, now: number, fault = 0, change = (_: Float32Array) => {}, of = rungParams) {
    const { posMass, velocity, acceleration, origin, rungState, status } = rungTables(n, now);
    status[0] = fault;
    change(acceleration);
    const tables = { posMass, velocity, acceleration, origin, rungState, status };
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
    for (const now of [4, 24, 2 ** DEPTH]) await check(300, now, 0, (a) => a.fill(1e-3, 4, 7), expandingRungParams);
  });

  it("shrinks steps at once, lets none grow, and leaves alone whose step goes on", async () => {
    const fast = await check(60, 4, 0, (acceleration) => acceleration.fill(1e6));
    for (const { before, after } of fast.rungs.slice(0, 49)) expect(after).toBe(before >= 3 ? DEPTH : before);
    const slow = await check(60, 4, 0, (acceleration) => acceleration.fill(1e-6));
    for (const { before, after } of slow.rungs) expect(after).toBe(before);
  });

  it("stands still where the tree did not fit", async () => {
    const { velocity, before } = await check(100, 32, FAULT_NODES);
    expect([...velocity]).toEqual([...before]);
  });
});
