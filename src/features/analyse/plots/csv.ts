import type { Scale } from "../../../data/bodies/units.ts";
import type { Moment } from "../accuracy/state.ts";
import type { RaceRow } from "../benchmark/state.ts";
import { type Dimension, type Plot, type PlotTable, type Unit, unitOf } from "./plot.ts";

/** A table for spreadsheets: a header with names and units, then one line for each x. Numbers as people read them. */
export function csvOf(plot: Plot, { x, series }: PlotTable, units: { readonly x: Unit; readonly y: Unit }): string {
  const named = (label: string, { plain }: Unit) => quoted(plain ? `${label} [${plain}]` : label);
  const header = [named(plot.x.label, units.x), ...series.map((s) => named(s.label, units.y))];
  const rows = x.map((at, k) => [at, ...series.map((s) => s.values[k] ?? "")]);
  return linesOf([header, ...rows]);
}

/** What the columns of the history are made of; the others are pure numbers. */
const HISTORY: Partial<Readonly<Record<keyof Moment, Dimension>>> = {
  time: { time: 1 },
  kinetic: { mass: 1, velocity: 2 },
  potential: { mass: 1, velocity: 2 },
  total: { mass: 1, velocity: 2 },
};

/** All that was measured of the run, a line for each moment, numbers as people read them. */
export function historyCsv(history: readonly Moment[], scale: Scale): string {
  const names = Object.keys(history[0] ?? {}).filter((name) => name !== "flow") as Exclude<keyof Moment, "flow">[];
  const units = names.map((name) => unitOf(scale, HISTORY[name] ?? {}));
  const header = names.map((name, k) => quoted(units[k]!.plain ? `${name} [${units[k]!.plain}]` : name));
  const rows = history.map((m) => names.map((name, k) => (m[name] === null ? "" : m[name] * units[k]!.factor)));
  return linesOf([header, ...rows]);
}

/** A race, a line for each configuration. */
export function raceCsv(rows: readonly RaceRow[]): string {
  const columns: readonly (readonly [string, (row: RaceRow) => string | number | null])[] = [
    ["engine", (row) => row.engine],
    ["solver", (row) => row.solver],
    ["theta", (row) => row.theta],
    ["bodies", (row) => row.bodies],
    ["time per step [ms]", (row) => row.stepMs],
    ["time of the walk [ms]", (row) => row.walkMs],
    ["clock", (row) => row.clock],
    ["bodies per body", (row) => row.ppPerBody],
    ["cells per body", (row) => row.pcPerBody],
    ["force error p50", (row) => row.error.p50],
    ["force error p99", (row) => row.error.p99],
    ["force error p99.9", (row) => row.error.p999],
    ["largest force error", (row) => row.error.max],
    ["energy error", (row) => row.energyError],
    ["front", (row) => Number(row.front)],
  ];
  const lines = rows.map((row) => columns.map(([, of]) => of(row) ?? ""));
  return linesOf([columns.map(([name]) => quoted(name)), ...lines]);
}

const linesOf = (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => `${row.join(",")}\n`).join("");

const quoted = (name: string) => (/[",\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
