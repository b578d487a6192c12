import type { ErrorSummary } from "./forceError.ts";
import { type Curve, INKS, type Plot, svgOf } from "./plot.ts";

/** Bodies that all of them race on, and a short run of them. */
export interface Field {
  readonly model: string;
  readonly softening: number;
  /** Time step of the leapfrog, the largest of the others, and time units to run. */
  readonly timestep: number;
  readonly until: number;
}

/** A way to compute forces and to move bodies by them. */
export interface Configuration {
  readonly solver: string;
  readonly theta: number | null;
  readonly integrator: string;
}

/** What one of them takes, does and misses. Times in milliseconds. */
export interface RaceRow extends Configuration {
  readonly model: string;
  readonly n: number;
  /** Of the accelerations at the start, against a float64 direct sum; null: the integrator's own forces have no others to be held against. */
  readonly error: ErrorSummary;
  /** A step of the leapfrog; null where bodies have steps of their own. */
  readonly stepMs: number | null;
  readonly ppPerBody: number | null;
  readonly pcPerBody: number | null;
  /** The short run: seconds, relative change of the exact energy, and forces on a body (walks or sums), in mean. */
  readonly seconds: number;
  readonly energyError: number;
  readonly forcesPerBody: number | null;
}

/** Everything that was found. */
export interface RaceResults {
  readonly adapter: string;
  readonly commit: string;
  readonly date: string;
  readonly fields: readonly Field[];
  readonly rows: readonly RaceRow[];
}

/** What the papers measured with the same methods, each on hardware of its day (Bedorf, Gaburov & Portegies Zwart 2012; Bedorf 2014; Nitadori & Makino 2008). */
const PAPERS: readonly (readonly [what: string, number: string, source: string])[] = [
  ["Bonsai, theta 0.75, Plummer 1M, walk", "2.8M bodies/s on a GTX480", "Bedorf+ 2012, 4.1"],
  ["Bonsai, theta 0.4, Plummer 16M, walk and step", "3.7M and 3.3M bodies/s on a K20X", "Bedorf 2014, table 6.1"],
  ["Bonsai, theta 0.4: interactions a body", "1724 with bodies, 6595 with cells", "Bedorf 2014, table 6.1"],
  ["Octgrav, theta 0.5", "about 1M bodies/s on an 8800 Ultra", "Bedorf 2014, 3.4"],
  [
    "merger, 64 000 steps: Bonsai at theta 0.75 and 0.5",
    "7102 and 12 687 s, energy to 2.8e-4 and 1.3e-4",
    "Bedorf+ 2012, table 2",
  ],
  ["merger: Octgrav at 0.75 and 0.5", "11 651 and 15 958 s, 3.5e-4 and 2.2e-4", "Bedorf+ 2012, table 2"],
  ["merger: phiGRAPE, block steps of fourth order", "62 068 s on four GTX480, 1.8e-4", "Bedorf+ 2012, table 2"],
];

const nameOf = ({ solver, theta, integrator }: RaceRow) =>
  `${solver}${theta === null ? "" : ` ${theta}`}${integrator === "leapfrog" ? "" : `, ${integrator}`}`;
const ms = (value: number | null) => (value === null ? "" : value >= 100 ? value.toFixed(0) : value.toPrecision(3));
const count = (value: number | null) => (value === null ? "" : Math.round(value).toLocaleString("en"));
const error = (value: number) => value.toExponential(1);

/** The results for people: one table of all rows, and the papers' numbers. */
export function raceTable({ adapter, commit, date, fields, rows }: RaceResults): string {
  const cells = rows.map((row) => [
    ...[row.model, nameOf(row), error(row.error.p50), error(row.error.p99), error(row.error.max)],
    ...[ms(row.stepMs), count(row.ppPerBody), count(row.pcPerBody)],
    ...[row.seconds.toPrecision(3), count(row.forcesPerBody), error(row.energyError)],
  ]);
  const head = [
    "bodies",
    "solver",
    "p50",
    "p99",
    "max",
    "step",
    "with bodies",
    "with cells",
    "run",
    "forces",
    "energy",
  ];
  const line = (words: readonly string[]) => `| ${words.join(" | ")} |`;
  const runs = fields.map((f) => `${f.model} ${f.until} in steps of ${f.timestep}, eps ${f.softening}`).join("; ");
  return `# The race, ${adapter}

All solvers and integrators on four distributions, beside the papers' numbers: \`npm run bench tables -- --suite race\`, commit ${commit}, ${date}, ${count(rows[0]?.n ?? 0)} bodies each. Errors are |a - a_exact| / |a_exact| at the start, against a float64 direct sum. Step: milliseconds of one with the leapfrog; interactions of a body with bodies and cells.
Run: seconds of ${runs} time units (hermite4, hermite6 and block-leapfrog: the largest step); forces: walks or sums for a body in it, in mean; energy: its relative error, by direct sums.

${line(head)}
${line(head.map(() => "---"))}
${cells.map(line).join("\n")}

What the papers measured, on the hardware of their days:

| what | | source |
| --- | --- | --- |
${PAPERS.map(line).join("\n")}
`;
}

/** Milliseconds of a step against the 99th percentile of the force error, both as logarithms: a panel for each model, a curve for each solver. */
export function racePlot({ adapter, fields, rows }: RaceResults): string {
  return svgOf(
    fields.map(({ model }): Plot => {
      const here = rows.filter((row) => row.model === model && row.stepMs !== null && row.error.p99 > 0);
      const solvers = [...new Set(here.map(({ solver }) => solver))];
      const curves = solvers.map((solver, k): Curve => {
        const points = here
          .filter((row) => row.solver === solver)
          .map((row): [number, number] => [Math.log10(row.error.p99), row.stepMs!])
          .sort((a, b) => a[0] - b[0]);
        return { label: solver, points, colour: INKS[k % INKS.length]!, dots: true };
      });
      const all = curves.flatMap(({ points }) => points.map(([x]) => x));
      const from = Math.floor(Math.min(...all));
      const ticks = Array.from({ length: Math.ceil(Math.max(...all)) - from + 1 }, (_, k) => from + k)
        .filter((at) => at >= Math.min(...all) && at <= Math.max(...all))
        .map((at) => ({ at, label: `1e${at}` }));
      return {
        title: `${model}, ${adapter}`,
        x: "|da| / |a|, 99th percentile",
        y: "ms a step",
        curves,
        log: true,
        ticks,
      };
    }),
  );
}
