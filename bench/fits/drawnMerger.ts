import { GALACTICS_UNITS, timeMyr } from "../../src/data/bodies/units.ts";
import { buildGalaxy } from "../../src/data/models/galaxy.ts";
import { spiralSpec } from "../../src/data/models/otherGalaxies.ts";
import { Random } from "../../src/data/models/random.ts";
import { scaleGalaxy } from "../../src/data/models/scaling.ts";
import { massWithin } from "../../src/data/scenarios/galaxyZoo.ts";
import { incomingState } from "../../src/data/scenarios/orbit.ts";
import { nodeOf, spinOf } from "../../src/data/scenarios/orientation.ts";
import { type Encounter, FIT_SCALE } from "../../src/fit/encounter.ts";
import { goForward, stepFor } from "../../src/fit/model.ts";
import { goBack } from "../../src/fit/orbit.ts";
import type { RigidGalaxy } from "../../src/fit/rigid.ts";

export type Vector = [number, number, number];

export const SOFTENING = 0.15;
export const SEPARATION = 70;
const EDGE = 4.5;
const SCALE_LENGTH = 3;

export const MYR = timeMyr(GALACTICS_UNITS)!;
export const LENGTH = FIT_SCALE.kpc / GALACTICS_UNITS.lengthKpc!;
const MASS = FIT_SCALE.msun / GALACTICS_UNITS.massMsun!;
export const SPEED = FIT_SCALE.kms / GALACTICS_UNITS.velocityKms!;

/** A turn of the sky, evenly among all. */
function turn(random: Random): (x: ArrayLike<number>) => Vector {
  const q = Array.from({ length: 4 }, () => random.gaussian());
  const norm = Math.hypot(...q);
  const [w, x, y, z] = q.map((c) => c / norm) as [number, number, number, number];
  return (v) => [
    (1 - 2 * (y * y + z * z)) * v[0]! + 2 * (x * y - w * z) * v[1]! + 2 * (x * z + w * y) * v[2]!,
    2 * (x * y + w * z) * v[0]! + (1 - 2 * (x * x + z * z)) * v[1]! + 2 * (y * z - w * x) * v[2]!,
    2 * (x * z - w * y) * v[0]! + 2 * (y * z + w * x) * v[1]! + (1 - 2 * (x * x + y * y)) * v[2]!,
  ];
}

/** All that the number of a merger chooses: two spirals on a parabola, when they are seen and from where. Units of the run. */
export function drawnMerger(number: number) {
  const random = new Random(number, 52);
  const between = (low: number, high: number) => low + (high - low) * random.uniform();
  const ratio = 0.33 ** random.uniform();
  const pericentre = between(8, 20);
  const tilt = () => (180 / Math.PI) * Math.acos(between(-1, 1));
  const inclinations = [tilt(), tilt()] as const;
  const turns = [between(0, 360), between(0, 360)] as const;
  const afterMyr = between(100, 250);
  const sky = turn(random);
  const spiral = spiralSpec(1.4, 1, SOFTENING);
  const specs = [spiral, scaleGalaxy(spiral, ratio, Math.sqrt(ratio))] as const;
  const galaxies = specs.map(buildGalaxy);
  const angles = ([0, 1] as const).map((g) => {
    const spin = sky(spinOf(inclinations[g], nodeOf(turns[g], g === 1)));
    return { phi: (180 / Math.PI) * Math.atan2(spin[1], spin[0]), theta: (180 / Math.PI) * Math.acos(spin[2]) };
  });
  const lengths = [SCALE_LENGTH, SCALE_LENGTH * Math.sqrt(ratio)] as const;
  /** As an encounter, in the sky's frame, from the second galaxy's place and velocity against the first. */
  const encounterFrom = (place: ArrayLike<number>, velocity: ArrayLike<number>): Encounter => ({
    position: sky(place).map((x) => x / LENGTH) as Vector,
    velocity: sky(velocity).map((v) => v / SPEED) as Vector,
    masses: galaxies.map((galaxy, g) => massWithin(galaxy, EDGE * lengths[g]!) / MASS) as [number, number],
    radii: lengths.map((length) => (EDGE * length) / FIT_SCALE.kpc) as [number, number],
    phi: [angles[0]!.phi, angles[1]!.phi],
    theta: [angles[0]!.theta, angles[1]!.theta],
  });
  const mass = galaxies.reduce((sum, galaxy) => sum + galaxy.mass, 0);
  return { pericentre, inclinations, turns, afterMyr, sky, specs, mass, encounterFrom };
}

/** A merger as rigid galaxies have it, in place of its full run: as long after their pericentre. */
export function rigidMerger(number: number, galaxy: RigidGalaxy) {
  const { pericentre, afterMyr, mass, encounterFrom } = drawnMerger(number);
  const { position, velocity } = incomingState(mass, { pericentre, eccentricity: 1, separation: SEPARATION });
  const start = encounterFrom(position, velocity);
  const step = stepFor(galaxy, start);
  const orbit = Float64Array.from([...start.position, ...start.velocity]);
  const none = { position: new Float64Array(0), velocity: new Float64Array(0), count: 0, first: 0 };
  const apart = () => Math.hypot(orbit[0]!, orbit[1]!, orbit[2]!);
  let [least, since] = [apart(), 0];
  while (since * FIT_SCALE.myr < afterMyr) {
    goForward(galaxy, start, orbit, none, { step, steps: 1 });
    since += step;
    if (apart() < least) [least, since] = [apart(), 0];
  }
  const [x, y, z, u, v, w] = Array.from(orbit) as [number, number, number, number, number, number];
  const encounter: Encounter = { ...start, position: [x, y, z], velocity: [u, v, w] };
  const past = goBack(galaxy, encounter, step);
  return { encounter, sinceMyr: past.since * FIT_SCALE.myr, pericentreKpc: past.pericentre * FIT_SCALE.kpc };
}
