import { componentIndex } from "../bodies/bodies.ts";
import { NBODY_UNITS } from "../bodies/units.ts";
import { ticker } from "../models/draw.ts";
import { buildGalaxy, sampleGalaxy } from "../models/galaxy.ts";
import { sampleKing } from "../models/king.ts";
import { pow } from "../models/portable.ts";
import { hernquistProfile } from "../models/profiles.ts";
import { Random } from "../models/random.ts";
import { newSample, recentre, toBodies } from "../models/sample.ts";
import { parameter, resolveValues } from "../parameter.ts";
import type { Scenario } from "./scenario.ts";

/** Above so many mean masses a star counts as heavy. */
const HEAVY = 4;
/** Salpeter's (1955) slope: dN/dm as m^-2.35. */
const SLOPE = 2.35;

/** What star clusters run with: steps of their own by direct sums. */
const CLUSTER = {
  n: 2048,
  theta: 0.6,
  softening: 1 / 256,
  timestep: 1 / 32,
  viewDirection: [0, -1, 0.35],
  integrator: "hermite4",
  eta: 0.02,
  precision: "extended",
} as const satisfies Partial<Scenario["defaults"]>;

/** A King model whose stars have Salpeter's masses, wherever they are: it settles by encounters alone. */
export const segregation: Scenario = {
  name: "star-cluster",
  kind: "cluster",
  title: "A star cluster sorts its stars",
  help: "A King (1966) model with Salpeter's (1955) spectrum of masses, the same everywhere at first, in Henon units (mass 1, virial radius 1).",
  lookFor:
    "Encounters slow the heavy stars down: they sink to the middle, the light ones move outwards. The plot of half-mass radii tells them apart.",
  parameters: [
    parameter(
      "w0",
      "Central potential W0",
      "Depth of the centre in units of the velocity scale squared.",
      "",
      [1, 6, 12],
    ),
    parameter(
      "massRange",
      "Range of masses",
      "Mass of the heaviest star over that of the lightest.",
      "",
      [1, 50, 1000],
    ),
  ],
  moment: { time: 12, viewRadius: 1.5 },
  defaults: { ...CLUSTER, viewRadius: 2.5, colour: "component" },
  make(given, options) {
    const { w0, massRange } = resolveValues(segregation.name, segregation.parameters, given);
    const sample = sampleKing(w0!, options.n, new Random(options.seed), ticker(options));
    const random = new Random(options.seed, 1);
    const power = 1 - SLOPE;
    const least = pow(massRange!, power);
    let total = 0;
    for (let i = 0; i < options.n; i++) {
      sample.mass[i] = pow(1 - random.uniform() * (1 - least), 1 / power);
      total += sample.mass[i]!;
    }
    for (let i = 0; i < options.n; i++) {
      if (sample.mass[i]! > (HEAVY * total) / options.n) sample.component[i] = componentIndex("other");
      sample.mass[i]! /= total;
    }
    recentre(sample);
    return toBodies(sample, NBODY_UNITS);
  },
};

/** Stars of a Hernquist sphere about a black hole, on the orbits that both give them. */
export const holeInCluster: Scenario = {
  name: "black-hole-cluster",
  kind: "cluster",
  title: "A star cluster with a black hole",
  help: "A Hernquist (1990) sphere of stars, mass 1 and scale radius 0.5, in equilibrium about a black hole in its middle.",
  lookFor:
    "The innermost stars swing about the black hole within a hundredth of the time that the others need; some meet there and are thrown out.",
  parameters: [parameter("blackHole", "Black hole", "Its mass over that of all stars.", "", [0.001, 0.05, 0.5])],
  moment: { time: 4, viewRadius: 0.4 },
  defaults: { ...CLUSTER, timestep: 1 / 64, viewRadius: 0.8, colour: "speed" },
  make(given, options) {
    const { blackHole } = resolveValues(holeInCluster.name, holeInCluster.parameters, given);
    const spheres = [{ component: "stars", profile: hernquistProfile(0.5, 10), mass: 1 }] as const;
    const galaxy = buildGalaxy({ spheres, blackHole: blackHole!, softening: holeInCluster.defaults.softening });
    const sample = sampleGalaxy(galaxy, options.n, options.seed, 0, ticker(options));
    recentre(sample);
    return toBodies(sample, NBODY_UNITS);
  },
};

/** Mass and place of each (Burrau 1913): at the corners of a right triangle whose sides are as long as the masses that they face. */
const THREE = [
  [3, 1, 3],
  [4, -2, -1],
  [5, 1, -1],
] as const;

/** Burrau's problem, which Szebehely & Peters (1967, AJ 72, 876) followed to its end. */
export const pythagoras: Scenario = {
  name: "pythagoras",
  kind: "cluster",
  title: "Pythagoras's three bodies",
  help: "Masses 3, 4 and 5 start at rest at the corners of a right triangle (Burrau 1913), without softening; Szebehely & Peters (1967) found how it ends.",
  lookFor:
    "Close encounters follow each other until one body is thrown out: in the exact solution the lightest, about t = 60; here rounding decides from about t = 40 on.",
  parameters: [],
  moment: { time: 36 },
  bodies: THREE.length,
  defaults: {
    ...CLUSTER,
    n: THREE.length,
    softening: 0,
    viewRadius: 5,
    viewDirection: [0, 0, 1],
    colour: "galaxy",
    integrator: "hermite6",
    eta: 0.002,
  },
  make(_, { n, signal }) {
    signal?.throwIfAborted();
    if (n !== THREE.length) throw new Error(`pythagoras has ${THREE.length} bodies, not ${n}; ask for ${THREE.length}`);
    const sample = newSample(n, "stars");
    THREE.forEach(([mass, x, y], i) => {
      sample.mass[i] = mass;
      sample.position.set([x, y, 0], 3 * i);
      sample.galaxy[i] = i;
    });
    return toBodies(sample, NBODY_UNITS);
  },
};
