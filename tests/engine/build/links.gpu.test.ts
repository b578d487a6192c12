import { it } from "vitest";
import { links as spec } from "../../../src/engine/build/links.ts";
import { links } from "../../../src/engine/reference/links.ts";
import { nodes } from "../../../src/engine/reference/nodes.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver } from "../stageDriver.ts";

describeGpu("links", (device) => {
  const driver = new StageDriver(device);

  async function check(posMass: Float32Array) {
    const tree = treeOf({ posMass });
    const params = paramsOf(tree.sizes);
    // What `nodes` leaves: the first child of each, not counted yet.
    const nodeLink = new Uint32Array(tree.total);
    nodes({ params, ...tree, nodeLink });
    const { keys, nodeBegin, levelStart } = tree;
    const both = await driver.compare(spec, links, {
      sizes: tree.sizes,
      tables: { keys, nodeBegin, levelStart, nodeLink },
    });
    expectTable(both, "nodeLink");
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    await check(sphere(n).posMass);
  });

  it("of bodies at one point, in two clumps and on a line", async () => {
    await check(placed(300, () => [1, 1, 1]));
    await check(placed(300, (i) => [i % 2, 0, 0]));
    await check(placed(300, (i) => [i / 7, 0, 0]));
  });
});
