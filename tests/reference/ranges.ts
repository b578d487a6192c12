import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { type BinTables, keyAt } from "./bins.ts";
import { bounds } from "./bounds.ts";
import type { Floats, Params } from "./contract.ts";
import { keys } from "./keys.ts";
import { leafLevels } from "./leafLevels.ts";
import { sortedPart } from "./radixCount.ts";
import { drawnIn, rootCube } from "./rootCube.ts";

// Twins of the stages that know bodies with mass from the test particles behind them (shaders/shared/ranges): of both ranges the twins that know one.

const { BIN, CAPACITY } = CONSTANTS.bins;
const { FAULT_BINS, FAULT_TESTS } = CONSTANTS.status;
const { BEHIND } = CONSTANTS.ranges;
const { BEGINS_GROUP } = CONSTANTS.groups;
const { MOST_DOUBLED } = CONSTANTS["build/rootCube"];
const f = Math.fround;

type Ranged = Params & { readonly massive: number };

/** The numbers of a stage for each range, as if it were alone. */
const alone = (params: Ranged) => [
  { ...params, n: params.massive },
  { ...params, n: params.n - params.massive },
];

/** Middle, reach, half the side and scale of the test particles' cube, by that of the others; `outer`: half its side. */
export function cubeOfTests(root: Floats, outer = root[6]!): Float32Array {
  const inner = Math.min(root[3]!, root[4]!);
  const reach = inner > 1e-30 && inner < 1e30 ? 2 ** Math.ceil(Math.log2(inner)) : 0;
  if (reach === 0) return new Float32Array([root[0]!, root[1]!, root[2]!, 3e38, 0, 0, 0, 0]);
  // Halves go to the even number, as WGSL rounds.
  const even = (x: number) => (Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x));
  const middle = [0, 1, 2].map((k) => (reach / 4) * even(f(root[k]!) / (reach / 4)));
  return new Float32Array([...middle, reach, outer, 2 ** 20 / outer, 0, 0]);
}

/** Twin of build/rootCube: the cube of the bodies with mass, and in the seventh number half the side of that of the test particles. */
export function rangedCube(tables: { params: Ranged; partials: Floats; posMass: Floats; root: Floats }): void {
  const { params, partials, posMass, root } = tables;
  rootCube({ ...tables, params: alone(params)[0]!, posMass: posMass.subarray(0, 4 * params.massive) });
  const [x, y, z, reach] = cubeOfTests(root, 1) as unknown as [number, number, number, number];
  const box = partials.subarray(8, 16);
  const farthest = Math.max(...[x, y, z].flatMap((c, k) => [box[4 + k]! - c, c - box[k]!]));
  root[6] = reach > 1e30 ? 0 : reach;
  for (let k = 0; k < MOST_DOUBLED && root[6]! < 1.000001 * drawnIn(farthest, reach); k++) root[6]! *= 2;
}

/** Twin of build/bounds for one workgroup: the boxes of both ranges, one behind the other, and the first keys of the bins. */
export function rangedBounds(tables: {
  params: Ranged;
  posMass: Floats;
  partials: Floats;
  counts: Uint32Array;
  ids: Uint32Array;
  samples: Floats;
  sortedKeys: Uint32Array;
  binKeys: Uint32Array;
  BINS?: number;
  BY_ID?: number;
}): void {
  const { params, posMass, partials, samples, ids, counts, sortedKeys, binKeys } = tables;
  const [massive, tests] = alone(params);
  const first = params.massive;
  const ranks = samples.slice(4 * CONSTANTS.samples.SAMPLES);
  const byRank = ids.map((id) => ranks[id]!);
  bounds({ params: massive!, posMass, partials, samples, ids: byRank, BY_ID: tables.BY_ID ?? 0 });
  bounds({ params: tests!, posMass: posMass.subarray(4 * first), partials: partials.subarray(8) });
  if (!tables.BINS) return;
  const begins = binBegins(params);
  counts.fill(0, 0, begins.length);
  for (const [bin, i] of begins.entries())
    binKeys.set(i === first ? [BEHIND, 0] : sortedKeys.subarray(2 * i, 2 * i + 2), 2 * bin);
}

