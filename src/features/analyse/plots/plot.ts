import type { Scale } from "../../../data/bodies/units.ts";
import type { Kinematics } from "../../../data/measures/kinematics.ts";
import type { Profile } from "../../../engine/index.ts";
import type { GasLook } from "../../../run/gasLook.ts";
import type { Analysis } from "../../../run/universeAnalyst.ts";
import type { Moment } from "../accuracy/state.ts";
import type { RaceRow } from "../benchmark/state.ts";
import type { Difference } from "../compare/state.ts";
import type { Track } from "./kinds/track.ts";
import type { GasRate } from "./state.ts";

/** Exponents of the quantities that a number is made of: { mass: 1, length: -3 } is a density; {} is a pure number. */
export type Dimension = Partial<Readonly<Record<keyof Scale, number>>>;

export interface Axis {
  readonly label: string;
  readonly of: Dimension;
  /** What its numbers are in, where they are not in units of the bodies. */
  readonly unit?: string;
  /** Logarithmic; numbers that are not positive are left out. */
  readonly log?: boolean;
  /** Fixed ends, where they are known. */
  readonly range?: readonly [number, number];
}

export interface Series {
  readonly label: string;
  /** One number for each x, in the units of the bodies; null where there is none. */
  readonly values: readonly (number | null)[];
  /** Colour number: that of the galaxies, where it is one; -1 is ink. */
  readonly hue: number;
  /** Number of its dashes, 0 for a solid line; absent: those that go with its colour. */
  readonly dash?: number;
  /** Its points are not joined, whatever the plot's others are. */
  readonly dots?: boolean;
  /** Each value holds from its x to the next one. */
  readonly steps?: boolean;
}

/** A place on the axis of x that has a name. */
export interface Mark {
  readonly label: string;
  readonly x: number;
}

export interface PlotTable {
  /** Rising, in the units of the bodies. */
  readonly x: readonly number[];
  readonly series: readonly Series[];
  /** Where the values beside the plot are read, unless chosen: now, or the half-mass radius. */
  readonly at: number | null;
  /** Upright lines. */
  readonly marks?: readonly Mark[];
}

/** All that plots are made of: small tables. */
export interface Measured {
  readonly history: readonly Moment[];
  /** Of two sides that are compared. */
  readonly differences: readonly Difference[];
  /** Of configurations in a race. */
  readonly race: readonly RaceRow[];
  readonly tracks: readonly Track[];
  readonly profile: Profile | null;
  /** Of each galaxy, where a plot needs it; null: not measured yet. */
  readonly kinematics?: readonly Kinematics[] | null;
  /** Bodies on each rung; null: not counted, or none. */
  readonly rungs?: readonly number[] | null;
  /** Of an expanding box; null: not analysed yet. */
  readonly universe?: Analysis | null;
  /** Of gas, and the rates of its star formation so far; null: not looked at yet. */
  readonly gas?: GasLook | null;
  readonly gasRates?: readonly GasRate[];
  /** Galaxy whose centre shells are counted about. */
  readonly galaxy: number;
}

/** One plot: what the page lists, draws and saves is made from these records. Numbers in the units of the bodies. */
export interface Plot {
  /** Also part of the names of saved files. */
  readonly name: string;
  readonly title: string;
  /** One or two sentences: what is drawn, how it is measured. */
  readonly help: string;
  /** Measurements of galaxies or of a flow of vortices (the truth panel shows them too), profiles and what is kept of them, how bodies move, their own steps, haloes and waves of an expanding box, gas, two sides that are compared, or a race. */
  readonly reads: "history" | "flow" | "profile" | "kinematics" | "rungs" | "universe" | "gas" | "differences" | "race";
  /** Points count, and lines only lead from one to the next: they are drawn as such. */
  readonly points?: boolean;
  readonly x: Axis;
  readonly y: Axis;
  /** Does it depend on the galaxy that is chosen as the centre? */
  readonly centred: boolean;
  /** Each point is a bar from the axis up. */
  readonly bars?: boolean;
  /** Its points are not joined: the order of x is not that of the run. */
  readonly dots?: boolean;
  of(measured: Measured): PlotTable;
}

export const EMPTY: PlotTable = { x: [], series: [], at: null };

/** A unit as people read it and as a table's header has it, and the factor that numbers of the bodies take. */
export interface Unit {
  readonly factor: number;
  /** "M\u2609 kpc⁻³"; empty for a pure number. */
  readonly unit: string;
  /** "Msun kpc^-3". */
  readonly plain: string;
}

const RAISED: Readonly<Record<string, string>> = { "-": "⁻", 1: "¹", 2: "²", 3: "³" };

const PLAIN = Object.fromEntries(Object.entries(RAISED).map(([plain, raised]) => [raised, plain]));

/** The unit of a dimension, when its parts are read in `scale`. */
export function unitOf(scale: Scale, dimension: Dimension): Unit {
  let factor = 1;
  const unit: string[] = [];
  const plain: string[] = [];
  for (const [kind, power] of Object.entries(dimension) as [keyof Scale, number][]) {
    factor *= scale[kind].factor ** power;
    const name = power !== 1 && /[ /]/.test(scale[kind].unit) ? `(${scale[kind].unit})` : scale[kind].unit;
    unit.push(power === 1 ? name : name + [...String(power)].map((c) => RAISED[c] ?? c).join(""));
    plain.push((power === 1 ? name : `${name}^${power}`).replace("\u2609", "sun"));
  }
  return { factor, unit: unit.join(" "), plain: plain.join(" ") };
}

/** The unit of an axis, likewise. */
export function axisUnit(scale: Scale, { of, unit }: Axis): Unit {
  if (unit === undefined) return unitOf(scale, of);
  const plain = unit
    .replace("\u2609", "sun")
    .replaceAll(/[⁻¹²³]+/g, (power) => `^${[...power].map((c) => PLAIN[c]).join("")}`);
  return { factor: 1, unit, plain };
}

/** "radius (kpc)". */
export function axisTitle({ label }: Axis, { unit }: Unit): string {
  return unit ? `${label} (${unit})` : label;
}

/** The table with its numbers in the units that people read, and x rising also where time was turned round. */
export function inUnits(table: PlotTable, x: Unit, y: Unit): PlotTable {
  const order = [...table.x.keys()].sort((a, b) => table.x[a]! - table.x[b]!);
  const scaled = (value: number | null | undefined) => (value == null ? null : value * y.factor);
  return {
    x: order.map((k) => table.x[k]! * x.factor),
    series: table.series.map((s) => ({ ...s, values: order.map((k) => scaled(s.values[k])) })),
    at: table.at === null ? (table.x.at(-1) ?? 0) * x.factor : table.at * x.factor,
    ...(table.marks && { marks: table.marks.map((mark) => ({ ...mark, x: mark.x * x.factor })) }),
  };
}

/** Index of the x that is nearest to `at`; the last of equals. */
export function nearest(x: readonly number[], at: number | null): number {
  if (at === null) return x.length - 1;
  let best = 0;
  x.forEach((value, k) => {
    if (Math.abs(value - at) <= Math.abs(x[best]! - at)) best = k;
  });
  return best;
}
