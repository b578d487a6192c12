import type { Repetition } from "./spec.ts";

/** What is compiled into the stages that compute velocities of vortex elements. */
export interface VortexVariant {
  /** Neighbours exchange strength, as viscosity wants it. */
  readonly viscous: boolean;
  /** Which part of a long stage. */
  readonly slice: Repetition;
}

/** How strengths change: by the velocity's gradient, not at all, or as the lines do on which elements lie; in the order of their numbers in shaders/shared/vortices.wgsl. */
export const STRETCHINGS = ["transposed", "classical", "none", "lines"] as const;
/** One of STRETCHINGS. */
export type Stretching = (typeof STRETCHINGS)[number];
