import { GALACTICS_UNITS } from "../bodies/units.ts";
import { resolveValues, type Values } from "../parameter.ts";
import { type Encountered, galaxyZoo, liveGalaxies, STANDARD_PAIR, shownAs } from "./galaxyZoo.ts";
import type { Scenario } from "./scenario.ts";

/** The numbers of a fit, in the units of published ones: 15 kpc, 1e11 Msun and G = 1, so 169 km/s and 86.6 Myr; degrees. */
const NUMBERS =
  "pairX pairY pairZ pairVx pairVy pairVz pairMass1 pairMass2 pairEdge1 pairEdge2 pairPhi1 pairPhi2 pairTheta1 pairTheta2 pairStart".split(
    " ",
  );

/** The parameters of a fit, as a link holds them. */
export function valuesOfFit({ position, velocity, masses, radii, phi, theta, start }: Encountered): Values {
  const numbers = [position, velocity, masses, radii, phi, theta, start].flat();
  return Object.fromEntries(NUMBERS.map((name, k) => [name, Number(numbers[k]!.toPrecision(6))]));
}

function fitOf(values: Values): Encountered {
  const numbers = NUMBERS.map((name) => values[name]!);
  const some = <T>(from: number, to: number) => numbers.slice(from, to) as T;
  type Two = [number, number];
  return {
    ...{ position: some(0, 3), velocity: some(3, 6), masses: some(6, 8), radii: some<Two>(8, 10) },
    ...{ phi: some(10, 12), theta: some(12, 14), start: numbers[14]! },
  };
}

const standard = valuesOfFit(STANDARD_PAIR);
const [, ...others] = galaxyZoo.parameters;
const parameters = [
  ...NUMBERS.map((name, k) => ({
    ...{ name, label: name.slice(4), help: "See the guide's page on own data.", unit: "" },
    // Masses and radii, and a start before the picture.
    ...{ min: k > 5 && k < 10 ? 0.001 : -999, max: k === 14 ? -0.01 : 999, default: standard[name]! },
  })),
  ...others,
];

const complete = (given: Values) => resolveValues("fitted-pair", parameters, given);

/** An encounter that a fit found (src/fit), with live galaxies, as in galaxyZoo.ts; it stops where the picture was taken. */
export const fittedPair: Scenario = {
  name: "fitted-pair",
  kind: "fitted",
  title: "A pair fitted here",
  help: "An encounter that a fit to a picture found, with live galaxies.",
  lookFor: "It pauses at the time of the picture, {time} after the start.",
  units: GALACTICS_UNITS,
  ...shownAs(STANDARD_PAIR),
  parameters,
  forValues: (given) => {
    const { moment, defaults } = shownAs(fitOf(complete(given)));
    return { moment, defaults: { ...defaults, end: moment.time } };
  },
  make: (given, options) => liveGalaxies(fitOf(complete(given)), complete(given), options),
};
