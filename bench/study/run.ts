import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { scaleOf } from "../../src/data/bodies/units.ts";
import {
  type Measured,
  measureBodies,
  originsOf,
  PROFILE_COLUMNS,
  profileOf,
  shapesOf,
} from "../../src/data/measures/measure.ts";
import type { Report } from "../../src/headless/command.ts";
import { readBodiesFile, userPath, writeWhole } from "../../src/headless/files.ts";
import type { RunChoices } from "../../src/headless/runRecord.ts";
import type { Place } from "../../src/headless/simulation.ts";
import { ADOPTED, type Configuration, findResolution, type PlannedRun, type Resolution } from "./configurations.ts";
import { type EvolutionResult, evolve, lastBodies, resultIn } from "./evolve.ts";
import { endOf, type SeriesRow, seriesCsv, seriesOf, seriesRow, toCsv } from "./series.ts";
import { childMass, galaxiesOf, newGalaxy, startOf } from "./start.ts";

/** What is chosen for all runs. */
export interface StudyOptions {
  readonly out: string;
  readonly resolution: Resolution;
  /** Scale radius of the primary's halo, kpc: the paper doesn't say it. */
  readonly haloScale: number;
  /** Share of the potential energy of two equal galaxies that is kinetic energy at the start; 0: they start at apocentre. */
  readonly kinetic: number;
  readonly theta: number;
  readonly solver: string;
  /** Length of the merger runs and of the galaxies' own before, Gyr. */
  readonly gyr: number;
  readonly relax: number;
  readonly place: Place;
  readonly keep: boolean;
}

/** What a run found at its end. */
export interface StudyResult extends EvolutionResult {
  readonly configuration: string;
  readonly realisation: number;
  readonly resolution: string;
  /** kpc and Msun; null where no remnant was found. */
  readonly end: ReturnType<typeof endOf>;
  /** Half-mass radius and mass of the first galaxy at the start. */
  readonly first: { readonly halfMassRadius: number | null; readonly mass: number | null };
}

/** Gyr of a run, and of its galaxies alone before. */
export const USUAL = { gyr: 10, relax: 1 } as const;

/** Shells by origin, kpc, as in the paper. */
const ORIGIN = { width: 1, count: 50 };
/** Profiles, kpc. */
const PROFILE = { inner: 0.1, outer: 1000 };

const settingsOf = ({ resolution, theta, solver }: StudyOptions) => {
  const { softening, timestep } = resolution;
  return { theta, softening, timestep, solver, gravity: 1 };
};

const choicesOf = ({ resolution, haloScale, theta, solver }: StudyOptions): RunChoices => {
  const { bodyMass, softening, timestep } = resolution;
  return { bodyMass, eps: softening, dt: timestep, theta, solver, haloScale };
};

/** Where the runs of a resolution lie, with what was chosen otherwise; the galaxies that they are made of, where no run is named. */
const groupOf = (options: StudyOptions, configuration?: Configuration) => {
  const { out, resolution, haloScale, kinetic, relax, gyr } = options;
  const { name, softening, timestep } = resolution;
  const usual = findResolution(name);
  const others = {
    ...(softening !== usual.softening && { eps: softening }),
    ...(timestep !== usual.timestep && { dt: timestep }),
    ...(haloScale !== ADOPTED.haloScale && { halo: haloScale }),
    ...(relax !== USUAL.relax && { relax }),
    ...(configuration && gyr !== USUAL.gyr && { gyr }),
    ...(configuration?.pericentre !== undefined && kinetic !== ADOPTED.kinetic && { kinetic }),
  };
  return join(out, [name, ...Object.entries(others).flat()].join("-"));
};

