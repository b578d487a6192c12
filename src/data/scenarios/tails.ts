import { GALACTICS_UNITS } from "../bodies/units.ts";
import { toomreParameter } from "../models/galaxyModel.ts";
import { spiralSpec } from "../models/otherGalaxies.ts";
import { hernquistProfile } from "../models/profiles.ts";
import { scaleGalaxy } from "../models/scaling.ts";
import { parameter, type Values } from "../parameter.ts";
import { type EncounterRecord, encounter } from "./encounter.ts";
import type { Scenario } from "./scenario.ts";

/**
 * Encounters after Toomre & Toomre (1972, ApJ 178, 623): tilts and arguments are theirs. Their galaxies were points with
 * rings of test particles; in live haloes their bound orbits sink at once, so the orbits here start wider and nearly
 * parabolic, as in later live models of the same systems (Barnes 1988, ApJ 331, 699; Privon et al. 2013, ApJ 771, 120).
 */
const spiral = (v: Values) => spiralSpec(v.toomreQ!, v.haloHeaviness!, v.softening!);
const common = { units: GALACTICS_UNITS, extra: [toomreParameter(1.4)] };
const defaults = { n: 131072, theta: 0.6, softening: 0.12, timestep: 1 / 32, colour: "galaxy" } as const;

const antennaeRecord: EncounterRecord = {
  ...common,
  name: "antennae",
  kind: "observed",
  title: "The Antennae (NGC 4038/4039)",
  help: "Two equal spirals, both tilted by 60 degrees, after Toomre & Toomre (1972).",
  lookFor:
    "After the first passage two long curved tails grow and cross, while the galaxies fall back together: the feelers of the insect.",
  orbit: { pericentre: 9, eccentricity: 0.95, separation: 80 },
  // The negative side of their 60 degrees: the feelers rise.
  first: [-60, -30],
  second: [-60, -30],
  moment: { time: 53, viewRadius: 50, viewDirection: [1, 0, 0.25] },
  defaults: { ...defaults, viewRadius: 75, viewDirection: [0.3, -0.5, 0.8] },
  galaxies(v) {
    const galaxy = spiral(v);
    return [galaxy, galaxy];
  },
};

export const antennae = encounter(antennaeRecord);

export const wetAntennae = encounter({
  ...antennaeRecord,
  name: "wet-antennae",
  title: "Wet Antennae",
  help: "The Antennae with gas in their discs, which cools and becomes stars (Springel & Hernquist 2003).",
  lookFor:
    "Gas gathers in the middle of each disc, and most stars form when the galaxies meet. In the Hubble-style look young stars are blue, also in knots along the tails.",
  gasFraction: 0.2,
  defaults: { ...antennaeRecord.defaults, n: 65536, colour: "component" },
});

/** What the page, which can show two runs, says of the wet Antennae beside the same bodies without gas; the rest is theirs. */
export const wetAndDryInfo: Pick<Scenario, "name" | "title" | "help" | "lookFor" | "compare"> = {
  name: "wet-and-dry",
  title: "Wet and dry Antennae",
  help: "The same merger twice: with gas that cools and becomes stars, and with bodies in its place that move like stars.",
  lookFor:
    "Tails and orbits are much the same. But only gas sinks to the middle, and when the centres meet, a burst of stars forms on side A.",
  compare: { by: "gas", right: "none" },
};

export const mice = encounter({
  ...common,
  name: "mice",
  kind: "observed",
  title: "The Mice (NGC 4676)",
  help: "Two equal spirals with tilts of 15 and 60 degrees, after Toomre & Toomre (1972).",
  lookFor: "Two tails: one seen edge-on as a long straight streak, the other a curved fan; a bridge joins the bodies.",
  orbit: { pericentre: 12, eccentricity: 0.95, separation: 80 },
  first: [15, -90],
  second: [60, -90],
  moment: { time: 43, viewRadius: 42, viewDirection: [1, 0.4, 0] },
  defaults: { ...defaults, viewRadius: 75, viewDirection: [1, -0.2, 0.15] },
  galaxies(v) {
    const galaxy = spiral(v);
    return [galaxy, galaxy];
  },
});

export const m51 = encounter({
  ...common,
  name: "m51",
  kind: "observed",
  title: "The Whirlpool (M51 and NGC 5195)",
  help: "A companion of a third of the mass passes a spiral, after Toomre & Toomre (1972).",
  lookFor:
    "The near arm reaches out to the companion as a bridge, the far side answers with a tail: a two-armed spiral.",
  orbit: { pericentre: 14, eccentricity: 0.9, separation: 55 },
  first: [-70, -15],
  second: [130, 0],
  massRatio: parameter("massRatio", "Mass ratio", "Mass of the companion over that of the spiral.", "", [
    0.05,
    1 / 3,
    1,
  ]),
  moment: { time: 30, viewRadius: 32 },
  defaults: { ...defaults, viewRadius: 40, viewDirection: [0.1, 0.85, 0.55] },
  galaxies(v) {
    const galaxy = spiral(v);
    return [galaxy, scaleGalaxy(galaxy, v.massRatio!, Math.sqrt(v.massRatio!))];
  },
});

/** The intruder falls along the disc's axis, as in Lynds & Toomre (1976, ApJ 209, 382). */
export const cartwheel = encounter({
  ...common,
  name: "cartwheel",
  kind: "observed",
  title: "The Cartwheel",
  help: "A compact galaxy falls through the middle of a disc along its axis, after Lynds & Toomre (1976).",
  lookFor:
    "The disc draws in as the intruder passes, then a ring of stars runs outwards, and a second one follows inside it.",
  orbit: { pericentre: 0.5, eccentricity: 1, separation: 35 },
  first: [90, -90],
  massRatio: parameter(
    "massRatio",
    "Mass ratio",
    "Mass of the intruder over that of the disc galaxy.",
    "",
    [0.05, 0.35, 1],
  ),
  extra: [toomreParameter(1.2)],
  moment: { time: 15, viewRadius: 22, viewDirection: [1, -0.5, 0.15] },
  defaults: { ...defaults, timestep: 1 / 64, viewRadius: 35, viewDirection: [1, -0.5, 0.4] },
  galaxies(v) {
    const disc = spiral(v);
    const mass = v.massRatio! * 135;
    // Compact: what passes inside the disc's scale length is what kicks it.
    const intruder = {
      spheres: [{ component: "stars" as const, profile: hernquistProfile(2, 12), mass }],
      softening: v.softening!,
    };
    return [disc, intruder];
  },
});
