import type { Bodies } from "../../data/bodies/bodies.ts";
import { scaleAt } from "../../data/bodies/clock.ts";
import { LEAST, LINK, matterOf } from "./analysis.ts";
import { friendsOfFriends } from "./friends.ts";
import { deepestOf, membersOf } from "./haloes.ts";

/** The galaxy in the middle of each halo of a box, the largest halo first. */
export interface Galaxies {
  /** Number of the body that lies deepest in the halo. */
  readonly body: Uint32Array<ArrayBuffer>;
  /** Its stars over all matter of the box. */
  readonly stars: Float32Array<ArrayBuffer>;
  /** From 0 (small: young stars) to 1 (large: old ones). */
  readonly age: Float32Array<ArrayBuffer>;
}

/** Moster, Naab & White 2013 (MNRAS 428, 3121), table 1: values today, and what is added to them by z / (1 + z). */
const MOSTER = {
  mass: [11.59, 1.195],
  efficiency: [0.0351, -0.0247],
  low: [1.376, -0.826],
  high: [0.608, 0.329],
} as const;

/** Halo mass in which the largest part of the matter is stars, Msun. */
export function bestMass(redshift: number): number {
  return 10 ** at(MOSTER.mass, redshift);
}

/** Stars of the galaxy in the middle of a halo, Msun, by the halo's mass. */
export function starsIn(mass: number, redshift: number): number {
  const times = mass / bestMass(redshift);
  const { efficiency, low, high } = MOSTER;
  return (2 * at(efficiency, redshift) * mass) / (times ** -at(low, redshift) + times ** at(high, redshift));
}

const at = ([today, added]: readonly [number, number], z: number): number => today + (added * z) / (1 + z);

/** Decimal logarithms of halo masses over the best one: galaxies up to the first are wholly young, from the last on wholly old. */
const [YOUNG, OLD] = [-0.5, 3];

/** Bodies of a halo of which the deepest is sought. */
const ASKED = 500;

/** By friends of friends of bodies as an engine has them, in an expanding box. */
export function galaxiesOf(bodies: Pick<Bodies, "count" | "position" | "mass" | "space" | "time" | "units">): Galaxies {
  const { count, position, mass, space, time } = bodies;
  const { side, expansion } = space!;
  const { total, unit } = matterOf(bodies);
  const msun = unit / expansion!.universe.h;
  const redshift = 1 / scaleAt(time) - 1;
  const groups = friendsOfFriends(position, side, (LINK * side) / Math.cbrt(count), LEAST);
  const found = membersOf(groups).map((list) => {
    const own = list.reduce((sum, i) => sum + mass[i]!, 0) * msun;
    const large = Math.log10(own / bestMass(redshift));
    return {
      body: deepestOf({ side, position, mass }, list, ASKED),
      stars: starsIn(own, redshift) / (total * msun),
      age: Math.min(1, Math.max(0, (large - YOUNG) / (OLD - YOUNG))),
    };
  });
  return {
    body: Uint32Array.from(found, (one) => one.body),
    stars: Float32Array.from(found, (one) => one.stars),
    age: Float32Array.from(found, (one) => one.age),
  };
}
