import { expect, it } from "vitest";
import { listLengths as spec } from "../../../../src/engine/force/octgrav/index.ts";
import { PLAIN, slicesOf } from "../../../../src/engine/state/forceVariant.ts";
import { describeGpu } from "../../../gpuDevice.ts";
import type { Params } from "../../../reference/contract.ts";
import { type ListTables, listLengths } from "../../../reference/octgrav/listLengths.ts";
import { placed, sphere } from "../../sampleTables.ts";
import { COUNTS, StageDriver } from "../../stageDriver.ts";
import { bucketTree, only } from "../bucketTables.ts";
import { differing } from "../expectWalk.ts";

describeGpu("listLengths", (device) => {
  const driver = new StageDriver(device);

  async function check(
    posMass: Float32Array,
    {
      by = "cubeGap" as "cubeGap" | "bonsai",
      slices = 1,
      ...change
    }: Partial<Params> & { by?: "cubeGap" | "bonsai"; slices?: number } = {},
  ) {
    const tree = bucketTree(posMass, by, change);
    const twin = (tables: ListTables & { listSizes: Uint32Array; groupCounts: Uint32Array }) => {
      for (let index = 0; index < slices; index++) listLengths({ ...tables, dispatch: { index, last: slices - 1 } });
    };
    const both = await driver.compare(
      slicesOf({ ...PLAIN, spline: (change.spline ?? 0) > 0 }, slices).map((variant) => spec(by, variant)),
      twin,
      {
        sizes: tree.sizes,
        params: tree.params,
        tables: only(tree, "posMass", "nodeCentre", "nodeTest", "nodeBox", "bucketLink", "groupList"),
      },
    );
    for (const name of ["listSizes", "groupCounts"]) differing(both, name, tree.groupList[0]!);
    // Buckets of which no cell stands for the bodies.
    return Array.from(both.gpu.listSizes!).reduce((sum, size, k) => sum + (k % 4 === 1 ? size : 0), 0);
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    expect(await check(sphere(n).posMass)).toBeGreaterThan(0);
  });

  it("by Bonsai's criterion, with a narrow angle, with a spline, in slices", async () => {
    const { posMass } = sphere(1500);
    const wide = await check(posMass, { by: "bonsai", theta: 1.2 });
    expect(await check(posMass, { by: "bonsai", theta: 0.3 })).toBeGreaterThan(wide);
    await check(posMass, { by: "bonsai", spline: 0.3, eps2: 0 });
    await check(sphere(9000).posMass, { by: "cubeGap", slices: 2, theta: 1 });
  });

  it("of bodies at one point and on a line", async () => {
    await check(placed(300, () => [1, 1, 1]));
    await check(placed(300, (i) => [i / 7, 0, 0]));
  });
});
