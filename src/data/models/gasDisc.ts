import type { GasChoice } from "../bodies/gas.ts";
import { GALACTICS_UNITS } from "../bodies/units.ts";
import { forceOf, radiusWithin } from "./disc.ts";
import { COLUMNS, DISC_EXTENT, type DiscField, type DiscShape, discField, type Pull, pullOf } from "./discField.ts";
import { drawn, type Tick } from "./draw.ts";
import { type GasState, gasLaw } from "./gasLaw.ts";
import { cos, exp, log, sin, tanh } from "./portable.ts";
import { bracket, type Potential } from "./potential.ts";
import type { Random } from "./random.ts";
import type { Sample } from "./sample.ts";

/** A disc of gas: Sigma ~ exp(-R / R_g), as high as pressure and gravity make it. */
export interface GasShape {
  readonly mass: number;
  /** R_g. */
  readonly scaleLength: number;
  /** What its pressure follows from. */
  readonly state: GasState;
  /** Mass of one body over that of a disc body. */
  readonly heaviness: number;
  /** Mass of metals over that of gas in the centre, and how it falls: dex a unit of length. */
  readonly metallicity: number;
  readonly gradient: number;
  /** What it does in a run. */
  readonly choice: GasChoice;
}

/** A disc of gas in equilibrium: rows R, columns z. */
export interface GasDisc {
  readonly shape: GasShape;
  /** Its own field, as that of a disc whose height is everywhere that of the middle. */
  readonly thick: DiscShape;
  readonly field: DiscField;
  readonly radii: Float64Array;
  readonly heights: Float64Array;
  /** Logarithm of the density, ROWS x HEIGHTS. */
  readonly logDensity: Float64Array;
  /** Share of a row's gas within each height. */
  readonly within: Float64Array;
  /** Mean streaming speed at `radii`. */
  readonly streaming: Float64Array;
}

/** A gas disc is solved so often, each time with its own pull by the height that was found before. */
const PASSES = 3;
/** Heights of a row. */
const HEIGHTS = 65;
/** Rounds in which densities and the pull of the gas itself settle, and the part of the way that each goes. */
const [ROUNDS, PART] = [60, 0.5];
/** Height of sech^2 over the height that holds half of it. */
const HALF = 0.5493;

/**
 * Gas at rest across its disc and on circles along it: enthalpy and potential add up to the same at all heights of a radius, and v^2 = R d(Phi + h)/dR in
 * the plane (Springel, Di Matteo & Hernquist 2005). It lies where the tables of the disc of stars reach.
 */
export function gasDiscIn(shape: GasShape, stars: DiscShape, spheres: Potential, softening: number): GasDisc {
  const starField = discField(stars, softening);
  const { radii } = starField;
  const highest = starField.heights[COLUMNS - 1]!;
  const rest = sumOf(pullOf(starField), forceOf(spheres));
  let thick = { mass: shape.mass, scaleLength: shape.scaleLength, scaleHeight: highest / 16 };
  for (let pass = 0; ; pass++) {
    const field = discField(thick, softening);
    const solved = settle(shape, thick, field, rest, radii, highest);
    if (pass === PASSES - 1) return { shape, thick, field, radii, ...solved };
    const row = bracket(radii, Math.min(2 * shape.scaleLength, radii[radii.length - 2]!));
    const half = heightOf(solved, row, 0.5);
    thick = { ...thick, scaleHeight: half / HALF };
  }
}

/** The pull of a disc and of what pulls by the distance alone. */
function sumOf(disc: Pull, force: (r: number) => number): Pull {
  const distance = (radius: number, z: number) => Math.sqrt(radius * radius + z * z);
  return {
    circular: (radius, z) => disc.circular(radius, z) + radius * radius * force(distance(radius, z)),
    vertical: (radius, z) => disc.vertical(radius, z) + z * force(distance(radius, z)),
  };
}

/** Height that holds a part of a row's gas. */
function heightOf({ heights, within }: Pick<GasDisc, "heights" | "within">, row: number, part: number): number {
  const own = within.subarray(row * HEIGHTS, (row + 1) * HEIGHTS);
  const k = bracket(own, part);
  return heights[k]! + Math.min(1, (part - own[k]!) / (own[k + 1]! - own[k]!)) * (heights[k + 1]! - heights[k]!);
}

