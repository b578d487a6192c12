import { expect, it } from "vitest";
import { heunPredict as spec } from "../../../src/engine/integrate/vortices.ts";
import { STRETCHINGS } from "../../../src/engine/state/vortexVariant.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_NODES } from "../../reference/contract.ts";
import { heunPredict } from "../../reference/heunPredict.ts";
import { expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";
import { heunTables } from "../vortexTables.ts";

const TOLERANCE = 1e-6;

describeGpu("heunPredict", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, stretching: (typeof STRETCHINGS)[number], { fault = 0, broken = -1 } = {}) {
    const sizes = sizesOf(n);
    const { vortex, ...tables } = heunTables(n, fault);
    if (broken >= 0) tables.induced[16 * broken + 3] = Number.POSITIVE_INFINITY;
    const trial = { sizes, params: paramsOf(sizes), tables, structs: { vortex } };
    const both = await driver.compare(spec(stretching), heunPredict, trial);
    for (const name of ["elements", "strengths"]) expectTable(both, name, TOLERANCE);
    if (fault === 0 && broken < 0) expectTable(both, "halfway", TOLERANCE);
    return { gpu: both.gpu, tables };
  }

  it.each(STRETCHINGS)("with %s stretching", async (stretching) => {
    for (const n of [1, 300]) await check(n, stretching);
  });

  it("stands still after an overflow", async () => {
    const { gpu, tables } = await check(20, "transposed", { fault: FAULT_NODES });
    expect(gpu.elements).toEqual(tables.elements);
  });

  it("leaves what would become non-finite where it is, without strength, so that it does not reach the others", async () => {
    const { gpu, tables } = await check(20, "classical", { broken: 7 });
    expect(gpu.strengths!.subarray(28, 32)).toEqual(new Float32Array(4));
    expect(gpu.elements!.subarray(28, 32)).toEqual(tables.elements.subarray(28, 32));
  });
});
