import { expect, it } from "vitest";
import { kick as spec } from "../../../src/engine/integrate/leapfrog.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_GROUPS, FAULT_NODES, FAULT_NONFINITE } from "../../reference/contract.ts";
import { kick } from "../../reference/kick.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("kick", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, fault = 0) {
    const sizes = sizesOf(n);
    const params = paramsOf(sizes, { kick: 0.1 });
    const { velocity, acceleration } = sphere(n);
    const status = new Uint32Array(16);
    status[0] = fault;
    const both = await driver.compare(spec, kick, { sizes, params, tables: { velocity, acceleration, status } });
    expectTable(
      both,
      "velocity",
      (k) => 3 * ROUNDING * (Math.abs(velocity[k] ?? 0) + 0.1 * Math.abs(acceleration[k] ?? 0)),
    );
    expectTable(both, "status");
    return { gpu: both.gpu, velocity };
  }

  it.each([0, ...COUNTS])("%i bodies", async (n) => {
    const { gpu, velocity } = await check(n);
    expect(gpu.status![3]).toBe(n > 0 ? 1 : 0);
    // |a| beside the velocity is the next step's to read.
    if (n > 0) expect(gpu.velocity![3]).toBe(velocity[3]);
  });

  it("goes on after frozen bodies, and stands still after an overflow", async () => {
    expect((await check(100, FAULT_NONFINITE)).gpu.status![3]).toBe(1);
    for (const fault of [FAULT_NODES, FAULT_GROUPS]) {
      const { gpu, velocity } = await check(100, fault);
      expect(gpu.status![3]).toBe(0);
      expect(gpu.velocity).toEqual(velocity);
    }
  });
});
