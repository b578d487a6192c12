import { type PowerSpectrum, varianceIn } from "./powerSpectrum.ts";
import { CRITICAL_DENSITY } from "./universe.ts";

/** Threshold of the linear density at which spheres collapse. */
const COLLAPSE = 1.686;

/** Multiplicity functions f(sigma) by name: the share of mass in haloes a unit of ln(1 / sigma). */
export const MULTIPLICITIES = {
  /** Press & Schechter 1974 (ApJ 187, 425). */
  "press-schechter": (sigma: number) => {
    const nu = COLLAPSE / sigma;
    return Math.sqrt(2 / Math.PI) * nu * Math.exp((-nu * nu) / 2);
  },
  /** Sheth & Tormen 1999 (MNRAS 308, 119). */
  "sheth-tormen": (sigma: number) => {
    const [size, a, p] = [0.3222, 707 / 1000, 0.3];
    const nu2 = a * (COLLAPSE / sigma) ** 2;
    return size * Math.sqrt((2 * nu2) / Math.PI) * (1 + nu2 ** -p) * Math.exp(-nu2 / 2);
  },
} as const;

/** Tinker et al. 2008 (ApJ 688, 709), table 2 and equations 3 and 5 to 8, of haloes 200 times as dense as the mean. */
export function tinker(sigma: number, redshift: number): number {
  const grown = 1 + redshift;
  const size = 0.186 * grown ** -0.14;
  const a = 1.47 * grown ** -0.06;
  const alpha = 10 ** -((0.75 / Math.log10(200 / 75)) ** 1.2);
  const b = 2.57 * grown ** -alpha;
  return size * ((sigma / b) ** -a + 1) * Math.exp(-1.19 / sigma ** 2);
}

/** Haloes above a mass by several fits, a cubed Mpc/h. */
export interface Counts {
  readonly "press-schechter": number;
  readonly "sheth-tormen": number;
  readonly tinker: number;
}

/**
 * Haloes a cubed comoving Mpc/h that are more massive than `mass` (Msun/h), by the linear power spectrum at their redshift: dn / d ln M = f(sigma) rho / M d ln(1 /
 * sigma) / d ln M, summed up to 1e17 Msun/h.
 */
export function haloesAbove(mass: number, omegaM: number, power: PowerSpectrum, redshift: number): Counts {
  return haloesBySigma(mass, omegaM, sigmaOf(omegaM, power), redshift);
}

/** The scatter of the linear density in spheres that hold a mass on average, by its logarithm (Msun/h). */
export function sigmaOf(omegaM: number, power: PowerSpectrum): (lnM: number) => number {
  const mean = omegaM * CRITICAL_DENSITY;
  return (lnM) => Math.sqrt(varianceIn(Math.cbrt((3 * Math.exp(lnM)) / (4 * Math.PI * mean)), power));
}

/** The same where the scatter is known already. */
export function haloesBySigma(
  mass: number,
  omegaM: number,
  sigmaAt: (lnM: number) => number,
  redshift: number,
): Counts {
  const mean = omegaM * CRITICAL_DENSITY;
  const steps = 60;
  const [from, to] = [Math.log(mass), Math.log(1e17)];
  const step = (to - from) / steps;
  const sums = { "press-schechter": 0, "sheth-tormen": 0, tinker: 0 };
  let before = sigmaAt(from);
  for (let k = 0; k < steps; k++) {
    const after = sigmaAt(from + (k + 1) * step);
    const sigma = Math.sqrt(before * after);
    const density = (mean / Math.exp(from + (k + 0.5) * step)) * Math.log(before / after);
    sums["press-schechter"] += density * MULTIPLICITIES["press-schechter"](sigma);
    sums["sheth-tormen"] += density * MULTIPLICITIES["sheth-tormen"](sigma);
    sums.tinker += density * tinker(sigma, redshift);
    before = after;
  }
  return sums;
}
