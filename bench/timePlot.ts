import type { Case } from "./cases.ts";
import type { Results } from "./markdown.ts";
import { type Curve, INKS, svgOf } from "./plot.ts";

/** Milliseconds of a step against the number of bodies, a curve for each solver and theta. */
export function timePlot({ adapter, commit, plan, cases }: Results): string {
  const label = (c: Case) => `${c.solver}${c.theta === null ? "" : `, theta ${c.theta}`}`;
  const labels = [...new Set(cases.map(label))];
  const curves = labels.map((name, k): Curve => {
    const points = cases.filter((c) => label(c) === name).map((c): [number, number] => [Math.log2(c.n), c.stepMs]);
    return { label: name, points, colour: INKS[k % INKS.length]!, dashed: /^bonsai/.test(name) };
  });
  const title = `One step, ${plan.model}, ${adapter}, commit ${commit}`;
  return svgOf([{ title, x: "log2 of the number of bodies", y: "ms a step", curves, log: true }]);
}
