import { GALACTICS_UNITS, NBODY_UNITS } from "../bodies/units.ts";
import { sampleDisc } from "../models/disc.ts";
import { ticker } from "../models/draw.ts";
import { buildGalaxy } from "../models/galaxy.ts";
import { softeningParameter, toomreParameter } from "../models/galaxyModel.ts";
import { samplePlummer } from "../models/plummer.ts";
import { cos, log, sin } from "../models/portable.ts";
import { hernquistProfile } from "../models/profiles.ts";
import { Random } from "../models/random.ts";
import { move, newSample, recentre, rescale, toBodies } from "../models/sample.ts";
import { parameter, resolveValues } from "../parameter.ts";
import type { Scenario } from "./scenario.ts";

const MILKY_WAY = ["mw2014"];

/** A star cluster on an orbit in the Milky Way's field, on which tides take it apart: GD-1 and Palomar 5 are such streams. */
export const stream: Scenario = {
  name: "stream",
  kind: "cluster",
  title: "A star cluster becomes a stream",
  help: "A Plummer (1911) sphere on an orbit in the field of the Milky Way, MWPotential2014 of Bovy (2015), which is fixed.",
  units: GALACTICS_UNITS,
  fields: MILKY_WAY,
  lookFor:
    "Tides take stars off on both sides, near and far: the inner ones overtake the cluster, the outer ones fall behind, and after two orbits they are a stream along its way.",
  parameters: [
    parameter("clusterMass", "Mass of the cluster", "In units of 1e9 solar masses.", "1e9 Msun", [0.001, 0.02, 1]),
    parameter("clusterRadius", "Radius of the cluster", "Virial radius of the cluster.", "kpc", [0.02, 0.25, 2]),
    parameter("distance", "Start distance", "Distance from the middle of the Galaxy at the start.", "kpc", [5, 16, 60]),
    parameter(
      "startSpeed",
      "Start speed",
      "Speed across the line to the middle, in units of 220 km/s.",
      "",
      [0.1, 0.6, 1.2],
    ),
    parameter("tilt", "Tilt of the orbit", "Angle between the orbit and the plane of the disc.", "deg", [0, 40, 90]),
  ],
  moment: { time: 60 },
  defaults: {
    n: 16_384,
    theta: 0.6,
    softening: 0.03,
    timestep: 1 / 64,
    viewRadius: 20,
    viewDirection: [0, -0.6, 1],
    colour: "speed",
  },
  make(given, options) {
    const { clusterMass, clusterRadius, distance, startSpeed, tilt } = resolveValues(
      stream.name,
      stream.parameters,
      given,
    );
    const sample = samplePlummer(options.n, 20, new Random(options.seed), ticker(options));
    // The unit of mass is 2.325e9 Msun.
    const unit = clusterMass! / (GALACTICS_UNITS.massMsun! / 1e9);
    rescale(sample, clusterRadius!, Math.sqrt(unit / clusterRadius!), unit);
    recentre(sample);
    const angle = (Math.PI / 180) * tilt!;
    move(sample, [distance!, 0, 0], [0, 2.2 * startSpeed! * cos(angle), 2.2 * startSpeed! * sin(angle)]);
    return { ...toBodies(sample, GALACTICS_UNITS), fields: MILKY_WAY };
  },
};

/** A stream that is there from the start: what it is, without what makes it (src/physics/external/sprayedStream.ts). */
export const sprayedStreamInfo: Omit<Scenario, "make"> = {
  name: "sprayed-stream",
  kind: "cluster",
  title: "A stream, star by star",
  help: "Test particles that left a cluster one after another in the field of the Milky Way, by the particle spray of Fardal et al. (2015); the cluster itself is not there.",
  units: GALACTICS_UNITS,
  fields: MILKY_WAY,
  lookFor:
    "One arm leads and one trails, beside the orbit of the cluster and not on it; a heavier cluster makes both wider and longer, an older one longer.",
  parameters: [
    ...stream.parameters.filter(({ name }) => name !== "clusterRadius"),
    parameter("streamAge", "Age of the stream", "How long ago the first star left.", "9.78 Myr", [10, 120, 400]),
  ],
  moment: { time: 10 },
  defaults: { ...stream.defaults, viewRadius: 24, colour: "galaxy" },
};

/** Mass and scale radius of the halo that the disc is made in, in those of the disc. */
const HALO = { mass: 12, scale: 6 };
const HALO_FIELD = [`hernquist:mass=${HALO.mass},scale=${HALO.scale}`];

