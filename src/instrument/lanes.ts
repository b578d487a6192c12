import type { Bodies } from "../data/bodies/bodies.ts";
import { type GalaxyFrame, ontoPlane } from "./frames.ts";

/** A galaxy's map from above: rings evenly in the logarithm of the radius (over its size) from the first one on, and angles. */
const [RINGS, ANGLES, FIRST] = [112, 160, 0.06];
/** Of both, so that cells are square. */
const STEP = (2 * Math.PI) / ANGLES;
/** Standard deviation of the map's smoothing, cells each way, of 100 000 bodies. */
const SMOOTHED = 2.2;
/** The same along trailing spirals of 22 degrees, whose arms it leaves narrow: rings, and cells by which each is turned on against the next. */
const ALONG = { width: 3.2, wound: 2.5 };
/** How much denser gas is where the disc's density rises by one e-folding in a radian on the way of what turns, as a power of e; the most and the least of it. */
const SHARP = 2.8;
const [MOST, LEAST] = [2.8, -2.2];
/** Share of gas that arms leave where it is, and a bar. */
const DIFFUSE = 0.35;
const LEFT = 0.35;
/** Bars shorter than this over the galaxy's size move less gas, by the square. */
const LONG = 0.6;
/** Share of the light on a ring that goes round twice, from which on it may be a bar's, and how far (radians) a bar's direction may turn. Longer than the longest of bars are discs that a tide stretches. */
const BARRED = { share: 0.25, turn: 0.3, least: 0.25, most: 1.3 };
/** Standard deviation of a bar's lane over the bar's radius, and the widest of it (radians); parts of that radius between which its place is found, and from which on it is straight. */
const LANE = { width: 0.022, widest: 0.3, from: 0.25, to: 0.9, straight: 0.6 };
/** Gas that came along a bar gathers in a ring about the nucleus, into which the lanes run: radius and its standard deviation over the bar's radius, how much denser than on the lanes, and what is left within (Athanassoula 1992; NGC 1300's: Buta & Combes 1996, Fund. Cosmic Phys. 17, 95). */
const NUCLEAR = { radius: 0.13, width: 0.022, dense: 4, left: 0.15 };
/** From this part of a bar's radius on its lanes become weaker, to this at its end. */
const [WEAKER, END] = [0.65, 0.1];

/** What the arms and the bar of galaxies do to their gas. */
export interface Lanes {
  /** Of each shining body of a disc: gas against the mean on its ring. */
  readonly gas: Float32Array;
  /** The same of any place, in the plane of a galaxy's disc. */
  readonly at: (galaxy: number, x: number, y: number, z: number) => number;
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
    const map = maps[galaxy[i]!]!;
    ontoPlane(frames[galaxy[i]!]!, position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!, along);
    const angle = angleAlong();
    const ring = ringAt(radius[k]!);
    cells[2 * k] = ring;
    cells[2 * k + 1] = angle;
    spread(map.sums, ring, angle, mass[i]!);
    map.count++;
  }
  const found = maps.map(({ sums, count }) => pressed(sums, count));
  const gas = new Float32Array(shining.length);
  for (const k of chosen) gas[k] = between(found[galaxy[shining[k]!]!]!.gas, cells[2 * k]!, cells[2 * k + 1]!);
  const at: Lanes["at"] = (number, x, y, z) => {
    const frame = frames[number]!;
    ontoPlane(frame, x, y, z, along);
    return between(found[number]!.gas, ringAt(Math.hypot(along[0]!, along[1]!) / frame.size), angleAlong());
  };
  return { gas, at, bars: found.map(({ bar }) => bar) };
}

const ringAt = (radius: number) => Math.min(RINGS - 1.001, Math.max(0, Math.log(radius / FIRST) / STEP));

/** From a galaxy's middle along the two axes of its disc's plane, of the place at hand. */
const along = new Float64Array(2);

/** In cells, from 0 on. */
const angleAlong = () => (Math.atan2(along[1]!, along[0]!) / STEP + ANGLES) % ANGLES;

