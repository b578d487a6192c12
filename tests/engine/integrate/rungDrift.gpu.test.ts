import { expect, it } from "vitest";
import { rungDrift as spec } from "../../../src/engine/integrate/rungDrift.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_GROUPS, FAULT_NONFINITE } from "../../reference/contract.ts";
import { rungDrift } from "../../reference/rungDrift.ts";
import { rungParams, rungTables } from "../rungTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("rungDrift", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, now: number, sorted: boolean, fault = 0, change = (_: Float32Array) => {}) {
    const { posMass, velocity, origin, rungState, status } = rungTables(n, now);
    status[0] = fault;
    change(velocity);
    const tables = { posMass, velocity, origin, rungState, status };
    const both = await driver.compare(spec(sorted), rungDrift, { sizes: sizesOf(n), params: rungParams(n), tables });
    for (const name of ["status", "awake", "nextOrigin"]) expectTable(both, name);
    expectTable(both, "velocity", 1e-36);
    expectTable(both, "posMass", (k) => 2 * ROUNDING * (1 + Math.abs(both.twin.posMass![k]!)));
    return both.gpu;
  }

  it.each([0, ...COUNTS])("%i bodies, in the middle of the run's step and at its end", async (n) => {
    const { awake } = await check(n, 12, false);
    if (n > 5) expect([...awake!.subarray(0, 6)]).toEqual([0, 0, 0, 1, 1, 1]);
    expect((await check(n, 32, true)).awake!.subarray(0, n).every((one) => one === 1)).toBe(true);
  });

  it("freezes what becomes no number, and lets all stand still where the tree did not fit", async () => {
    const { status, posMass } = await check(100, 4, false, 0, (velocity) => {
      velocity[5] = Number.NaN;
      velocity[9] = Number.POSITIVE_INFINITY;
    });
    expect(status![0]).toBe(FAULT_NONFINITE);
    expect(status![2]).toBe(2);
    expect(posMass![7]).toBe(0);
    const { awake } = await check(100, 32, true, FAULT_GROUPS);
    expect(awake![0]).not.toBe(1);
  });
});
