import { GALACTICS_UNITS } from "../bodies/units.ts";
import { parameter } from "../parameter.ts";
import type { GalaxySpec } from "./galaxy.ts";
import { type GalaxyModel, galaxyModel, softeningParameter } from "./galaxyModel.ts";
import { gasParameters, withGas } from "./gasParameters.ts";
import { galaxyParameters } from "./milkyWay.ts";
import { nfwProfile, sersicProfile } from "./profiles.ts";

/**
 * An Andromeda-like galaxy in kpc, 100 km/s: disc 7e10 Msun with R_d 5.4 kpc, bulge 3.0e10 Msun, halo 7.7e11 Msun.
 * Rounded from the models of Widrow, Perrett & Suyu (2003) and Geehan et al. (2006); the speed stays near 250 km/s.
 */
export const andromedaSpec = (toomreQ: number, heaviness: number, softening: number): GalaxySpec => ({
  disc: { mass: 30, scaleLength: 5.4, scaleHeight: 0.6, toomreQ },
  spheres: [
    { component: "bulge", profile: sersicProfile(1, 2), mass: 13 },
    { component: "halo", profile: nfwProfile(35, 70), mass: 330, heaviness },
  ],
  softening,
});

/** A small disc like M33 in kpc, 100 km/s: disc 5e9 Msun with R_d 1.5 kpc, no bulge, halo 8e10 Msun, 115 km/s. */
export const smallDiscSpec = (toomreQ: number, heaviness: number, softening: number): GalaxySpec => ({
  disc: { mass: 2.15, scaleLength: 1.5, scaleHeight: 0.25, toomreQ },
  spheres: [{ component: "halo", profile: nfwProfile(12, 30), mass: 34, heaviness }],
  softening,
});

/**
 * A spiral for encounters in kpc, 100 km/s: disc 4.7e10 Msun with R_d 3 kpc, bulge 1.2e10 Msun, halo 2.6e11 Msun. The
 * halo is light and compact on purpose: long tails need a shallow well (Dubinski, Mihos & Hernquist 1996, ApJ 462, 576).
 */
export const spiralSpec = (toomreQ: number, heaviness: number, softening: number): GalaxySpec => ({
  disc: { mass: 20, scaleLength: 3, scaleHeight: 0.4, toomreQ },
  spheres: [
    { component: "bulge", profile: sersicProfile(0.7, 2), mass: 5 },
    { component: "halo", profile: nfwProfile(10, 30), mass: 110, heaviness },
  ],
  softening,
});

/** Scale radius of the halo below where none is chosen, kpc. */
export const HALO_SCALE = 40;

/**
 * A round (E0) elliptical galaxy: Sersic n = 3 bulge in an NFW halo of ten times its mass (Bedorf & Portegies Zwart
 * 2013, MNRAS 431, 767). kpc, 100 km/s. `mass` in units of their primary (2.2e12 Msun, of which 2e11 Msun are stars),
 * `bulgeSize` in units of its half-mass radius 1.36 kpc, `haloSize` in units of a halo that ends near 200 kpc. The halo's
 * scale radius (kpc, at haloSize 1) is not in the paper.
 */
export function ellipticalSpec(
  mass: number,
  bulgeSize: number,
  haloSize: number,
  softening: number,
  haloScale: number = HALO_SCALE,
): GalaxySpec {
  const unit = GALACTICS_UNITS.massMsun!;
  return {
    spheres: [
      // The 3-D half-mass radius of n = 3 is 1.346 R_e.
      { component: "bulge", profile: sersicProfile((1.36 / 1.346) * bulgeSize, 3), mass: (mass * 2e11) / unit },
      { component: "halo", profile: nfwProfile(haloScale * haloSize, 100 * haloSize), mass: (mass * 2e12) / unit },
    ],
    softening,
  };
}

export const andromeda: GalaxyModel = galaxyModel({
  name: "andromeda",
  title: "The Andromeda galaxy (M31)",
  help: "A larger disc galaxy with the mass and size of M31, rounded from Widrow, Perrett & Suyu (2003) and Geehan et al. (2006).",
  units: GALACTICS_UNITS,
  parameters: [...galaxyParameters(1.3, 0.08), ...gasParameters()],
  spec: (v) => withGas(andromedaSpec(v.toomreQ!, v.haloHeaviness!, v.softening!), v),
});

export const smallDisc: GalaxyModel = galaxyModel({
  name: "small-disc",
  title: "A small disc galaxy",
  help: "A disc without a bulge, with the mass and size of M33, in a dark halo.",
  units: GALACTICS_UNITS,
  parameters: [...galaxyParameters(1.3, 0.04), ...gasParameters()],
  spec: (v) => withGas(smallDiscSpec(v.toomreQ!, v.haloHeaviness!, v.softening!), v),
});

export const elliptical: GalaxyModel = galaxyModel({
  name: "elliptical",
  title: "An elliptical galaxy (E0)",
  help: "A round galaxy: Sersic n = 3 bulge in an NFW halo of ten times its mass, after Bedorf & Portegies Zwart (2013).",
  units: GALACTICS_UNITS,
  parameters: [
    parameter("mass", "Mass", "In units of 2.2e12 Msun, of which 2e11 Msun are stars.", "2.2e12 Msun", [0.001, 1, 10]),
    parameter(
      "size",
      "Size",
      "Radii in units of 1.36 kpc for the half-mass radius of the stars.",
      "1.36 kpc",
      [0.01, 1, 10],
    ),
    softeningParameter(0.1, "kpc"),
  ],
  spec: (v) => ellipticalSpec(v.mass!, v.size!, v.size!, v.softening!),
});
