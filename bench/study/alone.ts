import { type DoneRun, merges } from "./folders.ts";
import { endOf } from "./series.ts";
import { childMass } from "./start.ts";

/** R_h at the end over that at the start, to two decimals. */
function growthOf({ result, series, configuration }: DoneRun): string {
  const [first, last] = [result.first.halfMassRadius, endOf(series, childMass(configuration))?.halfMassRadius];
  return first && last ? (last / first).toFixed(2) : "";
}

/**
 * How far a galaxy alone grows, and how its energy is kept, by softening and time step (thesis, equation 5.1 and figures 5.2 and 5.3): one line for each
 * run without children.
 */
export function stabilityOf(runs: readonly DoneRun[]): string {
  const alone = runs.filter((run) => !merges(run));
  const rows = alone.map((run) => {
    const { group, configuration, result } = run;
    const { eps, dt, gyr } = result.choices;
    const step = `1/${Math.round(1 / Number(dt))}`;
    return `| ${group} | ${configuration.name} | ${result.bodies} | ${eps} | ${step} | ${gyr} | ${growthOf(run)} | ${result.largestError.toExponential(1)} |`;
  });
  return `### Galaxies alone

R_h at the end over that at the start, after the time alone.

| | galaxy | bodies | softening, kpc | time step | Gyr | growth | largest abs(dE/E) |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}`;
}

/** Growth and error of the energy of a galaxy alone by softening and time step (thesis, figures 5.2 and 5.3), where several of both were run; empty where not. */
export function mapOf(runs: readonly DoneRun[]): string {
  const kinds = new Map<string, DoneRun[]>();
  for (const run of runs.filter((one) => !merges(one))) {
    const { configuration, result } = run;
    const { choices } = result;
    const kind = `${configuration.name} of ${choices.bodyMass} Msun a body, halo ${choices.haloScale} kpc, ${choices.gyr} Gyr after ${choices.relax} Gyr alone`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), run]);
  }
  const maps = [...kinds].flatMap(([name, here]) => {
    const of = (choice: "eps" | "dt") =>
      [...new Set(here.map(({ result }) => Number(result.choices[choice])))].sort((a, b) => a - b);
    const [softenings, steps] = [of("eps"), of("dt")];
    if (softenings.length < 2 || steps.length < 2) return [];
    const cell = (eps: number, dt: number) => {
      const run = here.find(({ result: { choices } }) => choices.eps === eps && choices.dt === dt);
      return run ? `${growthOf(run)}, ${run.result.largestError.toExponential(0)}` : "";
    };
    return `### Softening against time step: ${name}

Growth of R_h, and largest abs(dE/E).

| softening, kpc | ${steps.map((dt) => `dt 1/${Math.round(1 / dt)}`).join(" | ")} |
| --- |${" --- |".repeat(steps.length)}
${softenings.map((eps) => `| ${[eps, ...steps.map((dt) => cell(eps, dt))].join(" | ")} |`).join("\n")}`;
  });
  return maps.join("\n\n");
}
