import { type Term, term } from "./index.ts";
import { newField } from "./potential.ts";

/** Distance of the Sun from the middle, kpc, and the speed of a circular orbit there, km/s. */
const SUN = { radius: 8, speed: 220 };

/** Shares of the pull at the Sun, and lengths in kpc (Bovy 2015, section 3.5 and table 1). */
const PARTS = [
  { name: "power-law-cutoff", share: 0.05, lengths: { slope: 1.8, cutoff: 1.9 } },
  { name: "miyamoto-nagai", share: 0.6, lengths: { a: 3, b: 0.28 } },
  { name: "nfw", share: 0.35, lengths: { scale: 16 } },
] as const;

/**
 * MWPotential2014 (Bovy 2015): bulge, disc and halo of the Milky Way, in kpc and km/s; masses are times Newton's constant, in kpc (km/s)^2. Each part has
 * the mass that gives it its share of the pull at the Sun.
 */
export function milkyWay2014(): readonly Term[] {
  const pull = (SUN.speed * SUN.speed) / SUN.radius;
  const out = newField();
  return PARTS.map(({ name, share, lengths }) => {
    const one = term(name, { mass: 1, ...lengths });
    one.potential.field(one.values, SUN.radius, 0, 0, out);
    return term(name, { mass: (share * pull) / -out[0]!, ...lengths });
  });
}
