import type { Encounter } from "./encounter.ts";
import { goBack } from "./orbit.ts";
import { depthBetween, type RigidGalaxy, scalesOf } from "./rigid.ts";

/** What an encounter must have been to be run: pairs with tails are seen after a close passage of two galaxies that were hardly bound before. */
export interface Bounds {
  /** Angle by which the edges of both discs have turned since the last pericentre at least, radians: no tail grows faster. */
  readonly turned: number;
  /** Kinetic energy over the depth of the potential at the start: 1 is a parabola. */
  readonly energy: readonly [number, number];
  /** Pericentre over both outer radii at most. */
  readonly pericentre: number;
}

export const BOUNDS: Bounds = { turned: 0.5, energy: [0.5, 2], pericentre: 1 };

/** Why encounters are refused, and what is said of these. */
export const REASONS = {
  passage: "never met",
  turned: "met too short ago",
  energy: "were bound too closely or came too fast",
  pericentre: "passed too far from each other",
} as const;

export type Reason = keyof typeof REASONS;
export type Refused = Readonly<Record<Reason, number>>;

/** How many were refused and why, in a line. */
export function refusedLine(refused: Refused): string {
  const reasons = Object.keys(REASONS) as Reason[];
  const sum = reasons.reduce((total, why) => total + refused[why], 0);
  const each = reasons.filter((why) => refused[why] > 0).map((why) => `${refused[why]} ${REASONS[why]}`);
  return sum === 0
    ? "no encounter was refused"
    : `${sum} encounters were refused before they were run: ${each.join(", ")}`;
}

export interface Refusal {
  readonly why: Reason;
  /** How far from plausible: above 0, and above 3 where they never met. */
  readonly by: number;
}

/** Step of an orbit that is looked at alone, in the time in which both edges turn by a radian. */
const STEP = 0.025;

/** How far a value lies beyond a bound, 0 to 1. */
const beyond = (ratio: number) => (ratio > 1 ? 1 - 1 / ratio : 0);

/** Why an encounter is not worth running; null where it is. */
export function refusalOf(galaxy: RigidGalaxy, encounter: Encounter, bounds: Bounds = BOUNDS): Refusal | null {
  const { masses, radii, position, velocity } = encounter;
  const scales = scalesOf(galaxy, encounter);
  const both = radii[0] + radii[1];
  const [r, v] = [Math.hypot(...position), Math.hypot(...velocity)];
  const along = position.reduce((sum, x, k) => sum + x * velocity[k]!, 0) / Math.max(1e-12, r * v);
  const apart = (nearest: number): Refusal => ({ why: "passage", by: 3 + (1 - along) / 2 + beyond(nearest / both) });
  // They come from infinity, and still come closer.
  if (along < 0 && v * v > 2 * depthBetween(galaxy, scales, r)) return apart(r);
  const step = STEP * Math.sqrt(both ** 3 / (masses[0] + masses[1]));
  const { passages, pericentre, since, orbit } = goBack(galaxy, encounter, step);
  if (passages === 0) return apart(pericentre);
  const depth = depthBetween(galaxy, scales, Math.hypot(orbit[0]!, orbit[1]!, orbit[2]!));
  const energy = (orbit[3]! ** 2 + orbit[4]! ** 2 + orbit[5]! ** 2) / (2 * depth);
  const turned = since * Math.min(...masses.map((mass, g) => Math.sqrt(mass / radii[g]! ** 3)));
  const off: readonly (readonly [Reason, number])[] = [
    ["turned", beyond(bounds.turned / turned)],
    ["energy", beyond(Math.max(bounds.energy[0] / energy, energy / bounds.energy[1]))],
    ["pericentre", beyond(pericentre / both / bounds.pericentre)],
  ];
  const by = off.reduce((sum, [, much]) => sum + much, 0);
  return by === 0 ? null : { why: off.find(([, much]) => much > 0)![0], by };
}
