import type { Bodies } from "../data/bodies/bodies.ts";
import type { GalaxyFrame } from "./frames.ts";

/** A galaxy's map from above: rings evenly in the logarithm of the radius (over its size) from the first one on, and angles. */
const [RINGS, ANGLES, FIRST] = [112, 160, 0.06];
/** Of both, so that cells are square. */
const STEP = (2 * Math.PI) / ANGLES;
/** Standard deviation of the map's smoothing, cells each way, of 100 000 bodies. */
const SMOOTHED = 2.2;
/** How much denser gas is where the disc's density rises by one e-folding in a radian on the way of what turns, as a power of e; the most and the least of it. */
const SHARP = 1.6;
const [MOST, LEAST] = [2.3, -1.8];
/** Share of gas that arms leave where it is. */
const DIFFUSE = 0.35;
/** Share of the light on a ring that goes round twice, from which on it may be a bar's, and how far (radians) a bar's direction may turn. */
const BARRED = { share: 0.25, turn: 0.3, least: 0.25 };

/** What the arms and the bar of galaxies do to their gas. */
export interface Lanes {
  /** Of each shining body of a disc: gas against the mean on its ring. */
  readonly gas: Float32Array;
  /** Radius of each galaxy's bar over its size; 0: it has none. */
  readonly bars: readonly number[];
}

/**
 * Gas that turns faster than arms runs into them from behind and is pressed together where the density rises: at the inner edge of trailing arms (Roberts 1969,
 * ApJ 158, 123). In a bar it is on the side that leads (Athanassoula 1992, MNRAS 259, 345), where the density falls on the way.
 */
export function lanesOf(
  { position, galaxy, mass }: Bodies,
  chosen: readonly number[],
  shining: Uint32Array,
  radius: Float32Array,
  frames: readonly GalaxyFrame[],
): Lanes {
  const maps = frames.map(() => ({ sums: new Float64Array(RINGS * ANGLES), count: 0 }));
  const cells = new Float32Array(2 * shining.length);
  for (const k of chosen) {
    const i = shining[k]!;
    const { centre, plane } = frames[galaxy[i]!]!;
    let [u, v] = [0, 0];
    for (let axis = 0; axis < 3; axis++) {
      const x = position[3 * i + axis]! - centre[axis]!;
      u += x * plane[0][axis]!;
      v += x * plane[1][axis]!;
    }
    const ring = Math.min(RINGS - 1.001, Math.max(0, Math.log(radius[k]! / FIRST) / STEP));
    const angle = (Math.atan2(v, u) / STEP + ANGLES) % ANGLES;
    cells[2 * k] = ring;
    cells[2 * k + 1] = angle;
    const map = maps[galaxy[i]!]!;
    spread(map.sums, ring, angle, mass[i]!);
    map.count++;
  }
  const found = maps.map(({ sums, count }) => pressed(sums, count));
  const gas = new Float32Array(shining.length);
  for (const k of chosen) gas[k] = between(found[galaxy[shining[k]!]!]!.gas, cells[2 * k]!, cells[2 * k + 1]!);
  return { gas, bars: found.map(({ bar }) => bar) };
}

/** Gas over the mean on its ring, of a disc's mass in each cell. */
function pressed(sums: Float64Array, count: number): { readonly gas: Float64Array; readonly bar: number } {
  // Slopes have the same noise whatever the number of bodies is.
  const width = SMOOTHED * Math.min(2.5, Math.max(0.6, (1e5 / Math.max(1, count)) ** 0.25));
  const smooth = smoothed(sums, width);
  const rings = Array.from({ length: RINGS }, (_, ring) => meanOf(smooth, ring));
  const contrast = new Float64Array(RINGS * ANGLES);
  for (let cell = 0; cell < contrast.length; cell++)
    contrast[cell] = Math.log(Math.max(0.05, smooth[cell]! / (rings[Math.floor(cell / ANGLES)]! || 1)));
  const bar = barOf(smooth, rings);
  const gas = new Float64Array(RINGS * ANGLES);
  for (let ring = 0; ring < RINGS; ring++) {
    // From a bar's leading side over to the inner edges of arms within a fifth of its radius.
    const side = bar > 0 ? Math.tanh(6 * (Math.log(FIRST / bar) + STEP * ring)) : 1;
    const row = ring * ANGLES;
    let mean = 0;
    for (let angle = 0; angle < ANGLES; angle++) {
      const [after, before] = [row + ((angle + 1) % ANGLES), row + ((angle + ANGLES - 1) % ANGLES)];
      const rise = (side * (contrast[after]! - contrast[before]!)) / (2 * STEP);
      gas[row + angle] = Math.exp(Math.min(MOST, Math.max(LEAST, SHARP * rise)));
      mean += gas[row + angle]! / ANGLES;
    }
    for (let angle = 0; angle < ANGLES; angle++)
      gas[row + angle] = DIFFUSE + ((1 - DIFFUSE) * gas[row + angle]!) / mean;
  }
  return { gas, bar };
}