/** Gas over the mean on its ring, of a disc's mass in each cell. */
function pressed(sums: Float64Array, count: number): { readonly gas: Float64Array; readonly bar: number } {
  // Slopes have the same noise whatever the number of bodies is.
  const width = SMOOTHED * Math.min(2.5, Math.max(0.6, (1e5 / Math.max(1, count)) ** 0.25));
  const round = smoothed(sums, width, width, 0);
  const wound = smoothed(sums, width, Math.max(width, ALONG.width), ALONG.wound);
  const rings = Array.from({ length: RINGS }, (_, ring) => meanOf(round, ring));
  const [bar, direction] = barOf(round, rings);
  const aside = bar > 0 ? leadingEdge(round, direction, bar) : 0;
  const gas = new Float64Array(RINGS * ANGLES);
  const [arms, lane] = [new Float64Array(ANGLES), new Float64Array(ANGLES)];
  for (let ring = 0; ring < RINGS; ring++) {
    const row = ring * ANGLES;
    const mean = meanOf(wound, ring) || 1;
    const contrast = (angle: number) => Math.log(Math.max(0.05, wound[row + (angle % ANGLES)]! / mean));
    for (let angle = 0; angle < ANGLES; angle++) {
      const rise = (contrast(angle + 1) - contrast(angle + ANGLES - 1)) / (2 * STEP);
      arms[angle] = Math.exp(Math.min(MOST, Math.max(LEAST, SHARP * rise)));
    }
    spreadOut(arms, DIFFUSE);
    // From a bar's leading side over to the inner edges of arms within a tenth of its radius.
    const radius = FIRST * Math.exp(STEP * ring);
    const inside = bar > 0 ? 1 / (1 + Math.exp(24 * (radius / bar - 1))) : 0;
    if (bar > 0) {
      const wide = Math.min(LANE.widest, (LANE.width * bar) / radius) / STEP;
      // Lanes touch the ring.
      const edge = Math.asin(Math.min(1, offAxis(radius / bar, aside / bar) / (radius / bar))) / STEP;
      for (let angle = 0; angle < ANGLES; angle++) {
        const off = ((angle - direction / STEP - edge + 2.25 * ANGLES) % (ANGLES / 2)) - ANGLES / 4;
        lane[angle] = Math.exp(-0.5 * (off / wide) ** 2);
      }
      const { round, much } = alongBar(radius / bar);
      spreadOut(lane, 1 - (1 - LEFT) * (1 - round) * Math.min(1, bar / LONG) ** 2);
      for (let angle = 0; angle < ANGLES; angle++) lane[angle]! *= much;
    }
    for (let angle = 0; angle < ANGLES; angle++) gas[row + angle] = inside * lane[angle]! + (1 - inside) * arms[angle]!;
  }
  return { gas, bar };
}

/** How far from a bar's long axis its lane is at a radius, all over the bar's: it bends into the ring. */
function offAxis(radius: number, aside: number): number {
  const part = Math.min(1, Math.max(0, (radius - NUCLEAR.radius) / (LANE.straight - NUCLEAR.radius)));
  return NUCLEAR.radius + Math.max(0, aside - NUCLEAR.radius) * part * part * (3 - 2 * part);
}

/** At a radius over a bar's: how far gas is in the ring about the nucleus or within (0 to 1), so that it is the same all round, and how much of it there is. */
function alongBar(radius: number): { readonly round: number; readonly much: number } {
  const off = (radius - NUCLEAR.radius) / NUCLEAR.width;
  const ring = Math.exp(-0.5 * off * off);
  const round = 1 / (1 + Math.exp(2 * (off - 1.5)));
  const end = Math.min(1, Math.max(0, (radius - WEAKER) / (1 - WEAKER)));
  return { round, much: (1 - round) * (1 - (1 - END) * end) + round * NUCLEAR.left + ring * NUCLEAR.dense };
}

/** Makes the mean of a ring 1, with a share that is the same all round. */
function spreadOut(ring: Float64Array, same: number): void {
  const mean = ring.reduce((sum, value) => sum + value / ANGLES, 0) || 1;
  for (let angle = 0; angle < ANGLES; angle++) ring[angle] = same + ((1 - same) * ring[angle]!) / mean;
}

