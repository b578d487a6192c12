import type { Remnant } from "../../../../data/measures/remnant.ts";
import { semiAxes } from "../../../../data/measures/semiAxes.ts";
import type { Profile } from "../../../../engine/index.ts";
import { lagrangianRadii, remnantOf } from "./radial.ts";

/** What is kept of a profile for plots against time. Numbers in the units of the bodies. */
export interface Track {
  readonly step: number;
  readonly time: number;
  readonly galaxies: readonly GalaxyTrack[];
}

export interface GalaxyTrack {
  readonly centre: readonly [number, number, number];
  /** As in SHARES. */
  readonly lagrangian: readonly (number | null)[];
  readonly remnant: Remnant | null;
  /** b/a, c/a, c/b; null where too few bodies say it. */
  readonly axes: readonly [number, number, number] | null;
}

/** Bodies that a shape needs at least: with 100 an axis is known to 7 %. */
const FEWEST = 100;

export function trackOf(profile: Profile): Track {
  const { step, time } = profile;
  return {
    step,
    time,
    galaxies: profile.galaxies.map(({ centre, shape }, galaxy) => {
      const [a, b, c] = semiAxes(shape.moments);
      return {
        centre,
        lagrangian: lagrangianRadii(profile, galaxy),
        remnant: remnantOf(profile, galaxy),
        axes: shape.bodies >= FEWEST && c > 0 ? ([b / a, c / a, c / b] as const) : null,
      };
    }),
  };
}
