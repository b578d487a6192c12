/**
 * An encounter of two disc galaxies, given by its state now: 14 numbers of which the place of the second galaxy in the sky is seen. Units: 15 kpc and
 * 1e11 solar masses with G = 1, hence 86.6 Myr and 169 km/s (Wallin, Holincheck & Harvey 2016, Astronomy and Computing 16, 26). x and y lie in the sky, x to
 * the right and y up in the picture, z towards us.
 */
export interface Encounter {
  /** The second galaxy against the first, now. */
  readonly position: readonly [number, number, number];
  readonly velocity: readonly [number, number, number];
  readonly masses: readonly [number, number];
  /** Outer radii of the discs. */
  readonly radii: readonly [number, number];
  /** Longitudes and tilts of the spins, (sin theta cos phi, sin theta sin phi, cos theta), in degrees. */
  readonly phi: readonly [number, number];
  readonly theta: readonly [number, number];
}

/** Kiloparsecs, solar masses, km/s and Myr in one unit. */
export const FIT_SCALE = { kpc: 15, msun: 1e11, kms: 169.33, myr: 86.62 } as const;

/** Names of the 14 numbers, in the order of `toNumbers`. */
export const NUMBERS = [
  "x",
  "y",
  "z",
  "vx",
  "vy",
  "vz",
  "mass1",
  "mass2",
  "radius1",
  "radius2",
  "phi1",
  "phi2",
  "theta1",
  "theta2",
] as const;

/** The 14 numbers of an encounter, as the published tables have them. */
export const toNumbers = (e: Encounter): number[] => [
  ...e.position,
  ...e.velocity,
  ...e.masses,
  ...e.radii,
  ...e.phi,
  ...e.theta,
];

/** An encounter of its 14 numbers; throws one line where one is missing, not finite, or a mass or radius is not above 0. */
export function fromNumbers(numbers: ArrayLike<number>): Encounter {
  NUMBERS.forEach((name, k) => {
    const value = numbers[k];
    const least = k >= 6 && k < 10 ? 0 : -Infinity;
    if (value === undefined || !Number.isFinite(value) || value <= least)
      throw new Error(`${name} = ${value} of an encounter is not a number${least === 0 ? " above 0" : ""}`);
  });
  const [x, y, z, vx, vy, vz, m1, m2, r1, r2, phi1, phi2, theta1, theta2] = Array.from(numbers) as number[];
  return {
    position: [x!, y!, z!],
    velocity: [vx!, vy!, vz!],
    masses: [m1!, m2!],
    radii: [r1!, r2!],
    phi: [phi1!, phi2!],
    theta: [theta1!, theta2!],
  };
}
