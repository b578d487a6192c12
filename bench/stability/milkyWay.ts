import { timeMyr } from "../../src/data/bodies/units.ts";
import type { Report } from "../../src/headless/command.ts";
import { makeBodies } from "../../src/headless/making.ts";
import { INKS, type Plot } from "../plot.ts";
import { type DiscPlan, type DiscState, discState } from "./disc.ts";
import { type Evolution, evolve, largest } from "./evolve.ts";
import type { Check, Outcome } from "./outcome.ts";

const SCALE_LENGTH = 2.817;

const PLAN: DiscPlan = {
  scaleLength: SCALE_LENGTH,
  heightRadii: [0.75, 1.5, 2.2, 3, 4].map((x) => x * SCALE_LENGTH),
  ringEdges: Array.from({ length: 14 }, (_, k) => 1 + k),
  speedRadii: [2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20],
};

/** One turn of the Sun's neighbourhood: 2 pi 8 kpc / 230 km/s. */
const FIRST_ROTATION_MYR = 220;

/** A ring that passes (a bad halo draws one) lifts and lowers a ring's mass by tens of per cent; 10 % are arms and noise. */
const RING = 0.15;
const SPEED = 0.05;
const HEIGHT = 0.25;

/** The Milky Way for `gyr` Gyr: circular speed, height and surface density of its disc. */
export async function holdMilkyWay(
  n: number,
  seed: number,
  gyr: number,
  looksPerGyr: number,
  evolution: Evolution,
  report: Report,
): Promise<Outcome> {
  const { bodies } = makeBodies("milky-way", n, seed, { softening: evolution.softening }, report);
  const unit = timeMyr(bodies.units)!;
  const times = Array.from({ length: Math.ceil(gyr * looksPerGyr) }, (_, k) => ((k + 1) * 1000) / looksPerGyr / unit);
  const { looks, msPerStep, adapter } = await evolve("milky-way", bodies, evolution, times, report, (now) =>
    discState(now, PLAN, evolution.softening),
  );
  const first = looks[0]!;
  const change = (pick: (state: DiscState) => readonly number[], k: number, until = Number.POSITIVE_INFINITY) =>
    looks.filter((look) => look.time * unit <= until).map((look) => pick(look)[k]! / pick(first)[k]! - 1);
  const worst = (values: readonly number[]) => values.find((v) => Math.abs(v) === largest(values)) ?? 0;
  const checks: Check[] = [
    {
      what: "circular speed, 2 to 20 kpc",
      value: worst(PLAN.speedRadii.flatMap((_, k) => change((s) => s.speed, k))),
      bound: SPEED,
    },
    ...PLAN.heightRadii.map((radius, k) => ({
      what: `height (rms z) at ${(radius / SCALE_LENGTH).toFixed(2)} scale lengths, ${radius.toFixed(1)} kpc`,
      value: worst(change((s) => s.rmsHeight, k)),
      bound: HEIGHT,
    })),
    ...PLAN.heightRadii.map((radius, k) => ({
      what: `median |z| at ${(radius / SCALE_LENGTH).toFixed(2)} scale lengths`,
      value: worst(change((s) => s.medianHeight, k)),
      bound: HEIGHT,
    })),
    {
      what: "warp: tilt of a ring against the whole disc, as an angle (1 % = 0.57 degrees)",
      value: (largest(looks.flatMap((l) => l.tilt)) * Math.PI) / 180,
      bound: null,
    },
    {
      what: "rings of 1 kpc, 2 to 12 kpc: surface density in the first rotation (220 Myr)",
      value: worst(first.ring.flatMap((_, k) => (k < 1 || k > 10 ? [] : change((s) => s.ring, k, FIRST_ROTATION_MYR)))),
      bound: RING,
    },
    {
      what: "two-armed amplitude, 1 to 3 scale lengths, at most",
      value: largest(looks.map((l) => l.twoArmed)),
      bound: null,
    },
    { what: "largest |dE/E|", value: largest(looks.map((l) => l.energyError)), bound: 1e-3 },
  ];
  return {
    name: "milky-way",
    n,
    seed,
    ...evolution,
    adapter,
    steps: looks.at(-1)!.step,
    span: looks.at(-1)!.time,
    msPerStep,
    checks,
    plots: plotsOf(looks, unit),
    columns: [
      ...["step", "time", "myr", "energyError", "virialRatio", "twoArmed"],
      ...PLAN.speedRadii.map((r) => `speed_${r}kpc`),
      ...PLAN.heightRadii.map((r) => `rms_z_${r.toFixed(1)}kpc`),
      ...PLAN.heightRadii.map((r) => `median_z_${r.toFixed(1)}kpc`),
      ...PLAN.heightRadii.map((r) => `tilt_${r.toFixed(1)}kpc`),
      ...first.ring.map((_, k) => `ring_${PLAN.ringEdges[k]}_${PLAN.ringEdges[k + 1]}kpc`),
    ],
    rows: looks.map((look) => [
      ...[look.step, look.time, look.time * unit, look.energyError, look.virialRatio, look.twoArmed],
      ...[...look.speed, ...look.rmsHeight, ...look.medianHeight, ...look.tilt, ...look.ring],
    ]),
  };
}

function plotsOf(looks: readonly (DiscState & { readonly time: number })[], unit: number): Plot[] {
  const first = looks[0]!;
  const over = (pick: (state: DiscState) => readonly number[], k: number) =>
    looks.map((look) => [look.time * unit, pick(look)[k]! / pick(first)[k]!] as const);
  const quarters = [0, 0.25, 0.5, 1].map((share) => looks[Math.round(share * (looks.length - 1))]!);
  const levels = (bound: number) => [
    { at: 1 + bound, label: "" },
    { at: 1 - bound, label: `${100 * bound} %` },
  ];
  return [
    {
      title: "Milky Way: circular speed",
      x: "R, kpc",
      y: "km/s",
      curves: quarters.map((look, k) => ({
        label: `${Math.round(look.time * unit)} Myr`,
        colour: INKS[k]!,
        points: look.speed.map((v, i) => [PLAN.speedRadii[i]!, 100 * v] as const),
      })),
    },
    {
      title: "Height of the disc (rms z) over its start",
      x: "Myr",
      y: "",
      levels: levels(HEIGHT),
      curves: PLAN.heightRadii.map((r, k) => ({
        label: `${r.toFixed(1)} kpc`,
        colour: INKS[k]!,
        points: over((s) => s.rmsHeight, k),
      })),
    },
    {
      title: "Surface density of rings of 1 kpc over its start",
      x: "Myr",
      y: "",
      levels: levels(RING),
      curves: [2, 4, 6, 8, 10, 11].map((inner, k) => ({
        label: `${inner} kpc`,
        colour: INKS[k]!,
        points: over((s) => s.ring, PLAN.ringEdges.indexOf(inner)),
      })),
    },
  ];
}
