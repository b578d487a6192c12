import type { Bodies } from "../data/bodies/bodies.ts";
import type { Batch } from "./measure/batch.ts";
import type { Core } from "./measure/captures.ts";
import type { Profile } from "./measure/massProfile.ts";
import type { Neighbours } from "./measure/neighbourLists.ts";
import type { Sample } from "./measure/sampler.ts";
import type { Scaling } from "./scaling.ts";
import type { Measurement, Settings } from "./settings.ts";
import type { Saved, SnapshotInfo } from "./state/snapshots.ts";

/** The bodies at one time, where their engine keeps them. Whoever took it destroys it. */
export interface AnySnapshot extends SnapshotInfo {
  /** Bytes of the engine's memory that it takes. */
  readonly bytes: number;
  /** Copies it to the host, in the units of the bodies: any engine can go on from there. */
  read(): Promise<Saved>;
  /** Frees its memory. */
  destroy(): void;
}

/**
 * A galaxy that evolves, whatever computes it: what `Engine` (on the GPU) and `ProcessorEngine` have in common. Lengths,
 * masses and times are in the units of the bodies.
 */
export interface AnyEngine {
  /** Number of bodies. */
  readonly count: number;
  /** The bodies as given, in their order. */
  readonly bodies: Bodies;
  /** What one unit inside the engine is in the units of the bodies. */
  readonly scaling: Scaling;
  /** The settings as they are, complete. */
  readonly settings: Readonly<Settings>;
  /** Steps asked for since the engine was made. */
  readonly steps: number;
  /** Time of the bodies, in time units: start + the sum of the time steps. */
  readonly time: number;
  /** Bytes of the engine's memory. */
  readonly memory: number;
  /** For the steps asked for from now on. Throws one line where only another engine could do it. */
  set(change: Partial<Settings>): void;
  /** Asks for `count` steps; returns at once. Throws one line where that is no whole number, 0 or more. */
  step(count?: number): void;
  /**
   * Resolves when what was asked for so far has been gone through, or will not be because the engine was destroyed; a step that did not fit into its buffers is
   * missing still, and those behind it.
   */
  done(): Promise<void>;
  /** Resolves when every step asked for so far is done: where one did not fit, buffers have grown, and it is done again with those behind it. */
  settle(): Promise<void>;
  /** Numbers about the bodies as they are after the last step. */
  measure(): Promise<Measurement>;
  /** Where mass is after the last step: centres of the galaxies, shells about them, shapes. */
  profile(): Promise<Profile>;
  /** Where some bodies are, to compare runs that are stepped together; null: try again later. */
  sample(): Promise<Sample | null>;
  /** Keeps the bodies as they are now: what a run goes on from when it fails. */
  keep(): Promise<void>;
  /** The bodies kept last and the steps that they had done; at first those the engine was made from. */
  readonly kept: { readonly bodies: Bodies; readonly steps: number };
  /** The state as it is now, with all that the next step reads. */
  snapshot(): Promise<AnySnapshot>;
  /** Goes back (or forth) to a snapshot of these bodies that this kind of engine took; settings stay, and until the next step what is measured goes by the softening of its forces. */
  restore(snapshot: AnySnapshot): Promise<void>;
  /** The bodies as they are now, in the order and with the ids in which they came in. */
  readBodies(): Promise<Bodies>;
  /** ax ay az and potential of every body, 4 numbers each, in the order in which the bodies came in. */
  readForces(): Promise<Float32Array>;
  /** Mass density about each body, in mass over cubed length units, in the order in which the bodies came in. */
  readDensities(): Promise<Float32Array>;
  /** Force error |da| / |a| against a direct sum of a batch of the bodies, in that order; it takes the batch times all bodies. */
  readForceErrors(batch?: Batch): Promise<Float32Array>;
  /**
   * When each body was first seen bound to another galaxy than its own, time units, in the order in which the bodies came in;
   * Infinity: never. `cores`: where the galaxies are now, by their numbers; `before`: what an earlier look found.
   */
  readCaptures(cores: readonly Core[], before?: Float32Array | null): Promise<Float32Array>;
  /**
   * The nearest other body to one of them, and those within `radius` length units of it, by their numbers in the order in which they came in. Throws one line
   * where there is no such body or radius.
   */
  readNeighbours(body: number, radius: number): Promise<Neighbours>;
  /** Bodies on each rung, from the longest step on; null where the integrator has none. */
  readRungs(): Promise<readonly number[] | null>;
  /**
   * Frees all that it holds, once it may. Requests that were made before are answered if at most 16 steps are missing that were asked for before them, else they
   * reject in one line, as all later ones do; `done` resolves. No other steps are done.
   */
  destroy(): void;
}
