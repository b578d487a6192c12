import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS } from "../../src/data/bodies/units.ts";
import { buildGalaxy, sampleGalaxy } from "../../src/data/models/galaxy.ts";
import { ellipticalSpec } from "../../src/data/models/otherGalaxies.ts";
import { Random } from "../../src/data/models/random.ts";
import { newSample, recentre, type Sample, toBodies } from "../../src/data/models/sample.ts";
import { incomingState, type RelativeState, splitState } from "../../src/data/scenarios/orbit.ts";
import { placeSamples, plummerPoints } from "../../src/data/scenarios/swarm.ts";
import { type Configuration, MAJOR_SEPARATION, type PlannedRun } from "./configurations.ts";

/** The paper's primary, solar masses: halo 2e12, bulge 2e11. */
const PRIMARY_MASS = 2.2e12;
/** Half-mass radius of the stars of a child over that of the primary: 1.26 kpc of 1.36 (thesis, table 5.3). */
const CHILD_SIZE = 1.26 / 1.36;
/** Streams of random numbers for the placing, far from those of galaxies. */
const PLACING = 0x8000;
/** Seed of the galaxies themselves: realisations differ in their places, as in the paper. */
export const GALAXY_SEED = 1;

/** Bodies of a galaxy with 1 / `ratio` of the primary's mass (0 and 1: the primary). */
export const galaxyBodies = (ratio: number, bodyMass: number): number =>
  Math.round(PRIMARY_MASS / Math.max(1, ratio) / bodyMass);

/** Bodies of a whole run. */
export function runBodies(configuration: Configuration, bodyMass: number): number {
  const [first, child] = galaxiesOf(configuration);
  const children = child === null ? 0 : configuration.swarm ? child : 1;
  return galaxyBodies(first, bodyMass) + children * galaxyBodies(child ?? 1, bodyMass);
}

/**
 * A galaxy that has not been relaxed: Sersic n = 3 bulge and NFW halo of ten times its mass. A child has 1 / ratio of the primary's
 * mass, and its halo that share of the primary's size (thesis, section 5.2), whose scale radius is `haloScale` kpc.
 */
export function newGalaxy(ratio: number, bodyMass: number, softening: number, haloScale: number): Bodies {
  const q = 1 / Math.max(1, ratio);
  const galaxy = buildGalaxy(ellipticalSpec(q, q < 1 ? CHILD_SIZE : 1, q, softening, haloScale));
  const sample = sampleGalaxy(galaxy, galaxyBodies(ratio, bodyMass), GALAXY_SEED, Math.max(1, ratio), () => {});
  return toBodies(sample, GALACTICS_UNITS);
}

/** By how much the galaxies of a configuration are lighter than the primary: the first, and its children (null: none). */
export function galaxiesOf({ ratio, pericentre, swarm }: Configuration): readonly [number, number | null] {
  return swarm || pericentre !== undefined ? [1, ratio] : [Math.max(1, ratio), null];
}

/** Mass of the stars of a child, Msun: a tenth of the halo's. */
export const childMass = ({ ratio }: Configuration): number => PRIMARY_MASS / 11 / Math.max(1, ratio);

/** The bodies of a run from its relaxed galaxies. Each copy is turned to a direction of its own. */
export function startOf(
  { configuration, realisation }: PlannedRun,
  primary: Bodies,
  child: Bodies | null,
  kinetic: number,
): Bodies {
  const { ratio, pericentre, swarm } = configuration;
  if (!child) return { ...primary, time: 0 };
  const masses = [primary, ...Array.from({ length: swarm ? ratio : 1 }, () => child)].map(totalMass);
  const points = swarm
    ? plummerPoints(masses, swarm.radius, swarm.ratio, true, new Random(realisation, PLACING))
    : pairOf(masses[0]!, masses[1]!, pericentre!, kinetic);
  const samples = masses.map((_, g) => sampleOf(g === 0 ? primary : child));
  return toBodies(placeSamples(samples, points, realisation), GALACTICS_UNITS);
}

/**
 * Two points that approach on an ellipse with that pericentre, `kinetic` of their potential energy being kinetic energy: 1 is the speed of escape, the least that
 * the pericentre allows (0, too) is the apocentre.
 */
function pairOf(first: number, second: number, pericentre: number, kinetic: number): Sample {
  const d = MAJOR_SEPARATION;
  const share = Math.max(kinetic, pericentre / (d + pericentre));
  // A straight fall has no ellipse to say how fast it begins.
  const speed = Math.sqrt((2 * share * (first + second)) / d);
  const state: RelativeState =
    pericentre === 0
      ? { position: [-d, 0, 0], velocity: [speed, 0, 0] }
      : incomingState(first + second, {
          pericentre,
          eccentricity: 1 - (2 * pericentre * (1 - share)) / d,
          separation: d,
        });
  const points = newSample(2, "other");
  splitState(state, first, second).forEach(({ position, velocity }, g) => {
    points.position.set(position, 3 * g);
    points.velocity.set(velocity, 3 * g);
  });
  return points;
}

function sampleOf(bodies: Bodies): Sample {
  const sample = newSample(bodies.count, "other");
  sample.mass.set(bodies.mass);
  sample.position.set(bodies.position);
  sample.velocity.set(bodies.velocity);
  sample.component.set(bodies.component);
  recentre(sample);
  return sample;
}

const totalMass = ({ mass }: Bodies): number => mass.reduce((sum, m) => sum + m, 0);
