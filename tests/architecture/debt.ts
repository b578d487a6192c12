/** Imports against the table that are still there. It may only shrink: a test fails where an entry is not needed any more. */
export const DEBT: readonly string[] = [
  "features/truth/plots.tsx imports features/plots/kinds/csv.ts: features: panel may not import features/plots/kinds/csv.ts",
  "features/truth/plots.tsx imports features/plots/kinds/plot.ts: features: panel may not import features/plots/kinds/plot.ts",
];

/** Modules that still stand in circles. */
export const CIRCLES: readonly string[] = [];
