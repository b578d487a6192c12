import { describe, expect, it } from "vitest";
import { bounds } from "../../reference/bounds.ts";
import { keys } from "../../reference/keys.ts";
import { radixScatter } from "../../reference/radixScatter.ts";
import { rootCube } from "../../reference/rootCube.ts";
import { cubeOf, mixedKeys, placed, sphere } from "../sampleTables.ts";
import { differences, paramsOf, sizesOf } from "../stageDriver.ts";
import { COUNTS, longKeys, StageMemory } from "./stageMemory.ts";

/** A sphere with some bodies far away, up to 1e12 radii. */
function withFarBodies(n: number, every: number): Float32Array {
  const { posMass } = sphere(n);
  for (let i = 0; i < n; i += every) {
    const distance = 10 ** (1 + (11 * i) / n);
    for (let k = 0; k < 3; k++) posMass[4 * i + k] = distance * Math.sin((7 - 2 * k) * i + k);
  }
  return posMass;
}

/** What the twins of bounds and rootCube find. */
function twinBounds(posMass: Float32Array) {
  const params = paramsOf(sizesOf(posMass.length / 4));
  const partials = new Float32Array(8 * 256);
  bounds({ params, posMass, partials });
  return { params, partials };
}

/** Bounds by parts, as so many threads find them. */
function boundsIn(memory: StageMemory, posMass: Float32Array, parts: number): number {
  const n = posMass.length / 4;
  const at = memory.put(posMass);
  const partials = memory.room(32 * parts);
  for (let p = 0; p < parts; p++) {
    memory.stages.bounds(at, Math.floor((p * n) / parts), Math.floor(((p + 1) * n) / parts), partials + 32 * p);
  }
  return partials;
}

describe("bounds", () => {
  it.each(COUNTS)("of %i bodies in 1, 2, 3 and 4 parts", async (n) => {
    const memory = await StageMemory.create();
    const { posMass } = sphere(n);
    if (n > 60) posMass.set([Number.NaN, Number.POSITIVE_INFINITY, 3, 1], 4 * 40);
    const twin = twinBounds(posMass).partials;
    const groups = Math.max(1, Math.ceil(n / 2048));
    const low = (table: ArrayLike<number>, parts: number, k: number) =>
      Math.min(...Array.from({ length: parts }, (_, p) => table[8 * p + k]!));
    for (const parts of [1, 2, 3, 4]) {
      const own = memory.floats(boundsIn(memory, posMass, parts), 8 * parts);
      for (let k = 0; k < 3; k++) {
        expect(low(own, parts, k)).toBe(low(twin, groups, k));
        const [high, wanted] = [own, twin].map(
          (table) =>
            -low(
              table.map((x) => -x),
              table === own ? parts : groups,
              4 + k,
            ),
        );
        expect(high).toBe(wanted);
      }
    }
  });
});

describe("rootCube", () => {
  it.each([
    ...COUNTS.map((n) => [`${n} bodies`, sphere(n).posMass] as const),
    ["bodies at one point", placed(100, () => [3, -4, 5])] as const,
    ["few far bodies", withFarBodies(3000, 150)] as const,
    ["many far bodies", withFarBodies(3000, 7)] as const,
    ["bodies far from the origin", placed(70, (i) => [1e6 + i, -1e6, 2e5 + 0.5 * i])] as const,
  ])("around %s: to the last bit", async (_, posMass) => {
    const memory = await StageMemory.create();
    const { params, partials } = twinBounds(posMass);
    const root = new Float32Array(8);
    rootCube({ params, partials, posMass, root });
    for (const parts of [1, 3]) {
      const own = memory.room(32);
      const n = posMass.length / 4;
      memory.stages.rootCube(boundsIn(memory, posMass, parts), parts, memory.put(posMass), n, own, memory.room(2048));
      expect(memory.floats(own, 6)).toEqual(root.subarray(0, 6));
    }
  });
});

describe("keys", () => {
  async function check(posMass: Float32Array, root = cubeOf(posMass)) {
    const memory = await StageMemory.create();
    const n = posMass.length / 4;
    const twin = { keys: new Uint32Array(2 * n), order: new Uint32Array(n) };
    keys({ params: paramsOf(sizesOf(n)), root, posMass, ...twin });
    const [key, order] = [memory.room(8 * n), memory.room(4 * n)];
    const [place, cube] = [memory.put(posMass), memory.put(root)];
    // In two parts that are no multiples of four.
    const half = Math.floor(n / 2);
    memory.stages.keys(place, cube, half, n, key, order);
    memory.stages.keys(place, cube, 0, half, key, order);
    expect(memory.longs(key, n)).toEqual(longKeys(twin.keys));
    expect(memory.words(order, n)).toEqual(twin.order);
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    await check(sphere(n).posMass, n === 0 ? new Float32Array(8) : cubeOf(sphere(n).posMass));
  });

  it("of corners, edges and bodies outside the cube, which go to its edge", async () => {
    const last = 2 ** 21 - 1;
    const places = [0, 1, last / 2, last - 1, last, last + 5, -3, 1e30];
    const half = 2 ** 20;
    await check(
      placed(512, (i) => [places[i % 8]!, places[Math.floor(i / 8) % 8]!, places[Math.floor(i / 64)]!]),
      new Float32Array([half, half, half, 3e38, half, 1, 0, 0]),
    );
  });

  it("of far bodies, which are drawn in, and of bodies at one point", async () => {
    await check(withFarBodies(3000, 33));
    await check(placed(64, () => [1, 2, 3]));
  });
});

