import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { luminousBodies } from "../../src/data/bodies/luminous.ts";
import { scaleOf } from "../../src/data/bodies/units.ts";
import { withoutFlyBys } from "../../src/data/measures/flyBys.ts";
import type { Measures } from "../../src/data/measures/measure.ts";
import { axisRatios } from "../../src/data/measures/shape.ts";

/** One look at a run. Lengths in kpc, masses in Msun, times in Myr; null where the measure finds nothing. */
export interface SeriesRow {
  readonly step: number;
  readonly time: number;
  readonly halfMassRadius: number | null;
  /** Mass that shines within the plateau, and the plateau's radius. */
  readonly mass: number | null;
  readonly radius: number | null;
  readonly childShare: number | null;
  readonly ba: number | null;
  readonly ca: number | null;
  readonly cb: number | null;
  /** Distance of the farthest galaxy's middle from the centre. */
  readonly farthest: number;
  readonly energyError: number;
}

const COLUMNS = [
  "step",
  "time",
  "halfMassRadius",
  "mass",
  "radius",
  "childShare",
  "ba",
  "ca",
  "cb",
  "farthest",
  "energyError",
] as const;

/** What a look at a run is in the series. */
export function seriesRow(bodies: Bodies, measures: Measures, step: number, energyError: number): SeriesRow {
  const scale = scaleOf(bodies.units)!;
  const { remnant, shape, childShare, centre } = measures;
  const [ba, ca, cb] = shape ? axisRatios(shape.axes) : [null, null, null];
  return {
    ...{ step, time: bodies.time * scale.time.factor },
    halfMassRadius: remnant && remnant.halfMassRadius * scale.length.factor,
    mass: remnant && remnant.mass * scale.mass.factor,
    radius: remnant && remnant.radius * scale.length.factor,
    ...{ childShare, ba, ca, cb },
    farthest: farthestMiddle(bodies, centre) * scale.length.factor,
    energyError,
  };
}

/** A galaxy is where half of its luminous bodies are on either side, along each axis: its core, however far its debris has gone. */
function farthestMiddle(bodies: Bodies, centre: readonly [number, number, number]): number {
  const members = new Map<number, number[]>();
  for (const i of luminousBodies(bodies)) {
    const galaxy = bodies.galaxy[i]!;
    const list = members.get(galaxy);
    if (list) list.push(i);
    else members.set(galaxy, [i]);
  }
  const middle = (list: readonly number[], axis: number) =>
    Float64Array.from(list, (i) => bodies.position[3 * i + axis]!).sort()[list.length >> 1]!;
  const distances = [...members.values()].map((list) =>
    Math.hypot(...[0, 1, 2].map((axis) => middle(list, axis) - centre[axis]!)),
  );
  return Math.max(0, ...distances);
}

/** Rows as CSV with a header; an empty cell where there is nothing. */
export function toCsv<R extends object>(columns: readonly (keyof R & string)[], rows: readonly R[]): string {
  const cell = (value: unknown) => (typeof value === "number" ? Number(value.toPrecision(6)) : (value ?? ""));
  return `${[columns.join(","), ...rows.map((row) => columns.map((name) => cell(row[name])).join(","))].join("\n")}\n`;
}

/** Rows of a CSV of numbers; null for an empty cell. */
export function fromCsv(words: string): Record<string, number | null>[] {
  const [head = "", ...lines] = words.trim().split("\n");
  const names = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, k) => [name, cells[k] ? Number(cells[k]) : null]));
  });
}

export const seriesCsv = (rows: readonly SeriesRow[]): string => toCsv(COLUMNS, rows);
export const seriesOf = (words: string): SeriesRow[] => fromCsv(words) as unknown as SeriesRow[];

/** What the end of a run is: the middle of its looks in this time, Myr, so that no wobble of one look decides. */
const END = 500;

/** A look in which a remnant was found. */
export type Found = SeriesRow & { readonly mass: number; readonly halfMassRadius: number };

/** Looks with a remnant, without those whose densest point was a child's: less than half of what the primary had at the start was about it. */
export function ofPrimary(rows: readonly SeriesRow[]): Found[] {
  const found = rows.filter((row): row is Found => row.mass !== null && row.halfMassRadius !== null);
  const least = (found[0]?.mass ?? 0) / 2;
  return found.filter(({ mass }) => mass >= least);
}

/** Looks at the primary, without fly-bys of children of `child` Msun. */
export const grown = (rows: readonly SeriesRow[], child: number): Found[] => withoutFlyBys(ofPrimary(rows), child);

/** Half-mass radius (kpc) while the primary and `merged` children of `child` Msun were one: the middle of those looks; null where there were none. */
export function sizeWith(merged: number, rows: readonly SeriesRow[], child: number): number | null {
  const looks = grown(rows, child);
  const mass = (looks[0]?.mass ?? 0) + merged * child;
  const sizes = looks.filter((row) => Math.abs(row.mass - mass) < child / 2).map((row) => row.halfMassRadius);
  return sizes.length === 0 ? null : (Float64Array.from(sizes).sort()[sizes.length >> 1] ?? null);
}

/** Half-mass radius (kpc), mass (Msun) and share of children at the end of a run; null where no remnant was found there. */
export function endOf(rows: readonly SeriesRow[], child: number) {
  const last = rows.at(-1)?.time ?? 0;
  const looks = grown(rows, child).filter(({ time }) => time >= last - END);
  if (looks.length === 0) return null;
  const middle = (value: (row: Found) => number) => Float64Array.from(looks, value).sort()[looks.length >> 1]!;
  return {
    halfMassRadius: middle((row) => row.halfMassRadius),
    mass: middle((row) => row.mass),
    childShare: middle((row) => row.childShare ?? 0),
  };
}
