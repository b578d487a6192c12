import type { GalaxyFrame } from "./frames.ts";
import { hash } from "./hash.ts";

/** Cells of the coarsest octave in a radian across arms and in a factor of e along them; how often each octave is finer and how much weaker. */
const [ACROSS, ALONG, FINER, WEAKER] = [3.8, 5, 2.1, 0.72];
const OCTAVES = 5;
/** Cotangent of the angle at which turning discs wind patches up: 22 degrees, between those of early and late spirals. */
const WINDING = 2.5;

/**
 * How gas is patchy: a field of mean 0 and variance 1 (about), the same wherever bodies are, on all scales from arms to feathers, drawn out along trailing logarithmic
 * spirals of the galaxy that turns (the correlated log-normal of turbulence; Elmegreen & Scalo 2004, ARA&A 42, 211). `seed` tells fields apart.
 */
export function textureAt(frame: GalaxyFrame, x: number, y: number, z: number, seed: number): number {
  const { centre, plane, size } = frame;
  const [a, b] = plane;
  const [dx, dy, dz] = [x - centre[0], y - centre[1], z - centre[2]];
  const u = dx * a[0] + dy * a[1] + dz * a[2];
  const v = dx * b[0] + dy * b[1] + dz * b[2];
  const radius = Math.log(0.08 + Math.sqrt(u * u + v * v) / size);
  const turned = Math.atan2(v, u) + WINDING * radius;
  const [p, q] = [ACROSS * Math.cos(turned), ACROSS * Math.sin(turned)];
  let [sum, weight, scale] = [0, 1, 1];
  for (let octave = 0; octave < OCTAVES; octave++) {
    sum += weight * noise(scale * p, scale * q, scale * ALONG * radius, seed + octave);
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
  let sum = 0;
  for (let corner = 0; corner < 8; corner++) {
    const a = corner & 1;
    const b = (corner >> 1) & 1;
    const c = corner >> 2;
    const weight = (a ? fx : 1 - fx) * (b ? fy : 1 - fy) * (c ? fz : 1 - fz);
    const id = Math.imul(i + a, 73856093) ^ Math.imul(j + b, 19349663) ^ Math.imul(k + c, 83492791);
    sum += weight * (hash(id, seed) / 2 ** 31 - 1);
  }
  return sum;
}

const fade = (t: number) => t * t * (3 - 2 * t);
