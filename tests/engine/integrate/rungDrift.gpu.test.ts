import { expect, it } from "vitest";
import { rungDrift as spec } from "../../../src/engine/integrate/rungs.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_GROUPS, FAULT_NONFINITE } from "../../reference/contract.ts";
import { rungDrift } from "../../reference/rungDrift.ts";
import { expandingRungParams, rungParams, rungTables } from "../rungTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("rungDrift", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, now: number, fault = 0, change = (_: Float32Array) => {}, of = rungParams) {
    const { posMass, velocity, origin, rungState, status } = rungTables(n, now);
    status[0] = fault;
    change(velocity);
    const tables = { posMass, velocity, origin, rungState, status };
    const both = await driver.compare(spec, rungDrift, { sizes: sizesOf(n), params: of(n), tables });
    for (const name of ["status", "nextOrigin"]) expectTable(both, name);
    expectTable(both, "nextVelocity", 1e-36);
    // A body comes back into its box from where it is.
    const size = (k: number) => Math.max(Math.abs(posMass[k]!), Math.abs(both.twin.nextPosMass[k]!));
    expectTable(both, "nextPosMass", (k) => 2 * ROUNDING * (1 + size(k)));
    return { posMass, nextPosMass: both.gpu.nextPosMass!, status: both.gpu.status! };
  }

  it.each([0, ...COUNTS])("%i bodies, in the middle of the run's step and at its end", async (n) => {
    for (const now of [12, 32]) {
      const { posMass, nextPosMass } = await check(n, now);
      if (n > 0) expect(nextPosMass[0]).not.toBe(posMass[0]);
    }
  });

  it("drifts as an expanding box does in the part of each body's own step, and puts bodies back into it", async () => {
    for (const now of [1, 12, 23, 32]) {
      const { nextPosMass } = await check(300, now, 0, () => {}, expandingRungParams);
      const places = nextPosMass.filter((_, k) => k % 4 !== 3 && k % 200 < 196);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places)).toBeLessThanOrEqual(1.5);
    }
  });

  it("freezes what becomes no number, and lets all stand still where the tree did not fit", async () => {
    const { status, nextPosMass } = await check(100, 4, 0, (velocity) => {
      velocity[5] = Number.NaN;
      velocity[9] = Number.POSITIVE_INFINITY;
    });
    expect(status[0]).toBe(FAULT_NONFINITE);
    expect(status[2]).toBe(2);
    expect(nextPosMass[7]).toBe(0);
    const still = await check(100, 32, FAULT_GROUPS);
    expect(still.nextPosMass[0]).toBe(still.posMass[0]);
  });
});
