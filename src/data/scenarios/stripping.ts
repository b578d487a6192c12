import { GALACTICS_UNITS } from "../bodies/units.ts";
import { starFormationParameter } from "../models/gasParameters.ts";
import { parameter } from "../parameter.ts";
import type { Scenario } from "./scenario.ts";

/** The galaxy in the wind, in kpc and 2.325e9 Msun: as heavy as a fifth of the Milky Way, so that its halo lies in the box too. Numbers of bodies of its parts follow from their `heaviness`. */
export const STRIPPED = {
  side: 40,
  middle: [12, 20, 20],
  stars: { mass: 8, scaleLength: 2, scaleHeight: 0.3 },
  gas: { mass: 1, scaleLength: 2, heaviness: 0.06 },
  halo: { mass: 30, scale: 6, cut: 8, heaviness: 4 },
  softening: 0.2,
} as const;

const { side: windy, middle: galaxyAt, softening } = STRIPPED;

/** A galaxy with gas in the wind of a cluster: what it is, without what makes it (src/physics/gas/boxes/stripping.ts). */
export const strippingInfo: Omit<Scenario, "make"> = {
  name: "ram-pressure-stripping",
  kind: "gas",
  title: "A galaxy in the wind of a cluster",
  help: "A disc of stars and gas in its halo flies through the hot gas of a cluster of galaxies, whose ram pressure strips it (Gunn & Gott 1972).",
  units: GALACTICS_UNITS,
  lookFor:
    "The wind bends the disc of gas and carries its outer part off as a tail, while stars stay where they are; within a radius that the pull of the disc sets, gas stays too.",
  parameters: [
    parameter("windSpeed", "Speed of the wind", "That of the galaxy in its cluster.", "km/s", [200, 1000, 3000]),
    parameter(
      "windDensity",
      "Density of the wind",
      "Thousandths of a hydrogen nucleus in a cubic centimetre.",
      "1e-3/cm³",
      [0.1, 1, 10],
    ),
    parameter("windTemperature", "Temperature of the wind", "In millions of kelvins.", "1e6 K", [5, 25, 100]),
    parameter(
      "windAngle",
      "Angle to the disc's axis",
      "0: the wind meets the disc's face; 90: its edge.",
      "deg",
      [0, 0, 90],
    ),
    starFormationParameter,
  ],
  moment: { time: 4 },
  defaults: {
    // Gas wants steps of 1 / 272 at first, and of 1 / 180 to 1 / 106 later: longer ones of the run would only make its picture move seldom.
    ...{ n: 8192, theta: 0.7, softening, timestep: 1 / 256, end: 10 },
    ...{ viewRadius: 0.5 * windy, viewCentre: [windy / 2, galaxyAt[1], galaxyAt[2]], viewDirection: [0.25, -1, 0.2] },
    colour: "gas",
  },
};