/** All bodies are the disc's: a live halo takes five to ten times as many. */
export const discInHalo: Scenario = {
  name: "disc-in-halo",
  kind: "galaxy",
  title: "A disc in a fixed halo",
  help: "An exponential sech^2 disc of mass 1 and scale length 1 in equilibrium in a Hernquist (1990) halo that is a field: all bodies are the disc's.",
  fields: HALO_FIELD,
  lookFor:
    "Arms swing up, wind and fade, finer than where the halo takes most of the bodies; with a lower Toomre's Q they are stronger, and a bar forms.",
  parameters: [
    toomreParameter(1.3),
    parameter("scaleHeight", "Scale height", "z_0 of sech^2(z/z_0).", "R_d", [0.02, 0.1, 0.5]),
    softeningParameter(0.04, "R_d"),
  ],
  moment: { time: 14 },
  defaults: {
    n: 131_072,
    theta: 0.6,
    softening: 0.04,
    timestep: 1 / 64,
    viewRadius: 6,
    viewDirection: [0, -0.8, 0.6],
    colour: "speed",
  },
  make(given, options) {
    const { toomreQ, scaleHeight, softening } = resolveValues(discInHalo.name, discInHalo.parameters, given);
    // Cut so far out that the halo is the whole sphere where the disc is.
    const profile = hernquistProfile(HALO.scale, 100 * HALO.scale);
    const galaxy = buildGalaxy({
      spheres: [{ component: "halo", profile, mass: HALO.mass }],
      disc: { mass: 1, scaleLength: 1, scaleHeight: scaleHeight!, toomreQ: toomreQ! },
      softening: softening!,
    });
    const sample = sampleDisc(galaxy.disc!, options.n, new Random(options.seed), ticker(options));
    recentre(sample);
    return { ...toBodies(sample, NBODY_UNITS), fields: HALO_FIELD };
  },
};

/** Speed far out, and core radius, of the halo that the bar turns in. */
const ROUND = { velocity: 1, core: 0.2 };
const BARRED = [
  `logarithmic:velocity=${ROUND.velocity},core=${ROUND.core}`,
  "bar:mass=0.4,length=1,b=0.3,c=0.15,pattern=0.7,from=0,during=15",
];

/** Test particles on circles, which a bar that grows stirs: rings and a boxy bulge are where their orbits resonate with it. */
export const barOrbits: Scenario = {
  name: "bar-orbits",
  kind: "galaxy",
  title: "Orbits in a growing bar",
  help: "Test particles on nearly circular orbits in a logarithmic halo in which a bar grows and turns, the softened needle of Long & Murali (1992).",
  fields: BARRED,
  lookFor:
    "Inside the bar's end orbits line up with it; about where they turn as fast as it does they go round its two sides, and rings form within and without.",
  parameters: [
    parameter("scaleLength", "Scale length", "Of the disc of test particles.", "", [0.2, 1, 4]),
    parameter("warmth", "Warmth", "Random speeds over the circular one.", "", [0, 0.08, 0.5]),
  ],
  moment: { time: 40 },
  defaults: {
    n: 131_072,
    theta: 0.6,
    softening: 0.03,
    timestep: 1 / 64,
    viewRadius: 4,
    viewDirection: [0, 0, 1],
    colour: "speed",
  },
  make(given, options) {
    const { scaleLength, warmth } = resolveValues(barOrbits.name, barOrbits.parameters, given);
    const random = new Random(options.seed);
    const tick = ticker(options);
    const sample = newSample(options.n, "tracer");
    // By twos, opposite each other, so that the disc is at rest.
    for (let i = 0; i < options.n; i++) {
      if (i % 2 === 1) {
        for (let k = 0; k < 3; k++) {
          sample.position[3 * i + k] = -sample.position[3 * i + k - 3]!;
          sample.velocity[3 * i + k] = -sample.velocity[3 * i + k - 3]!;
        }
        continue;
      }
      // The mass of an exponential disc within r, by a product of two uniform numbers; up to six scale lengths.
      const r = Math.min(6, -log(random.open() * random.open())) * scaleLength!;
      const angle = 2 * Math.PI * random.uniform();
      const speed = (ROUND.velocity * r) / Math.sqrt(r * r + ROUND.core * ROUND.core);
      const [c, s] = [cos(angle), sin(angle)];
      const off = () => warmth! * speed * (2 * random.uniform() - 1);
      const [out, along, up] = [off(), speed + off(), 0.5 * off()];
      sample.position.set([r * c, r * s, 0], 3 * i);
      sample.velocity.set([out * c - along * s, out * s + along * c, up], 3 * i);
      tick();
    }
    return { ...toBodies(sample, NBODY_UNITS), fields: BARRED };
  },
};
