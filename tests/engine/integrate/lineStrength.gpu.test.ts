import { expect, it } from "vitest";
import { lineStrength as spec } from "../../../src/engine/integrate/vortices.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { lineStrength } from "../../reference/lineStrength.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { vortexCube } from "../vortexTables.ts";

describeGpu("lineStrength", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("gives %i elements the strengths of their line, which add up to nothing", async (n) => {
    const { elements } = vortexCube(n);
    const ids = Array.from({ length: n }, (_, i) => i);
    const id = Uint32Array.from(ids, (i) => n - 1 - i);
    const lineEnds = Uint32Array.from(ids.flatMap((i) => [(i + 1) % n, (i + n - 1) % n]));
    const lineCirculation = new Float32Array(n).fill(1.5);
    const tables = { elements, id, linePlace: id, lineEnds, lineCirculation };
    const both = await driver.compare(spec, lineStrength, { sizes: sizesOf(n), tables });
    // Places are within a cube of 1: two roundings.
    expectTable(both, "strengths", 3e-7);
    for (const k of [0, 1, 2]) {
      const sum = ids.reduce((all, i) => all + both.gpu.strengths![4 * i + k]!, 0);
      expect(Math.abs(sum)).toBeLessThan(1e-6 * Math.sqrt(n));
    }
  });
});
