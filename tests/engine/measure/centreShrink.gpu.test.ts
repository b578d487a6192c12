import { expect, it } from "vitest";
import { centreShrink as spec } from "../../../src/engine/measure/profiler.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { centreShrink } from "../../reference/centreShrink.ts";
import { sweepGroups } from "../../reference/sweep.ts";
import { spheresOf } from "../galaxyTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

/** Sums as workgroups leave them: positive numbers below 1 but for the bodies, `bodies` a workgroup and galaxy. */
function partialsOf(n: number, bodies: number): Float32Array {
  const partials = new Float32Array(12 * 8 * 256);
  for (let k = 0; k < 96 * sweepGroups(n); k++) partials[k] = k % 12 === 8 ? bodies : ((k * 7919) % 1009) / 1009;
  return partials;
}

describeGpu("centreShrink", (device) => {
  const driver = new StageDriver(device);
  const cases = [0, ...COUNTS, 30_000].flatMap((n) => [0, 1, 2].map((index) => [n, index] as const));

  it.each(cases)("%i bodies in round %i", async (n, index) => {
    const spheres = spheresOf(
      { centre: [1, 2, 3], radius: 2, bodies: 1000 },
      { centre: [3, 2, 1], radius: 1, bodies: 50 * sweepGroups(n) },
      { centre: [0, 0, 0], radius: 0, bodies: 10 },
    );
    const tables = { partials: partialsOf(n, 3), spheres };
    const both = await driver.compare(spec({ index, last: 3 }), centreShrink, { sizes: sizesOf(n), tables });
    // Sums of 256 numbers below 1 and a few roundings of numbers below 12; a radius is the exponential of up to 1/3.
    expectTable(both, "spheres", (k) => 64 * ROUNDING * (4 + Math.abs(both.twin.spheres![k]!)));
    // The fourth galaxy is not requested.
    expect([...both.gpu.spheres!.subarray(24, 32)]).toEqual([...spheres.subarray(24, 32)]);
  });

  it("stands still where too few are left, or they weigh nothing", async () => {
    const spheres = spheresOf({ centre: [1, 2, 3], radius: 2, bodies: 10_000 }, { centre: [3, 2, 1], radius: 1 });
    const partials = partialsOf(64, 199);
    partials[12 + 3] = 0;
    const tables = { partials, spheres };
    const { gpu } = await driver.compare(spec({ index: 5, last: 2 }), centreShrink, { sizes: sizesOf(64), tables });
    expect([...gpu.spheres!]).toEqual([...spheres]);
  });
});
