import { FIT_SCALE } from "../../../fit/encounter.ts";
import { motionOf } from "../../../fit/images/motion.ts";
import type { Picture } from "../../../fit/images/picture.ts";
import { type Pair, type Target, targetOf } from "../../../fit/images/target.ts";
import { measuredAlongSight, type Ranges, rangesFrom } from "../../../fit/ranges.ts";
import { type Judge, judgeOf } from "../../../fit/score.ts";
import type { FitPair } from "./state.ts";

/** What models are compared with. Throws one line. */
export function judgeIn(picture: Picture, velocities: Picture | null, pair: Pair): Judge {
  const target = targetOf(picture, pair);
  return judgeOf(target, velocities && motionOf(velocities, picture, pair, target));
}

/** What is looked through, as the picture and what is known of the pair say. */
export function rangesOf({ place, window }: Target, { mass, faster }: FitPair): Ranges {
  const sight = faster === null ? null : -faster / FIT_SCALE.kms;
  return rangesFrom(place, {
    half: window.half,
    ...(mass !== null && { mass }),
    ...(sight !== null && { alongSight: measuredAlongSight(sight) }),
  });
}
