import type { GalaxyFrame } from "./frames.ts";
import { hash } from "./hash.ts";

/** How often each octave is finer and how much weaker. */
const [FINER, WEAKER] = [2.1, 0.72];
const OCTAVES = 5;

/** How patches are drawn out. */
export interface Form {
  /** Cells of the coarsest octave in a radian across arms and in a factor of e along them. */
  readonly across: number;
  readonly along: number;
  /** Cotangent of the angle at which turning discs wind patches up. */
  readonly winding: number;
}

/** Of discs that form stars: 22 degrees, between those of early and late spirals. */
export const STIRRED: Form = { across: 3.8, along: 5, winding: 2.5 };
/** Of gas that nothing stirs any more: rings. */
export const SETTLED: Form = { across: 0.2, along: 7, winding: 1.5 };

/**
 * How gas is patchy: a field of mean 0 and variance 1 (about), the same wherever bodies are, on all scales from arms to feathers, drawn out along trailing logarithmic
 * spirals of the galaxy that turns (the correlated log-normal of turbulence; Elmegreen & Scalo 2004, ARA&A 42, 211). `seed` tells fields apart.
 */
export function textureAt(frame: GalaxyFrame, x: number, y: number, z: number, seed: number, form = STIRRED): number {
  const { across, along, winding } = form;
  const { centre, plane, size } = frame;
  // One by one, here and below: patterns of arrays make garbage.
  const a = plane[0];
  const b = plane[1];
  const dx = x - centre[0];
  const dy = y - centre[1];
  const dz = z - centre[2];
  const u = dx * a[0] + dy * a[1] + dz * a[2];
  const v = dx * b[0] + dy * b[1] + dz * b[2];
  const radius = Math.log(0.08 + Math.sqrt(u * u + v * v) / size);
  const turned = Math.atan2(v, u) + winding * radius;
  const p = across * Math.cos(turned);
  const q = across * Math.sin(turned);
  let sum = 0;
  let weight = 1;
  let scale = 1;
  for (let octave = 0; octave < OCTAVES; octave++) {
    sum += weight * noise(scale * p, scale * q, scale * along * radius, seed + octave);
    weight *= WEAKER;
    scale *= FINER;
  }
  return SPREAD * sum;
}

/** Over the standard deviation of the octaves' sum: that of one is 0.37 (of numbers even between -1 and 1, between grid points). */
const SPREAD = 1 / (0.37 * Math.sqrt((1 - WEAKER ** (2 * OCTAVES)) / (1 - WEAKER * WEAKER)));

/** Numbers between -1 and 1 at the points of a grid, smoothly joined (Perlin 1985). */
function noise(x: number, y: number, z: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const fx = fade(x - i);
  const fy = fade(y - j);
  const fz = fade(z - k);
  // One after the other: a loop over the eight corners costs half as much again.
  const [x0, x1] = [Math.imul(i, 73856093), Math.imul(i + 1, 73856093)];
  const [y0, y1] = [Math.imul(j, 19349663), Math.imul(j + 1, 19349663)];
  const [z0, z1] = [Math.imul(k, 83492791), Math.imul(k + 1, 83492791)];
  const near = mix(
    mix(hash(x0 ^ y0 ^ z0, seed), hash(x1 ^ y0 ^ z0, seed), fx),
    mix(hash(x0 ^ y1 ^ z0, seed), hash(x1 ^ y1 ^ z0, seed), fx),
    fy,
  );
  const far = mix(
    mix(hash(x0 ^ y0 ^ z1, seed), hash(x1 ^ y0 ^ z1, seed), fx),
    mix(hash(x0 ^ y1 ^ z1, seed), hash(x1 ^ y1 ^ z1, seed), fx),
    fy,
  );
  return mix(near, far, fz) / 2 ** 31 - 1;
}

const mix = (a: number, b: number, part: number) => a + part * (b - a);

const fade = (t: number) => t * t * (3 - 2 * t);
