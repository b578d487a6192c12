import { type Bodies, componentIndex } from "../../data/bodies/bodies.ts";
import type { GalaxyGas } from "../../physics/gas/galaxyGas.ts";
import { delayOf, freeFallRate } from "../../physics/gas/supernovae.ts";
import { rateIn, rateTable } from "../../physics/gas/twoPhase.ts";
import { type Column, extraColumn } from "../state/columns.ts";
import type { GasPlan } from "./plan.ts";

/**
 * What bodies of a run with gas carry along. A body is gas where its internal energy is above 0. In `gasState` stand internal energy, smoothing length and
 * the coefficients of viscosity (negative: not known) and conduction; the energy of a star is 0, or below it by what a unit
 * of its mass gave to gas as heat. In `gasRates` acceleration and heating of the last forces; in `gasSpare` the last compression, the energy a unit of mass that
 * has left, when a star was born, and how many bodies are in a unit of volume.
 */
export const GAS_COLUMNS: readonly Column[] = [
  column("gasState", ["potential", "length", "number", "number"]),
  column("gasRates", ["acceleration", "acceleration", "acceleration", "power"]),
  column("gasSpare", ["rate", "potential", "number", "perVolume"]),
];

/** Where gas has steps of its own: what neighbours read of it until its next forces, the divergence, the factor of the pressure force and the limiter. */
const KEPT = column("gasKept", ["rate", "number", "number", "number"]);

const ownColumns = (ownSteps: boolean): readonly Column[] => [...GAS_COLUMNS, ...(ownSteps ? [KEPT] : [])];

/** The columns of a run whose bodies have gas (`ownSteps`: each with a step of its own): what gas is made of besides is carried along. */
export const gasColumns = ({ columns }: Bodies, ownSteps: boolean): readonly Column[] => [
  ...ownColumns(ownSteps),
  ...(columns?.metallicity ? [extraColumn("metallicity")] : []),
];

function column(name: string, units: Column["units"]): Column {
  return {
    name,
    type: "vec4f",
    units,
    buffer: `column ${name}`,
    next: `next ${name}`,
    carried: ["sort", "snapshot", "exchange"],
  };
}

/** Names of what bodies bring and get back, a number each: where it stands in the columns of a run. */
const PLACES = [
  ["internalEnergy", "gasState", 0],
  ["smoothingLength", "gasState", 1],
  ["birthTime", "gasSpare", 2],
] as const;

const [GAS, STARS] = [componentIndex("gas"), componentIndex("stars")];

/** Internal energy of a star that has exploded in another run: below 0, and of no weight. */
const EXPLODED = -1e-20;

/** Viscosity of gas that has none yet. */
const UNKNOWN = -1;

/** The bodies with the columns that a run carries, made from the numbers that they bring; those of an earlier run count as they are. */
export function withGasColumns(bodies: Bodies, ownSteps: boolean, galaxy: GalaxyGas | null = null): Bodies {
  const { count, time, columns = {} } = bodies;
  const tables = Object.fromEntries(
    ownColumns(ownSteps).map(({ name }) => [name, columns[name]?.slice() ?? empty(name, count)]),
  );
  for (const [given, name, place] of PLACES) {
    const from = columns[given];
    const to = tables[name]!;
    if (from) for (let i = 0; i < count; i++) to[4 * i + place] = from[i]!;
  }
  // Stars that were old enough before have exploded.
  const delay = galaxy?.supernovae ? delayOf(galaxy.supernovae) / galaxy.cgs.time : Number.POSITIVE_INFINITY;
  const { gasState: state, gasSpare: spare } = tables as Record<"gasState" | "gasSpare", Float32Array>;
  for (let i = 0; i < count; i++)
    if (state[4 * i] === 0 && spare[4 * i + 2]! > 0 && spare[4 * i + 2]! + delay <= time) state[4 * i] = EXPLODED;
  return { ...bodies, columns: { ...columns, ...tables } };
}

function empty(name: string, count: number): Float32Array<ArrayBuffer> {
  const table = new Float32Array(4 * count);
  if (name === "gasState") for (let i = 0; i < count; i++) table[4 * i + 2] = UNKNOWN;
  return table;
}

/** The bodies with the numbers of gas by their names, from the columns of a run: star formation as mass in a unit of time. */
export function withGasNumbers(bodies: Bodies, { galaxy }: GasPlan): Bodies {
  const { count, mass, columns = {} } = bodies;
  const numbers: Record<string, Float32Array<ArrayBuffer>> = {};
  // Where gas has no birth a limit may stand, below 0.
  for (const [name, from, place] of PLACES)
    numbers[name] = Float32Array.from({ length: count }, (_, i) => Math.max(columns[from]![4 * i + place]!, 0));
  const { internalEnergy } = numbers as { readonly internalEnergy: Float32Array };
  const density = (i: number) => (internalEnergy[i]! > 0 ? mass[i]! * columns.gasSpare![4 * i + 3]! : 0);
  numbers.density = Float32Array.from({ length: count }, (_, i) => density(i));
  // What became a star is no longer gas.
  const { birthTime } = numbers as { readonly birthTime: Float32Array };
  const component = bodies.component.map((c, i) => (c === GAS && birthTime[i]! > 0 ? STARS : c));
  if (galaxy && (galaxy.phases || galaxy.supernovae)) {
    const { phases, supernovae, cgs } = galaxy;
    const table = phases && rateTable(phases);
    const rate = (rho: number) =>
      table ? rateIn(table, rho / phases.threshold) : supernovae ? freeFallRate(supernovae, rho) : 0;
    numbers.starFormationRate = numbers.density.map((rho, i) => mass[i]! * rate(rho * cgs.density) * cgs.time);
  }
  return { ...bodies, component, columns: { ...columns, ...numbers } };
}