/** The galaxy with 1 / ratio of the primary's mass after `relax` Gyr alone: from its folder, or made now. */
export async function relaxedGalaxy(ratio: number, options: StudyOptions, report: Report): Promise<Bodies> {
  const { resolution, haloScale, relax, place } = options;
  const start = newGalaxy(ratio, resolution.bodyMass, resolution.softening, haloScale);
  if (relax === 0) return start;
  const name = ratio <= 1 ? "primary" : `child-${ratio}`;
  const folder = join(groupOf(options), "galaxies", name);
  const choices = { galaxy: name, ...choicesOf(options), relax };
  const nothing = () => {};
  const done = resultIn(folder, choices);
  const { steps } =
    done && existsSync(userPath(lastBodies(folder, done.steps)))
      ? done
      : await evolve(
          { name, folder, start, gyr: relax, settings: settingsOf(options), choices, place, keep: true },
          report,
          nothing,
          nothing,
          () => ({}),
        );
  const quiet = { ...report, say: () => {}, progress: () => {} };
  const { position, velocity, count } = (await readBodiesFile(lastBodies(folder, steps), quiet)).bodies;
  if (count !== start.count) throw new Error(`${folder}: has ${count} bodies, not ${start.count}; remove it`);
  return { ...start, position, velocity };
}

/** One run from start to end, or on from where it was; what it found. Done already, it is read. */
export async function runOne(run: PlannedRun, options: StudyOptions, report: Report): Promise<StudyResult> {
  const { configuration, realisation } = run;
  const { resolution, kinetic, gyr, relax, place, keep } = options;
  const name = `${configuration.name}-r${realisation}`;
  const folder = join(groupOf(options, configuration), name);
  const pair = configuration.pericentre === undefined ? {} : { kinetic };
  const choices = { configuration: configuration.name, realisation, ...choicesOf(options), gyr, relax, ...pair };
  const before = resultIn<StudyResult>(folder, choices);
  if (before) return before;
  const [first, child] = galaxiesOf(configuration);
  const primary = await relaxedGalaxy(first, options, report);
  const other = child === null ? null : child === first ? primary : await relaxedGalaxy(child, options, report);
  const start = startOf(run, primary, other, kinetic);
  const scale = scaleOf(start.units)!;
  mkdirSync(userPath(folder), { recursive: true });

  let rows: SeriesRow[] = [];
  let last: { bodies: Bodies; measured: Measured } | null = null;
  const series = join(folder, "series.csv");
  const write = (file: string, words: string) => writeWhole(join(folder, file), words);
  const result = await evolve(
    { name, folder, start, gyr, settings: settingsOf(options), choices, place, keep },
    report,
    (bodies, step, energyError) => {
      const measured = measureBodies(bodies);
      last = { bodies, measured };
      rows.push(seriesRow(bodies, measured.measures, step, energyError));
      writeWhole(series, seriesCsv(rows));
    },
    (step, bodies) => {
      if (step === 0) return;
      // What was seen after the bodies that the run goes on from is seen again.
      if (existsSync(userPath(series)))
        rows = seriesOf(readFileSync(userPath(series), "utf8")).filter((row) => row.step <= step);
      last = { bodies, measured: measureBodies(bodies) };
    },
    () => {
      const { bodies, measured } = last!;
      const profile = profileOf(bodies, measured, PROFILE.inner, PROFILE.outer);
      write(
        "profile.csv",
        toCsv(
          PROFILE_COLUMNS,
          profile.map((row) => ({
            ...row,
            luminousDensity: row.luminousDensity * scale.mass.factor,
            density: row.density * scale.mass.factor,
            luminousInside: row.luminousInside * scale.mass.factor,
            inside: row.inside * scale.mass.factor,
            circularSpeed: row.circularSpeed * scale.velocity.factor,
          })),
        ),
      );
      write(
        "origin.csv",
        toCsv(
          ["inner", "outer", "native", "foreign", "share"],
          originsOf(bodies, measured, ORIGIN.width, ORIGIN.count),
        ),
      );
      const shapes = shapesOf(bodies, measured).map(({ radius, ratios }) => ({
        ...{ radius, ba: ratios?.[0] ?? null, ca: ratios?.[1] ?? null, cb: ratios?.[2] ?? null },
      }));
      write("shapes.csv", toCsv(["radius", "ba", "ca", "cb"], shapes));
      const { halfMassRadius, mass } = rows[0]!;
      return {
        ...{ configuration: configuration.name, realisation, resolution: resolution.name },
        ...{ end: endOf(rows, childMass(configuration)), first: { halfMassRadius, mass } },
      };
    },
  );
  return result;
}
