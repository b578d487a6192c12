/** Radius at which the tables of rigid galaxies end. */
export const EDGE = 10;
/** Cells of a table, where no others are asked for: as many as a workgroup of the GPU has memory for. */
export const CELLS = 1024;

/** A table's value at a radius, linear in its square root. */
export function lookUp(table: Float64Array, r: number): number {
  return between(table, Math.min(1, Math.sqrt(r / EDGE)));
}

/** A table's value at a share from 0 to 1 of it. */
export const lookUpShare = (table: Float64Array, share: number): number => between(table, share);

function between(table: Float64Array, share: number): number {
  const cells = table.length - 1;
  const at = cells * share;
  const cell = Math.min(cells - 1, Math.floor(at));
  const low = table[cell]!;
  return low + (at - cell) * (table[cell + 1]! - low);
}

/** A function of the radius as a table. */
export const tableOf = (of: (r: number) => number, cells: number = CELLS): Float64Array =>
  Float64Array.from({ length: cells + 1 }, (_, k) => of(EDGE * (k / cells) ** 2));

/** A table with the usual cells alone. */
export const thinned = (table: Float64Array): Float64Array =>
  Float64Array.from({ length: CELLS + 1 }, (_, k) => table[(k * (table.length - 1)) / CELLS]!);

/** A function of the share as a table. */
export const shareTable = (of: (share: number) => number): Float64Array =>
  Float64Array.from({ length: CELLS + 1 }, (_, k) => of(k / CELLS));

/** The error function (Abramowitz & Stegun 1964, 7.1.26; to 1.5e-7), x of 0 or more. */
export function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - poly * Math.exp(-x * x);
}
