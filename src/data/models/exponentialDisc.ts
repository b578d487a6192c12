import { NBODY_UNITS } from "../bodies/units.ts";
import { parameter } from "../parameter.ts";
import type { SphereSpec } from "./galaxy.ts";
import {
  type GalaxyModel,
  galaxyModel,
  heavinessParameter,
  quietParameter,
  softeningParameter,
  toomreParameter,
} from "./galaxyModel.ts";
import { hernquistProfile, nfwProfile, sersicProfile } from "./profiles.ts";

/** A disc galaxy with everything free. Unit: the disc's mass and scale length. */
export const exponentialDisc: GalaxyModel = galaxyModel({
  name: "exponential-disc",
  title: "Disc galaxy",
  help: "An exponential sech^2 disc of mass 1 and scale length 1 in equilibrium with a Sersic bulge and an NFW or Hernquist halo.",
  units: NBODY_UNITS,
  parameters: [
    toomreParameter(1.5),
    parameter("scaleHeight", "Scale height", "z_0 of sech^2(z/z_0).", "R_d", [0.02, 0.15, 0.5]),
    parameter("bulgeMass", "Bulge mass", "0 for none.", "M_d", [0, 0.25, 10]),
    parameter("bulgeRadius", "Bulge radius", "Half of the bulge's light lies within it.", "R_d", [0.02, 0.25, 5]),
    parameter(
      "sersicIndex",
      "Sersic index",
      "4 is de Vaucouleurs's law; below 1.1 the centre is too flat to hold a black hole.",
      "",
      [0.5, 2, 6],
    ),
    parameter("haloMass", "Halo mass", "0 for none.", "M_d", [0, 6, 100]),
    parameter("haloRadius", "Halo scale radius", "Scale radius of the halo's profile.", "R_d", [0.5, 5, 50]),
    parameter("haloCut", "Halo cut radius", "The halo is cut smoothly, as exp(-(r/cut)^2).", "R_d", [2, 12, 200]),
    {
      ...parameter("haloSlope", "Outer halo slope", "3 for NFW, 4 for Hernquist.", "", [3, 3, 4]),
      integer: true,
    },
    parameter("blackHole", "Black hole", "Mass of one body at rest in the centre, 0 for none.", "M_d", [0, 0, 0.1]),
    heavinessParameter,
    softeningParameter(0.03, "R_d"),
    quietParameter,
  ],
  spec(v) {
    const spheres: SphereSpec[] = [];
    if (v.bulgeMass! > 0) {
      const profile = sersicProfile(v.bulgeRadius!, v.sersicIndex!);
      spheres.push({ component: "bulge", profile, mass: v.bulgeMass! });
    }
    if (v.haloMass! > 0) {
      const shape = v.haloSlope === 3 ? nfwProfile : hernquistProfile;
      const profile = shape(v.haloRadius!, v.haloCut!);
      spheres.push({ component: "halo", profile, mass: v.haloMass!, heaviness: v.haloHeaviness! });
    }
    return {
      spheres,
      disc: { mass: 1, scaleLength: 1, scaleHeight: v.scaleHeight!, toomreQ: v.toomreQ! },
      blackHole: v.blackHole!,
      quiet: v.quiet === 1,
      softening: v.softening!,
    };
  },
});