function settle(
  { mass, scaleLength, state }: GasShape,
  { scaleHeight }: DiscShape,
  field: DiscField,
  rest: Pull,
  radii: Float64Array,
  highest: number,
) {
  const law = gasLaw(state, GALACTICS_UNITS);
  const heights = Float64Array.from({ length: HEIGHTS }, (_, j) => (highest * j * j) / (HEIGHTS - 1) / (HEIGHTS - 1));
  const own = pullOf(field);
  const logDensity = new Float64Array(radii.length * HEIGHTS);
  const within = new Float64Array(radii.length * HEIGHTS);
  const middle = new Float64Array(radii.length);
  const potential = new Float64Array(HEIGHTS);
  const density = new Float64Array(HEIGHTS);
  radii.forEach((radius, i) => {
    const column = (mass / (2 * Math.PI * scaleLength * scaleLength)) * exp(-radius / scaleLength);
    const pulls = Float64Array.from(heights, (z) => rest.vertical(radius, z));
    const slab = Float64Array.from(heights, (z) => own.vertical(radius, z));
    const share = Float64Array.from(heights, (z) => tanh(z / scaleHeight));
    const parts = share.slice();
    let x = log(column / (2 * scaleHeight));
    for (let round = 0; round < ROUNDS; round++) {
      // The gas' own pull goes as the part of it below.
      for (let j = 1; j < HEIGHTS; j++) {
        const pull = (k: number) => pulls[k]! + (k > 0 ? (slab[k]! * parts[k]!) / share[k]! : 0);
        potential[j] = potential[j - 1]! + 0.5 * (pull(j - 1) + pull(j)) * (heights[j]! - heights[j - 1]!);
      }
      const top = law.enthalpy(x);
      let sum = 0;
      for (let j = 0; j < HEIGHTS; j++) {
        const at = law.logDensity(top - potential[j]!);
        logDensity[i * HEIGHTS + j] = at;
        density[j] = exp(at);
        if (j > 0) sum += (density[j - 1]! + density[j]!) * (heights[j]! - heights[j - 1]!);
        within[i * HEIGHTS + j] = sum;
      }
      for (let j = 0; j < HEIGHTS; j++) {
        within[i * HEIGHTS + j]! /= sum;
        parts[j]! += PART * (within[i * HEIGHTS + j]! - parts[j]!);
      }
      x += PART * log(column / sum);
    }
    middle[i] = law.enthalpy(x);
  });
  const streaming = radii.map((radius, i) => {
    if (i === 0) return 0;
    const [before, after] = [i - 1, Math.min(i + 1, radii.length - 1)];
    const push = (radius * (middle[after]! - middle[before]!)) / (radii[after]! - radii[before]!);
    return Math.sqrt(Math.max(0, rest.circular(radius, 0) + own.circular(radius, 0) + push));
  });
  return { heights, logDensity, within, streaming };
}

/** Row and part of the way to the next one at a radius. */
function rowAt(radii: Float64Array, radius: number): readonly [row: number, part: number] {
  const row = Math.min(bracket(radii, radius), radii.length - 2);
  return [row, Math.min(1, (radius - radii[row]!) / (radii[row + 1]! - radii[row]!))];
}

/** Logarithm of the density at a radius and a height above the plane; beyond the tables that of their edge. */
export function logDensityAt({ radii, heights, logDensity }: GasDisc, radius: number, height: number): number {
  const [row, part] = rowAt(radii, radius);
  const j = Math.min(bracket(heights, height), HEIGHTS - 2);
  const up = Math.min(1, (height - heights[j]!) / (heights[j + 1]! - heights[j]!));
  const along = (r: number) => {
    const k = r * HEIGHTS + j;
    return logDensity[k]! + up * (logDensity[k + 1]! - logDensity[k]!);
  };
  return along(row) + part * (along(row + 1) - along(row));
}

/** Powers of the root of x^4 = x + 1: their multiples fill a cube evenly (Roberts 2018). */
const GOLDEN = 1.2207440846057596;
const STEPS = [1 / GOLDEN, 1 / (GOLDEN * GOLDEN), 1 / (GOLDEN * GOLDEN * GOLDEN)] as const;

/** Two thirds of u is P / rho. */
const ENERGY = 1.5;

/** Draws `count` bodies of equal mass, spread evenly, on circles. Spin along +z. */
export function sampleGasDisc(disc: GasDisc, count: number, random: Random, tick: Tick): Sample {
  const { shape, radii, streaming } = disc;
  const shift = [random.open(), random.open(), random.open()] as const;
  const edge = Math.min(DISC_EXTENT, radii[radii.length - 1]! / shape.scaleLength);
  const most = 1 - (1 + edge) * exp(-edge);
  let body = 0;
  const place = (position: Float64Array, velocity: Float64Array, at: number) => {
    body++;
    const [a, b, c] = shift.map((x, k) => (x + body * STEPS[k]!) % 1) as [number, number, number];
    const radius = shape.scaleLength * radiusWithin(most * a);
    const [row, part] = rowAt(radii, radius);
    const share = Math.abs(2 * c - 1);
    const [low, high] = [heightOf(disc, row, share), heightOf(disc, row + 1, share)];
    const [x, y] = [cos(2 * Math.PI * b), sin(2 * Math.PI * b)];
    const speed = streaming[row]! + part * (streaming[row + 1]! - streaming[row]!);
    position[at] = radius * x;
    position[at + 1] = radius * y;
    position[at + 2] = (c < 0.5 ? -1 : 1) * (low + part * (high - low));
    velocity[at] = -speed * y;
    velocity[at + 1] = speed * x;
    velocity[at + 2] = 0;
  };
  const skip = () => {
    body++;
  };
  const sample = drawn({ component: "gas", count, mass: shape.mass / count, random, body: place, skip }, tick);
  const law = gasLaw(shape.state, GALACTICS_UNITS);
  const energy = new Float64Array(sample.count);
  const metallicity = new Float64Array(sample.count);
  for (let i = 0; i < sample.count; i++) {
    const [x, y, z] = sample.position.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
    const radius = Math.sqrt(x * x + y * y);
    energy[i] = ENERGY * law.squared(logDensityAt(disc, radius, Math.abs(z)));
    metallicity[i] = shape.metallicity * exp(Math.LN10 * shape.gradient * radius);
  }
  return { ...sample, gas: { energy, metallicity, choice: shape.choice } };
}
