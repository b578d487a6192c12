import { expect, it } from "vitest";
import { interactionList as spec } from "../../../src/engine/measure/stages.ts";
import type { Opening } from "../../../src/engine/state/forceVariant.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { interactionList } from "../../reference/interactionList.ts";
import { OPENING } from "../../reference/moments.ts";
import { sphere, treeOf } from "../sampleTables.ts";
import { paramsOf, StageDriver, type Tables } from "../stageDriver.ts";

const { HEAD, CAPACITY } = CONSTANTS["measure/interactionList"];

/** Head, and the two lists in the order of their numbers: a walk takes nodes in an order of its own. */
function lists(table: Tables[string]) {
  const [cells, leaves] = [table[1]!, table[5]! / 16];
  const sorted = (from: number, count: number) => [...table.subarray(from, from + count)].sort((a, b) => a - b);
  return { head: [...table.subarray(0, 13)], cells: sorted(HEAD, cells), leaves: sorted(HEAD + CAPACITY, leaves) };
}

describeGpu("interactionList", (device) => {
  const driver = new StageDriver(device);

  async function check(
    n: number,
    opening: Opening,
    place: number,
    quadrupole = true,
    theta = 0.6,
    spline = 0,
    hexadecapole = false,
  ) {
    const change = { theta, spline, eps2: spline > 0 ? 0 : 0.05 ** 2 };
    const {
      sizes,
      total: _,
      ...tree
    } = treeOf(sphere(n), OPENING[opening], change, Number(quadrupole), 32, hexadecapole);
    const both = await driver.compare(
      spec({ opening, spline: spline > 0, quadrupole, hexadecapole }),
      interactionList,
      {
        sizes,
        params: paramsOf(sizes, change),
        tables: { ...tree, places: new Uint32Array(17).fill(place) },
      },
    );
    expect(lists(both.gpu.interactions!)).toEqual(lists(both.twin.interactions!));
    return lists(both.gpu.interactions!);
  }

  it.each(["bonsai", "distance", "error"] as const)(
    "by %s, of the first, a middle and the last group",
    async (opening) => {
      for (const place of [0, 700, 1499]) {
        const { cells, leaves } = await check(1500, opening, place);
        expect(cells.length).toBeGreaterThan(0);
        expect(leaves.length).toBeGreaterThan(0);
      }
    },
  );

  it("of a tree of one leaf, and of a few groups", async () => {
    for (const n of [1, 2, 63, 65]) await check(n, "bonsai", n - 1);
  });

  it("by masses alone, by hexadecapoles, with a spline, with a narrow angle", async () => {
    await check(1000, "error", 10, false);
    await check(1000, "bonsai", 10, true, 0.6, 0.3);
    await check(1000, "error", 10, true, 0.6, 0, true);
    const narrow = await check(1000, "bonsai", 10, true, 0.2);
    const wide = await check(1000, "bonsai", 10, true, 1.2);
    expect(narrow.leaves.length).toBeGreaterThan(wide.leaves.length);
  });
});
