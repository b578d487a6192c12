import { FIT_SCALE } from "../../../fit/encounter.ts";
import type { Target } from "../../../fit/images/target.ts";
import { measuredAlongSight, type Ranges, rangesFrom } from "../../../fit/ranges.ts";
import type { FitPair } from "./state.ts";

/** What is looked through, as the picture and what is known of the pair say. */
export function rangesOf({ place, window }: Target, { mass, faster }: FitPair): Ranges {
  const sight = faster === null ? null : -faster / FIT_SCALE.kms;
  return rangesFrom(place, {
    half: window.half,
    ...(mass !== null && { mass }),
    ...(sight !== null && { alongSight: measuredAlongSight(sight) }),
  });
}
