import { GALACTICS_UNITS } from "../bodies/units.ts";
import { toomreParameter } from "../models/galaxyModel.ts";
import { milkyWaySpec } from "../models/milkyWay.ts";
import { andromedaSpec, ellipticalSpec } from "../models/otherGalaxies.ts";
import { nfwProfile, plummerProfile, sersicProfile } from "../models/profiles.ts";
import { scaleGalaxy } from "../models/scaling.ts";
import { parameter } from "../parameter.ts";
import { encounter } from "./encounter.ts";

/** Bedorf & Portegies Zwart (2013): two E0 galaxies. They start 400 kpc apart; here nearer, so that it does not take 2 Gyr to begin. */
export const majorMerger = encounter({
  name: "major-merger",
  title: "Major merger of two ellipticals",
  help: "Two equal elliptical galaxies with dark haloes meet, after Bedorf & Portegies Zwart (2013); try pericentres from 0 to 100 kpc.",
  lookFor:
    "The stars swing past each other, the dark haloes slow them down, and one larger, rounder galaxy is left; at pericentre 0 it flattens most.",
  units: GALACTICS_UNITS,
  orbit: { pericentre: 10, eccentricity: 0.9, separation: 150 },
  moment: { time: 60, viewRadius: 45 },
  defaults: {
    n: 65536,
    theta: 0.6,
    softening: 0.2,
    timestep: 1 / 64,
    viewRadius: 110,
    viewDirection: [0, -0.3, 1],
    colour: "galaxy",
  },
  galaxies(v) {
    const galaxy = ellipticalSpec(1, 1, 1, v.softening!);
    return [galaxy, galaxy];
  },
});

export const minorMerger = encounter({
  name: "minor-merger",
  title: "Minor merger: a satellite is torn apart",
  help: "A small, loose galaxy falls on an eccentric orbit over the poles of a disc galaxy like the Milky Way.",
  lookFor:
    "Every passage strips the satellite; its stars draw a long stream around the disc and pile up in shells where they turn back.",
  units: GALACTICS_UNITS,
  orbit: { pericentre: 4, eccentricity: 0.8, separation: 35 },
  first: [80, 0],
  massRatio: parameter(
    "massRatio",
    "Mass ratio",
    "Mass of the satellite over that of the disc galaxy.",
    "",
    [0.01, 0.03, 1],
  ),
  extra: [toomreParameter(1.4)],
  moment: { time: 58 },
  defaults: {
    n: 131072,
    theta: 0.6,
    softening: 0.1,
    timestep: 1 / 32,
    viewRadius: 45,
    viewDirection: [0.15, -0.25, 1],
    colour: "galaxy",
  },
  galaxies(v) {
    const disc = milkyWaySpec(v.toomreQ!, v.haloHeaviness!, v.softening!);
    // Without a cusp and loose: its half-mass radius (4.8 kpc) is beyond its tidal radius at pericentre (2 kpc), so it dissolves.
    // Its bodies weigh what the disc's do, so that the stream is well drawn.
    const satellite = {
      spheres: [{ component: "stars" as const, profile: plummerProfile(6, 36), mass: 1 }],
      softening: v.softening!,
    };
    const mass = v.massRatio! * 257.892;
    return [disc, scaleGalaxy(satellite, mass, Math.sqrt(mass / 20))];
  },
});

/**
 * Stars of a small galaxy that falls in almost straight turn back together, the slower ones nearer the middle: sharp edges on both sides in turn (Quinn 1984,
 * ApJ 279, 596; Hernquist & Quinn 1988, ApJ 331, 682). Bodies of the dwarf are light, those of the dark halo heavy, so that the edges are well drawn.
 */
export const shells = encounter({
  name: "shells",
  title: "Shells around an elliptical galaxy",
  help: "A small, cold galaxy falls almost straight into an elliptical one and dissolves in it, as Quinn (1984) found.",
  lookFor:
    "The dwarf is torn apart in its first passage; its stars swing to and fro and draw sharp arcs where they turn back, more and more of them.",
  units: GALACTICS_UNITS,
  orbit: { pericentre: 0.5, eccentricity: 0.985, separation: 50 },
  massRatio: parameter(
    "massRatio",
    "Mass ratio",
    "Stars of the dwarf over those of the elliptical galaxy.",
    "",
    [0.01, 0.15, 1],
  ),
  moment: { time: 90 },
  defaults: {
    n: 131072,
    theta: 0.6,
    softening: 0.2,
    timestep: 1 / 32,
    viewRadius: 60,
    viewDirection: [0.1, -0.15, 1],
    colour: "galaxy",
  },
  galaxies(v) {
    const stars = 86;
    const host = {
      spheres: [
        { component: "bulge" as const, profile: sersicProfile(1.5, 4), mass: stars },
        { component: "halo" as const, profile: nfwProfile(40, 120), mass: 7 * stars, heaviness: 8 },
      ],
      softening: v.softening!,
    };
    const dwarf = {
      spheres: [
        { component: "stars" as const, profile: plummerProfile(3, 18), mass: v.massRatio! * stars, heaviness: 0.1 },
      ],
      softening: v.softening!,
    };
    return [host, dwarf];
  },
});

/** First pericentre 31 kpc on a nearly radial orbit as van der Marel et al. (2012, ApJ 753, 9) find; tilts rounded. */
export const milkyWayAndromeda = encounter({
  name: "milky-way-andromeda",
  kind: "observed",
  title: "The Milky Way meets Andromeda",
  help: "Our galaxy and M31 on a nearly radial orbit with pericentre 31 kpc (van der Marel et al. 2012), from shortly before they touch.",
  lookFor:
    "The discs pass through each other, throw out tails and a bridge, fall back and merge into one elliptical galaxy.",
  units: GALACTICS_UNITS,
  orbit: { pericentre: 31, eccentricity: 0.9, separation: 180 },
  first: [40, -60],
  second: [-70, 40],
  extra: [toomreParameter(1.3)],
  moment: { time: 82, viewRadius: 75, viewDirection: [0.1, -0.2, 1] },
  defaults: {
    n: 131072,
    theta: 0.6,
    softening: 0.15,
    timestep: 1 / 32,
    viewRadius: 120,
    viewDirection: [0.2, -0.5, 1],
    colour: "galaxy",
  },
  galaxies: (v) => [
    milkyWaySpec(v.toomreQ!, v.haloHeaviness!, v.softening!),
    andromedaSpec(v.toomreQ!, v.haloHeaviness!, v.softening!),
  ],
});
