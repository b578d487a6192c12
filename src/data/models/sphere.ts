import type { ComponentName } from "../bodies/bodies.ts";
import { drawn, type Tick } from "./draw.ts";
import type { Distribution } from "./eddington.ts";
import { log } from "./portable.ts";
import { bracket, type Potential, type Sphere } from "./potential.ts";
import type { Random } from "./random.ts";
import type { Sample } from "./sample.ts";

const SPEEDS = 400;
const RADII = 300;

/** Nodes of the grid from one tabulated radius to the next. */
const strideOf = ({ grid }: Potential) => (grid.r.length - 1) / (RADII - 1);

/** Of the distributions that there are: a galaxy that is drawn again, with other bodies or as a twin, takes a tenth of the time. */
const knownSpeeds = new WeakMap<Distribution, Float64Array>();

/**
 * Cumulative distributions of the speed at RADII radii: row j holds, at s = 0 .. 1 in SPEEDS steps, the fraction of
 * bodies slower than s^2 v_esc (the square gives slow cusp bodies a fine grid), from v^2 f(Psi - v^2 / 2). A distribution belongs to one potential.
 */
function speedTable(potential: Potential, f: Distribution): Float64Array {
  const known = knownSpeeds.get(f);
  if (known) return known;
  const { psi } = potential;
  const stride = strideOf(potential);
  const table = new Float64Array(RADII * (SPEEDS + 1));
  for (let row = 0; row < RADII; row++) {
    const depth = psi[Math.min(psi.length - 2, Math.round(row * stride))]!;
    const at = row * (SPEEDS + 1);
    let before = 0;
    for (let j = 1; j <= SPEEDS; j++) {
      const s = j / SPEEDS;
      const s4 = s * s * s * s;
      const density = s4 * s * f(depth * (1 - s4));
      table[at + j] = table[at + j - 1]! + before + density;
      before = density;
    }
    const total = table[at + SPEEDS]!;
    for (let j = 1; j <= SPEEDS; j++) table[at + j]! /= total > 0 ? total : 1;
  }
  knownSpeeds.set(f, table);
  return table;
}

/**
 * Draws `count` bodies of equal mass from a spherical component: radius from the enclosed mass, speed from the
 * distribution function at that radius, both in isotropic directions. Speeds between two tabulated radii come from
 * either table with the chance of its nearness, which is linear interpolation of the distribution itself.
 */
export function sampleSphere(
  sphere: Pick<Sphere, "mass" | "enclosed">,
  potential: Potential,
  f: Distribution,
  component: ComponentName,
  count: number,
  random: Random,
  tick: Tick,
): Sample {
  const { r } = potential.grid;
  const stride = strideOf(potential);
  const table = speedTable(potential, f);
  const body = (position: Float64Array, velocity: Float64Array, at: number) => {
    const target = sphere.mass * random.open();
    const k = bracket(sphere.enclosed, target);
    const width = sphere.enclosed[k + 1]! - sphere.enclosed[k]!;
    const fraction = Math.max(0, Math.min(1, (target - sphere.enclosed[k]!) / width));
    const radius = r[k]! + fraction * (r[k + 1]! - r[k]!);
    random.direction(radius, position, at);

    const psi = potential.psi[k]! + fraction * (potential.psi[k + 1]! - potential.psi[k]!);
    const place = (k + fraction) / stride;
    const row = Math.min(RADII - 1, Math.floor(place) + (random.uniform() < place - Math.floor(place) ? 1 : 0));
    const s = inverseRow(table, row * (SPEEDS + 1), random.uniform());
    random.direction(s * s * Math.sqrt(2 * psi), velocity, at);
  };
  const skip = () => {
    random.open();
    random.skipDirection();
    random.uniform();
    random.uniform();
    random.skipDirection();
  };
  return drawn({ component, count, mass: sphere.mass / count, random, body, skip }, tick);
}

/** s with cumulative value u in the row that starts at `at`. */
function inverseRow(table: Float64Array, at: number, u: number): number {
  let low = 0;
  let high = SPEEDS;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (table[at + middle]! <= u) low = middle;
    else high = middle;
  }
  const width = table[at + high]! - table[at + low]!;
  return (low + (width > 0 ? (u - table[at + low]!) / width : 0.5)) / SPEEDS;
}

/** Relative potential at radius r, linear in ln r between the nodes; Keplerian outside the grid would be below 0, so 0. */
export function psiAt(potential: Potential, radius: number): number {
  const { grid, psi } = potential;
  const place = Math.max(0, log(radius / grid.r[0]!) / grid.step);
  const i = Math.min(psi.length - 2, Math.floor(place));
  return psi[i]! + Math.min(1, place - i) * (psi[i + 1]! - psi[i]!);
}
