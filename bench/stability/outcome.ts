import type { Plot } from "../plot.ts";
import type { Evolution } from "./evolve.ts";

/** A number that must stay within a bound; |value| <= bound passes. */
export interface Check {
  readonly what: string;
  readonly value: number;
  /** Null: reported, not judged. */
  readonly bound: number | null;
}

/** One run of one model: its checks, its log and its plots. */
export interface Outcome extends Evolution {
  readonly name: string;
  readonly n: number;
  readonly seed: number;
  readonly steps: number;
  readonly span: number;
  readonly msPerStep: number;
  readonly checks: readonly Check[];
  readonly plots: readonly Plot[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export const passes = ({ value, bound }: Check): boolean => bound === null || Math.abs(value) <= bound;

export function csvOf({ columns, rows }: Outcome): string {
  const cell = (value: string | number) => (typeof value === "number" ? Number(value.toPrecision(7)) : value);
  return `${[columns, ...rows].map((row) => row.map(cell).join(",")).join("\n")}\n`;
}

const signed = (value: number) =>
  Math.abs(value) < 1e-3 && value !== 0
    ? value.toExponential(1)
    : `${value < 0 ? "-" : "+"}${(100 * Math.abs(value)).toFixed(1)} %`;

/** The summary for people. */
export function markdownOf(outcomes: readonly Outcome[], turns: number, commit: string, date: string): string {
  const failed = outcomes.flatMap((o) =>
    o.checks.filter((check) => !passes(check)).map((check) => `${o.name}: ${check.what}`),
  );
  const head = `# Do the models hold still?

Whether models in equilibrium stay so when they are left alone. Commit ${commit}, ${date}, ${[...new Set(outcomes.map((o) => o.adapter))].join(", ")}; \`npm run bench stability\`. Spheres: the mean of each Lagrangian radius over the second half of ${turns} of the
component's dynamical times, minus 1. Milky Way: the largest deviation from the start at any look in 1 Gyr.

${failed.length === 0 ? "All bounds are kept." : `Bounds not kept: ${failed.join("; ")}.`}`;
  const blocks = outcomes.map((o) => {
    const title = `## ${o.name}\n\n${o.n.toLocaleString("en")} bodies, seed ${o.seed}, \`${o.solver}\`, theta ${o.theta}, softening ${o.softening}, time step ${o.timestep}, ${o.steps.toLocaleString("en")} steps to t = ${o.span.toPrecision(4)} (${o.msPerStep.toPrecision(3)} ms a step).`;
    const rows = o.checks.map((check) => {
      const verdict = check.bound === null ? "" : passes(check) ? "kept" : "NOT KEPT";
      return `| ${check.what.replaceAll("|", "\\|")} | ${signed(check.value)} | ${check.bound === null ? "" : signed(check.bound).replace("+", "")} | ${verdict} |`;
    });
    return `${title}\n\n![${o.name}](${o.name}.svg)\n\n| | value | bound | |\n| --- | --- | --- | --- |\n${rows.join("\n")}`;
  });
  return `${[head, ...blocks].join("\n\n")}\n`;
}
