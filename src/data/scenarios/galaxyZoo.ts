import type { Bodies } from "../bodies/bodies.ts";
import { GALACTICS_UNITS, timeMyr, unitsFromMass } from "../bodies/units.ts";
import { ticker } from "../models/draw.ts";
import { bodyWeight, buildGalaxy, type Galaxy, type GalaxySpec, sampleGalaxy } from "../models/galaxy.ts";
import { heavinessParameter, softeningParameter, toomreParameter } from "../models/galaxyModel.ts";
import type { MakeOptions } from "../models/model.ts";
import { spiralSpec } from "../models/otherGalaxies.ts";
import { tanh } from "../models/portable.ts";
import { bracket } from "../models/potential.ts";
import { join, move, recentre, shareOut, toBodies, type Vector } from "../models/sample.ts";
import { scaleGalaxy } from "../models/scaling.ts";
import { type Parameter, resolveValues, type Values } from "../parameter.ts";
import { FITTED_PAIRS, type FittedPair } from "./galaxyZooPairs.ts";
import { type RelativeState, splitState } from "./orbit.ts";
import { orient } from "./orientation.ts";
import type { Scenario } from "./scenario.ts";

/** Units of the fits. */
const FIT_UNITS = unitsFromMass("15 kpc, 1e11 Msun", 15, 1e11);

/** Fitted units in those of the bodies. */
const LENGTH = FIT_UNITS.lengthKpc! / GALACTICS_UNITS.lengthKpc!;
const SPEED = FIT_UNITS.velocityKms! / GALACTICS_UNITS.velocityKms!;
const MASS = FIT_UNITS.massMsun! / GALACTICS_UNITS.massMsun!;
const TIME = timeMyr(FIT_UNITS)! / timeMyr(GALACTICS_UNITS)!;

/** The discs of the fits end where ours have this many scale lengths left behind them: 94 % of their mass. */
const EDGE = 4.5;

/** A live disc of less than 1 kpc would be thinner than the softening. kpc. */
const SMALLEST_SCALE_LENGTH = 1;

/** Arp 272, two spirals arm in arm. */
const STANDARD = 57;

const pairParameter: Parameter = {
  name: "pair",
  label: "Pair",
  help: "Which of the 62 fitted pairs; Arp and NGC pairs are the ones seen by the Hubble telescope.",
  unit: "",
  min: 1,
  max: FITTED_PAIRS.length,
  default: STANDARD + 1,
  integer: true,
  choices: FITTED_PAIRS.map((pair) => pair.name),
  headings: FITTED_PAIRS.map((pair) => (pair.name.includes("SDSS") ? "Sloan Digital Sky Survey" : "Hubble telescope")),
};

const parameters: readonly Parameter[] = [
  pairParameter,
  toomreParameter(1.4),
  heavinessParameter,
  softeningParameter(0.12, "kpc"),
];

/** Share of a fitted disc's radius that a view holds: what is further out is faint. */
const SEEN = 0.5;

/** The pair that is shown where none is chosen. */
export const STANDARD_PAIR: FittedPair = FITTED_PAIRS[STANDARD]!;

/** A fit without its name. */
export type Encountered = Omit<FittedPair, "name">;

/** What was worked out for some pairs. */
const shown: ReturnType<typeof shownAs>[] = [];

/** When and how large a fit is seen: both discs at the picture, and on all the way to it. */
export function shownAs(pair: Encountered): Pick<Scenario, "moment" | "defaults"> {
  const [first, second] = pair.masses;
  const radiusAt = ([x, y]: Vector) => {
    const reach = [second, first].map((other, g) => {
      const away = (other / (first + second)) * Math.sqrt(x * x + y * y);
      return away + SEEN * LENGTH * pair.radii[g]!;
    });
    return 1.1 * Math.max(...reach);
  };
  const time = -pair.start * TIME;
  const viewRadius = radiusAt(positionAtPicture(pair));
  let widest = viewRadius;
  const pull = (r: number) => pair.masses.reduce((sum, _, g) => sum + roughMassWithin(pair, g, r), 0);
  follow(pair, pull, 400, (position) => {
    widest = Math.max(widest, radiusAt(position));
  });
  const short = (x: number) => Number(x.toPrecision(3));
  return {
    moment: { time, viewRadius: short(viewRadius) },
    defaults: {
      n: 131072,
      theta: 0.6,
      softening: 0.12,
      timestep: 1 / 32,
      viewRadius: short(widest),
      viewDirection: [0, -0.001, 1],
      colour: "galaxy",
    },
  };
}

/** `massWithin` of a fitted galaxy to some per cent, without building it: tanh follows the spiral that well. */
function roughMassWithin(pair: Encountered, g: number, radius: number): number {
  const edge = Math.max(EDGE * SMALLEST_SCALE_LENGTH, LENGTH * pair.radii[g]!);
  return 1.77 * MASS * pair.masses[g]! * tanh((0.64 * radius) / edge);
}

