import { expect, it } from "vitest";
import { hexadecapoles as specs } from "../../../src/engine/build/tree.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { allHexadecapoles } from "../../reference/hexadecapoles.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

/** Roundings of a component: sums over up to 8 children a level, with some products each, and shifts that cancel. */
const ROUNDINGS = 100;

describeGpu("hexadecapoles", (device) => {
  const driver = new StageDriver(device);

  async function check(posMass: Float32Array) {
    const { sizes, ...tree } = treeOf({ posMass }, 4, {}, 1, 32, true);
    const { nodeLink, nodeCentre, levelStart, nodeTest } = tree;
    const radii = new Float32Array(nodeTest.buffer);
    // What moments leave: the others are not there yet.
    const nodeMoments = tree.nodeMoments.map((x, k) => (k % 24 < 8 ? x : Number.NaN));
    const both = await driver.compare(specs, allHexadecapoles, {
      sizes,
      tables: { posMass: tree.posMass, nodeLink, nodeCentre, levelStart, nodeMoments, status: new Uint32Array(16) },
    });
    // Of mass times the third or fourth power of the node's radius; its centre of mass is rounded too.
    const place = Math.max(...tree.posMass.map(Math.abs));
    expectTable(both, "nodeMoments", (at) => {
      const [node, which] = [Math.floor(at / 24), at % 24];
      const [mass, radius] = [nodeCentre[4 * node + 3]!, radii[4 * node + 2]! + ROUNDING * place];
      return which < 8 ? 0 : ROUNDINGS * ROUNDING * mass * (radius + place / 8) * radius ** (which < 15 ? 2 : 3);
    });
    return both.gpu.nodeMoments!;
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    await check(sphere(n).posMass);
  });

  it("of bodies at one point there are none, on a line they have a sign", async () => {
    const point = await check(placed(300, () => [1, 1, 1]));
    expect(point.filter((_, k) => k % 24 >= 8).every((x) => x === 0)).toBe(true);
    const line = await check(placed(300, (i) => [i / 7, 0, 0]));
    // xxxx of the root.
    expect(line[16]).toBeGreaterThan(0);
  });
});
