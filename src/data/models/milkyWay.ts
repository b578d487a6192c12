import { GALACTICS_UNITS } from "../bodies/units.ts";
import type { GalaxySpec } from "./galaxy.ts";
import {
  type GalaxyModel,
  galaxyModel,
  heavinessParameter,
  softeningParameter,
  toomreParameter,
} from "./galaxyModel.ts";
import { gasParameters, withGas } from "./gasParameters.ts";
import { nfwProfile, sersicProfile } from "./profiles.ts";

/**
 * Circular speed of the Milky Way model MWa of Widrow & Dubinski (2005), ApJ 631, 838, as GalactICS solves it:
 * radius in kpc, speed in 100 km/s.
 */
export const MILKY_WAY_CURVE: readonly (readonly [number, number])[] = [
  [1, 2.159],
  [2, 2.099],
  [4, 2.156],
  [8, 2.324],
  [12, 2.36],
  [16, 2.356],
  [24, 2.319],
  [32, 2.258],
  [60, 1.969],
  [100, 1.612],
];

/** Real galaxies share these choices; the rest of their description is fixed. kpc. */
export const galaxyParameters = (toomreQ: number, softening: number) => [
  toomreParameter(toomreQ),
  heavinessParameter,
  softeningParameter(softening, "kpc"),
];

/**
 * The Milky Way in kpc, 100 km/s, 2.325e9 Msun. The disc is MWa's (3.5e10 Msun, R_d 2.817 kpc, z_0 0.439 kpc); bulge
 * (1.2e10 Msun) and halo (5.5e11 Msun) are a Sersic and a cut NFW sphere fitted to MILKY_WAY_CURVE: within 1.2 %.
 */
export const milkyWaySpec = (toomreQ: number, heaviness: number, softening: number): GalaxySpec => ({
  disc: { mass: 15.145, scaleLength: 2.817, scaleHeight: 0.439, toomreQ },
  spheres: [
    { component: "bulge", profile: sersicProfile(0.4377, 2), mass: 5.287 },
    { component: "halo", profile: nfwProfile(22.4, 52.28), mass: 237.46, heaviness },
  ],
  softening,
});

/** Atoms and molecules of the Milky Way are about 10^10 Msun and reach farther out than its stars. */
export const milkyWayGas: GalaxyModel = galaxyModel({
  name: "milky-way-gas",
  title: "The Milky Way with gas",
  help: "The Milky Way with a fifth of its disc as gas in equilibrium with its pressure, which cools and becomes stars (Springel & Hernquist 2003).",
  units: GALACTICS_UNITS,
  parameters: [...galaxyParameters(1.3, 0.1), ...gasParameters(0.2, 1.5)],
  spec: (v) => withGas(milkyWaySpec(v.toomreQ!, v.haloHeaviness!, v.softening!), v),
});

export const milkyWay: GalaxyModel = galaxyModel({
  name: "milky-way",
  title: "The Milky Way",
  help: "Disc, bulge and dark halo fitted to the rotation curve of the Milky Way model of Widrow & Dubinski (2005).",
  units: GALACTICS_UNITS,
  // Halo bodies stand 0.64 kpc apart at the Sun (200 000 bodies): a softening of 0.05 kpc only makes them heat the disc more.
  parameters: [...galaxyParameters(1.3, 0.1), ...gasParameters()],
  spec: (v) => withGas(milkyWaySpec(v.toomreQ!, v.haloHeaviness!, v.softening!), v),
});
