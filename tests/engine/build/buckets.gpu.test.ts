import { expect, it } from "vitest";
import { buckets as spec } from "../../../src/engine/build/tree.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { buckets } from "../../reference/buckets.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver } from "../stageDriver.ts";

describeGpu("buckets", (device) => {
  const driver = new StageDriver(device);

  async function check(posMass: Float32Array, bucketSize = 64, leafSize = 16) {
    const tree = treeOf({ posMass }, 0, { leafSize });
    const { keys, nodeBegin, nodeLink, levelStart } = tree;
    const both = await driver.compare(spec, buckets, {
      sizes: tree.sizes,
      params: paramsOf(tree.sizes, { bucketSize, leafSize }),
      tables: { keys, nodeBegin, nodeLink, levelStart },
    });
    expectTable(both, "bucketLink");
    return new Set(both.gpu.bucketLink!.slice(2 * tree.total).filter((_, k) => k % 2 === 0)).size;
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    await check(sphere(n).posMass);
  });

  it("of 32 bodies at most are more, and of as few as a leaf has they are its leaves", async () => {
    const { posMass } = sphere(1500);
    const large = await check(posMass);
    expect(await check(posMass, 32)).toBeGreaterThan(large);
    await check(posMass, 16);
    await check(posMass, 1, 1);
  });

  it("of bodies at one point, in two clumps and on a line", async () => {
    for (const place of [() => [1, 1, 1], (i) => [i % 2, 0, 0], (i) => [i / 7, 0, 0]] as Parameters<typeof placed>[1][])
      await check(placed(300, place));
  });
});
