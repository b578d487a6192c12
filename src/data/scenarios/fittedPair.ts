import { GALACTICS_UNITS, timeMyr, unitsFromMass } from "../bodies/units.ts";
import { heavinessParameter, parameter, softeningParameter, toomreParameter } from "../models/galaxyModel.ts";
import { type Parameter, resolveValues, type Values } from "../parameter.ts";
import { type Encountered, liveGalaxies, STANDARD_PAIR, shownAs } from "./galaxyZoo.ts";
import type { Scenario } from "./scenario.ts";

/** Units of fits, and what of them is in a parameter's unit. */
const UNITS = unitsFromMass("15 kpc, 1e11 Msun", 15, 1e11);
const [KPC, KMS, MYR] = [UNITS.lengthKpc!, UNITS.velocityKms!, timeMyr(UNITS)!];

const short = (x: number) => Number(x.toPrecision(6));

const AT = "Of the second galaxy against the first, at the time of the picture: x to the right, y up, z towards us.";

/** The numbers of a fit: name, label, unit, range, factor from a fit's own units, where it stands in a fit, help. */
const NUMBERS: readonly (readonly [
  string,
  string,
  string,
  readonly [number, number],
  number,
  (pair: Encountered) => number,
  string,
])[] = [
  ...(["x", "y", "z"] as const).map(
    (axis, k) =>
      [
        `pairAt${axis.toUpperCase()}`,
        `Place, ${axis}`,
        "kpc",
        [-2000, 2000],
        KPC,
        (p: Encountered) => p.position[k]!,
        AT,
      ] as const,
  ),
  ...(["x", "y", "z"] as const).map(
    (axis, k) =>
      [
        `pairSpeed${axis.toUpperCase()}`,
        `Velocity, ${axis}`,
        "km/s",
        [-5000, 5000],
        KMS,
        (p: Encountered) => p.velocity[k]!,
        AT,
      ] as const,
  ),
  ...(["first", "second"] as const).flatMap((which, g) => [
    [
      `${which}Mass`,
      `Mass of the ${which}`,
      "1e11 Msun",
      [0.001, 1000],
      1,
      (p: Encountered) => p.masses[g]!,
      "Within the disc's edge.",
    ] as const,
    [
      `${which}Edge`,
      `Disc of the ${which}`,
      "kpc",
      [0.1, 500],
      KPC,
      (p: Encountered) => p.radii[g]!,
      "Where the disc ends.",
    ] as const,
    [
      `${which}Phi`,
      `Longitude of the ${which}`,
      "deg",
      [-360, 360],
      1,
      (p: Encountered) => p.phi[g]!,
      "Of the disc's spin, in the sky from x towards y.",
    ] as const,
    [
      `${which}Theta`,
      `Tilt of the ${which}`,
      "deg",
      [-360, 360],
      1,
      (p: Encountered) => p.theta[g]!,
      "Of the disc's spin from the line of sight; 0: seen from above, turning from x to y.",
    ] as const,
  ]),
  [
    "pairPast",
    "Start before the picture",
    "Myr",
    [1, 3000],
    MYR,
    (p) => -p.start,
    "How long before the picture the run begins.",
  ],
];

const parameters: readonly Parameter[] = [
  ...NUMBERS.map(([name, label, unit, [min, max], factor, of, help]) =>
    parameter(name, label, help, unit, [min, short(factor * of(STANDARD_PAIR)), max]),
  ),
  toomreParameter(1.4),
  heavinessParameter,
  softeningParameter(0.12, "kpc"),
];

/** The parameters of a fit, as a link holds them. */
export const valuesOfFit = (pair: Encountered): Values =>
  Object.fromEntries(NUMBERS.map(([name, , , , factor, of]) => [name, short(factor * of(pair))]));

function fitOf(v: Values): Encountered {
  const of = (name: string) => {
    const record = NUMBERS.find(([known]) => known === name)!;
    return v[name]! / record[4];
  };
  return {
    start: -of("pairPast"),
    position: [of("pairAtX"), of("pairAtY"), of("pairAtZ")],
    velocity: [of("pairSpeedX"), of("pairSpeedY"), of("pairSpeedZ")],
    masses: [of("firstMass"), of("secondMass")],
    radii: [of("firstEdge"), of("secondEdge")],
    phi: [of("firstPhi"), of("secondPhi")],
    theta: [of("firstTheta"), of("secondTheta")],
  };
}

const seen = (given: Values) => {
  const { moment, defaults } = shownAs(fitOf(resolveValues(NAME, parameters, given)));
  return { moment, defaults: { ...defaults, end: Number(moment.time.toPrecision(6)) } };
};

const NAME = "fitted-pair";

/** An encounter that a fit found (src/fit), with live galaxies, as in galaxyZoo.ts; it stops where the picture was taken. */
export const fittedPair: Scenario = {
  name: NAME,
  kind: "fitted",
  title: "A pair fitted here",
  help: "An encounter that a fit to a picture found, with live galaxies; without one, that of Arp 272.",
  lookFor:
    "Seen as on the sky: {time} after the start, when the run pauses, it is as in the picture, as far as a fit in rigid galaxies holds for live ones.",
  units: GALACTICS_UNITS,
  ...shownAs(STANDARD_PAIR),
  parameters,
  forValues: seen,
  make: (given, options) => {
    const v = resolveValues(NAME, parameters, given);
    return liveGalaxies(fitOf(v), v, options);
  },
};
