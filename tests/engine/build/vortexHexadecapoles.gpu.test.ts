import { it } from "vitest";
import { vortexMoments as momentsSpec, vortexHexadecapoles as spec } from "../../../src/engine/build/vortices.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { HIGH_STRENGTHS, STRENGTHS } from "../../reference/biotSavart.ts";
import { floatOf } from "../../reference/contract.ts";
import { vortexHexadecapoles } from "../../reference/vortexHexadecapoles.ts";
import { vortexMoments } from "../../reference/vortexMoments.ts";
import { expectTable, StageDriver } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";
import { vortexCube, vortexTreeOf } from "../vortexTables.ts";

/** Roundings of a number: sums over up to 8 cells a level, with some products each, and shifts that cancel. */
const ROUNDINGS = 100;

describeGpu("vortexHexadecapoles", (device) => {
  const driver = new StageDriver(device);

  it.each([1, 17, 300])("of %i elements, level by level, behind what vortexMoments leaves", async (n) => {
    const tree = vortexTreeOf(vortexCube(n), {}, 1);
    const { sizes: plain, params, elements, strengths, nodeLink, levelStart, nodeCentre, nodeTest, nodeBox } = tree;
    const sizes = { ...plain, hexadecapole: true };
    for (let level = 0; levelStart[level]! < tree.total; level++) {
      const tables = { elements, strengths, nodeLink, levelStart, nodeCentre, nodeStrengths: tree.nodeStrengths };
      const both = await driver.compare(spec(level), vortexHexadecapoles, { sizes, params, tables });
      expectTable(both, "nodeStrengths", (at) => {
        const [node, which] = [Math.floor(at / HIGH_STRENGTHS), (at % HIGH_STRENGTHS) - STRENGTHS];
        const [weight, radius] = [nodeCentre[4 * node + 3]!, floatOf(nodeTest[4 * node + 2]!) + ROUNDING];
        return which < 0 ? 0 : ROUNDINGS * ROUNDING * weight * (radius + 1 / 8) * radius ** (which % 16 < 7 ? 2 : 3);
      });
      const records = { ...tables, nodeTest, nodeBox };
      const moments = await driver.compare(momentsSpec(level, true), vortexMoments, { sizes, params, tables: records });
      expectTable(
        moments,
        "nodeStrengths",
        (at) => 24 * ROUNDING * nodeCentre[4 * Math.floor(at / HIGH_STRENGTHS) + 3]!,
      );
    }
  });
});
