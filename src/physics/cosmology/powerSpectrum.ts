import { growthAt } from "./growth.ts";
import type { Seeded } from "./universe.ts";

/** Temperature of the microwave background over 2.7 K. */
const THETA = 2.7255 / 2.7;

/** A power spectrum: Mpc/h cubed at a wave number in h/Mpc. */
export type PowerSpectrum = (k: number) => number;

/** The transfer function of cold matter and baryons at a wave number in 1/Mpc (Eisenstein & Hu 1998, ApJ 496, 605, equations 2 to 24). */
export function transferFunction({ omegaM, omegaB, h }: Seeded): (k: number) => number {
  const matter = omegaM * h * h;
  // Without baryons sound has no horizon: a trace of them is as good as none.
  const baryons = Math.max(omegaB, 1e-6 * omegaM) * h * h;
  const [fb, fc] = [baryons / matter, 1 - baryons / matter];
  const equality = 2.5e4 * matter * THETA ** -4;
  const kEquality = 0.0746 * matter * THETA ** -2;
  const drag1 = 0.313 * matter ** -0.419 * (1 + 0.607 * matter ** 0.674);
  const drag2 = 0.238 * matter ** 0.223;
  const drag = ((1291 * matter ** 0.251) / (1 + 0.659 * matter ** 0.828)) * (1 + drag1 * baryons ** drag2);
  const ratioAt = (z: number) => 31.5 * baryons * THETA ** -4 * (1000 / z);
  const [atDrag, atEquality] = [ratioAt(1 + drag), ratioAt(equality)];
  const inside = (Math.sqrt(1 + atDrag) + Math.sqrt(atDrag + atEquality)) / (1 + Math.sqrt(atEquality));
  const horizon = (2 / (3 * kEquality)) * Math.sqrt(6 / atEquality) * Math.log(inside);
  const silk = 1.6 * baryons ** 0.52 * matter ** 0.73 * (1 + (10.4 * matter) ** -0.95);
  const a1 = (46.9 * matter) ** 0.67 * (1 + (32.1 * matter) ** -0.532);
  const a2 = (12 * matter) ** 0.424 * (1 + (45 * matter) ** -0.582);
  const alphaC = a1 ** -fb * a2 ** -(fb ** 3);
  const b1 = 0.944 / (1 + (458 * matter) ** -0.708);
  const betaC = 1 / (1 + b1 * (fc ** ((0.395 * matter) ** -0.0266) - 1));
  const y = equality / (1 + drag);
  const root = Math.sqrt(1 + y);
  const g = y * (-6 * root + (2 + 3 * y) * Math.log((root + 1) / (root - 1)));
  const alphaB = 2.07 * kEquality * horizon * (1 + atDrag) ** -0.75 * g;
  const node = 8.41 * matter ** 0.435;
  const betaB = 0.5 + fb + (3 - 2 * fb) * Math.sqrt((17.2 * matter) ** 2 + 1);
  return (k) => {
    if (k <= 0) return 1;
    const q = k / (13.41 * kEquality);
    const x = k * horizon;
    const pressureless = (alpha: number, beta: number) => {
      const log = Math.log(Math.E + 1.8 * beta * q);
      return log / (log + (14.2 / alpha + 386 / (1 + 69.9 * q ** 1.08)) * q * q);
    };
    const f = 1 / (1 + (x / 5.4) ** 4);
    const cold = f * pressureless(1, betaC) + (1 - f) * pressureless(alphaC, betaC);
    const wave = x / Math.cbrt(1 + (node / x) ** 3);
    const damped = (alphaB / (1 + (betaB / x) ** 3)) * Math.exp(-((k / silk) ** 1.4));
    const sound = (Math.sin(wave) / wave) * (pressureless(1, 1) / (1 + (x / 5.2) ** 2) + damped);
    return fb * sound + fc * cold;
  };
}

/** Variance of the density in spheres of radius `r` (Mpc/h) by a power spectrum. */
export function varianceIn(r: number, power: PowerSpectrum): number {
  // Simpson's rule in ln k, over all that counts.
  const [from, to, n] = [Math.log(1e-5), Math.log(400 / r + 100), 4000];
  const step = (to - from) / n;
  const at = (k: number) => {
    const x = k * r;
    const window = x < 0.01 ? 1 - (x * x) / 10 : (3 * (Math.sin(x) - x * Math.cos(x))) / x ** 3;
    return (k ** 3 * power(k) * window * window) / (2 * Math.PI * Math.PI);
  };
  let sum = at(Math.exp(from)) + at(Math.exp(to));
  for (let i = 1; i < n; i++) sum += (i % 2 === 1 ? 4 : 2) * at(Math.exp(from + i * step));
  return (sum * step) / 3;
}

/** The linear power spectrum at the scale factor `a`, normalised by sigma8 today. */
export function linearPower(universe: Seeded, a = 1): PowerSpectrum {
  const transfer = transferFunction(universe);
  const shape = (k: number) => k ** universe.ns * transfer(k * universe.h) ** 2;
  const grown = growthAt(universe, a).first / growthAt(universe, 1).first;
  const size = (universe.sigma8 * grown) ** 2 / varianceIn(8, shape);
  return (k) => size * shape(k);
}
