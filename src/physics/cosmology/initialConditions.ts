import { type Bodies, componentIndex, emptyBodies } from "../../data/bodies/bodies.ts";
import { GADGET_UNITS } from "../../data/bodies/units.ts";
import { addPeak, type Peak } from "./constrained.ts";
import { atPlace, type Displacements, displacementsOf, gaussianWaves } from "./displacements.ts";
import { glass } from "./glass.ts";
import { growthAt } from "./growth.ts";
import { linearPower } from "./powerSpectrum.ts";
import { expansionRate, type Seeded, type Universe } from "./universe.ts";

/** A universe to begin with. */
export interface Beginning {
  readonly universe: Seeded;
  /** Bodies along an axis, a power of two. */
  readonly n: number;
  /** Side of the box, Mpc/h. */
  readonly side: number;
  readonly redshift: number;
  readonly seed: number;
  /** Of Lagrangian perturbation theory: 1 is Zel'dovich's. */
  readonly order: 1 | 2;
  /** Whether all waves have the other sign: voids where haloes would be. What waves do to each other is then taken out of the mean of both (Pontzen et al. 2016). */
  readonly inverted?: boolean;
  /** Whether bodies stand in a glass, not on a grid: nothing is seen of its axes. It takes some seconds to be made. */
  readonly glass?: boolean;
  /** A peak of the density in the middle, which the other waves go about; absent: none. */
  readonly peak?: Peak;
}

/** Hubble's constant in (km/s) / (kpc/h). */
const HUBBLE = 0.1;

/**
 * A box of n^3 bodies on a grid or in a glass, displaced as Lagrangian perturbation theory says of a Gaussian field with the linear power spectrum (Eisenstein & Hu 1998): the same
 * seed gives the same long waves whatever n is. Comoving kpc/h, 1e10 Msun/h, and GADGET's velocities, the peculiar ones over the root of the scale factor.
 */
export function makeUniverse({
  universe,
  n,
  side,
  redshift,
  seed,
  order,
  inverted = false,
  glass: inGlass = false,
  peak,
}: Beginning): Bodies & Required<Pick<Bodies, "comoving">> {
  const power = linearPower(universe);
  const waves = gaussianWaves(n, side, power, seed);
  if (peak) addPeak(waves, side, power, peak);
  if (inverted) for (const part of [waves.re, waves.im]) part.set(part.map((x) => -x));
  const places = inGlass ? glass(n, seed) : null;
  return displaced({ universe, n, side, redshift }, displacementsOf(waves, order, inGlass), places);
}

/** Bodies on a grid, or at `places` (x y z of each in units of the box), moved as far as waves have grown by then; `displacements`: of waves that are as large as today's linear ones. */
export function displaced(
  { universe, n, side, redshift }: Pick<Beginning, "n" | "side" | "redshift"> & { readonly universe: Universe },
  { first, second }: Displacements,
  places: Float64Array | null = null,
): Bodies & Required<Pick<Bodies, "comoving">> {
  const a = 1 / (1 + redshift);
  const [then, today] = [growthAt(universe, a), growthAt(universe, 1)];
  const [d1, d2] = [then.first / today.first, then.second / today.first ** 2];
  // a dx/dt over the root of a.
  const speed = Math.sqrt(a) * HUBBLE * expansionRate(universe, a);
  const length = 1000 * side;
  const bodies = emptyBodies(n ** 3, { ...GADGET_UNITS, name: "GADGET, comoving, per h" });
  bodies.component.fill(componentIndex("halo"));
  bodies.mass.fill((3 * HUBBLE ** 2 * universe.omegaM * length ** 3) / (8 * Math.PI * GADGET_UNITS.gravity * n ** 3));
  for (let i = 0; i < n ** 3; i++) {
    for (let k = 0; k < 3; k++) {
      const at = places ? places[3 * i + k]! : (Math.floor(i / n ** (2 - k)) % n) / n;
      const read = (field: Float64Array) => (places ? atPlace(field, n, places, 3 * i, k) : field[3 * i + k]!);
      const zeldovich = d1 * read(first);
      const more = second ? d2 * read(second) : 0;
      const place = at + zeldovich + more;
      bodies.position[3 * i + k] = length * (place - Math.floor(place));
      // A place just below the side is the side once it is rounded.
      if (bodies.position[3 * i + k]! >= length) bodies.position[3 * i + k] = 0;
      bodies.velocity[3 * i + k] = length * speed * (then.firstRate * zeldovich + then.secondRate * more);
    }
  }
  const { omegaM, omegaL, h } = universe;
  return { ...bodies, time: a, comoving: { side: length, omegaM, omegaL, h, velocityPower: 0.5 } };
}
