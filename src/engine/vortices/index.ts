/** The public face of the engine of flows: apart from galaxies', so that a page loads it with the first flow. */

export { VORTEX_MULTIPOLES, type VortexMultipole } from "../state/vortexVariant.ts";
export { StepQueue } from "../stepQueue.ts";
export { type FlowState, type InducedCounts, VortexEngine } from "./engine.ts";
export { BIOT_SAVART, type Kernel } from "./kernel.ts";
export { type Lines, lineStrengths, linesOf } from "./lines.ts";
export { bufferScaling, type VortexScaling, vortexScalingOf } from "./scaling.ts";
export {
  DEFAULT_VORTEX_SETTINGS,
  spreadingOf,
  VORTEX_SOLVERS,
  type VortexSettings,
  type VortexSolver,
} from "./settings.ts";
export { packElements, unpackElements } from "./transfer.ts";
