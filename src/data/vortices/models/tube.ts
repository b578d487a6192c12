import { cos, exp, sin } from "../../models/portable.ts";
import { CORE_SPREAD, emptyElements, type VortexElements } from "../elements.ts";
import { filamentCore } from "../theory.ts";

/** A vortex tube: a closed centre line, and what lies around it. */
export interface Tube {
  /** Place on the centre line at the angle t, 0 to 2 pi; its tangent must nowhere be vertical. */
  readonly line: (t: number) => readonly [number, number, number];
  readonly circulation: number;
  /** Radius of the core: of exp(-s^2 / core^2), or of the disc in which vorticity is uniform. One line of elements moves as that vortex does. */
  readonly core: number;
  /** Layers of elements around the centre line: 1 + 4 L (L + 1) of them in a cross-section. */
  readonly layers: number;
  readonly profile: Profile;
  /** Core radius of the elements over their distance. */
  readonly overlap: number;
}

/** How vorticity lies in the cross-section. */
export const PROFILES = ["gaussian", "uniform"] as const;
/** One of PROFILES. */
export type Profile = (typeof PROFILES)[number];

/** Radii of a Gaussian core that are filled: 2e-3 of the circulation lies beyond. */
const GAUSSIAN_EXTENT = 2.5;

/** An element of the cross-section: where it lies, and its part of the circulation. */
interface Spot {
  readonly a: number;
  readonly b: number;
  readonly share: number;
}

/**
 * Places in a cross-section whose cells have equal areas (Winckelmans & Leonard 1993, section 5): one of radius r in the middle, then 8 k around it
 * in layer k; mean square distance is what the profile wants, less what the elements' own cores add. Without layers one in the middle, whose core gives the vortex its speed.
 */
function crossSection({ core, layers, profile, overlap }: Tube): { spots: Spot[]; distance: number; sigma: number } {
  if (layers === 0) {
    const sigma = filamentCore(profile, core);
    return { spots: [{ a: 0, b: 0, share: 1 }], distance: sigma / overlap, sigma };
  }
  const wanted = profile === "gaussian" ? core * core : 0.5 * core * core;
  // A uniform disc shrinks by what cores add; a Gaussian is filled to the same radius with a narrower one.
  const rings = 2 * layers + 1;
  const spread = CORE_SPREAD * (overlap * Math.sqrt(Math.PI)) ** 2;
  const cell =
    profile === "gaussian" ? (GAUSSIAN_EXTENT * core) / rings : Math.sqrt(wanted / (0.5 * rings ** 2 + spread));
  const distance = Math.sqrt(Math.PI) * cell;
  const sigma = overlap * distance;
  const places = [{ a: 0, b: 0 }];
  for (let k = 1; k <= layers; k++) {
    const radius = (cell * (1 + 12 * k * k)) / (6 * k);
    for (let j = 0; j < 8 * k; j++) {
      const angle = (2 * Math.PI * (j + 0.5)) / (8 * k);
      places.push({ a: radius * cos(angle), b: radius * sin(angle) });
    }
  }
  const left = wanted - CORE_SPREAD * sigma * sigma;
  const weigh = (width2: number) => {
    const weights = places.map(({ a, b }) => (profile === "gaussian" ? exp(-(a * a + b * b) / width2) : 1));
    const all = weights.reduce((sum, w) => sum + w, 0);
    return weights.map((w) => w / all);
  };
  const spreadOf = (shares: readonly number[]) =>
    places.reduce((sum, { a, b }, i) => sum + shares[i]! * (a * a + b * b), 0);
  let [low, high] = [1e-3 * wanted, 4 * wanted];
  if (profile === "gaussian" && spreadOf(weigh(low)) > left)
    throw new Error(
      `layers = ${layers}: the elements' own cores are as wide as the vortex's; take more layers or less overlap`,
    );
  for (let k = 0; k < 60; k++) {
    const middle = 0.5 * (low + high);
    if (spreadOf(weigh(middle)) < left) low = middle;
    else high = middle;
  }
  const shares = weigh(0.5 * (low + high));
  return { spots: places.map((place, i) => ({ ...place, share: shares[i]! })), distance, sigma };
}

type Vector = readonly [number, number, number];
const STEP = 1e-5;

function unit([x, y, z]: Vector): Vector {
  const size = Math.sqrt(x * x + y * y + z * z);
  return [x / size, y / size, z / size];
}

