import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../src/headless/files.ts";
import { INKS, type Plot, svgOf } from "./plot.ts";

interface Entry {
  readonly time: number;
  readonly energyError: number;
  readonly exactError: number | null;
  readonly separation: number;
}

/** What `npm run bench merger` says of one run, and its log. */
interface Run {
  readonly solver: string;
  readonly theta: number;
  readonly dt: number;
  readonly adapter: string;
  readonly commit: string;
  readonly seconds: number;
  readonly secondsOfSteps: number;
  readonly largestError: number;
  readonly largestErrorAt: number;
  readonly errorAtEnd: number;
  /** By a direct sum, where the run took it. */
  readonly largestExactError?: number | null;
  readonly pericentres: readonly { readonly time: number; readonly separation: number }[];
  /** Added by hand: what a reader of the table must know of this run. */
  readonly remark?: string;
  readonly log: readonly Entry[];
}

/** Table 2 of Bedorf, Gaburov & Portegies Zwart (2012), on a GTX 480: largest |dE/E|, that at the end, seconds. */
type Published = Record<string, readonly [largest: number, end: number, seconds: number]>;
const BONSAI: Published = { "0.75": [2.8e-4, 0.21e-4, 7102], "0.5": [1.3e-4, 0.44e-4, 12687] };
const OCTGRAV: Published = { "0.75": [3.5e-4, -1.1e-4, 11651], "0.5": [2.2e-4, -1.1e-4, 15958] };

/** What a run is held beside. */
const published = ({ solver, theta }: Pick<Run, "solver" | "theta">) =>
  (solver.startsWith("octgrav") ? OCTGRAV : BONSAI)[theta];

/** `npm run bench merger-plots -- [LOGS] [PAGE]`: README.md and merger.svg in the folder PAGE, from the logs of `npm run bench merger` in the folder LOGS. */
const [folder = "results/merger", page = "docs/lab/merger"] = process.argv.slice(2);
const runs = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name): Run => {
    const summary = JSON.parse(readFileSync(join(folder, name), "utf8")) as Omit<Run, "log">;
    const [head, ...lines] = readFileSync(join(folder, name.replace(/json$/, "csv")), "utf8")
      .trim()
      .split("\n");
    const at = ["time", "energyError", "separation", "exactError"].map((column) => head!.split(",").indexOf(column));
    const log = lines.map((line) => {
      const cells = line.split(",");
      const [time, energyError, separation] = at.map((k) => Number(cells[k])) as [number, number, number];
      const exact = cells[at[3]!] ?? "";
      return { time, energyError, separation, exactError: exact === "" ? null : Number(exact) };
    });
    return { ...summary, log };
  })
  .sort((a, b) => a.solver.localeCompare(b.solver) || b.theta - a.theta || b.dt - a.dt);

const nameOf = (run: Run) =>
  `${run.solver}, theta ${run.theta}${run.dt === 1 / 64 ? "" : `, dt 1/${Math.round(1 / run.dt)}`}`;

/** Largest |dE/E| so far: what the paper's figure 10 shows. */
function sofar(run: Run): [number, number][] {
  let most = 0;
  return run.log.map(({ time, energyError }) => {
    most = Math.max(most, Math.abs(energyError));
    return [time, most];
  });
}

const curves = (points: (run: Run) => readonly (readonly [number, number])[]) =>
  runs.map((run, k) => ({
    label: nameOf(run),
    colour: INKS[k % INKS.length]!,
    points: points(run),
    dashed: run.theta < 0.7,
  }));

