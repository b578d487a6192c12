import { GALACTICS_UNITS, timeMyr, unitsFromMass } from "../bodies/units.ts";
import { heavinessParameter, parameter, softeningParameter, toomreParameter } from "../models/galaxyModel.ts";
import { type Parameter, resolveValues, type Values } from "../parameter.ts";
import { type Encountered, liveGalaxies, STANDARD_PAIR, shownAs } from "./galaxyZoo.ts";
import type { Scenario } from "./scenario.ts";

/** Units of fits. */
const UNITS = unitsFromMass("15 kpc, 1e11 Msun", 15, 1e11);

const HELP = "At the time of the picture; x to the right, y up, z towards us.";

/** The numbers of a fit: unit, range, how much of the unit a fit's own one is, and their names (with labels). */
const NUMBERS = (
  [
    ["kpc", 2000, UNITS.lengthKpc!, "pairAtX Place, x|pairAtY Place, y|pairAtZ Place, z"],
    ["km/s", 5000, UNITS.velocityKms!, "pairSpeedX Velocity, x|pairSpeedY Velocity, y|pairSpeedZ Velocity, z"],
    ["1e11 Msun", 1000, 1, "firstMass Mass of the first|secondMass Mass of the second"],
    ["kpc", 500, UNITS.lengthKpc!, "firstEdge Disc of the first|secondEdge Disc of the second"],
    ["deg", 360, 1, "firstPhi Longitude of the first|secondPhi Longitude of the second"],
    ["deg", 360, 1, "firstTheta Tilt of the first|secondTheta Tilt of the second"],
    ["Myr", 3000, timeMyr(UNITS)!, "pairPast Start before the picture"],
  ] as const
).flatMap(([unit, most, factor, names]) =>
  names.split("|").map((words) => {
    const name = words.split(" ", 1)[0]!;
    const least = /Mass|Edge|Past/.test(name) ? 0.001 : -most;
    return { name, label: words.slice(name.length + 1), unit, least, most, factor };
  }),
);

/** The parameters of a fit, as a link holds them. */
export function valuesOfFit({ position, velocity, masses, radii, phi, theta, start }: Encountered): Values {
  const numbers = [...position, ...velocity, ...masses, ...radii, ...phi, ...theta, -start];
  return Object.fromEntries(
    NUMBERS.map(({ name, factor }, k) => [name, Number((factor * numbers[k]!).toPrecision(6))]),
  );
}

function fitOf(values: Values): Encountered {
  const numbers = NUMBERS.map(({ name, factor }) => values[name]! / factor);
  const some = (from: number) => numbers.slice(from, from + 2) as [number, number];
  const [x, y, z, vx, vy, vz] = numbers as [number, number, number, number, number, number];
  return {
    position: [x, y, z],
    velocity: [vx, vy, vz],
    ...{ masses: some(6), radii: some(8), phi: some(10), theta: some(12) },
    start: -numbers[14]!,
  };
}

const NAME = "fitted-pair";

const standard = valuesOfFit(STANDARD_PAIR);
const parameters: readonly Parameter[] = [
  ...NUMBERS.map(({ name, label, unit, least, most }) =>
    parameter(name, label, HELP, unit, [least, standard[name]!, most]),
  ),
  toomreParameter(1.4),
  heavinessParameter,
  softeningParameter(0.12, "kpc"),
];

/** An encounter that a fit found (src/fit), with live galaxies, as in galaxyZoo.ts; it stops where the picture was taken. */
export const fittedPair: Scenario = {
  name: NAME,
  kind: "fitted",
  title: "A pair fitted here",
  help: "An encounter that a fit to a picture found, with live galaxies.",
  lookFor:
    "Seen as on the sky: {time} after the start the run pauses, and looks like the picture as far as live galaxies follow a fit in rigid ones.",
  units: GALACTICS_UNITS,
  ...shownAs(STANDARD_PAIR),
  parameters,
  forValues: (given) => {
    const { moment, defaults } = shownAs(fitOf(resolveValues(NAME, parameters, given)));
    return { moment, defaults: { ...defaults, end: Number(moment.time.toPrecision(6)) } };
  },
  make: (given, options) => {
    const v = resolveValues(NAME, parameters, given);
    return liveGalaxies(fitOf(v), v, options);
  },
};
