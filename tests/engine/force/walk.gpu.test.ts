import { expect, it } from "vitest";
import { walkBy } from "../../../src/engine/force/bonsai/index.ts";
import { PLAIN, slicesOf } from "../../../src/engine/state/forceVariant.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { OPENING } from "../../reference/moments.ts";
import { walk } from "../../reference/walk.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, paramsOf, StageDriver } from "../stageDriver.ts";
import { forceTolerance } from "../tolerance.ts";
import { expectWalk } from "./expectWalk.ts";

describeGpu("walk", (device) => {
  const driver = new StageDriver(device);

  async function check(
    posMass: Float32Array,
    {
      theta = 0.6,
      eps2 = 0.0025,
      spline = 0,
      quadrupole = true,
      hexadecapole = false,
      slices = 1,
      groupSize = 64,
      by = "bonsai" as "bonsai" | "distance",
    } = {},
  ) {
    const tree = treeOf({ posMass }, OPENING[by], { theta }, 1, groupSize, hexadecapole);
    const params = paramsOf(tree.sizes, { theta, eps2, spline });
    const { nodeCentre, nodeTest, nodeMoments, nodeBox, groupList } = tree;
    const tables = { posMass: tree.posMass, nodeCentre, nodeTest, nodeMoments, nodeBox, groupList };
    const both = await driver.compare(
      slicesOf({ ...PLAIN, spline: spline > 0, quadrupole, hexadecapole }, slices).map(walkBy(by)),
      walk,
      {
        sizes: tree.sizes,
        params,
        tables,
      },
    );
    return expectWalk(both, tree, forceTolerance(tree.posMass, params.eps2 + (spline / 2.8) ** 2));
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    const { bodies, cells } = await check(sphere(n).posMass);
    // A few bodies are all near; many have both near and far ones.
    expect(bodies).toBeGreaterThan(0);
    if (n === 3000) expect(cells).toBeGreaterThan(0);
  });

  it("with spline softening opens what lies within its reach", async () => {
    const plain = await check(sphere(1500).posMass, { eps2: 0 });
    const soft = await check(sphere(1500).posMass, { eps2: 0, spline: 0.4 });
    expect(soft.cells).toBeGreaterThan(0);
    expect(soft.bodies).toBeGreaterThan(plain.bodies);
  });

  it.each(COUNTS)("of %i bodies in groups of 32", async (n) => {
    await check(sphere(n).posMass, { groupSize: 32, quadrupole: n !== 257 });
  });

  it.each([63, 257, 1500])("of %i bodies by hexadecapoles", async (n) => {
    await check(sphere(n).posMass, { hexadecapole: true });
    await check(sphere(n).posMass, { hexadecapole: true, groupSize: 32, by: "distance", eps2: 0 });
  });

  it("by minimum distance opens more", async () => {
    const plain = await check(sphere(1500).posMass);
    const strict = await check(sphere(1500).posMass, { by: "distance" });
    expect(strict.cells).toBeGreaterThan(0);
    expect(strict.bodies).toBeGreaterThan(plain.bodies);
  });

  it("by masses alone, and in slices", async () => {
    await check(sphere(1500).posMass, { quadrupole: false, slices: 4 });
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
