import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { type Floats, KEY_LEVELS, type Params } from "./contract.ts";
import { cellOf, hilbertKey } from "./keys.ts";

const { MOST_PIECES } = CONSTANTS.division;
const { CURVE_LEVELS } = CONSTANTS.curveKey;

/** How the curve is cut: number of pieces, which is this domain's. */
export interface Division {
  readonly pieces: number;
  readonly own: number;
}

/** Place of a body on the curve of 17 levels through a root cube. */
export const curveKey = (root: Floats, place: readonly number[]): bigint =>
  hilbertKey(cellOf(place, root)) >> BigInt(3 * (KEY_LEVELS - CURVE_LEVELS));

/** Twin of build/pieces: the piece of each body, the last whose cut is not beyond its key and number; and how many of each tile of 256 are in each. */
export function pieces(tables: {
  params: Params;
  division: Division;
  root: Floats;
  posMass: Floats;
  id: Uint32Array;
  cuts: Uint32Array;
  pieces: Uint32Array;
  counts: Uint32Array;
}): void {
  const { params, division, root, posMass, id, cuts, counts } = tables;
  const tiles = Math.ceil(params.n / 256);
  counts.fill(0, 0, MOST_PIECES * tiles);
  for (let i = 0; i < params.n; i++) {
    const place = (curveKey(root, [...posMass.subarray(4 * i, 4 * i + 3)]) << 32n) | BigInt(id[i]!);
    let piece = 0;
    for (let p = 1; p < division.pieces; p++) {
      const [high, low, number] = cuts.subarray(4 * (p - 1), 4 * p);
      if (place >= ((BigInt(high!) << 64n) | (BigInt(low!) << 32n) | BigInt(number!))) piece = p;
    }
    tables.pieces[i] = piece;
    counts[piece * tiles + Math.floor(i / 256)]!++;
  }
}
