import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
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

/** What the integral of 1 and a cubic is from `begin` on, where kicks and drifts of the whole step are 1: shaders/shared/rungs.wgsl. */
function bent(bend: readonly number[], begin: number, part: number): number {
  const upTo = (s: number) => bend.reduce((sum, b, k) => sum + (b * s ** (k + 1)) / (k + 1), s);
  return upTo(begin + part) - upTo(begin);
}

/** What the kicks of a part of the run's step last, and its drift. */
export function kickOver({ kick, kickBend0, kickBend1, kickBend2, kickBend3 }: Params, begin: number, part: number) {
  return kick * bent([kickBend0, kickBend1, kickBend2, kickBend3], begin, part);
}
export function driftOver(
  { drift, driftBend0, driftBend1, driftBend2, driftBend3 }: Params,
  begin: number,
  part: number,
) {
  return drift * bent([driftBend0, driftBend1, driftBend2, driftBend3], begin, part);
}

/** The least rung that a body's next step may have, by its word in `awake`: what gas asks for. */
export const leastOf = (word: number) => (word >>> RUNGS.LEAST) & 15;

/** Block steps from one own step of a body to the next. */
export const spanOf = (rung: number, depth: number) => 2 ** (depth - rung);