/**
 * Pairs as fitted in Galaxy Zoo: Mergers (galaxyZooPairs.ts). The fits move test particles in two rigid galaxies; here
 * both are live: spirals whose mass within the fitted radius is the fitted one. The relative state of the picture is
 * followed back in time in the two galaxies' rigid fields, so that the run passes near it when its moment comes; live
 * haloes brake each other, so it is “after” the fit, not the fit.
 */
export const galaxyZoo: Scenario = {
  name: "galaxy-zoo",
  kind: "observed",
  title: "A pair from Galaxy Zoo: Mergers",
  help: "One of 62 pairs whose encounter was fitted by the volunteers of Galaxy Zoo: Mergers (Holincheck et al. 2016), with live galaxies.",
  lookFor:
    "Seen as on the sky: the tails and bridges that the volunteers matched to the picture of the pair, which shows it {time} after the start.",
  units: GALACTICS_UNITS,
  ...shownAs(STANDARD_PAIR),
  parameters,
  forValues: ({ pair = STANDARD + 1 }) => {
    shown[pair - 1] ??= shownAs(FITTED_PAIRS[pair - 1]!);
    return shown[pair - 1]!;
  },
  make(given, options) {
    const v = resolveValues(galaxyZoo.name, parameters, given);
    return liveGalaxies(FITTED_PAIRS[v.pair! - 1]!, v, options);
  },
};

/** Both galaxies of a fit as live ones at the fit's start; `values` are those of the scenario but for the pair. */
export function liveGalaxies(pair: Encountered, values: Values, options: MakeOptions): Bodies {
  const tick = ticker(options);
  const { toomreQ, haloHeaviness, softening } = values;
  const galaxies = fittedSpecs(pair, spiralSpec(toomreQ!, haloHeaviness!, softening!)).map(buildGalaxy);
  const [first, second] = galaxies as [Galaxy, Galaxy];
  const states = splitState(stateAtStart(pair, first, second), first.mass, second.mass);
  const counts = shareOut(options.n, galaxies.map(bodyWeight));
  const both = join(
    galaxies.map((galaxy, g) => {
      const sample = sampleGalaxy(galaxy, counts[g]!, options.seed, g, tick);
      // The spin (sin theta cos phi, sin theta sin phi, cos theta) has its node a quarter turn ahead of phi.
      orient(sample, pair.theta[g]!, pair.phi[g]! + 90);
      move(sample, states[g]!.position, states[g]!.velocity);
      sample.galaxy.fill(g);
      return sample;
    }),
  );
  recentre(both);
  return toBodies(both, GALACTICS_UNITS);
}

/** The two galaxies of a fit: copies of `spiral` with the fitted masses within the fitted radii. */
export function fittedSpecs(pair: Encountered, spiral: GalaxySpec): GalaxySpec[] {
  const scaleLength = spiral.disc!.scaleLength;
  const inner = massWithin(buildGalaxy(spiral), EDGE * scaleLength);
  return pair.masses.map((mass, g) => {
    const length = Math.max(SMALLEST_SCALE_LENGTH, (pair.radii[g]! * LENGTH) / EDGE) / scaleLength;
    return scaleGalaxy(spiral, (mass * MASS) / inner, length);
  });
}

/** What pulls at radius r, as an enclosed mass. */
export function massWithin({ potential, mass }: Galaxy, radius: number): number {
  const { grid, pull } = potential;
  if (radius >= grid.r[grid.r.length - 1]!) return mass;
  const i = bracket(grid.r, radius);
  const share = Math.max(0, (radius - grid.r[i]!) / (grid.r[i + 1]! - grid.r[i]!));
  return pull[i]! + share * (pull[i + 1]! - pull[i]!);
}

const BACK_STEPS = 4000;

/** The relative state at the start of a fit: leapfrog backwards from the picture, each galaxy a point in the other's field. */
export function stateAtStart(pair: Encountered, first: Galaxy, second: Galaxy): RelativeState {
  return follow(pair, (r) => massWithin(first, r) + massWithin(second, r), BACK_STEPS);
}

function positionAtPicture({ position }: Encountered): [number, number, number] {
  return position.map((c) => c * LENGTH) as [number, number, number];
}

/** From the picture back to the start, under the mass that pulls at a distance; `passing` sees every position. */
function follow(
  pair: Encountered,
  massAt: (r: number) => number,
  steps: number,
  passing: (position: Vector) => void = () => {},
): RelativeState {
  const x = positionAtPicture(pair);
  const v = pair.velocity.map((c) => c * SPEED) as [number, number, number];
  const step = (pair.start * TIME) / steps;
  const kick = (time: number) => {
    const r = Math.sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
    const pull = massAt(r) / (r * r * r);
    for (const k of [0, 1, 2] as const) v[k] -= time * pull * x[k];
  };
  for (let i = 0; i < steps; i++) {
    kick(0.5 * step);
    for (const k of [0, 1, 2] as const) x[k] += step * v[k];
    kick(0.5 * step);
    passing(x as Vector);
  }
  return { position: x as Vector, velocity: v as Vector };
}
