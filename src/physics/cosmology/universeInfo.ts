import { clockAt } from "../../data/bodies/clock.ts";
import type { Units } from "../../data/bodies/units.ts";
import { type Parameter, parameter, resolveValues, type Values } from "../../data/parameter.ts";
import type { Scenario } from "../../data/scenarios/scenario.ts";
import { PLANCK, SPACING_PER_SOFTENING, type Universe, USUAL_STEP } from "./universe.ts";

/** Comoving Mpc/h, 1e10 Msun/h and km/s. */
export const unitsOf = ({ h }: Universe): Units => ({
  name: "comoving Mpc/h",
  gravity: 43.0071,
  lengthKpc: 1000 / h,
  massMsun: 1e10 / h,
  velocityKms: 1,
});

const side = (normal: number) =>
  parameter("side", "Side of the box", "Comoving: as long as it is today.", "Mpc/h", [8, normal, 400]);
const redshift = parameter(
  "redshift",
  "Redshift at the start",
  "Of linear theory, which makes the young universe.",
  "",
  [19, 49, 127],
);
const matter = parameter("omegaM", "Matter", "Its density today over the critical one.", "", [0.05, PLANCK.omegaM, 1]);
const darkEnergy = parameter("omegaL", "Dark energy", "Its density today over the critical one.", "", [
  0,
  PLANCK.omegaL,
  1.2,
]);
const stiffness = parameter(
  "pressure",
  "Pressure of dark energy",
  "Over its density; −1 is a cosmological constant.",
  "",
  [-1.6, -1, -0.4],
);
const sigma8 = parameter(
  "sigma8",
  "Clumpiness (σ8)",
  "Root mean square of today's linear density in spheres of 8 Mpc/h.",
  "",
  [0.3, PLANCK.sigma8, 1.4],
);
const COSMOLOGY = [matter, darkEnergy, stiffness, sigma8];
const inGlass: Parameter = {
  ...parameter("glass", "Begin in a glass", "Not on a grid, whose lines are seen until haloes form.", "", [0, 1, 1]),
  integer: true,
  choices: ["no", "yes"],
};

/**
 * Softening length over the side, comoving: a 40th of the distance between neighbours of 32^3 bodies. It stays so: one that becomes half by today wants half of the
 * step, else the account of energy lacks twice as much.
 */
const SOFTENING = 1 / (SPACING_PER_SOFTENING * 32);
const ASIDE = [0.55, -1, 0.4] as const;

/** Scale factor at the beginning. */
const beginning = (values: Values) => 1 / (1 + values.redshift!);

/** How a box is shown and run for its values. */
function shown(values: Values): Scenario["defaults"] {
  const length = values.side!;
  const span = -clockAt(beginning(values));
  return {
    n: 32_768,
    theta: 0.6,
    softening: SOFTENING * length,
    timestep: span / Math.ceil(span / USUAL_STEP),
    viewRadius: 0.7 * length,
    viewCentre: [length / 2, length / 2, length / 2],
    viewDirection: ASIDE,
    colour: "density",
    end: 0,
  };
}

/** What is said of a universe, without what makes its bodies: the page knows no more. */
export type UniverseInfo = Omit<Scenario, "make" | "forValues"> & Required<Pick<Scenario, "forValues">>;

function infoOf(
  record: Pick<Scenario, "name" | "title" | "help" | "lookFor" | "parameters" | "compare">,
): UniverseInfo {
  const valuesOf = (given: Values) => resolveValues(record.name, record.parameters, given);
  const moment = (values: Values) => ({ time: -clockAt(beginning(values)) });
  return {
    ...record,
    kind: "universe",
    units: unitsOf(PLANCK),
    moment: moment(valuesOf({})),
    defaults: shown(valuesOf({})),
    forValues: (given) => ({ moment: moment(valuesOf(given)), defaults: shown(valuesOf(given)) }),
  };
}

export const universe = infoOf({
  name: "universe",
  title: "The universe in a minute",
  help: "A cube of the expanding universe from shortly after its first stars to today, with the matter that the Planck satellite measured (2015); what leaves it on one side comes back on the other.",
  lookFor:
    "The cube grows with the universe, so that only matter that falls together seems to move: first a web of walls and threads, then haloes at its knots, which merge into clusters.",
  parameters: [side(50), redshift, ...COSMOLOGY, inGlass],
});

export const cluster = infoOf({
  name: "cluster-forms",
  title: "A cluster forms",
  help: "A cube of the expanding universe in whose middle the first waves add up to a high peak (Hoffman & Ribak 1991): a cluster of galaxies will stand there.",
  lookFor:
    "Threads of matter lead to the middle from all sides, and lumps run down along them: a cluster of galaxies is never fed evenly, and it is the last to be finished.",
  parameters: [
    side(40),
    parameter(
      "peakHeight",
      "Height of the peak",
      "Over the root mean square of the smoothed density.",
      "σ",
      [0, 3.5, 6],
    ),
    parameter("peakRadius", "Radius of the peak", "Of the Gaussian that smooths the density.", "Mpc/h", [1, 4, 10]),
    redshift,
    ...COSMOLOGY,
    inGlass,
  ],
});

export const darkEnergyBeside = infoOf({
  name: "dark-energy",
  title: "The same universe with another dark energy",
  help: "The same young universe twice: with a cosmological constant, and with dark energy whose pressure is half as strong, so that it counted sooner. Both are shown at the same size of space.",
  lookFor:
    "The webs are one and the same, for both began with the same waves; but where dark energy counted sooner space grew too fast for matter to follow: its haloes are fewer and lighter.",
  parameters: [side(50), redshift, ...COSMOLOGY, inGlass],
  compare: { by: "darkEnergy", right: -0.5 },
});

export const pancake = infoOf({
  name: "pancake",
  title: "Zel'dovich's pancake",
  help: "One plane wave in a universe of matter alone, and weaker ones across it: until matter meets, its way is known exactly (Zel'dovich 1970).",
  lookFor:
    "Matter falls into a sheet, the pancake, and passes through itself; the second wave gathers the sheet into a thread, the third the thread into a knot: so the cosmic web is made.",
  parameters: [
    side(16),
    parameter(
      "sheetRedshift",
      "Redshift of the sheet",
      "When the first wave's matter meets in a sheet.",
      "",
      [0, 4, 15],
    ),
    parameter("secondWave", "Second wave", "Over the first.", "", [0, 0.5, 1]),
    parameter("thirdWave", "Third wave", "Over the first.", "", [0, 0.3, 1]),
    redshift,
  ],
});

/** In the order in which the page lists them. */
export const UNIVERSE_INFOS: readonly UniverseInfo[] = [universe, cluster, darkEnergyBeside, pancake];
