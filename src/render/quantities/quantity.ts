import type { GpuEngine } from "../../engine/index.ts";
import type { Passes } from "../../gpu/pass.ts";
import type { Appearance, DrawnBodies } from "../bodies.ts";

/** Bodies that quantities are worked out from; resting ones know less than an engine. */
export type MeasuredBodies = DrawnBodies & Partial<Pick<GpuEngine, "steps" | "time" | "tree" | "settings" | "curve">>;

/** What a quantity says about itself. */
export interface QuantityNote {
  /** Time of the bodies from which on it was watched, time units. */
  readonly since?: number;
  /** Share of the bodies for which it is worked out. */
  readonly percent?: number;
}

/** What a quantity is made from. */
export interface QuantityParts {
  readonly device: GPUDevice;
  readonly passes: Passes;
  readonly bodies: MeasuredBodies;
  /** In the units of the scene. */
  readonly look: Appearance;
  /** Galaxy and light of each body (see Appearance). */
  readonly traits: GPUBuffer;
  /** Where the numbers go: a float for each body, by id; zeros at first. */
  readonly buffer: GPUBuffer;
  /** Asks for another picture. */
  readonly again: () => void;
  readonly fail: (error: unknown) => void;
  /** What the legend should say about it. */
  readonly tell: (note: QuantityNote | null) => void;
}

/** A number for each body that the engine does not hold, worked out on the GPU where its colour needs it. */
export interface Quantity {
  /** Brings the numbers up to the bodies before a picture; `moved`: since the last one. Submits; returns at once. */
  update(moved: boolean): void;
  destroy(): void;
}

/** For bodies that know too little: nothing is worked out. */
export const NOTHING: Quantity = { update: () => {}, destroy: () => {} };
