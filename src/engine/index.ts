/** The engine's public face: all that the layers above it may import. Passes and read-back are in src/gpu. */
export { NoRoom } from "../gpu/allocate.ts";
export type { AskedMeasures, Backend, Measures, Snapshot, Sums } from "./backend.ts";
export type { Choice, Choices } from "./choices.ts";
export { type EnergySums, energyScale } from "./energies.ts";
export type { EnergyOrigin } from "./energyAccount.ts";
export { Engine } from "./engine.ts";
export { SOLVERS } from "./force/index.ts";
export type { Solver } from "./force/solver.ts";
export { GpuEngine } from "./gpuEngine.ts";
export { comingTo, lackOf } from "./guests/index.ts";
export type { Batch } from "./measure/batch.ts";
export { type Core, kineticUnit, MAX_CORES, packCores } from "./measure/captures.ts";
export type { GalaxyProfile, Profile, ProfileClass } from "./measure/massProfile.ts";
export { MOST_NEIGHBOURS, type Neighbours } from "./measure/neighbourLists.ts";
export { Measurer } from "./measure/onDemand.ts";
export type { Sample } from "./measure/sampler.ts";
export { MEASURES } from "./measure/stages.ts";
export { percentilesOf } from "./measure/summary.ts";
export type { EngineBuffers, EngineOptions, PhysicsOptions } from "./options.ts";
export { forceParams } from "./params.ts";
export { type ForceErrors, paretoFront, type Rated, type RateOptions, rate } from "./race.ts";
export { type Scaling, scalingOf, UNSCALED } from "./scaling.ts";
export { hasRungs, INTEGRATORS, type Integrator } from "./schedule/index.ts";
export type { BlockCount } from "./schedule/progress.ts";
export { allowedOf, type Schema, type Setting } from "./setting.ts";
export {
  DEFAULT_SETTINGS,
  type Measurement,
  MULTIPOLES,
  type Multipole,
  PRECISIONS,
  type Precision,
  SETTINGS,
  type Settings,
  SOFTENING_KERNELS,
  type SofteningKernel,
  THETA_RANGE,
} from "./settings.ts";
export { type CosmicMoment, cosmicMoment, type Expansion, type Space } from "./space.ts";
export { engineBytes } from "./state/capacity.ts";
export { snapshotBytes } from "./state/columns.ts";
export type { Opening } from "./state/forceVariant.ts";
export { onDemandBytes } from "./state/onDemand.ts";
export { checkSaved, GpuSnapshot, type Saved } from "./state/snapshots.ts";
export { STRETCHINGS, type Stretching } from "./state/vortexVariant.ts";
export { SUPPORT, solversFor } from "./support.ts";
export { type Clocked, forceMs, quantile, type Timing, timeSteps, waitedMs } from "./timing.ts";
export type { EngineTree } from "./tree.ts";
export type { FlowMeasurement, InducedError } from "./vortices/measurement.ts";
