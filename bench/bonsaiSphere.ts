import type { Bodies } from "../src/data/bodies/bodies.ts";
import { NBODY_UNITS } from "../src/data/bodies/units.ts";
import { PLUMMER_RADIUS } from "../src/data/models/plummer.ts";
import { newSample, recentre, rescale, toBodies } from "../src/data/models/sample.ts";

/** Its name among the models of a bench. */
export const BONSAI_SPHERE = "bonsai-sphere";
/** Bonsai's own default. */
const SEED = 19810614;
/** Scale radii beyond which Bonsai draws no body. */
const CUT = 100;

/**
 * The very bodies with which Bonsai was measured: its Plummer sphere of `count` bodies in Henon units, from the C library's
 * drand48 in the order in which Bonsai draws (radius, direction, speed by rejection, direction). Interaction counts depend on
 * where the root cube falls, by 5 % from one sphere to another: they compare on the same bodies only.
 */
export function bonsaiSphere(count: number): Bodies {
  const draw = drand48(SEED);
  const sample = newSample(count, "stars");
  sample.mass.fill(1 / count);
  for (let i = 0; i < count; ) {
    const [mass, cosine, turn] = [draw(), draw(), draw()];
    const r = 1 / Math.sqrt(mass ** (-2 / 3) - 1);
    if (!(r < CUT)) continue;
    place(sample.position, i, r, cosine, turn);
    let [q, g] = [0, 0];
    while (0.1 * g >= q * q * (1 - q * q) ** 3.5) [q, g] = [draw(), draw()];
    const escapeSpeed = Math.SQRT2 * (1 + r * r) ** -0.25;
    const [slope, angle] = [draw(), draw()];
    place(sample.velocity, i, q * escapeSpeed, slope, angle);
    i++;
  }
  rescale(sample, PLUMMER_RADIUS, 1 / Math.sqrt(PLUMMER_RADIUS));
  recentre(sample);
  return toBodies(sample, NBODY_UNITS);
}

/** A vector of length `size` whose direction two uniform numbers say. */
function place(table: Float64Array, i: number, size: number, cosine: number, turn: number): void {
  const z = (1 - 2 * cosine) * size;
  const across = Math.sqrt(size * size - z * z);
  table.set([across * Math.cos(2 * Math.PI * turn), across * Math.sin(2 * Math.PI * turn), z], 3 * i);
}

/**
 * POSIX srand48 and drand48: x' = 25214903917 x + 11 modulo 2^48, as x / 2^48. In halves of 24 bits: whole products have more
 * bits than a float64 keeps.
 */
export function drand48(seed: number): () => number {
  const half = 2 ** 24;
  const [factorHigh, factorLow] = [1502, 15525485];
  let [high, low] = [Math.floor(seed / 2 ** 8) % half, (seed % 2 ** 8) * 2 ** 16 + 0x330e];
  return () => {
    const product = low * factorLow + 11;
    high = (high * factorLow + low * factorHigh + Math.floor(product / half)) % half;
    low = product % half;
    return (high * half + low) / 2 ** 48;
  };
}
