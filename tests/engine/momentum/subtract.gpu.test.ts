import { expect, it } from "vitest";
import { subtract as spec } from "../../../src/engine/momentum/stages.ts";
import { sumParts } from "../../../src/engine/state/sizes.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { subtract } from "../../reference/momentum/subtract.ts";
import { sum } from "../../reference/momentum/sum.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

/** Bodies, what gravity does to all of them in parts, and a status. */
function trial(n: number, faults = 0) {
  const sizes = sizesOf(n);
  const { posMass, acceleration } = sphere(n);
  // Unequal masses alone leave a sum of some percent; this is more.
  for (let i = 0; i < n; i++) acceleration[4 * i]! += 0.5;
  const exact = new Float64Array(4 * sumParts(n));
  sum({ params: paramsOf(sizes), PARTS: sumParts(n), posMass, acceleration, parts: exact });
  const parts = Float32Array.from(exact);
  const status = new Uint32Array(16);
  status[0] = faults;
  return { sizes, posMass, tables: { acceleration, parts, status } };
}

describeGpu("momentum/subtract", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS, 1023, 1024, 1025, 5000, 200_000])("from %i bodies", async (n) => {
    const { sizes, posMass, tables } = trial(n);
    const both = await driver.compare(spec, subtract, { sizes, tables });
    const most = tables.acceleration.reduce((size, a) => Math.max(size, Math.abs(a)), 0);
    expectTable(both, "acceleration", 16 * ROUNDING * most);
    // The potential stays to the bit.
    const moved = tables.acceleration.findIndex((a, k) => k % 4 === 3 && both.gpu.acceleration![k] !== a);
    expect(moved).toBe(-1);
    // What is left of the sum.
    let [left, size] = [0, 0];
    for (let i = 0; i < 4 * n; i += 4) {
      left += posMass[i + 3]! * both.gpu.acceleration![i]!;
      size += posMass[i + 3]! * Math.abs(tables.acceleration[i]!);
    }
    expect(Math.abs(left)).toBeLessThanOrEqual(1e-6 * size);
  });

  it.each([
    ["where a tree did not fit", (parts: Float32Array) => parts, 1],
    ["where no body has mass", (parts: Float32Array) => parts.fill(0), 0],
    ["where sums leave float32", (parts: Float32Array) => parts.fill(3e38), 0],
  ])("leaves forces as they are %s", async (_, change, faults) => {
    const { sizes, tables } = trial(3000, faults);
    change(tables.parts);
    const { gpu } = await driver.compare(spec, () => {}, { sizes, tables });
    expect(gpu.acceleration).toEqual(tables.acceleration);
  });
});
