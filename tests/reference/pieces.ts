import { CONSTANTS } from "../../src/gpu/shaders.gen.ts";
import type { Floats, Params } from "./contract.ts";
import { hilbertKey } from "./keys.ts";

const { MOST_PIECES, CURVE_LEVELS } = CONSTANTS.division;

/** How the curve is cut: corner and scale of the cube, number of pieces, which is this domain's. */
export interface Division {
  readonly low: readonly number[];
  readonly scale: number;
  readonly pieces: number;
  readonly own: number;
}

/** Place of a body on the curve of 17 levels; which cell it is in is a matter of float32 rounding at its walls, so it is rounded here too. */
export function curveKey({ low, scale }: Division, place: readonly number[]): bigint {
  const f = Math.fround;
  const last = 2 ** CURVE_LEVELS - 1;
  const cell = place.map((x, k) => Math.floor(Math.min(Math.max(f(f(f(x) - f(low[k]!)) * f(scale)), 0), last)));
  return hilbertKey(cell, CURVE_LEVELS);
}

/** Twin of build/pieces: the piece of each body, the last whose cut is not beyond its key and number; and how many of each tile of 256 are in each. */
export function pieces(tables: {
  params: Params;
  division: Division;
  posMass: Floats;
  id: Uint32Array;
  cuts: Uint32Array;
  pieces: Uint32Array;
  counts: Uint32Array;
}): void {
  const { params, division, posMass, id, cuts, counts } = tables;
  const tiles = Math.ceil(params.n / 256);
  counts.fill(0, 0, MOST_PIECES * tiles);
  for (let i = 0; i < params.n; i++) {
    const place = (curveKey(division, [...posMass.subarray(4 * i, 4 * i + 3)]) << 32n) | BigInt(id[i]!);
    let piece = 0;
    for (let p = 1; p < division.pieces; p++) {
      const [high, low, number] = cuts.subarray(4 * (p - 1), 4 * p);
      if (place >= ((BigInt(high!) << 64n) | (BigInt(low!) << 32n) | BigInt(number!))) piece = p;
    }
    tables.pieces[i] = piece;
    counts[piece * tiles + Math.floor(i / 256)]!++;
  }
}
