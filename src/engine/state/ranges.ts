import type { ColumnTables } from "./columns.ts";

/**
 * Bodies with mass lie in front, test particles behind them: those are no sources, so sorts, trees and sums know the range of the
 * others as if it were alone. A body that is frozen during the run stays where it is. Where nothing has mass all are one range.
 */
export function massiveAmong(mass: ArrayLike<number>): number {
  let massive = 0;
  for (let i = 0; i < mass.length; i++) if (mass[i] !== 0) massive++;
  return massive || mass.length;
}

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
  const entries = Object.entries(tables).map(([name, table]) => [name, reordered(table, order)]);
  return Object.fromEntries(entries) as T;
}

function reordered<T extends Float32Array | Uint32Array>(table: T, order: Uint32Array): T {
  const words = table.length / order.length;
  const moved = table.slice() as T;
  for (let i = 0; i < order.length; i++)
    for (let k = 0; k < words; k++) moved[words * i + k] = table[words * order[i]! + k]!;
  return moved;
}