/** A place beside the centre line: `a` away from the axis (for a line around it), `b` upwards. */
function beside(line: Tube["line"], t: number, a: number, b: number): Vector {
  const [before, here, after] = [line(t - STEP), line(t), line(t + STEP)];
  const along = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
  const flat = Math.sqrt(along[0] ** 2 + along[1] ** 2);
  const out: Vector = [along[1] / flat, -along[0] / flat, 0];
  const up: Vector = [out[1] * along[2], -out[0] * along[2], out[0] * along[1] - out[1] * along[0]];
  return [here[0] + a * out[0] + b * up[0], here[1] + a * out[1] + b * up[1], here[2] + a * out[2] + b * up[2]];
}

/** Parts of the centre line whose lengths are known, by Simpson's rule: to 1e-9 of the whole for lines as smooth as a trefoil. */
const PARTS = 2048;

/** Length of the centre line for a radian of its angle. */
function stretchAt(line: Tube["line"], t: number): number {
  const [p, q] = [line(t - STEP), line(t + STEP)];
  return Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2) / (2 * STEP);
}

/** Length of the centre line from the angle t on, for `by` more of it. */
const lengthFrom = (line: Tube["line"], t: number, by: number): number =>
  (by / 6) * (stretchAt(line, t) + 4 * stretchAt(line, t + 0.5 * by) + stretchAt(line, t + by));

/** Lengths of the centre line up to the angle of each part. */
function lengthsOf(line: Tube["line"]): Float64Array {
  const part = (2 * Math.PI) / PARTS;
  const lengths = new Float64Array(PARTS + 1);
  for (let k = 0; k < PARTS; k++) lengths[k + 1] = lengths[k]! + lengthFrom(line, part * k, part);
  return lengths;
}

/** Angles of `sections` places at equal distances along the centre line, by Newton's method. */
function evenAngles(line: Tube["line"], lengths: Float64Array, sections: number): Float64Array {
  const part = (2 * Math.PI) / PARTS;
  const angles = new Float64Array(sections);
  for (let s = 0, k = 0; s < sections; s++) {
    const wanted = (s * lengths[PARTS]!) / sections;
    while (lengths[k + 1]! <= wanted) k++;
    let by = (part * (wanted - lengths[k]!)) / (lengths[k + 1]! - lengths[k]!);
    for (let turn = 0; turn < 3; turn++)
      by += (wanted - lengths[k]! - lengthFrom(line, part * k, by)) / stretchAt(line, part * k + by);
    angles[s] = part * k + by;
  }
  return angles;
}

/** Elements of a tube, its sections evenly along the line and apart as elements in a section are, or as many as `n` elements make. Throws one line where they are too few. */
export function tubeElements(tube: Tube, n: number | null): VortexElements & { readonly next: Uint32Array } {
  const { line, circulation, layers } = tube;
  const { spots, distance, sigma } = crossSection(tube);
  const lengths = lengthsOf(line);
  const length = lengths[PARTS]!;
  const needed = Math.max(8, Math.ceil(length / (tube.overlap * distance)));
  const sections = n === null ? Math.max(needed, Math.round(length / distance)) : Math.round(n / spots.length);
  if (sections < needed) {
    const least = needed * spots.length;
    throw new Error(
      `n = ${n}: the elements of ${layers} layers would not overlap; take ${least} or more, or fewer layers`,
    );
  }
  const count = sections * spots.length;
  const next = Uint32Array.from({ length: count }, (_, i) => (i + spots.length) % count);
  const elements = { ...emptyElements(count), next };
  elements.core.fill(sigma);
  const angles = evenAngles(line, lengths, sections);
  for (let s = 0, i = 0; s < sections; s++) {
    const t = angles[s]!;
    // The angle that a section stands for.
    const turn = length / (sections * stretchAt(line, t));
    for (const { a, b, share } of spots) {
      const [p, q] = [beside(line, t - STEP, a, b), beside(line, t + STEP, a, b)];
      elements.position.set(beside(line, t, a, b), 3 * i);
      const scale = (circulation * share * turn) / (2 * STEP);
      for (let k = 0; k < 3; k++) elements.strength[3 * i + k] = scale * (q[k]! - p[k]!);
      i++;
    }
  }
  return elements;
}

/** Several tubes as one flow, numbered in their order. */
export function together(parts: readonly (VortexElements & { readonly next: Uint32Array })[]): VortexElements {
  const total = parts.reduce((sum, part) => sum + part.count, 0);
  const all = { ...emptyElements(total), next: new Uint32Array(total) };
  let at = 0;
  for (const [k, { count, position, strength, core, next }] of parts.entries()) {
    const first = at;
    all.next.set(
      next.map((to) => first + to),
      at,
    );
    all.position.set(position, 3 * at);
    all.strength.set(strength, 3 * at);
    all.core.set(core, at);
    all.tube.fill(k, at, at + count);
    at += count;
  }
  return all;
}
