import { expect, it } from "vitest";
import { gasExact as spec } from "../../../src/engine/gas/stages.ts";
import { sampledBodies } from "../../../src/engine/measure/summary.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { gasExact } from "../../reference/gasExact.ts";
import { COUNTS, StageDriver, sizesOf } from "../stageDriver.ts";

/** Tables of `n` bodies of which every `each`-th, from number `first` on, is gas. */
function tablesOf(n: number, first: number, each: number) {
  const gasPlace = Uint32Array.from({ length: Math.ceil(Math.max(0, n - first) / each) }, (_, g) => first + each * g);
  const gasForce = new Float32Array(4 * Math.max(1, gasPlace.length)).map((_, k) => Math.fround(Math.cos(k)));
  const samples = new Uint32Array(512);
  samples.set(sampledBodies(n));
  const exact = new Float32Array(8 * 512).map((_, k) => Math.fround(Math.sin(k)));
  return { gas: gasPlace.length, tables: { gasPlace, gasForce, samples, exact } };
}

describeGpu("gas/exact", (device) => {
  const driver = new StageDriver(device);
  const trial = (n: number, gas: number, faults: number, tables: ReturnType<typeof tablesOf>["tables"]) => ({
    sizes: { ...sizesOf(n), gas: Math.max(1, gas) },
    tables: { ...tables, gasPlace: gas > 0 ? tables.gasPlace : new Uint32Array(1) },
    structs: { gasParams: { scale: 0.25 }, status: { gas, faults } },
  });

  it.each(COUNTS.flatMap((n) => [[n, 0, 1] as const, [n, 0, 3] as const, [n, 1, 2] as const]))(
    "%i bodies, gas from number %i on, every %i",
    async (n, first, each) => {
      const { gas, tables } = tablesOf(n, first, each);
      const both = await driver.compare(spec, gasExact, trial(n, gas, 0, tables));
      const changed = both.twin.exact!.filter((x, k) => x !== tables.exact[k]).length;
      // All that are sampled and gas, and no others.
      expect(changed).toBe(3 * sampledBodies(n).filter((i) => i >= first && (i - first) % each === 0).length);
      for (const [k, x] of both.gpu.exact!.entries()) expect(x).toBeCloseTo(both.twin.exact![k]!, 5);
    },
  );

  it("leaves them alone where neighbours had no room", async () => {
    const { gas, tables } = tablesOf(65, 0, 1);
    const leave = () => {};
    const both = await driver.compare(spec, leave, trial(65, gas, CONSTANTS.status.FAULT_OVERFLOW, tables));
    expect(both.gpu.exact).toEqual(tables.exact);
  });
});
