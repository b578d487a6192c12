import { NBODY_UNITS } from "../bodies/units.ts";
import { parameter } from "../parameter.ts";
import { type GalaxyModel, galaxyModel, softeningParameter } from "./galaxyModel.ts";
import { nfwProfile } from "./profiles.ts";

export const nfw: GalaxyModel = galaxyModel({
  name: "nfw",
  title: "Dark halo (NFW)",
  help: "A dark-matter halo of Navarro, Frenk & White (1997), mass 1 and scale radius 1, cut smoothly, isotropic by Eddington's inversion.",
  units: NBODY_UNITS,
  parameters: [
    parameter("cut", "Cut radius", "The density is cut smoothly, as exp(-(r/cut)^2).", "r_s", [1, 10, 100]),
    softeningParameter(0.02),
  ],
  spec: ({ cut, softening }) => ({
    spheres: [{ component: "halo", profile: nfwProfile(1, cut!), mass: 1 }],
    softening: softening!,
  }),
});
