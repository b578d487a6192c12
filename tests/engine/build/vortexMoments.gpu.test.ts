import { expect, it } from "vitest";
import { vortexMoments as spec } from "../../../src/engine/build/vortices.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { STRENGTHS } from "../../reference/biotSavart.ts";
import { floatOf } from "../../reference/contract.ts";
import { vortexMoments } from "../../reference/vortexMoments.ts";
import { expectTable, StageDriver } from "../stageDriver.ts";
import { vortexCube, vortexTreeOf } from "../vortexTables.ts";

const ROUNDING = 2 ** -24;

describeGpu("vortexMoments", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number) {
    const tree = vortexTreeOf(vortexCube(n));
    const { sizes, params, elements, strengths, nodeLink, levelStart } = tree;
    for (let level = 0; levelStart[level]! < tree.total; level++) {
      const { nodeCentre, nodeStrengths, nodeTest, nodeBox } = tree;
      const tables = { elements, strengths, nodeLink, levelStart, nodeCentre, nodeStrengths, nodeTest, nodeBox };
      const both = await driver.compare(spec(level), vortexMoments, { sizes, params, tables });
      expectTable(both, "nodeBox");
      const weight = (node: number) => both.twin.nodeCentre![4 * node + 3]!;
      // Places to a few roundings of the cube's size; moments to those of |G| and its size to the power.
      expectTable(both, "nodeCentre", (k) => (k % 4 === 3 ? 16 * ROUNDING * weight(k >> 2) : 8 * ROUNDING));
      expectTable(both, "nodeStrengths", (k) => 24 * ROUNDING * weight(Math.floor(k / STRENGTHS)));
      for (let k = levelStart[level]!; k < levelStart[level + 1]!; k++) {
        const [open, reach, radius, link] = both.gpu.nodeTest!.subarray(4 * k, 4 * k + 4);
        const expected = both.twin.nodeTest!.subarray(4 * k, 4 * k + 4);
        expect(link).toBe(expected[3]);
        expect(floatOf(open!)).toBeCloseTo(floatOf(expected[0]!), 5);
        expect(floatOf(reach!)).toBeCloseTo(floatOf(expected[1]!), 5);
        expect(floatOf(radius!)).toBeCloseTo(floatOf(expected[2]!), 5);
      }
    }
    return tree;
  }

  it.each([1, 2, 17, 300])("of %i elements, level by level", async (n) => {
    const tree = await check(n);
    expect(tree.nodeTest[3]).toBe(tree.nodeLink[0]);
  });
});
