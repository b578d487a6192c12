import { expect, it } from "vitest";
import { heunCorrect as spec } from "../../../src/engine/integrate/vortices.ts";
import { STRETCHINGS } from "../../../src/engine/state/vortexVariant.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_NODES, FAULT_NONFINITE } from "../../reference/contract.ts";
import { heunCorrect } from "../../reference/heunCorrect.ts";
import { expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";
import { heunTables } from "../vortexTables.ts";

const TOLERANCE = 1e-6;

describeGpu("heunCorrect", (device) => {
  const driver = new StageDriver(device);

  async function check(
    n: number,
    stretching: (typeof STRETCHINGS)[number],
    { fault = 0, broken = -1, relaxation = 0 } = {},
  ) {
    const sizes = sizesOf(n);
    const { vortex, ...tables } = heunTables(n, fault);
    if (broken >= 0) tables.induced[16 * broken + 3] = Number.POSITIVE_INFINITY;
    const trial = { sizes, params: paramsOf(sizes), tables, structs: { vortex: { ...vortex, relaxation } } };
    const both = await driver.compare(spec(stretching), heunCorrect, trial);
    for (const name of ["elements", "strengths"]) expectTable(both, name, TOLERANCE);
    expectTable(both, "status");
    return { gpu: both.gpu, tables };
  }

  it.each(STRETCHINGS)("with %s stretching", async (stretching) => {
    for (const n of [1, 300]) expect((await check(n, stretching)).gpu.status![3]).toBe(1);
  });

  it("turns strengths towards the vorticity, whatever their size", async () => {
    for (const relaxation of [0.25, 1]) {
      const { gpu } = await check(300, "classical", { relaxation });
      const { strengths } = (await check(300, "classical")).gpu;
      for (let i = 0; i < 1200; i += 4) {
        const size = (table: ArrayLike<number>) => Math.hypot(table[i]!, table[i + 1]!, table[i + 2]!);
        expect(size(gpu.strengths!) / size(strengths!)).toBeCloseTo(1, 5);
      }
    }
  });

  it("stands still after an overflow", async () => {
    const { gpu, tables } = await check(20, "transposed", { fault: FAULT_NODES });
    expect(gpu.elements).toEqual(tables.elements);
  });

  it("takes the strength of what would become non-finite, and says so", async () => {
    const { gpu, tables } = await check(20, "classical", { broken: 7 });
    expect(gpu.status![0]).toBe(FAULT_NONFINITE);
    expect(gpu.strengths!.subarray(28, 32)).toEqual(new Float32Array(4));
    expect(gpu.elements!.subarray(28, 32)).toEqual(tables.elements.subarray(28, 32));
  });
});
