import { NBODY_UNITS } from "../bodies/units.ts";
import { ticker } from "../models/draw.ts";
import { sampleKing } from "../models/king.ts";
import { PLUMMER_RADIUS, samplePlummer } from "../models/plummer.ts";
import { Random } from "../models/random.ts";
import { join, move, recentre, rescale, shareOut, toBodies } from "../models/sample.ts";
import { parameter, resolveValues } from "../parameter.ts";
import type { Scenario } from "./scenario.ts";

/** Radius of the galaxy within which its bodies lie, in Plummer radii. */
const CUT = 20;
/** King's central potential of the cluster: its edge lies within what tides leave it at the start. */
const W0 = 3;

/** A cluster by direct sums in a galaxy by a tree, as Fujii et al. (2007) tried their bridge. All bodies weigh the same. */
export const sinkingCluster: Scenario = {
  name: "sinking-cluster",
  kind: "cluster",
  title: "A star cluster sinks into a galaxy",
  help: "A King (1966) model, W0 = 3, on a circular orbit in a Plummer (1911) sphere of mass and virial radius 1, by a bridge (Fujii et al. 2007).",
  lookFor:
    "The wake of bodies behind the cluster slows it (dynamical friction): it spirals to the middle, and tides draw two tails of stars out of it.",
  parameters: [
    parameter("massRatio", "Mass ratio", "Mass of the cluster; the galaxy has mass 1.", "", [0.002, 0.05, 0.2]),
    parameter(
      "clusterRadius",
      "Radius of the cluster",
      "Virial radius of the cluster; the galaxy has 1.",
      "",
      [0.01, 0.06, 0.3],
    ),
    parameter("distance", "Start distance", "Distance of the two centres at the start.", "", [0.1, 1, 4]),
  ],
  moment: { time: 6 },
  defaults: {
    n: 16_384,
    theta: 0.5,
    softening: 1 / 128,
    timestep: 1 / 128,
    viewRadius: 1.8,
    viewDirection: [0, -0.5, 1],
    colour: "galaxy",
    integrator: "bridge",
    eta: 0.02,
    precision: "extended",
  },
  make(given, options) {
    const { massRatio, clusterRadius, distance } = resolveValues(sinkingCluster.name, sinkingCluster.parameters, given);
    const [inGalaxy, inCluster] = shareOut(options.n, [1, massRatio!]) as [number, number];
    const tick = ticker(options);
    const galaxy = samplePlummer(inGalaxy, CUT, new Random(options.seed), tick);
    const cluster = sampleKing(W0, inCluster, new Random(options.seed, 1), tick);
    rescale(cluster, clusterRadius!, Math.sqrt(massRatio! / clusterRadius!), massRatio!);
    const r2 = distance! * distance! + PLUMMER_RADIUS * PLUMMER_RADIUS;
    const speed = distance! / Math.sqrt(r2 * Math.sqrt(r2));
    recentre(galaxy);
    recentre(cluster);
    move(cluster, [distance!, 0, 0], [0, speed, 0]);
    cluster.galaxy.fill(1);
    const both = join([galaxy, cluster]);
    recentre(both);
    return toBodies(both, NBODY_UNITS);
  },
};
