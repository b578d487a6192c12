/** Imports against the table that are still there. It may only shrink: a test fails where an entry is not needed any more. */
export const DEBT: readonly string[] = [
  "engine/build/index.ts imports engine/force/choice.ts: engine/build may not import engine/force",
  "engine/build/moments.ts imports engine/force/choice.ts: engine/build may not import engine/force",
  "engine/measure/forceError.ts imports engine/force/choice.ts: engine/measure may not import engine/force",
  "features/truth/plots.tsx imports features/plots/kinds/csv.ts: features: panel may not import features/plots/kinds/csv.ts",
  "features/truth/plots.tsx imports features/plots/kinds/plot.ts: features: panel may not import features/plots/kinds/plot.ts",
];

/** Modules that still stand in circles. */
export const CIRCLES: readonly string[] = [
  "data/bodies/gathering.ts",
  "data/bodies/portion.ts",
  "data/files/allowance.ts",
  "data/files/format.ts",
  "render/colour/mode.ts",
  "render/drawing.ts",
  "render/quantities/capture.ts",
  "render/quantities/density.ts",
  "render/quantities/forceError.ts",
  "render/quantities/index.ts",
  "render/quantities/quantity.ts",
  "render/sceneUnits.ts",
  "render/shown/shown.ts",
  "render/sight/reader.ts",
  "render/sight/sight.ts",
];
