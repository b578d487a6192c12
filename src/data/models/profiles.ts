import { exp, pow } from "./portable.ts";

/** A spherical density by its shape; the mass that it is given later fixes the normalisation. */
export interface Profile {
  /** The law and its numbers: profiles with the same key are the same. */
  readonly key: string;
  /** Radius below which the density is a plain power law: sets how fine the tables start. */
  readonly scale: number;
  /** Radius outside which there is no mass worth a body. */
  readonly extent: number;
  /** Density in any normalisation, r > 0; smooth, falling outwards. */
  density(r: number): number;
}

/** Smooth cut exp(-(r/cut)^2): at 4 cut radii nothing (1e-7) is left. Sharp cuts leave an outer shell that expands. */
const taper = (r: number, cut: number) => exp(-(r / cut) * (r / cut));
const CUTS = 4;

/** Hernquist (1990), ApJ 356, 359: 1 / (r (r + a)^3), cut smoothly at `cut`. */
export function hernquistProfile(a: number, cut: number): Profile {
  return {
    key: `hernquist ${a} ${cut}`,
    scale: a,
    extent: CUTS * cut,
    density: (r) => taper(r, cut) / (r * (r + a) * (r + a) * (r + a)),
  };
}

/** Navarro, Frenk & White (1997), ApJ 490, 493: 1 / (r (r + r_s)^2); its mass diverges, so the cut is part of it. */
export function nfwProfile(scaleRadius: number, cut: number): Profile {
  return {
    key: `nfw ${scaleRadius} ${cut}`,
    scale: scaleRadius,
    extent: CUTS * cut,
    density: (r) => taper(r, cut) / (r * (r + scaleRadius) * (r + scaleRadius)),
  };
}

/** Plummer (1911): (1 + (r/a)^2)^(-5/2), cut smoothly at `cut`. */
export function plummerProfile(a: number, cut: number): Profile {
  return {
    key: `plummer ${a} ${cut}`,
    scale: a,
    extent: CUTS * cut,
    density: (r) => {
      const x = 1 + (r / a) * (r / a);
      return taper(r, cut) / (x * x * Math.sqrt(x));
    },
  };
}

/** b(n) of Sersic's law by Ciotti & Bertin (1999): error 7e-5 at n = 1, 1e-7 at n = 4. */
export function sersicB(n: number): number {
  return 2 * n - 1 / 3 + 4 / (405 * n) + 46 / (25515 * n * n) + 131 / (1148175 * n * n * n);
}

/** Central slope p(n) of the deprojected Sersic law, Lima Neto, Gerbal & Marquez (1999), MNRAS 309, 481. */
export function sersicSlope(n: number): number {
  return 1 - 0.6097 / n + 0.05463 / (n * n);
}

/** Sersic law of index n and projected half-mass radius R_e, deprojected by Prugniel & Simien (1997): r^-p exp(-b (r/R_e)^(1/n)). */
export function sersicProfile(effectiveRadius: number, n: number): Profile {
  const b = sersicB(n);
  const p = sersicSlope(n);
  // exp(-30) of the central exponential: outside it M(r) misses less than 1e-6 for n <= 6.
  const extent = effectiveRadius * pow(30 / b, n);
  return {
    key: `sersic ${effectiveRadius} ${n}`,
    scale: effectiveRadius * pow(0.5 / b, n), // the exponential starts to matter at Z = 0.5
    extent,
    density: (r) => pow(r / effectiveRadius, -p) * exp(-b * pow(r / effectiveRadius, 1 / n)),
  };
}
