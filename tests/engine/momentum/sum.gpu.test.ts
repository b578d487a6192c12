import { expect, it } from "vitest";
import { sum as spec } from "../../../src/engine/momentum/stages.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { sum } from "../../reference/momentum/sum.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, StageDriver, sizesOf } from "../stageDriver.ts";

/** The sizes of all parts of the sum added up: sum m |a| along an axis. */
function sizeOf({ posMass, acceleration }: { posMass: Float32Array; acceleration: Float32Array }): number {
  let size = 0;
  for (let i = 0; i < posMass.length; i += 4)
    size += Math.abs(posMass[i + 3]!) * Math.hypot(...acceleration.subarray(i, i + 3));
  return size;
}

const totalsOf = (parts: ArrayLike<number>) => {
  const all = [0, 0, 0, 0];
  for (let k = 0; k < parts.length; k++) all[k % 4]! += parts[k]!;
  return all;
};

describeGpu("momentum/sum", (device) => {
  const driver = new StageDriver(device);

  // From 131 072 bodies on a thread has several.
  it.each([0, ...COUNTS, 5000, 200_000])("of %i bodies", async (n) => {
    const sizes = sizesOf(n);
    const tables = sphere(n);
    const runs = [1, 2].map(() => driver.compare(spec, sum, { sizes, tables }));
    const [{ gpu, twin }, again] = await Promise.all(runs as [(typeof runs)[0], (typeof runs)[0]]);
    expect(again.gpu.parts).toEqual(gpu.parts);
    const [found, expected] = [totalsOf(gpu.parts!), totalsOf(twin.parts!)];
    const size = sizeOf(tables);
    for (let k = 0; k < 3; k++) expect(Math.abs(found[k]! - expected[k]!)).toBeLessThanOrEqual(1e-6 * size);
    expect(Math.abs(found[3]! - expected[3]!)).toBeLessThanOrEqual(1e-6 * expected[3]!);
    // Each part by itself.
    const worst = Math.max(0, ...Array.from(gpu.parts!, (x, k) => Math.abs(x - twin.parts![k]!)));
    expect(worst).toBeLessThanOrEqual(1e-6 * (size + expected[3]!));
  });

  it("leaves out bodies without mass, and those whose forces are no numbers", async () => {
    const n = 700;
    const tables = sphere(n);
    for (const i of [0, 63, 64, 300]) tables.posMass[4 * i + 3] = 0;
    tables.acceleration.set([Number.NaN, 1, 1], 4 * 64);
    tables.acceleration.set([Number.NaN, 0, 0], 4 * 65);
    tables.acceleration.set([0, Number.POSITIVE_INFINITY, 0], 4 * 699);
    const { gpu, twin } = await driver.compare(spec, sum, { sizes: sizesOf(n), tables });
    const worst = Math.max(...Array.from(gpu.parts!, (x, k) => Math.abs(x - twin.parts![k]!)));
    expect(worst).toBeLessThan(1e-6);
    expect(totalsOf(gpu.parts!)[3]).toBeGreaterThan(1);
  });
});
