import type { Bodies } from "../../data/bodies/bodies.ts";
import { scaleAt } from "../../data/bodies/clock.ts";
import { groupsIn, matterOf } from "./analysis.ts";
import type { Groups } from "./friends.ts";
import { deepestOf, membersOf, nearest } from "./haloes.ts";

/** Light of the galaxies in a box, body by body, the largest halo first and in each the body that lies deepest. */
export interface Galaxies {
  /** Bodies that shine. */
  readonly body: Uint32Array<ArrayBuffer>;
  /** The stars that each stands for, over all matter of the box. */
  readonly stars: Float32Array<ArrayBuffer>;
  /** From 0 (a small halo: young stars) to 1 (a large one: old stars). */
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
  return 10 ** then(MOSTER.mass, redshift);
}

/** Stars of the galaxy in the middle of a halo, Msun, by the halo's mass. */
export function starsIn(mass: number, redshift: number): number {
  const times = mass / bestMass(redshift);
  const { efficiency, low, high } = MOSTER;
  return (2 * then(efficiency, redshift) * mass) / (times ** -then(low, redshift) + times ** then(high, redshift));
}

const then = ([today, added]: readonly [number, number], z: number): number => today + (added * z) / (1 + z);

/** Decimal logarithms of halo masses over the best one: galaxies up to the first are wholly young, from the last on wholly old. */
const [YOUNG, OLD] = [0.3, 2.5];

/** Bodies of a halo of which the deepest is sought. */
const ASKED = 500;

/** Part of a galaxy's light on the deepest body alone; the rest lies about it, half of that within this part of the distance that has half of the bodies. */
const [MIDDLE, WIDTH] = [0.25, 0.3];

/** Of the groups of bodies as an engine has them, in an expanding box. */
export function galaxiesOf(
  bodies: Pick<Bodies, "count" | "position" | "mass" | "space" | "time" | "units">,
  groups: Groups = groupsIn(bodies),
): Galaxies {
  const { position, mass, space, time } = bodies;
  const { side, expansion } = space!;
  const { total, unit } = matterOf(bodies);
  const msun = unit / expansion!.universe.h;
  const redshift = 1 / scaleAt(time) - 1;
  const haloes = membersOf(groups);
  const all = haloes.reduce((sum, list) => sum + list.length, 0);
  const found = { body: new Uint32Array(all), stars: new Float32Array(all), age: new Float32Array(all) };
  let at = 0;
  for (const list of haloes) {
    const own = list.reduce((sum, i) => sum + mass[i]!, 0) * msun;
    const large = Math.log10(own / bestMass(redshift));
    const stars = starsIn(own, redshift) / (total * msun);
    const deepest = deepestOf({ side, position, mass }, list, ASKED);
    const weights = weightsAbout(deepest, list, position, side);
    const sum = weights.reduce((before, w) => before + w, 0);
    const members = Array.from(list, (body, k) => ({ body, part: ((1 - MIDDLE) * weights[k]!) / sum }));
    // The deepest first.
    members.sort((a, b) => Number(b.body === deepest) - Number(a.body === deepest));
    members[0]!.part += MIDDLE;
    for (const { body, part } of members) {
      found.body[at] = body;
      found.stars[at] = part * stars;
      found.age[at++] = Math.min(1, Math.max(0, (large - YOUNG) / (OLD - YOUNG)));
    }
  }
  return found;
}

/** How bright each body of a halo is by how far it is from the middle. */
function weightsAbout(middle: number, list: Uint32Array, position: ArrayLike<number>, side: number): Float64Array {
  const away = Float64Array.from(list, (i) => {
    let r2 = 0;
    for (let k = 0; k < 3; k++) r2 += nearest(position[3 * i + k]! - position[3 * middle + k]!, side) ** 2;
    return Math.sqrt(r2);
  });
  const scale = WIDTH * away.toSorted()[away.length >> 1]! + 1e-9 * side;
  return away.map((r) => (1 + (r / scale) ** 2) ** -2);
}
