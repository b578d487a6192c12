import type { Bodies } from "../../data/bodies/bodies.ts";
import { type ColumnTables, rowsOf } from "./columns.ts";
import type { Sizes } from "./sizes.ts";

/**
 * Bodies with mass lie in front, test particles behind them: those are no sources, so sorts, trees and sums know the range of the
 * others as if it were alone. A body that is frozen during the run stays where it is. Where nothing has mass all are one range.
 */
export function massiveAmong(mass: ArrayLike<number>): number {
  let massive = 0;
  for (let i = 0; i < mass.length; i++) if (mass[i] !== 0) massive++;
  return massive || mass.length;
}

/** How many bodies with mass come before each body, by ids: exact as float32 of fewer than RANKS. Null: those have the first ids. */
export function ranksOf(mass: ArrayLike<number>, massive: number): Float32Array<ArrayBuffer> | null {
  const ranks = new Float32Array(mass.length);
  let rank = 0;
  for (let i = 0; i < mass.length; i++) {
    ranks[i] = rank;
    if (mass[i] !== 0) rank++;
    if (rank === massive && i === massive - 1) return null;
  }
  return ranks;
}
const RANKS = 2 ** 24;

/** Whether bodies in this order lie so, also where nothing has mass, or everything. */
export const lieInRanges = (id: Uint32Array, mass: ArrayLike<number>, massive: number): boolean =>
  massive === id.length || id.subarray(0, massive).every((body) => mass[body] !== 0);

/** Tables of bodies, any order, with the `massive` of them in front: both ranges in the order that they had. `mass`: by id. */
export function inRanges<T extends ColumnTables & { readonly id: Uint32Array }>(
  tables: T,
  mass: ArrayLike<number>,
  massive: number,
): T {
  const { id } = tables;
  if (lieInRanges(id, mass, massive)) return tables;
  const order = new Uint32Array(id.length);
  let [front, behind] = [0, massive];
  for (let k = 0; k < id.length; k++) order[mass[id[k]!] === 0 ? behind++ : front++] = k;
  const entries = Object.entries(tables).map(([name, table]) => [
    name,
    rowsOf(table, order, table.length / order.length),
  ]);
  return Object.fromEntries(entries) as T;
}

/** The sizes of the ranges of a run on a GPU; null: it has one. `apart`: whether it may have two. */
export function rangesOf(
  { mass, count }: Pick<Bodies, "mass" | "count">,
  apart: boolean,
): Pick<Sizes, "massive" | "ranked"> | null {
  const massive = apart ? massiveAmong(mass) : count;
  if (massive === count) return null;
  const ranked = ranksOf(mass, massive) !== null;
  return ranked && massive > RANKS ? null : { massive, ranked };
}
