import { expect, it } from "vitest";
import { walk as spec } from "../../../src/engine/force/walk.ts";
import { walk } from "../../../src/engine/reference/walk.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, paramsOf, StageDriver } from "../stageDriver.ts";
import { forceTolerance } from "../tolerance.ts";
import { expectWalk } from "./expectWalk.ts";

describeGpu("walk", (device) => {
  const driver = new StageDriver(device);

  async function check(posMass: Float32Array, { theta = 0.6, eps2 = 0.0025 } = {}) {
    const tree = treeOf({ posMass }, 0, { theta });
    const params = paramsOf(tree.sizes, { theta, eps2 });
    const { nodeCentre, nodeTest, nodeMoments, groupList } = tree;
    const tables = { posMass: tree.posMass, nodeCentre, nodeTest, nodeMoments, groupList };
    const both = await driver.compare(spec, walk, { sizes: tree.sizes, params, tables });
    return expectWalk(both, tree, forceTolerance(tree.posMass, params.eps2));
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    const { bodies, cells } = await check(sphere(n).posMass);
    // So many bodies are all near when they are few; many have both.
    expect(bodies).toBeGreaterThan(0);
    if (n === 3000) expect(cells).toBeGreaterThan(0);
  });

  it("with a wide and a narrow opening angle", async () => {
    const wide = await check(sphere(1000).posMass, { theta: 1.2 });
    const narrow = await check(sphere(1000).posMass, { theta: 0.2 });
    expect(narrow.bodies).toBeGreaterThan(wide.bodies);
  });

  it("without softening, of bodies at one point, in clumps and on a line", async () => {
    await check(
      placed(200, () => [1, 1, 1]),
      { eps2: 0 },
    );
    await check(
      placed(200, (i) => [i % 2, 0, i % 3]),
      { eps2: 0 },
    );
    await check(
      placed(300, (i) => [i / 7, 0, 0]),
      { eps2: 0 },
    );
  });
});
