/**
 * A number in [0, 1) for a particle and a step, whatever the order in which particles stand: words of id, step and seed through two rounds of MurmurHash3's
 * finaliser (Appleby 2008), so no state needs to be kept. 24 bits, exact in float32 too.
 */
export function draw(id: number, step: number, seed = 0): number {
  let h = Math.imul(id >>> 0, 0x9e3779b1) ^ Math.imul(seed >>> 0, 0x85ebca77);
  h = mixed(h ^ Math.imul(step >>> 0, 0xc2b2ae3d));
  h = mixed((h + (id >>> 0)) | 0);
  return (h >>> 8) / 16777216;
}

function mixed(word: number): number {
  let h = word ^ (word >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Chance that a particle becomes a star in a step, where stars form at `rate` (a part of its mass a unit of time): 1 - exp(-rate dt). */
export function starChance(rate: number, dt: number): number {
  return -Math.expm1(-rate * dt);
}

/** Whether a particle becomes a star: one star a particle, so that their number and mass stay the same. */
export function becomesStar(id: number, step: number, rate: number, dt: number, seed = 0): boolean {
  return rate > 0 && draw(id, step, seed) < starChance(rate, dt);
}
