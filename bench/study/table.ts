import { join } from "node:path";
import type { Report } from "../../src/headless/command.ts";
import { writeWhole } from "../../src/headless/files.ts";
import { findResolution } from "./configurations.ts";
import { figuresOf } from "./figures.ts";
import { type DoneRun, doneRuns, type Family, familiesOf, meanOf } from "./folders.ts";
import { endOf, grown } from "./series.ts";
import { childMass } from "./start.ts";

const BEGIN = "<!-- table: begin -->";
const END = "<!-- table: end -->";

const kpc = (value: number) => value.toPrecision(3);
const withScatter = (found: ReturnType<typeof meanOf>, show: (value: number) => string) =>
  found === null ? "" : `${show(found.mean)}${found.scatter === null ? "" : ` ± ${found.scatter.toPrecision(2)}`}`;

/** Bound on |dE / E|: what does not keep it is said. */
const ENERGY = 1e-3;

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

/**
 * How far a galaxy alone grows, and how its energy is kept, by softening and time step (thesis, equation 5.1 and figures 5.2 and 5.3): one line for each
 * run without children.
 */
export function stabilityOf(runs: readonly DoneRun[]): string {
  const alone = runs.filter(({ configuration: { swarm, pericentre } }) => !swarm && pericentre === undefined);
  const rows = alone.map(({ group, configuration, result, series }) => {
    const [first, last] = [result.first.halfMassRadius, endOf(series, childMass(configuration))?.halfMassRadius];
    const growth = first && last ? (last / first).toFixed(2) : "";
    const { eps, dt, gyr } = result.choices;
    const step = `1/${Math.round(1 / Number(dt))}`;
    return `| ${group} | ${configuration.name} | ${result.bodies} | ${eps} | ${step} | ${gyr} | ${growth} | ${result.largestError.toExponential(1)} |`;
  });
  return `### Galaxies alone

R_h at the end over that at the start, after the time alone.

| | galaxy | bodies | softening, kpc | time step | Gyr | growth | largest abs(dE/E) |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}`;
}

/** The tables of all groups as Markdown. */
export function tableOf(families: readonly Family[]): string {
  const groups = [...new Set(families.map(({ group }) => group))];
  return groups
    .map((group) => {
      const here = families.filter((family) => family.group === group);
      const { result } = here[0]!.runs[0]!;
      const { bodyMass, eps, dt, theta, solver, gyr, relax, haloScale } = result.choices;
      const about = [
        findResolution(result.resolution).help,
        `${Number(bodyMass).toExponential(0).replace("+", "")} Msun a body, softening ${eps} kpc, time step 1/${Math.round(1 / Number(dt))}`,
        `\`${solver}\`, theta ${theta}, ${relax} Gyr alone and ${gyr} Gyr of the run`,
        ...(haloScale === undefined ? [] : [`scale radius of the halo ${haloScale} kpc`]),
        [
          ...new Set(
            here.flatMap(({ runs }) => runs.map((run) => `${run.result.adapter}, commit ${run.result.commit}`)),
          ),
        ].join("; "),
      ].join("; ");
      const figures = [...figuresOf(here).keys()]
        .map((name) => `[${name.replace(".svg", "")}](${group}/${name})`)
        .join(", ");
      return `### ${group}

${about}. Figures: ${figures}.

| run | realisations | R_h, kpc | published | over published | mass, 1e11 Msun | exponent | largest abs(dE/E) | published of it |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${here.map(rowOf).join("\n")}`;
    })
    .join("\n\n");
}

/** Writes figures and tables from all runs that are done below `out`; the words around the tables in its README stay. */
export function writeTable(out: string, readme: string | null, report: Report): { runs: number; files: string[] } {
  const runs = doneRuns(out);
  if (runs.length === 0) throw new Error(`${out}: no run is done there; do some, or name another --out`);
  const families = familiesOf(runs);
  const files: string[] = [];
  const write = (name: string, words: string) => {
    writeWhole(join(out, name), words);
    files.push(join(out, name));
    report.say(join(out, name));
  };
  for (const group of new Set(families.map((family) => family.group)))
    for (const [name, svg] of figuresOf(families.filter((family) => family.group === group)))
      write(join(group, name), svg);
  const tables = `${BEGIN}\n${tableOf(families)}\n\n${stabilityOf(runs)}\n${END}`;
  const [before, rest] = readme?.split(BEGIN) ?? ["# The study\n\n", `${END}\n`];
  write("README.md", `${before}${tables}${rest?.split(END)[1] ?? "\n"}`);
  return { runs: runs.length, files };
}
