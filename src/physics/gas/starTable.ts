import type { GasChoice } from "../../data/bodies/gas.ts";
import { HYDROGEN, HYDROGEN_MASS } from "./rates.ts";
import { AGORA, freeFallRate } from "./supernovae.ts";
import { newTwoPhase, POINTS, rateTable } from "./twoPhase.ts";

/** The density from which on gas of a choice becomes stars, in grams a cubic centimetre, and its parts that do so in a second, as `rateIn` reads them. */
export function starTable(gas: GasChoice | undefined): { readonly threshold: number; readonly rates: Float64Array } {
  const phases = newTwoPhase(gas?.twoPhase);
  const rates = rateTable(phases);
  if (!gas?.supernovae) return { threshold: phases.threshold, rates };
  const threshold = (AGORA.threshold * HYDROGEN_MASS) / HYDROGEN;
  // By the free-fall time, which goes by the root of the density: as many points to a doubling.
  const first = freeFallRate(AGORA, threshold * (1 + 1e-12));
  return { threshold, rates: rates.map((_, k) => first * 2 ** (k / (2 * POINTS))) };
}
