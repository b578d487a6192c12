import type { Case, Plan, Ratio } from "./cases.ts";

export interface Results {
  readonly adapter: string;
  readonly commit: string;
  readonly date: string;
  readonly plan: Plan;
  readonly cases: readonly Case[];
  readonly ratios: readonly Ratio[];
}

const ms = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toFixed(3));
const error = (value: number) => value.toExponential(1);
const count = (value: number) => Math.round(value).toLocaleString("en");

/** The results for people: one table of all cases, then one of the stages for the largest n of each solver. */
export function toMarkdown({ adapter, commit, date, plan, cases, ratios }: Results): string {
  return `# ${adapter}

Commit ${commit}, ${date}. ${plan.file === null ? `${plan.model}, seed ${plan.seed}` : `file ${plan.file.replace(/^.*[\\/]/, "")}`}, eps ${plan.eps}, dt ${plan.dt}; ${plan.warmUp} steps of warm-up, then ${plan.steps} timed ones.
Milliseconds are medians by ${cases.some((c) => c.clock === "gpu") ? "GPU timestamps" : "the wall clock"}; “wall” is the mean when all steps are submitted at once.
Errors are |a - a_exact| / |a_exact| and the like for the potential, against a float64 direct sum over ${count(plan.targets)} bodies (or all, where there are fewer); “all” are those of every body, against our direct sum in float32.

${overview(cases)}
${ratioTable(ratios)}
${cases
  .filter((c) => c.stages !== null && c.n === Math.max(...cases.filter((d) => d.solver === c.solver).map((d) => d.n)))
  .map(stageTable)
  .join("\n\n")}
`;
}

function overview(cases: readonly Case[]): string {
  const head = [
    "N",
    "solver",
    "theta",
    "step",
    "walk",
    "wall",
    "pp",
    "pc",
    "a p50",
    "a p99",
    "a p99.9",
    "a max",
    "a rms",
    "all p50",
    "all p99",
    "all p99.9",
    "all max",
    "phi p50",
    "phi p99",
  ];
  const rows = cases.map((c) => [
    count(c.n),
    c.solver,
    c.theta === null ? "-" : String(c.theta),
    ms(c.stepMs),
    c.walkMs === null ? "-" : ms(c.walkMs),
    ms(c.wallMs),
    count(c.ppPerBody),
    count(c.pcPerBody),
    error(c.accelerationError.p50),
    error(c.accelerationError.p99),
    error(c.accelerationError.p999),
    error(c.accelerationError.max),
    error(c.accelerationError.rms),
    ...(["p50", "p99", "p999", "max"] as const).map((of) => (c.allErrors ? error(c.allErrors[of]) : "-")),
    error(c.potentialError.p50),
    error(c.potentialError.p99),
  ]);
  return table(head, rows);
}

/** Against the direct sum of the same run: on CPUs, where absolute times say little. */
function ratioTable(ratios: readonly Ratio[]): string {
  if (ratios.length === 0) return "";
  const rows = ratios.map((r) => [
    count(r.n),
    r.solver,
    String(r.theta),
    r.ratio.toPrecision(3),
    r.scaled.toExponential(1),
  ]);
  const head = ["N", "solver", "theta", "direct / tree", "over N / log2 N"];
  return `\n## A step by direct sum over one by the tree\n\n${table(head, rows)}\n`;
}

function stageTable(c: Case): string {
  const rows = Object.entries(c.stages!).map(([name, median]) => {
    const [low, high] = c.spread![name]!;
    return [name, ms(median), ms(low), ms(high)];
  });
  rows.push(["whole step", ms(c.stepMs), "", ""]);
  const title = `## Stages: ${c.solver}${c.theta === null ? "" : `, theta ${c.theta}`}, N = ${count(c.n)}`;
  return `${title}\n\n${table(["stage", "median ms", "p10", "p90"], rows)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
