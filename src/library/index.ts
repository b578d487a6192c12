/** `antennae`: the simulation, and what the smallest program needs. Nothing here touches the page, a file or a GPU before it is asked to. */
export { type Bodies, COMPONENTS, type ComponentName } from "../data/bodies/bodies.ts";
export { GADGET_UNITS, GALACTICS_UNITS, NBODY_UNITS, type Units } from "../data/bodies/units.ts";
export type { ReadResult, WriteResult } from "../data/files/format.ts";
export type { EngineBuffers, Measurement, Profile, Scaling } from "../engine/index.ts";
export { bodiesOf, type Tables } from "./bodiesOf.ts";
export type { Added, Chosen, Placement } from "./change.ts";
export { COLUMNS, type ColumnName, type Columns } from "./columns.ts";
export { type Made, plummer } from "./maker.ts";
export type { SimulationOptions, SimulationSettings } from "./options.ts";
export type { OwnForce, OwnForceBodies } from "./ownForce.ts";
export { type OwnValues, type PotentialValues, potentials } from "./potentials.ts";
export { type Readable, read } from "./read.ts";
export { deviceDescriptor, requiredLimits } from "./requirements.ts";
export type { RunOptions, RunResult } from "./run.ts";
export {
  type Energies,
  type Frame,
  type FrameOptions,
  type GpuBodies,
  Simulation,
  type SimulationSnapshot,
} from "./simulation.ts";
