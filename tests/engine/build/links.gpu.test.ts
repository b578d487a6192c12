import { expect, it } from "vitest";
import { links as spec } from "../../../src/engine/build/tree.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { links } from "../../reference/links.ts";
import { nodes } from "../../reference/nodes.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver } from "../stageDriver.ts";

describeGpu("links", (device) => {
  const driver = new StageDriver(device);

  async function check(posMass: Float32Array) {
    const tree = treeOf({ posMass });
    const params = paramsOf(tree.sizes);
    // What `nodes` leaves: the first child of each, not counted yet.
    const nodeLink = new Uint32Array(tree.total);
    const status = new Uint32Array(16);
    nodes({ params, ...tree, nodeLink, status });
    const { keys, nodeBegin, levelStart } = tree;
    const both = await driver.compare(spec, links, {
      sizes: tree.sizes,
      tables: { keys, nodeBegin, levelStart, nodeLink, status },
    });
    expectTable(both, "nodeLink");
    expectTable(both, "status");
    // The lists are in no order; twice as many bodies as a subtree holds have some above them.
    const [trees, top] = [both.twin.status![5]!, both.twin.status![6]!];
    const entries = (table: ArrayLike<number>) =>
      Array.from({ length: tree.sizes.n }, (_, i) => [table[2 * i]!, table[2 * i + 1]!] as const);
    const sorted = (table: ArrayLike<number>, from: number, to: number) =>
      entries(table)
        .slice(from, to)
        .sort(([a], [b]) => a - b);
    const n = tree.sizes.n;
    for (const [from, to] of [
      [0, trees],
      [n - top, n],
    ] as const)
      expect(sorted(both.gpu.subtrees!, from, to)).toEqual(sorted(both.twin.subtrees!, from, to));
    if (n > 512) expect(top).toBeGreaterThan(0);
    expect(trees).toBeGreaterThan(0);
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
