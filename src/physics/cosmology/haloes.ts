import { friendsOfFriends, type Groups } from "./friends.ts";

/** A group of bodies as a halo. */
export interface Halo {
  /** Bodies linked to each other, and their mass. */
  readonly bodies: number;
  readonly mass: number;
  /** Where its densest body is, by the potential of its own bodies: the centre. */
  readonly centre: readonly [number, number, number];
  /** Mean velocity of its bodies. */
  readonly velocity: readonly [number, number, number];
  /** Mass and radius within which all bodies are 200 times the critical density; 0 where even the centre is thinner. */
  readonly mass200: number;
  readonly radius200: number;
}

/** Bodies in a periodic box. */
export interface Box {
  readonly side: number;
  readonly position: ArrayLike<number>;
  readonly velocity: ArrayLike<number>;
  readonly mass: ArrayLike<number>;
}

/** Bodies whose potential is summed to find a centre; of larger groups the innermost by an eighth of the box about the mean. */
const SUMMED = 3000;

/** Haloes by friends of friends, largest first. `critical`: the critical density, mass over comoving length cubed, at the time of the bodies. */
export function haloesOf(box: Box, link: number, least: number, critical: number): readonly Halo[] {
  return membersOf(friendsOfFriends(box.position, box.side, link, least)).map((list) => {
    const centre = centreOf(box, list);
    const [mass200, radius200] = sphereOf(box, centre, critical);
    let mass = 0;
    const velocity: [number, number, number] = [0, 0, 0];
    for (const i of list) {
      mass += box.mass[i]!;
      for (let k = 0; k < 3; k++) velocity[k]! += box.mass[i]! * box.velocity[3 * i + k]!;
    }
    return {
      ...{ bodies: list.length, mass, centre, mass200, radius200 },
      velocity: velocity.map((v) => v / mass) as [number, number, number],
    };
  });
}

/** Numbers of the bodies of each group. */
export function membersOf({ sizes, groupOf }: Groups): readonly Uint32Array[] {
  const members = Array.from(sizes, (size) => ({ list: new Uint32Array(size), next: 0 }));
  for (let i = 0; i < groupOf.length; i++) {
    const group = members[groupOf[i]!];
    if (group) group.list[group.next++] = i;
  }
  return members.map(({ list }) => list);
}

/** The shortest way from one place to another along an axis. */
export function nearest(apart: number, side: number): number {
  return apart - side * Math.round(apart / side);
}

/** The place of the body that lies deepest in the potential of the group. */
function centreOf(box: Box, list: Uint32Array): [number, number, number] {
  const { side, position } = box;
  const best = deepestOf(box, list, SUMMED);
  return [0, 1, 2].map((k) => position[3 * best + k]! - side * Math.floor(position[3 * best + k]! / side)) as [
    number,
    number,
    number,
  ];
}

/** The body that lies deepest in the potential of a group, among about `asked` of it. */
export function deepestOf(
  { side, position, mass }: Pick<Box, "side" | "position" | "mass">,
  list: Uint32Array,
  asked: number,
): number {
  const step = Math.max(1, Math.ceil(list.length / asked));
  const chosen = list.filter((_, k) => k % step === 0);
  let [deepest, best] = [Number.POSITIVE_INFINITY, chosen[0]!];
  // Not all at one point are infinitely deep.
  const soft = (side * 1e-6) ** 2;
  for (const i of chosen) {
    let depth = 0;
    for (const j of chosen) {
      if (i === j) continue;
      let r2 = soft;
      for (let k = 0; k < 3; k++) r2 += nearest(position[3 * j + k]! - position[3 * i + k]!, side) ** 2;
      depth -= mass[j]! / Math.sqrt(r2);
    }
    if (depth < deepest) [deepest, best] = [depth, i];
  }
  return best;
}

/** The largest sphere about a centre whose bodies are 200 times as dense as `critical`: mass and radius. */
function sphereOf({ side, position, mass }: Box, centre: readonly number[], critical: number): [number, number] {
  const near: { r: number; m: number }[] = [];
  for (let i = 0; i < mass.length; i++) {
    let r2 = 0;
    for (let k = 0; k < 3; k++) r2 += nearest(position[3 * i + k]! - centre[k]!, side) ** 2;
    // No halo is wider than a quarter of its box.
    if (r2 < (side / 4) ** 2) near.push({ r: Math.sqrt(r2), m: mass[i]! });
  }
  near.sort((a, b) => a.r - b.r);
  const within = 200 * critical * ((4 * Math.PI) / 3);
  let [sum, found] = [0, 0];
  for (const { r, m } of near) {
    sum += m;
    if (sum >= within * r ** 3) found = sum;
    // Beyond it is thinner for good.
    else if (found > 0 && sum < 0.5 * within * r ** 3) break;
  }
  return [found, Math.cbrt(found / within)];
}
