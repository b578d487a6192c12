/** The engine's public face: all that render/, headless/, loop.ts and the tests of the whole may import. */
export { Engine, type EngineBuffers, type EngineOptions } from "./engine.ts";
export { SOLVERS, type Solver } from "./force/index.ts";
export type { GalaxyProfile, Profile, ProfileClass } from "./measure/massProfile.ts";
export { engineBytes } from "./room.ts";
export type { Sample } from "./sampler.ts";
export {
  DEFAULT_SETTINGS,
  type Measurement,
  MULTIPOLES,
  type Multipole,
  type Settings,
  SOFTENING_KERNELS,
  type SofteningKernel,
} from "./settings.ts";
export { type Snapshot, snapshotBytes } from "./snapshots.ts";
