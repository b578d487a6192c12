import { GALACTICS_UNITS } from "../bodies/units.ts";
import { ticker } from "../models/draw.ts";
import type { GalaxySpec } from "../models/galaxy.ts";
import { buildGalaxy, sampleGalaxy } from "../models/galaxy.ts";
import { hernquistProfile, nfwProfile } from "../models/profiles.ts";
import { join, move, recentre, toBodies } from "../models/sample.ts";
import { scaleGalaxy } from "../models/scaling.ts";
import { parameter, resolveValues } from "../parameter.ts";
import { incomingState, splitState } from "./orbit.ts";
import type { Scenario } from "./scenario.ts";

const PAPER_BODIES = 240_002;

/**
 * The galaxy merger of Bedorf, Gaburov & Portegies Zwart (2012, J. Comput. Phys. 231, 2825), sec. 4.2.2: two galaxies of
 * 1e5 halo and 2e4 star bodies and one black hole each, mass ratio 1:3, pericentre 10 kpc, eps 0.1, dt 1/64, T = 1000.
 * The paper leaves open, and this chooses: stars as Hernquist spheres (8.8e10 Msun, a = 2.5 kpc) in NFW haloes of ten
 * times their mass (r_s 20 kpc, ending near 200 kpc); the smaller galaxy has a third of the mass and 3^(-1/3) = 0.69 of
 * the radii; black holes of 0.5 % of the stars; a parabola from 400 kpc; units 1 kpc, 100 km/s, 9.78 Myr. The masses
 * bring the second and third pericentre to the paper's times, about 280 and 300. More compact
 * galaxies contradict the paper: bodies would cross more than a softening length in its step, and dE reach 1e-2.
 */
export const bonsaiMerger: Scenario = {
  name: "bonsai-merger",
  title: "The merger of the Bonsai paper",
  help: "Two galaxies with black holes, mass ratio 1:3 and pericentre 10 kpc, as in section 4.2.2 of Bedorf, Gaburov & Portegies Zwart (2012).",
  units: GALACTICS_UNITS,
  lookFor: "The distance of the black holes: it shrinks passage by passage until a common core is left.",
  parameters: [
    parameter("pericentre", "Pericentre", "Closest approach of two points on this orbit.", "kpc", [0, 10, 200]),
    parameter(
      "separation",
      "Start separation",
      "Distance between the two centres at the start.",
      "kpc",
      [50, 400, 1000],
    ),
  ],
  moment: { time: 190 },
  defaults: {
    n: PAPER_BODIES,
    theta: 0.75,
    softening: 0.1,
    timestep: 1 / 64,
    viewRadius: 300,
    viewDirection: [0, -0.3, 1],
    colour: "galaxy",
  },
  make(given, options) {
    const v = resolveValues(bonsaiMerger.name, bonsaiMerger.parameters, given);
    const tick = ticker(options);
    const softening = bonsaiMerger.defaults.softening;
    const large: GalaxySpec = {
      // 2e4 stars to 1e5 halo bodies, whatever the masses: a halo body weighs twice a star.
      spheres: [
        { component: "stars", profile: hernquistProfile(2.5, 20), mass: 38 },
        { component: "halo", profile: nfwProfile(20, 100), mass: 380, heaviness: 2 },
      ],
      blackHole: 0.19,
      softening,
    };
    const specs = [large, scaleGalaxy(large, 1 / 3, 0.69)];
    const galaxies = specs.map(buildGalaxy);
    const [m1, m2] = [galaxies[0]!.mass, galaxies[1]!.mass];
    const shape = { pericentre: v.pericentre!, eccentricity: 1, separation: v.separation! };
    const states = splitState(incomingState(m1 + m2, shape), m1, m2);
    // Both galaxies have the same number of bodies.
    const counts = [options.n - (options.n >> 1), options.n >> 1];
    const both = join(
      galaxies.map((galaxy, g) => {
        const sample = sampleGalaxy(galaxy, counts[g]!, options.seed, g, tick);
        move(sample, states[g]!.position, states[g]!.velocity);
        sample.galaxy.fill(g);
        return sample;
      }),
    );
    recentre(both);
    return toBodies(both, GALACTICS_UNITS);
  },
};
