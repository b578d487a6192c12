import { type Curve, INKS, type Plot, svgOf } from "../plot.ts";
import { type Family, meanOf, merges } from "./folders.ts";
import { grown, ofPrimary, type SeriesRow } from "./series.ts";
import { childMass } from "./start.ts";

type Point = readonly [x: number, y: number];

/** Radii on an axis of logarithms. */
const RADII = [0.1, 1, 10, 100, 1000].map((r) => ({ at: Math.log10(r), label: String(r) }));

/** Means over the realisations at the same place of their tables. */
function meanCurve(family: Family, rowsOf: (k: number) => readonly (Point | null)[]): Point[] {
  const tables = family.runs.map((_, k) => rowsOf(k));
  const most = Math.max(...tables.map((table) => table.length));
  return Array.from({ length: most }, (_, row) => {
    const here = tables.map((table) => table[row] ?? null).filter((point) => point !== null);
    const [x, y] = [0, 1].map((axis) => meanOf(here.map((point) => point[axis]!)));
    return x && y ? ([x.mean, y.mean] as const) : null;
  }).filter((point) => point !== null);
}

const curvesOf = (
  families: readonly Family[],
  points: (family: Family) => readonly Point[],
  style: Partial<Curve> = {},
): Curve[] =>
  families
    .map((family, k) => ({
      label: family.configuration.name,
      colour: INKS[k % INKS.length]!,
      dashed: k >= INKS.length,
      points: points(family),
      ...style,
    }))
    .filter((curve) => curve.points.length > 0);

const logarithmic = (r: number | null | undefined, y: number | null | undefined): Point | null =>
  r && r > 0 && Number.isFinite(r) && y ? [Math.log10(r), y] : null;

/** Bodies in a shell without which its share is scatter: 20 % of it with 25. */
const IN_SHELL = 25;

/** Share of the children in a shell with enough bodies. */
function sharePoint({ inner, outer, native, foreign, share }: Readonly<Record<string, number | null>>): Point | null {
  const volume = (4 / 3) * Math.PI * (outer! ** 3 - inner! ** 3);
  return share == null || volume * (native! + foreign!) < IN_SHELL ? null : [(inner! + outer!) / 2, share];
}

/** Looks of a run with a remnant, fly-bys left out. */
const looks = (family: Family, k: number) => grown(family.runs[k]!.series, childMass(family.configuration));

/** Runs whose last look is one at the primary: profile, shapes by radius and origin are of the last look. */
const atPrimary = (families: readonly Family[]): Family[] =>
  families.map((family) => ({
    ...family,
    runs: family.runs.filter(({ series }) => ofPrimary(series).at(-1) === series.at(-1)),
  }));

/** The figures of one group, by the names of their files. */
export function figuresOf(families: readonly Family[]): ReadonlyMap<string, string> {
  const series = (value: (row: Family["runs"][number]["series"][number]) => number | null) => (family: Family) =>
    meanCurve(family, (k) => {
      const { series } = family.runs[k]!;
      const primary = new Set<SeriesRow>(ofPrimary(series));
      return series.map((row) => {
        const y = primary.has(row) ? value(row) : null;
        return y === null ? null : ([row.time / 1000, y] as const);
      });
    });
  const atEnd = atPrimary(families);
  const profile =
    (column: string, unit = 1) =>
    (family: Family) =>
      meanCurve(family, (k) => family.runs[k]!.profile.map((row) => logarithmic(row.outer, row[column]! / unit)));
  const inTime = { x: "time, Gyr" };
  const plots: Record<string, Plot[]> = {
    growth: [
      {
        ...inTime,
        title: "Half-mass radius of the stars within the plateau, fly-bys left out",
        y: "R_h, kpc",
        curves: families.flatMap((family, f) =>
          family.runs.map((_, k) => ({
            label: k === 0 ? family.configuration.name : "",
            colour: INKS[f % INKS.length]!,
            dashed: f >= INKS.length,
            points: looks(family, k).map((row) => [row.time / 1000, row.halfMassRadius] as const),
          })),
        ),
      },
      {
        title: "Half-mass radius against mass, fly-bys left out",
        x: "mass within the plateau, 1e11 Msun",
        y: "R_h, kpc",
        log: true,
        curves: curvesOf(
          families,
          (family) =>
            family.runs.flatMap((_, k) =>
              looks(family, k).map((row) => [row.mass / 1e11, row.halfMassRadius] as const),
            ),
          { dots: "only" },
        ),
      },
    ],
    profiles: [
      {
        title: "Density of the stars at the end",
        x: "r, kpc",
        y: "Msun / kpc^3",
        log: true,
        ticks: RADII,
        curves: curvesOf(atEnd, profile("luminousDensity")),
      },
      {
        title: "Circular speed at the end, of all bodies",
        x: "r, kpc",
        y: "V_c, km/s",
        ticks: RADII,
        curves: curvesOf(atEnd, profile("circularSpeed")),
      },
      {
        title: "Mass of the stars within r at the end",
        x: "r, kpc",
        y: "1e11 Msun",
        ticks: RADII,
        curves: curvesOf(atEnd, profile("luminousInside", 1e11)),
      },
    ],
    shapes: [
      {
        ...inTime,
        title: "Axis ratio b/a within R_h",
        y: "b/a",
        curves: curvesOf(
          families,
          series((row) => row.ba),
        ),
      },
      {
        ...inTime,
        title: "Axis ratio c/a within R_h",
        y: "c/a",
        curves: curvesOf(
          families,
          series((row) => row.ca),
        ),
      },
      {
        title: "Axis ratio c/a within r at the end",
        x: "r, kpc",
        y: "c/a",
        curves: curvesOf(atEnd, (family) =>
          meanCurve(family, (k) =>
            family.runs[k]!.shapes.map((row) => (row.ca === null ? null : ([row.radius!, row.ca!] as const))),
          ),
        ),
      },
    ],
    origin: [
      {
        title: "Share of the stars' mass that children brought, in shells of 1 kpc, at the end",
        x: "r, kpc",
        y: "share",
        range: [0, 1],
        curves: curvesOf(atEnd.filter(merges), (family) =>
          meanCurve(family, (k) => family.runs[k]!.origin.map(sharePoint)),
        ),
      },
    ],
  };
  return new Map(Object.entries(plots).map(([name, panels]) => [`${name}.svg`, svgOf(panels)]));
}
