import type { EnergySums } from "./energies.ts";
import type { EnergyOrigin } from "./energyAccount.ts";
import type { Batch } from "./measure/batch.ts";
import type { Core } from "./measure/captures.ts";
import type { Profile } from "./measure/massProfile.ts";
import type { Neighbours } from "./measure/neighbourLists.ts";
import type { Sample } from "./measure/sampler.ts";
import type { Scaling } from "./scaling.ts";
import type { BlockCount } from "./schedule/progress.ts";
import type { Measurement } from "./settings.ts";
import type { Space } from "./space.ts";
import type { Saved, SnapshotInfo } from "./state/snapshots.ts";
import type { Reached, StepQueue } from "./stepQueue.ts";

/** The bodies at one time, where their engine keeps them. The caller that took it destroys it. */
export interface Snapshot extends SnapshotInfo {
  /** Bytes of the engine's memory that it takes. */
  readonly bytes: number;
  /** Copies it to the host, in the units of the bodies: any engine can go on from there. */
  read(): Promise<Saved>;
  /** Frees its memory. */
  destroy(): void;
}

/** Settings of a run, whatever it computes. */
export interface RunSettings {
  /** Time units. */
  readonly timestep: number;
  /** Length units; absent where nothing is softened. */
  readonly softening?: number;
}

/** The table that a run began with. */
export interface Table {
  readonly count: number;
  /** Time units. */
  readonly time: number;
}

/** What a measurement says beside the step, its time, and the energy account. */
export type Sums = Omit<Measurement, "step" | "time" | "energyError"> & EnergySums;

/** Measures by name, with their arguments. */
export type AskedMeasures = { readonly [name: string]: (...args: never[]) => Promise<unknown> };

/** What can be measured of gravitating bodies, by name: `Engine.measure`. A backend has some of them. */
export type Measures = {
  /** Where mass is after the last step: centres of the galaxies, shells about them, shapes. */
  profile(): Promise<Profile>;
  /** Where some bodies are, to compare runs that are stepped together; null: try again later. */
  sample(): Promise<Sample | null>;
  /** Mass density about each body, in mass over cubed length units, in the order in which the bodies came in: of its 16 nearest along the curve. */
  densities(): Promise<Float32Array>;
  /**
   * Force error |da| / |a| against a direct sum of a batch of the bodies (default: all), in that order; 0 where a body feels no force. It takes the batch times
   * all bodies. Rejects in one line where there is no such batch.
   */
  forceErrors(batch?: Batch): Promise<Float32Array>;
  /**
   * When each body was first seen bound to another galaxy than its own (docs/reference/physics.md), time units, in the order in which the bodies came in;
   * Infinity: never. `cores`: where the galaxies are now, by their numbers; `before`: what an earlier look found.
   */
  captures(cores: readonly Core[], before?: Float32Array | null): Promise<Float32Array>;
  /**
   * The nearest other body to one of them, and those within `radius` length units of it, by their numbers in the order in which they came in. Rejects in one
   * line where there is no such body or radius.
   */
  neighbours(body: number, radius: number): Promise<Neighbours>;
  /** Bodies on each rung, from the longest step on; null where the integrator has none. */
  rungs(): Promise<readonly number[] | null>;
  /** Block steps on rungs since the engine was made; null where the integrator has none. */
  blockSteps(): Promise<BlockCount | null>;
  /** Forces of all others on one body since the engine was made, by direct sums where bodies have steps of their own; null elsewhere. */
  ownForces(): Promise<number | null>;
};

/** What computes the steps of a run: it holds the bodies, and `Engine` what was asked of them. `S`: settings, `T`: the table, `M`: what it measures. */
export interface Backend<S extends RunSettings, T extends Table, M extends AskedMeasures> {
  /** Steps and requests in order. It was made with what does the steps, and with what frees all once it was ended. */
  readonly queue: StepQueue<S>;
  /** The table as given, in its order. */
  readonly bodies: T;
  /** What one unit inside is in the units of the bodies. */
  readonly scaling: Scaling;
  /** Bytes of its memory. */
  readonly memory: number;
  /** The box that the bodies are in; absent or null: open space. */
  readonly space?: Space | null;
  /** What it measures, by name. */
  readonly measures: Partial<M>;
  /** `settings` with a change. Throws one line where a number is not allowed, or where only another engine could do it. */
  change(settings: S, change: Partial<S>): S;
  /** As `StepQueue.done`, where more has to be seen to. */
  done?(): Promise<void>;
  /** Sums over the bodies as they are; null where steps stand still, and it is to be asked again. */
  totals(reached: Reached<S>): Promise<Sums | null>;
  /** The bodies as they are, in the order and with the ids in which they came in. */
  read(reached: Reached<S>): Promise<T>;
  /** ax ay az and potential of every body, 4 numbers each, in that order. */
  forces?(reached: Reached<S>): Promise<Float32Array>;
  /** The state as it is, with all that the next step reads; null where steps stand still. Absent where none is kept. */
  snapshot?(reached: Reached<S>, energyOrigin: EnergyOrigin | null): Promise<Snapshot | null>;
  /** Throws one line where a snapshot is of other bodies. */
  check?(snapshot: Snapshot): void;
  /** It counts its steps on from so many; absent: the queue alone counts. */
  beginAt?(steps: number): void;
  /** Puts the bodies of a snapshot that was checked in the place of these; `used`: the settings of their forces. */
  putBack?(snapshot: Snapshot, used: S): void | Promise<void>;
}
