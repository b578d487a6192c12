/** A remnant at one time of a run; any units, the same in all rows. */
export interface Growth {
  readonly time: number;
  readonly mass: number;
}

/**
 * Rows of a run without its fly-bys: a galaxy that passes through the remnant counts as part of it for as long as it is inside. A row
 * is left out where by `window` later the remnant has at some time lost more than half of `child`, the mass of a child. Rows in order of time.
 * After Bedorf (2014), notes to figures 5.5 and 5.11.
 */
export function withoutFlyBys<R extends Growth>(rows: readonly R[], child: number, window: number): R[] {
  return rows.filter((row, k) => {
    for (let later = k + 1; later < rows.length && rows[later]!.time - row.time <= window; later++)
      if (rows[later]!.mass < row.mass - child / 2) return false;
    return true;
  });
}
