/** The engine's public face: all that render/, headless/, loop.ts and the tests of the whole may import. */

/** For compute stages of the callers' own on the engine's buffers. */
export { NoRoom } from "../gpu/allocate.ts";
export { type Pass, Passes } from "../gpu/pass.ts";
export { readBack } from "../gpu/readback.ts";
export { structSize, writeStruct } from "../gpu/struct.ts";
export { encode } from "../gpu/timer.ts";
export { Engine, type EngineBuffers, type EngineOptions } from "./engine.ts";
export { SOLVERS, type Solver } from "./force/index.ts";
export type { GalaxyProfile, Profile, ProfileClass } from "./measure/massProfile.ts";
export type { Sample } from "./measure/sampler.ts";
export { forceParams } from "./params.ts";
export { type Scaling, scalingOf, UNSCALED } from "./scaling.ts";
export {
  DEFAULT_SETTINGS,
  type Measurement,
  MULTIPOLES,
  type Multipole,
  type Settings,
  SOFTENING_KERNELS,
  type SofteningKernel,
  THETA_RANGE,
} from "./settings.ts";
export { type Opening, openingNumber } from "./state/forceVariant.ts";
export { engineBytes } from "./state/room.ts";
export { checkSaved, type Saved, Snapshot, snapshotBytes } from "./state/snapshots.ts";
export type { EngineTree } from "./tree.ts";
