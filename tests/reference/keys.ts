import { type Floats, KEY_LEVELS, type Params } from "./contract.ts";
import { clearAhead, countAhead, sortedPart } from "./radixCount.ts";
import { drawnIn } from "./rootCube.ts";

/**
 * The curve through a cube of 2^b cells a side, drawn by its own definition: it visits the octants in this order, and inside each it is the curve
 * of 2^(b-1) cells once more, turned. `corner`: x y z of the octant; inside it, coordinate k runs along coordinate `axes[k]` of the smaller curve,
 * backwards where `back[k]`.
 */
const CURVE: readonly { corner: string; axes: readonly number[]; back: readonly number[] }[] = [
  { corner: "000", axes: [1, 2, 0], back: [0, 0, 0] },
  { corner: "001", axes: [1, 0, 2], back: [0, 0, 0] },
  { corner: "011", axes: [0, 1, 2], back: [0, 0, 0] },
  { corner: "010", axes: [2, 1, 0], back: [1, 0, 1] },
  { corner: "110", axes: [2, 1, 0], back: [0, 0, 0] },
  { corner: "111", axes: [0, 1, 2], back: [0, 0, 0] },
  { corner: "101", axes: [1, 0, 2], back: [1, 1, 0] },
  { corner: "100", axes: [1, 2, 0], back: [1, 0, 1] },
];

/** Place of a cell on the curve through 2^bits cells a side: 3 bits a level, coarsest first. */
export function hilbertKey(cell: readonly number[], bits: number = KEY_LEVELS): bigint {
  let key = 0n;
  let place = cell;
  for (let level = bits - 1; level >= 0; level--) {
    const half = 2 ** level;
    const corner = place.map((x) => (x >= half ? "1" : "0")).join("");
    const octant = CURVE.findIndex((part) => part.corner === corner);
    const { axes, back } = CURVE[octant]!;
    const inner = [0, 0, 0];
    for (let k = 0; k < 3; k++) {
      const local = place[k]! % half;
      inner[axes[k]!] = back[k] ? half - 1 - local : local;
    }
    key = 8n * key + BigInt(octant);
    place = inner;
  }
  return key;
}

/**
 * The cell of level 21 that a place is in, x y z. Which one that is, is a matter of float32 rounding at its walls, so it is rounded here too; far
 * bodies, which are drawn in by a division, may come out one cell off on the GPU.
 */
export function cellOf(place: readonly number[], root: Floats): number[] {
  const f = Math.fround;
  const [reach, half, scale] = [f(root[3]!), f(root[4]!), f(root[5]!)];
  let offset = place.map((x, k) => f(f(x) - f(root[k]!)));
  const away = Math.max(...offset.map(Math.abs));
  if (away > reach) {
    const factor = f(f(drawnIn(away, reach)) / away);
    offset = offset.map((x) => f(x * factor));
  }
  return offset.map((x) => Math.floor(Math.min(Math.max(f(f(x + half) * scale), 0), 2 ** KEY_LEVELS - 1)));
}

/** The keys of n bodies in a root cube, of so many levels; the bits of deeper ones are 0. */
export function curveKeys(n: number, root: Floats, posMass: Floats, levels: number): Uint32Array {
  const keys = new Uint32Array(2 * n);
  const dropped = BigInt(3 * (KEY_LEVELS - levels));
  for (let i = 0; i < n; i++) {
    const key = (hilbertKey(cellOf([...posMass.subarray(4 * i, 4 * i + 3)], root)) >> dropped) << dropped;
    keys[2 * i] = Number(key >> 32n);
    keys[2 * i + 1] = Number(key & 0xffffffffn);
  }
  return keys;
}

/**
 * Twin of build/keys: the Hilbert key of each body's cell, high word first, without the levels that are not sorted; the bodies' numbers; both in the
 * other tables where an odd number of digits is sorted; and where digits are counted ahead the counts of the first one sorted.
 */
export function keys(tables: {
  params: Params;
  root: Floats;
  posMass: Floats;
  keys: Uint32Array;
  order: Uint32Array;
  oddKeys?: Uint32Array;
  oddOrder?: Uint32Array;
  counts?: Uint32Array;
  status?: Uint32Array;
  AHEAD?: number;
  TILE?: number;
}): void {
  const { params, root, posMass } = tables;
  const { first, levels } = sortedPart(tables.status);
  const odd = first % 2 === 1;
  const keys = odd ? tables.oddKeys! : tables.keys;
  const order = odd ? tables.oddOrder! : tables.order;
  keys.set(curveKeys(params.n, root, posMass, levels));
  for (let i = 0; i < params.n; i++) order[i] = i;
  const { counts, AHEAD, TILE } = tables;
  if (!AHEAD || !TILE || !counts) return;
  countAhead(params.n, TILE, first, keys, counts);
  clearAhead(params.n, TILE, first + 1, counts);
}
