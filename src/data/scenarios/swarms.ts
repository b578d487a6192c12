import { GALACTICS_UNITS } from "../bodies/units.ts";
import { ticker } from "../models/draw.ts";
import { buildGalaxy } from "../models/galaxy.ts";
import { heavinessParameter, softeningParameter, toomreParameter } from "../models/galaxyModel.ts";
import { ellipticalSpec, spiralSpec } from "../models/otherGalaxies.ts";
import { Random } from "../models/random.ts";
import { type Sample, toBodies } from "../models/sample.ts";
import { scaleGalaxy } from "../models/scaling.ts";
import { parameter, resolveValues } from "../parameter.ts";
import type { Scenario } from "./scenario.ts";
import { placeGalaxies, plummerPoints } from "./swarm.ts";

/** Streams of random numbers for the placing, far from those of the galaxies (16 each). */
const PLACING = 0x8000;

export const minorMergers: Scenario = {
  name: "minor-mergers",
  kind: "many",
  title: "Many minor mergers",
  help: "An elliptical galaxy swallows a swarm of small ones of the same total mass, after Bedorf & Portegies Zwart (2013).",
  units: GALACTICS_UNITS,
  lookFor: "The small galaxies are shredded far out, so the remnant grows much larger than after one merger of equals.",
  parameters: [
    {
      ...parameter(
        "children",
        "Small galaxies",
        "Each has the mass of the large galaxy divided by their number.",
        "",
        [1, 10, 80],
      ),
      integer: true,
    },
    parameter(
      "virialRadius",
      "Virial radius of the swarm",
      "R = -G M^2 / (2 W) of the galaxies as points.",
      "kpc",
      [20, 200, 1000],
    ),
    parameter(
      "virialRatio",
      "Virial ratio of the swarm",
      "K / |W| of the galaxies as points: 0 falls in from rest.",
      "",
      [0, 0, 1],
    ),
    softeningParameter(0.2, "kpc"),
  ],
  moment: { time: 100 },
  defaults: {
    n: 131072,
    theta: 0.6,
    softening: 0.2,
    timestep: 1 / 64,
    viewRadius: 250,
    viewDirection: [0.2, -1, 0.4],
    colour: "galaxy",
  },
  make(given, options) {
    const v = resolveValues(minorMergers.name, minorMergers.parameters, given);
    const q = 1 / v.children!;
    const parent = buildGalaxy(ellipticalSpec(1, 1, 1, v.softening!));
    // The paper scales a child's mass and cut-off radius by q, its stars stay at a half-mass radius of 1.26 kpc.
    const child = v.children === 1 ? parent : buildGalaxy(ellipticalSpec(q, 1.26 / 1.36, q, v.softening!));
    const galaxies = [parent, ...Array.from({ length: v.children! }, () => child)];
    const masses = galaxies.map((g) => g.mass);
    const random = new Random(options.seed, PLACING);
    const points = plummerPoints(masses, v.virialRadius!, v.virialRatio!, true, random);
    return toBodies(placeGalaxies(galaxies, points, options.n, options.seed, ticker(options)), GALACTICS_UNITS);
  },
};

export const compactGroup: Scenario = {
  name: "compact-group",
  kind: "many",
  title: "A compact group of galaxies",
  help: "Five spirals of different mass, bound and close together like the groups of Hickson (1982).",
  units: GALACTICS_UNITS,
  lookFor:
    "Bridges, tails and a first merger within a few hundred million years; in the end one galaxy in a shared halo.",
  parameters: [
    parameter(
      "virialRadius",
      "Virial radius of the group",
      "R = -G M^2 / (2 W) of the galaxies as points.",
      "kpc",
      [30, 90, 500],
    ),
    parameter("virialRatio", "Virial ratio of the group", "K / |W| of the galaxies as points.", "", [0, 0.25, 1]),
    toomreParameter(1.4),
    heavinessParameter,
    softeningParameter(0.15, "kpc"),
  ],
  moment: { time: 37, viewRadius: 65, viewDirection: [0.1, -0.1, 1] },
  defaults: {
    n: 131072,
    theta: 0.6,
    softening: 0.15,
    timestep: 1 / 32,
    viewRadius: 130,
    viewDirection: [0.3, -1, 0.5],
    colour: "galaxy",
  },
  make(given, options) {
    const v = resolveValues(compactGroup.name, compactGroup.parameters, given);
    const spiral = spiralSpec(v.toomreQ!, v.haloHeaviness!, v.softening!);
    const galaxies = [1, 0.7, 0.5, 0.4, 0.3].map((m) => buildGalaxy(scaleGalaxy(spiral, m, Math.sqrt(m))));
    const masses = galaxies.map((g) => g.mass);
    const random = new Random(options.seed, PLACING);
    // Redrawn until no two galaxies start inside each other.
    let points = plummerPoints(masses, v.virialRadius!, v.virialRatio!, false, random);
    for (let k = 0; k < 100 && nearest(points) < 0.4 * v.virialRadius!; k++) {
      points = plummerPoints(masses, v.virialRadius!, v.virialRatio!, false, random);
    }
    return toBodies(placeGalaxies(galaxies, points, options.n, options.seed, ticker(options)), GALACTICS_UNITS);
  },
};

/** Smallest distance between two points. */
function nearest({ count, position: x }: Sample): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < i; j++) {
      let d2 = 0;
      for (let k = 0; k < 3; k++) d2 += (x[3 * i + k]! - x[3 * j + k]!) * (x[3 * i + k]! - x[3 * j + k]!);
      least = Math.min(least, d2);
    }
  }
  return Math.sqrt(least);
}
