import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Report } from "../../src/headless/command.ts";
import { userPath, writeWhole } from "../../src/headless/files.ts";
import { mapOf, stabilityOf } from "./alone.ts";
import { comparisonOf, ENERGY, kpc, withScatter } from "./comparison.ts";
import { findResolution } from "./configurations.ts";
import { figuresOf } from "./figures.ts";
import { doneRuns, type Family, familiesOf, meanOf, merges } from "./folders.ts";
import { endOf, grown } from "./series.ts";
import { childMass } from "./start.ts";

const BEGIN = "<!-- table: begin -->";
const END = "<!-- table: end -->";

/**
 * Exponent k of R_h ~ exp(k M / 1e11 Msun), by least squares over the looks of all realisations (thesis, figure 5.7, which does not say the unit of
 * its mass); null where the mass grows by less than a fifth.
 */
export function exponentOf({ configuration, runs }: Family): number | null {
  const points = runs.flatMap(({ series }) =>
    grown(series, childMass(configuration)).map((row) => [row.mass / 1e11, Math.log(row.halfMassRadius)] as const),
  );
  const masses = points.map(([m]) => m);
  if (points.length < 2 || Math.max(...masses) < 1.2 * Math.min(...masses)) return null;
  const [m, r] = [meanOf(masses)!.mean, meanOf(points.map(([, value]) => value))!.mean];
  const [up, down] = points.reduce(([a, b], [x, y]) => [a + (x - m) * (y - r), b + (x - m) ** 2], [0, 0]);
  return up! / down!;
}

/** One line of the table. */
function rowOf(family: Family): string {
  const { configuration, runs } = family;
  const ends = runs.map(({ series }) => endOf(series, childMass(configuration)));
  const size = meanOf(ends.map((end) => end?.halfMassRadius ?? null));
  const mass = meanOf(ends.map((end) => (end ? end.mass / 1e11 : null)));
  const { published, said } = configuration;
  const ratio = size && published ? `${(size.mean / published).toFixed(2)}` : "";
  const worst = Math.max(...runs.map(({ result }) => result.largestError));
  const exponent = exponentOf(family);
  const cells = [
    configuration.name,
    runs.length,
    withScatter(size, kpc),
    published ?? "",
    ratio,
    withScatter(mass, (value) => value.toFixed(2)),
    exponent === null ? "" : exponent.toFixed(2),
    `${worst.toExponential(1)}${worst > ENERGY ? " (not below 1e-3)" : ""}`,
    said,
  ];
  return `| ${cells.join(" | ")} |`;
}

const startWords = (kinetic: number) =>
  kinetic === 0
    ? "equal galaxies start at apocentre"
    : `equal galaxies start with ${kinetic} of their potential energy as kinetic energy`;

/** Configurations without which a group has no figures: one curve alone compares nothing. */
const FIGURES_FROM = 3;

/** Figures of a group by the names of their files. */
const figuresIn = (here: readonly Family[]) =>
  here.length < FIGURES_FROM ? new Map<string, string>() : figuresOf(here);

/** The tables of all groups with mergers as Markdown. */
export function tableOf(families: readonly Family[]): string {
  const groups = [...new Set(families.filter(merges).map(({ group }) => group))];
  return groups
    .map((group) => {
      const here = families.filter((family) => family.group === group);
      const { result } = here[0]!.runs[0]!;
      const { bodyMass, eps, dt, theta, solver, gyr, relax, haloScale } = result.choices;
      const kinetic = here.flatMap(({ runs }) => runs[0]!.result.choices.kinetic ?? [])[0];
      const about = [
        findResolution(result.resolution).help,
        `${Number(bodyMass).toExponential(0).replace("+", "")} Msun a body, softening ${eps} kpc, time step 1/${Math.round(1 / Number(dt))}`,
        `\`${solver}\`, theta ${theta}, ${relax} Gyr alone and ${gyr} Gyr of the run`,
        `scale radius of the halo ${haloScale} kpc`,
        ...(kinetic === undefined ? [] : [startWords(Number(kinetic))]),
        [
          ...new Set(
            here.flatMap(({ runs }) => runs.map((run) => `${run.result.adapter}, commit ${run.result.commit}`)),
          ),
        ].join("; "),
      ].join("; ");
      const names = [...figuresIn(here).keys()].map((name) => `[${name.replace(".svg", "")}](${group}/${name})`);
      const figures = names.length === 0 ? "" : ` Figures: ${names.join(", ")}.`;
      return `### ${group}

${about}.${figures}

| run | realisations | R_h, kpc | published | over published | mass, 1e11 Msun | exponent | largest abs(dE/E) | published of it |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${here.map(rowOf).join("\n")}`;
    })
    .join("\n\n");
}

/** Writes figures and tables of all runs that are done below `out` into the folder `page`; the words around the tables in its README stay. */
export function writeTable(
  out: string,
  page: string,
  readme: string | null,
  report: Report,
): { runs: number; files: string[] } {
  const runs = doneRuns(out);
  if (runs.length === 0) throw new Error(`${out}: no run is done there; do some, or name another --out`);
  const families = familiesOf(runs);
  const files: string[] = [];
  const write = (name: string, words: string) => {
    mkdirSync(dirname(userPath(join(page, name))), { recursive: true });
    writeWhole(join(page, name), words);
    files.push(join(page, name));
    report.say(join(page, name));
  };
  for (const group of new Set(families.map((family) => family.group)))
    for (const [name, svg] of figuresIn(families.filter((family) => family.group === group)))
      write(join(group, name), svg);
  const tables = [BEGIN, comparisonOf(families), tableOf(families), stabilityOf(runs), mapOf(runs), END]
    .filter(Boolean)
    .join("\n\n");
  const [before, rest] = readme?.split(BEGIN) ?? ["# The study\n\n", `${END}\n`];
  write("README.md", `${before}${tables}${rest?.split(END)[1] ?? "\n"}`);
  return { runs: runs.length, files };
}
