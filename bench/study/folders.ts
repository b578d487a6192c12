import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { userPath } from "../../src/headless/files.ts";
import { CONFIGURATIONS, type Configuration } from "./configurations.ts";
import type { StudyResult } from "./run.ts";
import { fromCsv, type SeriesRow, seriesOf } from "./series.ts";

type Rows = readonly Readonly<Record<string, number | null>>[];

/** A run that is done, as its folder has it. */
export interface DoneRun {
  readonly configuration: Configuration;
  /** The folder that it lies in with others of its resolution and halo. */
  readonly group: string;
  readonly result: StudyResult;
  readonly series: readonly SeriesRow[];
  readonly profile: Rows;
  readonly origin: Rows;
  readonly shapes: Rows;
}

/** Every run below `out` that is done, in the order of the configurations, then of the realisations. */
export function doneRuns(out: string): DoneRun[] {
  const folders = (path: string) =>
    existsSync(path)
      ? readdirSync(path, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => name)
          .sort()
      : [];
  const root = userPath(out);
  const runs = folders(root).flatMap((group) =>
    folders(join(root, group)).flatMap((name): DoneRun[] => {
      const at = (file: string) => join(root, group, name, file);
      if (!existsSync(at("result.json"))) return [];
      const result = JSON.parse(readFileSync(at("result.json"), "utf8")) as StudyResult;
      const configuration = CONFIGURATIONS.find((known) => known.name === result.configuration);
      // A relaxed galaxy has a result too, but is no run of the study.
      if (!configuration) return [];
      const rows = (file: string) => fromCsv(readFileSync(at(file), "utf8"));
      const series = seriesOf(readFileSync(at("series.csv"), "utf8"));
      return [
        {
          ...{ configuration, group, result, series },
          ...{ profile: rows("profile.csv"), origin: rows("origin.csv"), shapes: rows("shapes.csv") },
        },
      ];
    }),
  );
  const place = ({ configuration, result }: DoneRun) =>
    CONFIGURATIONS.indexOf(configuration) * 1000 + result.realisation;
  return runs.toSorted((a, b) => a.group.localeCompare(b.group) || place(a) - place(b));
}

/** Is more than one galaxy in it? */
export const merges = ({ configuration: { swarm, pericentre } }: Pick<DoneRun, "configuration">): boolean =>
  swarm !== undefined || pericentre !== undefined;

/** Runs of one configuration in one group: its realisations. */
export interface Family {
  readonly configuration: Configuration;
  readonly group: string;
  readonly runs: readonly DoneRun[];
}

/** Runs by group and configuration, in their order. */
export function familiesOf(runs: readonly DoneRun[]): Family[] {
  const families: { configuration: Configuration; group: string; runs: DoneRun[] }[] = [];
  for (const run of runs) {
    const { configuration, group } = run;
    const family = families.find((known) => known.configuration === configuration && known.group === group);
    if (family) family.runs.push(run);
    else families.push({ configuration, group, runs: [run] });
  }
  return families;
}

/** Mean of those that are numbers, and their standard deviation (null of fewer than two); null of none. */
export function meanOf(values: readonly (number | null)[]): { mean: number; scatter: number | null } | null {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  if (known.length === 0) return null;
  const mean = known.reduce((a, b) => a + b, 0) / known.length;
  if (known.length === 1) return { mean, scatter: null };
  const squares = known.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, scatter: Math.sqrt(squares / (known.length - 1)) };
}
