import { describe, expect, it } from "vitest";
import { allCells, octant, sameCell, splitCells } from "../../reference/cells.ts";
import { unpackLink } from "../../reference/contract.ts";
import { placed, sortedKeys, sphere, treeOf } from "../sampleTables.ts";

const SAMPLES: [string, Float32Array][] = [
  ["1 body", sphere(1).posMass],
  ["17 bodies", sphere(17).posMass],
  ["a sphere of 1000", sphere(1000).posMass],
  ["300 at one point", placed(300, () => [2, 2, 2])],
  ["300 on a line", placed(300, (i) => [i, 0, 0])],
  ["300 on a plane", placed(300, (i) => [i % 17, Math.floor(i / 17), 0])],
  ["a tight pair far from 40 others", placed(42, (i) => (i < 2 ? [1 + i * 1e-7, 1, 1] : [-i, i * i, 3]))],
];

describe.each(SAMPLES)("the octree over %s", (_, posMass) => {
  const n = posMass.length / 4;
  const { keys } = sortedKeys(posMass);
  const cells = allCells(splitCells(keys, n, 16));
  const leaves = cells.filter((cell) => cell.children.length === 0);

  it("has every body in exactly one leaf, and at most 16 in each", () => {
    let next = 0;
    for (const leaf of leaves) {
      expect(leaf.begin).toBe(next);
      expect(leaf.end - leaf.begin).toBeLessThanOrEqual(16);
      next = leaf.end;
    }
    expect(next).toBe(n);
  });

  it("has cells of more than 16 inside, each the cell that its bodies share and no others", () => {
    for (const { level, begin, end, children } of cells) {
      expect(children.length > 0).toBe(end - begin > 16);
      for (let i = begin; i < end; i++) expect(sameCell(keys, begin, i, level)).toBe(true);
      if (begin > 0) expect(sameCell(keys, begin - 1, begin, level)).toBe(false);
      if (end < n) expect(sameCell(keys, begin, end, level)).toBe(false);
    }
  });

  it("has one node more than it has children in all, eight at most each", () => {
    const children = cells.map((cell) => cell.children.length);
    expect(cells.length).toBe(1 + children.reduce((a, b) => a + b, 0));
    expect(Math.max(...children)).toBeLessThanOrEqual(8);
  });

  it("is what the nodes and their links say, level by level", () => {
    const tree = treeOf({ posMass });
    expect(tree.total).toBe(cells.length);
    const byLevel = cells
      .map((cell, order) => ({ cell, order }))
      .sort((a, b) => a.cell.level - b.cell.level || a.order - b.order);
    byLevel.forEach(({ cell }, k) => {
      expect(tree.nodeBegin[k]).toBe(cell.begin + cell.level * 2 ** 27);
      const link = unpackLink(tree.nodeLink[k]!);
      if (cell.children.length === 0) {
        expect(link).toEqual({ leaf: true, first: cell.begin, count: cell.end - cell.begin });
      } else {
        const first = byLevel.findIndex((other) => other.cell === cell.children[0]);
        expect(link).toEqual({ leaf: false, first, count: cell.children.length });
      }
    });
    const groups = tree.groupList[0]!;
    expect(groups).toBe(Math.ceil(n / 64));
    expect(tree.groupList[1]).toBe(Math.max(...cells.map((cell) => cell.level)));
    expect([...tree.groupList.subarray(2)]).toEqual([...Array.from({ length: groups }, (_, g) => 64 * g), n]);
  });
});

it("the octants of a body are the digits of its key, then those of its place", () => {
  // Key 0o1234567 in the last digits of 21, body 0o7654 of 9 digits.
  const key = 0o1234567;
  const keys = new Uint32Array(2 * 0o7655);
  keys[2 * 0o7654 + 1] = key;
  keys[2 * 0o7654] = 0o5 * 2 ** 28 + 0o1;
  expect(octant(keys, 0o7654, 1)).toBe(5);
  // Bit 32 of the key is the last bit of digit 11, counted from 1.
  expect(octant(keys, 0o7654, 11)).toBe(4);
  expect([15, 16, 17, 18, 19, 20, 21].map((level) => octant(keys, 0o7654, level))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect([26, 27, 28, 29, 30].map((level) => octant(keys, 0o7654, level))).toEqual([0, 7, 6, 5, 4]);
});