/**
 * How far from a bar's long axis (its direction, radians) the density of its two halves together falls most on the way of what turns, over the galaxy's size: the
 * median of its rings. Lanes are straight (Athanassoula 1992, figure 2), and the steepest place of single rings jumps where arms cross.
 */
function leadingEdge(smooth: Float64Array, direction: number, bar: number): number {
  const first = Math.round(direction / STEP) + ANGLES;
  const found: number[] = [];
  for (let ring = 0; ring < RINGS; ring++) {
    const radius = FIRST * Math.exp(STEP * ring);
    if (radius < LANE.from * bar || radius > LANE.to * bar) continue;
    const row = ring * ANGLES;
    const both = (angle: number) => smooth[row + (angle % ANGLES)]! + smooth[row + ((angle + ANGLES / 2) % ANGLES)]!;
    // The mean of angles by how steep it is there to a high power.
    let [weights, sum] = [0, 0];
    for (let off = 0; off <= ANGLES / 4; off++) {
      const fall = Math.max(0, both(first + off + ANGLES - 1) - both(first + off + 1)) ** 4;
      weights += fall;
      sum += fall * off;
    }
    if (weights > 0) found.push(radius * Math.sin((STEP * sum) / weights));
  }
  found.sort((x, y) => x - y);
  return found[found.length >> 1] ?? 0;
}

/** Radius over the galaxy's size up to which the part of the density that goes round twice is strong and keeps its direction (0: there is none), and this direction. */
function barOf(smooth: Float64Array, rings: readonly number[]): [radius: number, direction: number] {
  let [first, end] = [Number.NaN, 0];
  // Of all rings of the bar together: the first ones hold few bodies.
  let [p2, q2] = [0, 0];
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
    p2 += p / (rings[ring]! || 1);
    q2 += q / (rings[ring]! || 1);
  }
  return [end >= BARRED.least && end <= BARRED.most ? end : 0, Math.atan2(q2, p2) / 2];
}

function meanOf(map: Float64Array, ring: number): number {
  let sum = 0;
  for (let angle = 0; angle < ANGLES; angle++) sum += map[ring * ANGLES + angle]!;
  return sum / ANGLES;
}

/** A Gaussian of a standard deviation in cells, as far as three of these. */
function gaussian(width: number): Float64Array {
  const reach = Math.ceil(3 * width);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-0.5 * ((k - reach) / width) ** 2));
  const whole = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / whole);
}

/** A map behind Gaussians of so many cells along rings and across them; rings end, angles go round. Across them `wound` cells back with each ring. */
function smoothed(map: Float64Array, width: number, rings: number, wound: number): Float64Array {
  const weights = gaussian(width);
  const reach = weights.length >> 1;
  const [across, both] = [new Float64Array(map.length), new Float64Array(map.length)];
  const row = new Float64Array(ANGLES + 2 * reach);
  for (let ring = 0; ring < RINGS; ring++) {
    const first = ring * ANGLES;
    for (let k = 0; k < row.length; k++) row[k] = map[first + ((k - reach + 8 * ANGLES) % ANGLES)]!;
    for (let angle = 0; angle < ANGLES; angle++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += weights[k]! * row[angle + k]!;
      across[first + angle] = sum;
    }
  }
  // Twice round, so that nothing needs a remainder.
  const line = new Float64Array(2 * ANGLES + 1);
  const steps = gaussian(rings);
  const far = steps.length >> 1;
  for (let ring = 0; ring < RINGS; ring++) {
    for (let k = -far; k <= far; k++) {
      const weight = steps[k + far]!;
      const from = Math.min(RINGS - 1, Math.max(0, ring + k)) * ANGLES;
      const turned = (8 * ANGLES - wound * k) % ANGLES;
      const [back, part] = [Math.floor(turned), turned - Math.floor(turned)];
      for (let angle = 0; angle < ANGLES; angle++) line[angle] = across[from + angle]!;
      line.copyWithin(ANGLES, 0, ANGLES);
      line[2 * ANGLES] = line[0]!;
      for (let angle = 0; angle < ANGLES; angle++) {
        const here = line[angle + back]!;
        both[ring * ANGLES + angle]! += weight * (here + part * (line[angle + back + 1]! - here));
      }
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
