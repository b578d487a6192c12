import { findModel } from "../../src/data/scenarios/index.ts";
import type { Report } from "../../src/headless/command.ts";
import { makeBodies } from "../../src/headless/making.ts";
import { INKS, type Plot } from "../plot.ts";
import { type Evolution, evolve, largest, mean } from "./evolve.ts";
import { type ComponentState, componentStates, dynamicalTime, FRACTIONS } from "./lagrangian.ts";
import type { Check, Outcome } from "./outcome.ts";

/** Largest drift of a time-mean Lagrangian radius: two bodies' scatter touches the innermost first (see the issue of stability in docs/reference/models.md). */
const BOUNDS = [0.06, 0.04, 0.04, 0.04, 0.04] as const;

/** Models that take the softening of the run into account are given it. */
const softened = (name: string, softening: number) =>
  findModel(name).parameters.some((p) => p.name === "softening") ? { softening } : {};

/** Looks in a run, per component. */
const LOOKS = 80;

/**
 * One round model. Each component is held for `turns` of its own dynamical times, sqrt(r^3 / G M(<r)) at its half-mass
 * radius, and its Lagrangian radii are averaged over the second half of them: a bulge of 1 kpc in a halo of 100 kpc
 * would relax by two-body scatter, as any such run does, in twenty dynamical times of the halo.
 */
export async function holdSphere(
  name: string,
  n: number,
  seed: number,
  turns: number,
  evolution: Evolution,
  report: Report,
): Promise<Outcome> {
  const { bodies } = makeBodies(name, n, seed, softened(name, evolution.softening), report);
  const start = componentStates(bodies);
  const clocks = start.map((state) => ({
    component: state.component,
    time: dynamicalTime(bodies, state.radii[FRACTIONS.indexOf(0.5)]!),
  }));
  const times = clocks.flatMap(({ time }) => Array.from({ length: LOOKS }, (_, k) => ((k + 1) * turns * time) / LOOKS));
  const { looks, msPerStep, adapter } = await evolve(name, bodies, evolution, times, report, (now) => ({
    states: componentStates(now),
  }));
  const checks: Check[] = [];
  const plots: Plot[] = [];
  const rows: (string | number)[][] = [];
  clocks.forEach(({ component, time }, c) => {
    const ratios = (state: readonly ComponentState[]) =>
      state.find((s) => s.component === component)!.radii.map((r, k) => r / start[c]!.radii[k]!);
    const second = looks.filter((look) => look.time >= 0.499 * turns * time && look.time <= 1.001 * turns * time);
    FRACTIONS.forEach((fraction, k) => {
      const value = mean(second.map((look) => ratios(look.states)[k]!));
      checks.push({
        what: `${component}: mean radius of ${100 * fraction} % over its start`,
        value: value - 1,
        bound: BOUNDS[k]!,
      });
    });
    plots.push({
      title: `${name}: Lagrangian radii of ${component} over their start, ${turns} dynamical times = ${(turns * time).toPrecision(3)}`,
      x: `time / dynamical time (${time.toPrecision(3)})`,
      y: "r(t) / r(0)",
      levels: [
        { at: 1.04, label: "" },
        { at: 0.96, label: "4 %" },
      ],
      curves: FRACTIONS.map((fraction, k) => ({
        label: `${100 * fraction} %`,
        colour: INKS[k]!,
        points: looks
          .filter((look) => look.time <= 1.001 * turns * time)
          .map((look) => [look.time / time, ratios(look.states)[k]!] as const),
      })),
    });
  });
  for (const look of looks) {
    const radii = look.states.flatMap((state) => state.radii);
    rows.push([look.step, look.time, look.energyError, look.virialRatio, ...radii]);
  }
  checks.push({ what: "largest |dE/E|", value: largest(looks.map((l) => l.energyError)), bound: 1e-3 });
  return {
    name,
    n,
    seed,
    ...evolution,
    adapter,
    steps: looks.at(-1)!.step,
    span: looks.at(-1)!.time,
    msPerStep,
    checks,
    plots,
    columns: [
      ...["step", "time", "energyError", "virialRatio"],
      ...start.flatMap((s) => FRACTIONS.map((q) => `${s.component.replace(" ", "_")}_r${100 * q}`)),
    ],
    rows,
  };
}
