import { expect, it } from "vitest";
import { CURVE_LEVELS, cubeAround, curveKey, keysOf } from "../../../src/engine/domains/curve.ts";
import { cutsOf, pieceOf, samplesOf } from "../../../src/engine/domains/division.ts";
import { hilbertKey } from "../../reference/keys.ts";

/** 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Bodies within a ball about a place. */
function clump(n: number, at: readonly number[], radius: number, random: () => number): Float32Array {
  return Float32Array.from({ length: 4 * n }, (_, k) => (k % 4 === 3 ? 1 : at[k % 4]! + radius * (2 * random() - 1)));
}

/** How many bodies each piece has, of domains that are cut again from their own samples. */
function sizes(domains: readonly Float32Array[], pieces: number, work: readonly number[]): number[] {
  const cube = cubeAround(
    domains.map((bodies) => {
      const axis = (k: number) => bodies.filter((_, at) => at % 4 === k);
      const ends = (choose: (...values: number[]) => number) => [0, 1, 2].map((k) => choose(...axis(k)));
      return [...ends(Math.min), ...ends(Math.max)];
    }),
  );
  let next = 0;
  const parts = domains.map((bodies) => ({
    keys: keysOf(cube, bodies),
    id: Uint32Array.from({ length: bodies.length / 4 }, () => next++),
  }));
  const cuts = cutsOf(
    parts.map(({ keys, id }, k) => samplesOf(keys, id, work[k]!)),
    pieces,
  );
  const found = new Array<number>(pieces).fill(0);
  for (const { keys, id } of parts) for (const [i, key] of keys.entries()) found[pieceOf(cuts, key, id[i]!)]!++;
  return found;
}

it("keys are those of the curve drawn by its own definition", () => {
  const random = numbers(3);
  const last = 2 ** CURVE_LEVELS - 1;
  const cells = [
    [0, 0, 0],
    [last, last, last],
    [last, 0, 0],
    ...Array.from({ length: 200 }, () => [0, 0, 0].map(() => Math.floor(random() * (last + 1)))),
  ];
  for (const [x, y, z] of cells) expect(BigInt(curveKey(x!, y!, z!))).toBe(hilbertKey([x!, y!, z!], CURVE_LEVELS));
});

it.each([1, 2, 3, 4, 8])("cuts even bodies into %d even pieces, to one sample", (pieces) => {
  const random = numbers(5);
  const found = sizes([clump(3000, [0, 0, 0], 1, random), clump(1000, [0, 0, 0], 1, random)], pieces, [3000, 1000]);
  expect(found.reduce((sum, n) => sum + n)).toBe(4000);
  for (const n of found) expect(Math.abs(n - 4000 / pieces)).toBeLessThanOrEqual(1);
});

it("cuts clumps a million times denser than their surroundings as evenly, and more bodies than are sampled nearly so", () => {
  const random = numbers(7);
  const clumps = [clump(5000, [0, 0, 0], 1, random), clump(15000, [0.3, 0.2, -0.4], 0.01, random)];
  const found = sizes(clumps, 4, [5000, 15000]);
  expect(found.reduce((sum, n) => sum + n)).toBe(20000);
  // A piece has some 2000 of the 8192 samples, drawn from the bodies evenly: 4 sigma of their number.
  for (const n of found) expect(Math.abs(n / 5000 - 1)).toBeLessThan(4 / Math.sqrt(2000));
});

it("gives bodies that cost three times as much to pieces with fewer of them", () => {
  const random = numbers(11);
  const [cheap, dear] = [clump(2000, [-0.5, -0.5, -0.5], 0.4, random), clump(2000, [0.5, 0.5, 0.5], 0.4, random)];
  const found = sizes([cheap, dear], 2, [2000, 6000]);
  // Of 8000 units each piece has 4000: one all cheap bodies and a third of the dear ones.
  expect([...found].sort((a, b) => a - b)).toEqual([expect.closeTo(1333, -1), expect.closeTo(2667, -1)]);
});

it("tells bodies at one place apart by their numbers", () => {
  const same = new Float32Array(4 * 900).fill(0.25);
  expect(sizes([same.slice(0, 1200), same.slice(1200)], 3, [300, 600])).toEqual([300, 300, 300]);
});

it("leaves pieces empty where there are fewer bodies, and needs none at all", () => {
  const random = numbers(13);
  expect(sizes([clump(2, [0, 0, 0], 1, random)], 4, [2]).reduce((sum, n) => sum + n)).toBe(2);
  expect([...cutsOf([new Float64Array()], 3)]).toEqual(new Array(4).fill(Number.POSITIVE_INFINITY));
});
