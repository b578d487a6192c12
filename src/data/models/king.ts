import { NBODY_UNITS } from "../bodies/units.ts";
import { parameter, resolveValues } from "../parameter.ts";
import { type Tick, ticker } from "./draw.ts";
import type { Model } from "./model.ts";
import { exp, log } from "./portable.ts";
import type { Grid, Potential } from "./potential.ts";
import { Random } from "./random.ts";
import { recentre, rescale, type Sample, toBodies } from "./sample.ts";
import { sampleSphere } from "./sphere.ts";

/** Tables of a King model in its own units: core radius r_0 = 1, velocity scale s = 1, G = 1. */
export interface KingTables {
  readonly potential: Potential;
  readonly enclosed: Float64Array;
  readonly mass: number;
  /** r_t / r_0. */
  readonly tidalRadius: number;
}

/** rho(W) in any units: e^W erf(sqrt W) - sqrt(4 W / pi) (1 + 2 W / 3), as the series W^(5/2) sum W^k / Gamma(k + 7/2), free of cancellation. */
export function kingDensity(w: number): number {
  if (w <= 0) return 0;
  let term = 1;
  let sum = 1;
  for (let k = 1; term > 1e-17 * sum; k++) {
    term *= w / (k + 2.5);
    sum += term;
  }
  return w * w * Math.sqrt(w) * sum;
}

const NODES = 1200;
const INNER = 1e-3;

/** Solves W'' + 2 W' / x = -9 rho(W) / rho(W0) outwards to W = 0 (King 1966, AJ 71, 64) by Runge-Kutta in ln x. */
export function solveKing(w0: number): KingTables {
  const norm = 9 / kingDensity(w0);
  // m = -x^2 dW/dx is the enclosed mass G M / (s^2 r_0).
  const step = (x: number, w: number, m: number, h: number): [number, number] => {
    const slope = (lnShift: number, dw: number, dm: number): [number, number] => {
      const y = x * exp(lnShift);
      return [-(m + dm) / y, y * y * y * norm * kingDensity(w + dw)];
    };
    const a = slope(0, 0, 0);
    const b = slope(h / 2, (h / 2) * a[0], (h / 2) * a[1]);
    const c = slope(h / 2, (h / 2) * b[0], (h / 2) * b[1]);
    const d = slope(h, h * c[0], h * c[1]);
    return [w + (h / 6) * (a[0] + 2 * b[0] + 2 * c[0] + d[0]), m + (h / 6) * (a[1] + 2 * b[1] + 2 * c[1] + d[1])];
  };
  const start: [number, number] = [w0 - 1.5 * INNER * INNER, 3 * INNER * INNER * INNER];

  let x = INNER;
  let [w, m] = start;
  const h = 0.005;
  for (;;) {
    const next = step(x, w, m, h);
    if (next[0] <= 0) break;
    x *= exp(h);
    [w, m] = next;
  }
  // Near the edge the mass no longer grows, so W = m (1/x - 1/x_t).
  let tidalRadius = 1 / (1 / x - w / m);

  const r = new Float64Array(NODES);
  const psi = new Float64Array(NODES);
  const enclosed = new Float64Array(NODES);
  const dx = log(tidalRadius / INNER) / (NODES - 1);
  [w, m] = start;
  for (let i = 0; i < NODES; i++) {
    r[i] = INNER * exp(i * dx);
    psi[i] = Math.max(0, w);
    enclosed[i] = m;
    [w, m] = step(r[i]!, w, m, dx);
  }
  psi[NODES - 1] = 0;
  tidalRadius = r[NODES - 1]!;
  const grid: Grid = { r, step: dx };
  return { potential: { grid, pull: enclosed, psi }, enclosed, mass: enclosed[NODES - 1]!, tidalRadius };
}

/** Potential energy -1/2 int (Psi + M / r_t) dM of the tables. */
export function kingPotentialEnergy({ potential, enclosed, mass, tidalRadius }: KingTables): number {
  let sum = enclosed[0]! * potential.psi[0]!;
  for (let i = 1; i < enclosed.length; i++) {
    sum += 0.5 * (potential.psi[i]! + potential.psi[i - 1]!) * (enclosed[i]! - enclosed[i - 1]!);
  }
  return -0.5 * (sum + (mass * mass) / tidalRadius);
}

/** `n` stars of equal mass from the model with this W0, in Henon units. */
export function sampleKing(w0: number, n: number, random: Random, tick: Tick): Sample {
  const tables = solveKing(w0);
  const f = (energy: number) => (energy > 0 ? exp(energy) - 1 : 0);
  const sample = sampleSphere(tables, tables.potential, f, "stars", n, random, tick);
  // To M = 1 and W = -1/2.
  const length = (-2 * kingPotentialEnergy(tables)) / (tables.mass * tables.mass);
  rescale(sample, length, 1 / Math.sqrt(tables.mass * length), 1 / tables.mass);
  return sample;
}

export const king: Model = {
  name: "king",
  title: "King model",
  help: "The King (1966) model of a star cluster with a tidal edge, in Henon units (mass 1, virial radius 1).",
  parameters: [
    parameter(
      "w0",
      "Central potential W0",
      "Depth of the centre in units of the velocity scale squared; more is denser.",
      "",
      [0.5, 6, 14],
    ),
  ],
  make(given, options) {
    const { w0 } = resolveValues(king.name, king.parameters, given);
    const sample = sampleKing(w0!, options.n, new Random(options.seed), ticker(options));
    recentre(sample);
    return toBodies(sample, NBODY_UNITS);
  },
};
