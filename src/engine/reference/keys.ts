import { type Floats, KEY_LEVELS, type Params } from "./contract.ts";

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
export function hilbertKey(cell: readonly number[], bits = KEY_LEVELS): bigint {
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
 * Twin of build/keys: the Hilbert key of each body's cell, high word first, and the bodies' numbers. Which cell a body is in is a matter of float32
 * rounding, so it is rounded here too.
 */
export function keys(tables: {
  params: Params;
  root: Floats;
  posMass: Floats;
  keys: Uint32Array;
  order: Uint32Array;
}): void {
  const { params, root, posMass } = tables;
  const scale = Math.fround(root[3]!);
  for (let i = 0; i < params.n; i++) {
    const cell = [0, 1, 2].map((k) => {
      const place = Math.fround(Math.fround(Math.fround(posMass[4 * i + k]!) - Math.fround(root[k]!)) * scale);
      return Math.floor(Math.min(Math.max(place, 0), 2 ** KEY_LEVELS - 1));
    });
    const key = hilbertKey(cell);
    tables.keys[2 * i] = Number(key >> 32n);
    tables.keys[2 * i + 1] = Number(key & 0xffffffffn);
    tables.order[i] = i;
  }
}
