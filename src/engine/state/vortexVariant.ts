import type { DispatchIndex } from "./spec.ts";

/** What is compiled into the stages that compute velocities of vortex elements. */
export interface VortexVariant {
  /** Neighbours exchange strength, as viscosity wants it. */
  readonly viscous: boolean;
  /** Cells act by third and fourth moments too. */
  readonly hexadecapole?: boolean;
  /** Which part of a long stage. */
  readonly slice: DispatchIndex;
}

/** What a cell of vortex elements acts by: moments up to the second, or up to the fourth. */
export const VORTEX_MULTIPOLES = ["quadrupole", "hexadecapole"] as const;
/** One of VORTEX_MULTIPOLES. */
export type VortexMultipole = (typeof VORTEX_MULTIPOLES)[number];

/** How strengths change: by the velocity's gradient, not at all, or as the lines do on which elements lie; in the order of their numbers in shaders/shared/vortices.wgsl. */
export const STRETCHINGS = ["transposed", "classical", "none", "lines"] as const;
/** One of STRETCHINGS. */
export type Stretching = (typeof STRETCHINGS)[number];
