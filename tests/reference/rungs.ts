import { CONSTANTS } from "../../src/gpu/shaders.gen.ts";
import type { Params } from "./contract.ts";

/** Words of `rungState`: shaders/shared/rungs.wgsl. */
export const RUNGS = CONSTANTS.rungs;

/** |a| up to which a body takes the step of the run whole. */
export function calmest({ eps2, spline, eta, drift, kick }: Params): number {
  const softening = spline > 0 ? spline / RUNGS.SPLINE_REACH : Math.sqrt(eps2);
  return (2 * eta * softening) / (drift * kick);
}

/** The rung whose step is the longest within sqrt(2 eta eps / |a|). */
export function rungOf(params: Params, size: number): number {
  if (calmest(params) === 0) return 0;
  const rung = Math.ceil(Math.log2(size / calmest(params)) / 2);
  return Math.min(RUNGS.DEEPEST_RUNG, Math.max(0, rung));
}

/** Block steps from one own step of a body to the next. */
export const spanOf = (rung: number, depth: number) => 2 ** (depth - rung);
