// `npm run bench performance -- [FOLDER]`: takes what `npm run bench tables -- --suite all` wrote into FOLDER (default
// results/performance) as one small file a card beside docs/reference/performance.md, and writes that page's tables.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Results } from "./markdown.ts";
import { SUITES } from "./suites.ts";
import { stemOf } from "./tables.ts";

/** The newest results of one card, all of one commit. Times in ms, errors of accelerations. */
export interface Card {
  readonly adapter: string;
  readonly commit: string;
  readonly date: string;
  readonly rows: readonly CardRow[];
}

interface CardRow {
  readonly bodies: string;
  readonly n: number;
  readonly solver: string;
  readonly theta: number | null;
  readonly step: number;
  readonly walk: number | null;
  readonly p50: number;
  readonly p99: number;
}

const PAGE = "docs/reference/performance.md";
const FOLDER = "docs/reference/performance";
const [BEGIN, END] = ["<!-- cards: begin -->", "<!-- cards: end -->"];
const SOLVERS = ["adaptive", "bonsai", "direct"];
const THETAS = [0.5, 0.75];
const MILLION = 2 ** 20;

/** What a card's page keeps of all results: those of the commit of its Plummer spheres. */
export function cardOf(plummer: Results, others: readonly Results[]): Card {
  const { adapter, commit, date } = plummer;
  const most = Math.max(...plummer.cases.map(({ n }) => n));
  const belongs = ({ commit: theirs, plan, cases }: Results) =>
    theirs === commit && plan.file === null && (plan.model !== "plummer" || cases.every(({ n }) => n > most));
  const kept = [plummer, ...others.filter(belongs)];
  const rows = kept.flatMap(({ plan, cases }) =>
    cases
      .filter(({ solver, theta }) => SOLVERS.includes(solver) && (theta === null || THETAS.includes(theta)))
      .filter(({ n }) => plan.model === "plummer" || n === MILLION)
      .map(({ n, solver, theta, stepMs, walkMs, accelerationError }) => ({
        ...{ bodies: plan.model, n, solver, theta },
        step: rounded(stepMs),
        walk: walkMs === null ? null : rounded(walkMs),
        ...{ p50: rounded(accelerationError.p50), p99: rounded(accelerationError.p99) },
      })),
  );
  return { adapter, commit, date, rows };
}

const rounded = (value: number) => Number(value.toPrecision(4));
const ms = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toFixed(3));
const error = (value: number) => value.toExponential(1);

/** The tables of a card. */
export function cardTables({ adapter, commit, date, rows }: Card): string {
  const find = (bodies: string, n: number, solver: string, theta: number | null) =>
    rows.find((row) => row.bodies === bodies && row.n === n && row.solver === solver && row.theta === theta);
  const columns = [
    ...["adaptive", "bonsai"].flatMap((solver) => THETAS.map((theta) => [solver, theta] as const)),
    ["direct", null] as const,
  ];
  const sizes = [...new Set(rows.filter(({ bodies }) => bodies === "plummer").map(({ n }) => n))].sort((a, b) => a - b);
  const times = sizes.map((n) => {
    const cells = columns.map(([solver, theta]) => find("plummer", n, solver, theta));
    return [n.toLocaleString("en"), ...cells.map((row) => (row ? ms(row.step) : ""))];
  });
  const others = [...new Set(rows.filter(({ n }) => n === MILLION).map(({ bodies }) => bodies))].flatMap((bodies) =>
    THETAS.flatMap((theta) => {
      const both = ["adaptive", "bonsai"].map((solver) => find(bodies, MILLION, solver, theta));
      if (both.some((row) => !row)) return [];
      const cells = both.flatMap((row) => [ms(row!.step), `${error(row!.p50)} / ${error(row!.p99)}`]);
      return [[bodies, String(theta), ...cells]];
    }),
  );
  return `## ${adapter}

Commit ${commit}, ${date}.

Whole step in ms, Plummer sphere, softening 0.01:

${table(["bodies", ...columns.map(([solver, theta]) => (theta === null ? solver : `${solver} ${theta}`))], times)}

Whole step in ms and force errors (median / 99th percentile), 1 048 576 bodies:

${table(["bodies", "theta", "adaptive", "errors", "bonsai", "errors"], others)}
`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The page with the tables of all cards that lie beside it. */
export function pageWith(page: string, cards: readonly Card[]): string {
  const [before, rest] = page.split(BEGIN) as [string, string];
  return `${before}${BEGIN}\n\n${cards.map(cardTables).join("\n")}\n${END}${rest.split(END)[1]}`;
}

/** The cards beside the page, in the order of their names. */
export const keptCards = (): Card[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Card);

function resultsIn(folder: string): Results[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Results);
}

function main(folder: string): void {
  const all = SUITES.flatMap((suite) => resultsIn(join(folder, suite.folder)));
  for (const plummer of resultsIn(folder)) {
    const card = cardOf(
      plummer,
      all.filter(({ adapter }) => adapter === plummer.adapter),
    );
    writeFileSync(join(FOLDER, `${stemOf(card.adapter)}.json`), `${JSON.stringify(card)}\n`);
    console.error(`${card.adapter}: ${card.rows.length} rows of commit ${card.commit}`);
  }
  writeFileSync(PAGE, pageWith(readFileSync(PAGE, "utf8"), keptCards()));
}

if (process.argv[1] === import.meta.filename) main(process.argv[2] ?? "results/performance");