/** Radius over the galaxy's size up to which the part of the density that goes round twice is strong and keeps its direction. */
function barOf(smooth: Float64Array, rings: readonly number[]): number {
  let [first, end] = [Number.NaN, 0];
  for (let ring = 0; ring < RINGS; ring++) {
    let [p, q] = [0, 0];
    for (let angle = 0; angle < ANGLES; angle++) {
      p += smooth[ring * ANGLES + angle]! * Math.cos(2 * STEP * angle);
      q += smooth[ring * ANGLES + angle]! * Math.sin(2 * STEP * angle);
    }
    const strong = (2 * Math.hypot(p, q)) / (ANGLES * (rings[ring]! || 1)) > BARRED.share;
    if (!strong) {
      // The middle of a bulge is round.
      if (end > 0) break;
      continue;
    }
    const direction = Math.atan2(q, p) / 2;
    if (Number.isNaN(first)) first = direction;
    const turned = Math.abs(((direction - first + 1.5 * Math.PI) % Math.PI) - Math.PI / 2);
    if (turned > BARRED.turn) break;
    end = FIRST * Math.exp(STEP * ring);
  }
  return end >= BARRED.least ? end : 0;
}

function meanOf(map: Float64Array, ring: number): number {
  let sum = 0;
  for (let angle = 0; angle < ANGLES; angle++) sum += map[ring * ANGLES + angle]!;
  return sum / ANGLES;
}

/** A map behind a Gaussian of so many cells both ways; rings end, angles go round. */
function smoothed(map: Float64Array, width: number): Float64Array {
  const reach = Math.ceil(3 * width);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-0.5 * ((k - reach) / width) ** 2));
  const whole = weights.reduce((a, b) => a + b, 0);
  const [across, both] = [new Float64Array(map.length), new Float64Array(map.length)];
  const row = new Float64Array(ANGLES + 2 * reach);
  for (let ring = 0; ring < RINGS; ring++) {
    const first = ring * ANGLES;
    for (let k = 0; k < row.length; k++) row[k] = map[first + ((k - reach + 8 * ANGLES) % ANGLES)]!;
    for (let angle = 0; angle < ANGLES; angle++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += weights[k]! * row[angle + k]!;
      across[first + angle] = sum / whole;
    }
  }
  for (let ring = 0; ring < RINGS; ring++) {
    for (let k = 0; k < weights.length; k++) {
      const [weight, from] = [weights[k]! / whole, Math.min(RINGS - 1, Math.max(0, ring + k - reach)) * ANGLES];
      for (let angle = 0; angle < ANGLES; angle++) both[ring * ANGLES + angle]! += weight * across[from + angle]!;
    }
  }
  return both;
}

/** Adds a mass to the four cells about a place. */
function spread(map: Float64Array, ring: number, angle: number, mass: number): void {
  const [r, a] = [Math.floor(ring), Math.floor(angle)];
  const [f, g] = [ring - r, angle - a];
  const [here, next] = [r * ANGLES + (a % ANGLES), r * ANGLES + ((a + 1) % ANGLES)];
  map[here]! += (1 - f) * (1 - g) * mass;
  map[next]! += (1 - f) * g * mass;
  map[here + ANGLES]! += f * (1 - g) * mass;
  map[next + ANGLES]! += f * g * mass;
}

/** A map's value at a place between four cells. */
function between(map: Float64Array, ring: number, angle: number): number {
  const [r, a] = [Math.floor(ring), Math.floor(angle)];
  const [f, g] = [ring - r, angle - a];
  const [here, next] = [r * ANGLES + (a % ANGLES), r * ANGLES + ((a + 1) % ANGLES)];
  return (
    (1 - f) * ((1 - g) * map[here]! + g * map[next]!) + f * ((1 - g) * map[here + ANGLES]! + g * map[next + ANGLES]!)
  );
}
