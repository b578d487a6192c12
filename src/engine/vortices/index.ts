/** The public face of the engine of flows: apart from galaxies', so that a page loads it with the first flow. */

export { VORTEX_MULTIPOLES, type VortexMultipole } from "../state/vortexVariant.ts";
export { type Reached, StepQueue } from "../stepQueue.ts";
export { Broken } from "../taskQueue.ts";
export type { VortexBackend } from "./backend.ts";
export { VortexEngine, type VortexMeasures, vortexBackend } from "./engine.ts";
export { type Lines, lineStrengths, linesOf } from "./lines.ts";
export { bufferScaling, type VortexScaling, vortexScalingOf } from "./scaling.ts";
export {
  checkVortexSettings,
  DEFAULT_VORTEX_SETTINGS,
  spreadingOf,
  VORTEX_SETTINGS,
  VORTEX_SOLVERS,
  type VortexSettings,
  type VortexSolver,
} from "./settings.ts";
export { packElements, unpackElements } from "./transfer.ts";
export type { FlowSource, FlowState, FlowView, InducedCounts } from "./view.ts";
