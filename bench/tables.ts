import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Report } from "../src/headless/command.ts";
import { userPath, writeWhole } from "../src/headless/files.ts";
import { measureAll, type Plan, ratios } from "./cases.ts";
import { type Results, toMarkdown } from "./markdown.ts";
import { SUITES } from "./suites.ts";
import { errorPlot, timePlot } from "./timePlot.ts";

/** Numbers of bodies from which on a curve of times is worth a plot, and values of theta for one of errors. */
const LEAST_POINTS = 3;

/** Measures a plan and writes what was found into the folder `out`, as JSON and as Markdown. */
export async function writeTables(plan: Plan, out: string, commit: string, report: Report) {
  const ordered = { ...plan, n: plan.n.toSorted((a, b) => a - b) };
  const cases = await measureAll(ordered, report);
  const results: Results = {
    adapter: cases[0]?.adapter ?? "none",
    commit,
    date: new Date().toISOString().slice(0, 10),
    // Tables travel: no folder of this machine goes with them.
    plan: { ...ordered, file: plan.file === null ? null : basename(plan.file) },
    cases,
    ratios: ratios(cases),
  };
  const name = join(out, stemOf(results.adapter));
  write(`${name}.json`, `${JSON.stringify(results, null, 1)}\n`, out);
  write(`${name}.md`, toMarkdown(results), out);
  return { ...results, files: [`${name}.json`, `${name}.md`] };
}

/**
 * Draws the plots of every adapter that has tables in the folders of the suites below `out`: they come from the tables that
 * lie there, so suites may be measured one by one. Returns the files.
 */
export function writePlots(out: string): string[] {
  const runs = SUITES.flatMap(({ folder, plot }) => tablesIn(join(out, folder)).map((run) => ({ run, plot })));
  const files: string[] = [];
  for (const adapter of new Set(runs.map(({ run }) => run.adapter))) {
    const of = (kind: "time" | "errors") =>
      runs.filter(({ run, plot }) => run.adapter === adapter && plot === kind).map(({ run }) => run);
    const name = join(out, stemOf(adapter));
    const draw = (path: string, svg: string) => {
      write(path, svg, out);
      files.push(path);
    };
    const times = of("time");
    if (new Set(times.flatMap((run) => run.cases.map((c) => c.n))).size >= LEAST_POINTS)
      draw(`${name}.svg`, timePlot(times));
    const errors = of("errors").filter((run) => new Set(run.cases.map((c) => c.theta)).size >= LEAST_POINTS);
    if (errors.length > 0) draw(`${name}-errors.svg`, errorPlot(errors));
  }
  return files;
}

/** The name of an adapter's files: "NVIDIA H200" is nvidia-h200. */
export function stemOf(adapter: string): string {
  return adapter
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .toLowerCase();
}

function tablesIn(folder: string): Results[] {
  const path = userPath(folder);
  if (!existsSync(path)) return [];
  const names = readdirSync(path).filter((name) => name.endsWith(".json"));
  return names.map((name) => JSON.parse(readFileSync(join(path, name), "utf8")) as Results);
}

/** Writes a file of a folder, whole or not at all. */
export function write(path: string, text: string, folder: string): void {
  mkdirSync(userPath(folder), { recursive: true });
  writeWhole(path, text);
}