/** The first body of each bin of the last order. */
export function binBegins({ n, massive }: Ranged): number[] {
  const from = (first: number, end: number) =>
    Array.from({ length: Math.ceil((end - first) / BIN) }, (_, k) => first + k * BIN);
  return [...from(0, massive), ...from(massive, n)];
}

/** Twin of build/keys: those of test particles through their cube, with a bit above them. */
export function rangedKeys(tables: {
  params: Ranged;
  root: Floats;
  posMass: Floats;
  keys: Uint32Array;
  order: Uint32Array;
}): void {
  const { params, root, posMass } = tables;
  const [massive, tests] = alone(params);
  const first = params.massive;
  const own = { keys: tables.keys.slice(), order: tables.order.slice() };
  keys({ ...own, params: tests!, root: cubeOfTests(root), posMass: posMass.subarray(4 * first) });
  keys({ params: massive!, root, posMass, keys: tables.keys, order: tables.order });
  for (let i = 0; i < tests!.n; i++) {
    tables.keys.set([own.keys[2 * i]! + BEHIND, own.keys[2 * i + 1]!], 2 * (first + i));
    tables.order[first + i] = first + i;
  }
}

/** Twin of build/bins: each body in the last bin that does not begin behind it. Too many in one are a fault of their range. */
export function rangedBins(tables: Omit<BinTables, "params"> & { readonly params: Ranged }): void {
  const { params, binKeys, status, counts, members } = tables;
  expectAllLevels(status);
  rangedKeys({ ...tables, order: new Uint32Array(params.n) });
  const begins = binBegins(params);
  for (let i = 0; i < params.n; i++) {
    const key = keyAt(tables.keys, i);
    let bin = begins.length - 1;
    while (bin > 0 && (key < keyAt(binKeys, bin) || (key === keyAt(binKeys, bin) && i < begins[bin]!))) bin--;
    const slot = counts[bin]!++;
    if (slot < CAPACITY) members[bin * CAPACITY + slot] = i;
    else status[0]! |= i < params.massive ? FAULT_BINS : FAULT_TESTS;
  }
}

function expectAllLevels(status: Uint32Array): void {
  if (sortedPart(status).first !== 0) throw new Error("this twin sorts all digits");
}

/** Twin of build/leafLevels: levels of the bodies with mass, groups of both. */
export function rangedLevels(tables: {
  params: Ranged;
  keys: Uint32Array;
  bodyLevels: Uint32Array;
  counts: Uint32Array;
  GROUP: number;
  HEAVY: number;
}): void {
  const { params, keys, bodyLevels, counts } = tables;
  const [massive, tests] = alone(params);
  const first = params.massive;
  const parts = [massive!, tests!].map((part, k) => {
    const own = { bodyLevels: new Uint32Array(part.n), counts: new Uint32Array(33 * Math.ceil(part.n / 256)) };
    leafLevels({ ...tables, ...own, params: part, keys: keys.subarray(k * 2 * first) });
    return own.bodyLevels;
  });
  bodyLevels.set(parts[0]!);
  bodyLevels.set(
    parts[1]!.map((word) => (word & BEGINS_GROUP) | 1),
    first,
  );
  // Of each tile of 256 of all bodies.
  const tiles = Math.ceil(params.n / 256);
  counts.fill(0, 0, 32 * tiles);
  for (let i = 0; i < params.n; i++) {
    const word = bodyLevels[i]!;
    const tile = Math.floor(i / 256);
    if (word & BEGINS_GROUP) counts[CONSTANTS.groups.GROUP_ROW * tiles + tile]!++;
    for (let level = word & 255; level <= ((word >> 8) & 255); level++) counts[level * tiles + tile]!++;
  }
}
