import { Random } from "../data/models/random.ts";
import type { Encounter } from "./encounter.ts";
import { goBack, Mutual, type Orbit, type Past, type Stepping } from "./orbit.ts";
import { pullAt, type RigidGalaxy, scalesOf } from "./rigid.ts";
import { lookUpShare } from "./tables.ts";

/** Places and velocities against the first galaxy's centre, three numbers a particle; the first `first` belong to its disc. */
export interface Particles {
  readonly position: Float64Array;
  readonly velocity: Float64Array;
  readonly count: number;
  readonly first: number;
}

/** Angle that the innermost particles of a disc may turn by in a step; half of it suffices for their images to stand still. */
const TURN = 0.35;
const LONGEST_STEP = 0.02;

/** Inner edge of a disc: 0.05, kept between 0.075 and 0.1 of the outer one (as in Galaxy Zoo: Mergers). */
export const innerEdge = (outer: number): number => Math.min(0.1 * outer, Math.max(0.075 * outer, 0.05));

/** A step that follows the innermost orbits of both discs. */
export function stepFor(galaxy: RigidGalaxy, encounter: Encounter): number {
  const fastest = Math.max(
    ...scalesOf(galaxy, encounter).map((scale, g) => {
      const inner = innerEdge(encounter.radii[g]!);
      return Math.sqrt(pullAt(galaxy, scale, inner) / inner);
    }),
  );
  return Math.min(LONGEST_STEP, TURN / fastest);
}

const length = (x: number, y: number, z: number) => Math.sqrt(x * x + y * y + z * z);

/** Numbers of a place in a disc. */
export const PLACE = 6;
type Place = [number, number, number, number, number, number];

/**
 * Share of a disc's particles within each of `count` places, spread evenly in radius and, by the golden angle, around the centre: share, cosine, sine, and three
 * normal random numbers, always the same.
 */
export function placesInDisc(count: number): Float64Array {
  const places = new Float64Array(PLACE * count);
  const random = new Random(0);
  for (let i = 0; i < count; i++) {
    // The golden section of 65 536 places, in whole numbers that are the same on a GPU.
    const turn = (2 * Math.PI * (Math.imul(i, 40503) & 0xffff)) / 65536;
    const normal = [random.gaussian(), random.gaussian(), random.gaussian()];
    places.set([(i + 0.5) / count, Math.cos(turn), Math.sin(turn), ...normal], PLACE * i);
  }
  return places;
}

const RADIANS = Math.PI / 180;

/** Dispersions around the rotation and along the axis over the radial one. */
export const AROUND = 0.7;
export const ALONG = 0.6;

/** Particles on circular orbits, but for the discs' warmth, in both discs, shared out by mass, where the galaxies stand on `orbit`. */
export function layDiscs(galaxy: RigidGalaxy, encounter: Encounter, orbit: Orbit, count: number): Particles {
  const { masses, radii, phi, theta } = encounter;
  const scales = scalesOf(galaxy, encounter);
  const first = Math.floor((count * masses[0]) / (masses[0] + masses[1]));
  const position = new Float64Array(3 * count);
  const velocity = new Float64Array(3 * count);
  for (const g of [0, 1] as const) {
    const [from, members] = g === 0 ? [0, first] : [first, count - first];
    const places = placesInDisc(members);
    const [ct, st] = [Math.cos(theta[g] * RADIANS), Math.sin(theta[g] * RADIANS)];
    const [cp, sp] = [Math.cos(phi[g] * RADIANS), Math.sin(phi[g] * RADIANS)];
    const turn = (x: number, y: number, z: number) =>
      [cp * (ct * x + st * z) - sp * y, sp * (ct * x + st * z) + cp * y, ct * z - st * x] as const;
    const [inner, outer] = [innerEdge(radii[g]), galaxy.reach * radii[g]];
    for (let i = 0; i < members; i++) {
      const [share, c, s, a, b, d] = places.subarray(PLACE * i, PLACE * (i + 1)) as unknown as Place;
      const r = inner + (outer - inner) * lookUpShare(galaxy.spread, share);
      const speed = Math.sqrt(pullAt(galaxy, scales[g]!, r) * r);
      const kick = galaxy.warm * Math.exp(-r / radii[g]) * speed;
      const [out, around, along] = [kick * a, speed + AROUND * kick * b, ALONG * kick * d];
      const [place, motion] = [turn(r * c, r * s, 0), turn(out * c - around * s, out * s + around * c, along)];
      for (let k = 0; k < 3; k++) {
        position[3 * (from + i) + k] = place[k]! + (g === 1 ? orbit[k]! : 0);
        velocity[3 * (from + i) + k] = motion[k]! + (g === 1 ? orbit[3 + k]! : 0);
      }
    }
  }
  return { position, velocity, count, first };
}

