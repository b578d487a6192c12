import { NBODY_UNITS } from "../bodies/units.ts";
import { parameter } from "../parameter.ts";
import { type GalaxyModel, galaxyModel, softeningParameter } from "./galaxyModel.ts";
import { hernquistProfile } from "./profiles.ts";

export const hernquist: GalaxyModel = galaxyModel({
  name: "hernquist",
  title: "Hernquist sphere",
  help: "The Hernquist (1990) sphere of an elliptical galaxy or bulge, mass 1 and scale radius 1, isotropic by Eddington's inversion.",
  units: NBODY_UNITS,
  parameters: [
    parameter("cut", "Cut radius", "The density is cut smoothly, as exp(-(r/cut)^2).", "a", [3, 50, 1000]),
    softeningParameter(0.02),
  ],
  spec: ({ cut, softening }) => ({
    spheres: [{ component: "stars", profile: hernquistProfile(1, cut!), mass: 1 }],
    softening: softening!,
  }),
});
