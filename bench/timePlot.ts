import { BONSAI } from "./bonsai.ts";
import type { Case } from "./cases.ts";
import type { Results } from "./markdown.ts";
import { type Curve, INKS, type Plot, svgOf } from "./plot.ts";

const nameOf = (c: Case) => `${c.solver}${c.theta === null ? "" : `, theta ${c.theta}`}`;

/** Milliseconds of a step against the number of bodies, both as logarithms: a curve for each solver and theta. */
export function timePlot(runs: readonly Results[]): string {
  const cases = runs.flatMap((run) => run.cases).toSorted((a, b) => a.n - b.n);
  const { adapter, plan } = runs[0]!;
  const names = [...new Set(cases.map(nameOf))];
  const curves = names.map((name, k): Curve => {
    const points = cases.filter((c) => nameOf(c) === name).map((c): [number, number] => [Math.log2(c.n), c.stepMs]);
    return { label: name, points, colour: INKS[k % INKS.length]!, dashed: /^bonsai/.test(name), dots: true };
  });
  if (adapter === BONSAI.adapter) {
    const points = BONSAI.walk.map(({ n, ms }): [number, number] => [Math.log2(n), ms]);
    curves.push({ label: "Bonsai (CUDA), gravity kernel alone", points, colour: "#000000", dots: "only" });
  }
  const commits = [...new Set(runs.map((run) => run.commit))].join(", ");
  const title = `One step, ${plan.model}, ${adapter}, commit ${commits}`;
  const [least, most] = [Math.ceil(Math.log2(cases[0]!.n)), Math.floor(Math.log2(cases.at(-1)!.n))];
  const every = most - least > 6 ? 2 : 1;
  const ticks = Array.from({ length: Math.max(0, Math.floor((most - least) / every)) + 1 }, (_, k) => most - every * k)
    .reverse()
    .map((at) => ({ at, label: (2 ** at).toLocaleString("en") }));
  return svgOf([{ title, x: "bodies", y: "ms a step", curves, log: true, ticks }]);
}

/** Median (dashed) and 99th percentile of the force error against theta: a panel for each model and number of bodies. */
export function errorPlot(runs: readonly Results[]): string {
  return svgOf(runs.flatMap((run) => [...new Set(run.cases.map((c) => c.n))].map((n) => errorPanel(run, n))));
}

function errorPanel({ plan, cases }: Results, n: number): Plot {
  const here = cases.filter((c) => c.n === n && c.theta !== null).toSorted((a, b) => a.theta! - b.theta!);
  const solvers = [...new Set(here.map((c) => c.solver))];
  const curves = solvers.flatMap((solver, k): Curve[] => {
    const of = (q: "p50" | "p99") =>
      here.filter((c) => c.solver === solver).map((c): [number, number] => [c.theta!, c.accelerationError[q]]);
    const colour = INKS[k % INKS.length]!;
    return [
      { label: `${solver} p99`, points: of("p99"), colour, dots: true },
      { label: "p50", points: of("p50"), colour, dots: true, dashed: true },
    ];
  });
  const known = plan.model === "plummer" && plan.file === null ? BONSAI.errors.filter((e) => e.n === n) : [];
  if (known.length > 0) {
    const points = [...known.map((e) => [e.theta, e.p99] as const), ...known.map((e) => [e.theta, e.p50] as const)];
    curves.push({ label: "Bonsai (CUDA)", points, colour: "#000000", dots: "only" });
  }
  const what = plan.file === null ? plan.model : "Dubinski's pair";
  const ticks = [...new Set(here.map((c) => c.theta!))].map((at) => ({ at, label: String(at) }));
  return {
    title: `Force error, ${what}, ${n.toLocaleString("en")} bodies, eps ${plan.eps}`,
    ...{ x: "opening angle theta", y: "|da| / |a|", curves, log: true, ticks },
  };
}