/** How far outside a galaxy a place lies: 0 in its middle, a half at its disc's outer radius. */
const outside = (r: number, radius: number) => (r * r) / (r * r + radius * radius);

/** A kick of the particles, in the frame of the first galaxy's centre, which the second pulls along. Friction brakes the second galaxy's particles with it. */
function kickParticles(
  galaxy: RigidGalaxy,
  mutual: Mutual,
  { position, velocity, count, first }: Particles,
  radii: readonly [number, number],
  step: number,
): void {
  const { scales, orbit, second: along, felt } = mutual;
  const drag = mutual.slow();
  const [ox, oy, oz] = orbit as unknown as [number, number, number];
  // Rounded down, it is the nearest.
  const half = galaxy.rounds ? 0.5 * galaxy.grain : 0;
  const lost = mutual.parting ? galaxy.lost : 0;
  for (let i = 0; i < count; i++) {
    const at = 3 * i;
    const [x, y, z] = [position[at]!, position[at + 1]!, position[at + 2]!];
    const [dx, dy, dz] = [x - ox, y - oy, z - oz];
    const r1 = Math.max(1e-9, length(x, y, z));
    const r2 = Math.max(1e-9, length(dx, dy, dz));
    const second = i < first ? 0 : 1;
    const own = 1 - lost * (second ? outside(r2, radii[1]) : outside(r1, radii[0]));
    const one = ((second ? felt : own) * pullAt(galaxy, scales[0], r1 + half)) / r1;
    const two = ((second ? own : felt) * pullAt(galaxy, scales[1], r2 + half)) / r2;
    velocity[at]! -= step * (one * x + two * dx + along * ox + second * drag[0]!);
    velocity[at + 1]! -= step * (one * y + two * dy + along * oy + second * drag[1]!);
    velocity[at + 2]! -= step * (one * z + two * dz + along * oz + second * drag[2]!);
  }
}

/** Moves both galaxies and the particles forward by leapfrog, in place. */
export function goForward(
  galaxy: RigidGalaxy,
  encounter: Encounter,
  orbit: Orbit,
  particles: Particles,
  { step, steps }: Stepping,
): void {
  const { position, velocity } = particles;
  if (steps === 0) return;
  const mutual = new Mutual(galaxy, encounter, orbit);
  // The kicks of neighbouring steps are one.
  kickParticles(galaxy, mutual, particles, encounter.radii, 0.5 * step);
  for (let i = 1; i <= steps; i++) {
    mutual.move(step);
    for (let k = 0; k < position.length; k++) position[k]! += step * velocity[k]!;
    kickParticles(galaxy, mutual, particles, encounter.radii, i === steps ? 0.5 * step : step);
  }
}

/** An encounter as it looks now: `count` particles of discs laid down at its start (`goBack`). */
export function runEncounter(
  galaxy: RigidGalaxy,
  encounter: Encounter,
  count: number,
  past: Past = goBack(galaxy, encounter, stepFor(galaxy, encounter)),
): Particles {
  const orbit = past.orbit.slice();
  const particles = layDiscs(galaxy, encounter, orbit, count);
  goForward(galaxy, encounter, orbit, particles, past);
  return particles;
}