const plots: Plot[] = [
  {
    title: "Largest |dE/E| so far",
    x: "time",
    y: "|dE/E|",
    levels: [
      { at: 2.8e-4, label: "published, theta 0.75" },
      { at: 1.3e-4, label: "published, theta 0.5" },
    ],
    curves: curves(sofar),
  },
  {
    title: "dE/E by a direct sum over the same bodies",
    x: "time",
    y: "dE/E",
    levels: [
      { at: -2.8e-4, label: "published size, theta 0.75" },
      { at: -1.3e-4, label: "published size, theta 0.5" },
    ],
    curves: curves((run) => run.log.flatMap((e) => (e.exactError === null ? [] : [[e.time, e.exactError] as const]))),
  },
  {
    title: "dE/E by the tree",
    x: "time",
    y: "dE/E",
    curves: curves((run) => run.log.map((e) => [e.time, e.energyError])),
  },
  {
    title: "Distance of the black holes",
    x: "time",
    y: "kpc",
    log: true,
    range: [0.01, 500],
    curves: curves((run) => run.log.filter((e) => e.time <= 400).map((e) => [e.time, e.separation])),
  },
];

/** How far two logs' separations part until `until`, as a share of the larger, median and largest. */
function parting(a: Run, b: Run, until: number): { median: number; most: number } {
  const theirs = new Map(b.log.map((e) => [e.time, e.separation]));
  const apart = a.log
    .filter((e) => e.time <= until && theirs.has(e.time))
    .map((e) => Math.abs(e.separation - theirs.get(e.time)!))
    .sort((x, y) => x - y);
  return { median: apart[apart.length >> 1] ?? 0, most: apart.at(-1) ?? 0 };
}

const sci = (value: number) => value.toExponential(1);
const rows = runs.map((run) => {
  const [largest, end, seconds] = published(run) ?? [];
  const passages = run.pericentres.slice(0, 3).map((p) => `${p.time.toFixed(0)} (${p.separation.toPrecision(2)})`);
  return `| ${nameOf(run)} | ${sci(Math.abs(run.largestError))} at ${run.largestErrorAt.toFixed(0)} | ${largest ? sci(largest) : ""} | ${run.largestExactError ? sci(Math.abs(run.largestExactError)) : ""} | ${sci(run.errorAtEnd)} | ${end ? sci(end) : ""} | ${run.secondsOfSteps.toFixed(0)} | ${seconds ?? ""} | ${passages.join(", ")} | ${run.commit} | ${run.remark ?? ""} |`;
});
const solvers = [...new Set(runs.map((run) => run.solver))];
const together = solvers.flatMap((solver) => {
  const [wide, narrow] = [0.75, 0.5].map((t) =>
    runs.find((r) => r.solver === solver && r.theta === t && r.dt === 1 / 64),
  );
  if (!wide || !narrow) return [];
  const third = Math.min(...[wide, narrow].map((run) => run.pericentres[2]?.time ?? Number.POSITIVE_INFINITY));
  const { median, most } = parting(wide, narrow, third);
  const shifts = [0, 1, 2].map((k) => Math.abs(wide.pericentres[k]!.time - narrow.pericentres[k]!.time).toFixed(1));
  return [
    `\`${solver}\`: until the third pericentre (t = ${third.toFixed(0)}) the distances of the black holes in the runs at theta 0.75 and 0.5 differ by ${median.toPrecision(2)} kpc in the median and ${most.toPrecision(2)} kpc at most, where the distance changes fastest: the three passages are ${shifts.join(", ")} time units apart (the logs have a line every 0.5).`,
  ];
});

writeWhole(
  join(page, "merger.svg"),
  svgOf(plots.filter((plot) => plot.curves.some((curve) => curve.points.length > 0))),
);
writeWhole(
  join(page, "README.md"),
  `# The merger of the Bonsai paper

How well the energy is kept over 64 000 steps, beside what was published. Bedorf, Gaburov & Portegies Zwart (2012), sec. 4.2.2 and table 2: 240 002 bodies, softening 0.1, time step 1/64, 64 000 steps. ${[...new Set(runs.map((r) => r.adapter))].join(", ")};
made by \`npm run bench merger\` and \`npm run bench merger-plots\`. What the paper leaves open is chosen as the page of models says, so the columns are alike, not equal.

| run | largest \\|dE/E\\| | published | by a direct sum | at the end | published | seconds for the steps | published (GTX 480) | passages: time (distance, kpc) | commit | remark |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

${together.join("\n")}

![Energy error and black-hole separation](merger.svg)
`,
);
