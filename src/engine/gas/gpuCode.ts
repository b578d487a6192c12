/** The same with what a GPU's steps take. */
export * from "./code.ts";
export { coolTables } from "./coolTables.ts";
export { gasEnergy } from "./energy.ts";
export { gasParamsBytes } from "./params.ts";
export { cool, gasForces, heat } from "./stages.ts";
export { Substeps } from "./substeps.ts";
export { gasUnits } from "./units.ts";