describe("sort", () => {
  /** The order by the twin: eight digits, each kept in the order that it had. */
  function twinOrder(keysGiven: Uint32Array) {
    const n = keysGiven.length / 2;
    const table = { keys: keysGiven, order: Uint32Array.from({ length: n }, (_, i) => i) };
    for (let digit = 0; digit < 8; digit++) {
      const next = { sortedKeys: new Uint32Array(2 * n), sortedOrder: new Uint32Array(n) };
      radixScatter({ params: paramsOf(sizesOf(n)), dispatch: { index: digit, last: digit }, ...table, ...next });
      table.keys = next.sortedKeys;
      table.order = next.sortedOrder;
    }
    return table;
  }

  async function check(given: Uint32Array) {
    const n = given.length / 2;
    const twin = twinOrder(given);
    for (const parts of [1, 2, 3, 4, 7]) {
      const memory = await StageMemory.create();
      const start = (p: number) => Math.floor((n * Math.min(p, parts)) / parts);
      let from = { keys: memory.put(longKeys(given)), order: memory.put(Uint32Array.from({ length: n }, (_, i) => i)) };
      let to = { keys: memory.room(8 * n), order: memory.room(4 * n) };
      const counts = memory.room(8192);
      for (let p = 0; p < parts; p++)
        memory.stages.sortPart(from.keys, from.order, to.keys, to.order, start(p), start(p + 1), counts);
      for (let width = 1; width < parts; width *= 2) {
        for (let p = 0; p < parts; p += 2 * width) {
          const [left, right, end] = [start(p), start(p + width), start(p + 2 * width)];
          // The result in three pieces, each found by itself.
          for (let piece = 0; piece < 3; piece++) {
            const cut = (k: number) => left + Math.floor(((end - left) * k) / 3);
            memory.stages.mergeParts(
              ...([from.keys, from.order, to.keys, to.order, left, right, end, cut(piece), cut(piece + 1)] as const),
            );
          }
        }
        [from, to] = [to, from];
      }
      expect(memory.words(from.order, n), `${parts} parts`).toEqual(twin.order);
      expect(memory.longs(from.keys, n), `${parts} parts`).toEqual(longKeys(twin.keys));
    }
  }

  it.each(COUNTS)("of %i keys, some of them equal, in 1 to 7 parts", async (n) => {
    await check(mixedKeys(n));
  });

  it("of equal keys keeps the order", async () => {
    await check(new Uint32Array(2 * 300).fill(77));
  });
});

describe("reorder", () => {
  it.each(COUNTS)("of %i bodies, and of bodies that stay", async (n) => {
    const memory = await StageMemory.create();
    const { posMass, velocity, id } = sphere(n);
    const order = Uint32Array.from({ length: n }, (_, i) => n - 1 - i);
    for (const inPlace of [false, true]) {
      const from = [memory.put(order), memory.put(posMass), memory.put(velocity), memory.put(id)] as const;
      const to = [memory.room(16 * n), memory.room(16 * n), memory.room(4 * n)] as const;
      const { at, column } = memory.columns(new Float32Array(4 * n));
      memory.stages.reorder(...from, 0, n, inPlace, ...to, at, column);
      const source = Uint32Array.from({ length: n }, (_, i) => (inPlace ? i : order[i]!));
      const moved = (table: Float32Array) =>
        Float32Array.from({ length: 4 * n }, (_, k) => table[4 * source[k >> 2]! + (k & 3)]!);
      expect(memory.floats(to[0], 4 * n)).toEqual(moved(posMass));
      expect(memory.floats(to[1], 4 * n)).toEqual(moved(velocity));
      expect(memory.words(to[2], n)).toEqual(source.map((i) => id[i]!));
      for (let k = 0; k < 4; k++)
        expect(memory.floats(at + k * column, n)).toEqual(moved(posMass).filter((_, at) => at % 4 === k));
      expect(differences(memory.floats(at + column - 64, 16), new Float32Array(16).fill(1e15))).toEqual([]);
    }
  });
});
