import { expansionRate, type Universe } from "./universe.ts";

/** Gauss and Legendre's abscissae and weights of eight points on [-1, 1], the positive half. */
const POINTS: readonly (readonly [number, number])[] = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
];

/** Widest piece in ln a: with eight points each the integrals below are right to 1e-13. */
const PIECE = 0.25;

/** The integral of f(a) d ln a from `from` to `to`, both above 0. */
function overLogarithm(from: number, to: number, f: (a: number) => number): number {
  const [begin, end] = [Math.log(from), Math.log(to)];
  const pieces = Math.max(1, Math.ceil(Math.abs(end - begin) / PIECE));
  const half = (end - begin) / (2 * pieces);
  let sum = 0;
  for (let k = 0; k < pieces; k++) {
    const middle = begin + (2 * k + 1) * half;
    for (const [x, weight] of POINTS) sum += weight * (f(Math.exp(middle - half * x)) + f(Math.exp(middle + half * x)));
  }
  return sum * half;
}

// Canonical momenta p = a^2 dx/dt of comoving places x: dp/dt = g / a with the comoving g = -grad sum -Gm/|x|, as in GADGET (Quinn et al. 1997,
// astro-ph/9710043; Springel 2005, MNRAS 364, 1105). Times are in units of 1/H0.

/** Time between two scale factors: the integral of da / (a H), in units of 1/H0. */
export function timeBetween(universe: Universe, from: number, to: number): number {
  return overLogarithm(from, to, (a) => 1 / expansionRate(universe, a));
}

/** What a force g lasts for a momentum: the integral of dt / a, in units of 1/H0. */
export function kickBetween(universe: Universe, from: number, to: number): number {
  return overLogarithm(from, to, (a) => 1 / (a * expansionRate(universe, a)));
}

/** What a momentum lasts for a place: the integral of dt / a^2, in units of 1/H0. */
export function driftBetween(universe: Universe, from: number, to: number): number {
  return overLogarithm(from, to, (a) => 1 / (a * a * expansionRate(universe, a)));
}

/** The smallest scale factor that ages are counted from; the time before it, without radiation 1e-12 of 1/H0, is that of a piece alone. */
const BEGINNING = 1e-8;

/** Age at the scale factor `a`, in units of 1/H0. */
export function ageAt(universe: Universe, a: number): number {
  const matter = (2 / 3) * Math.sqrt(BEGINNING ** 3 / universe.omegaM);
  const before = universe.omegaR > 0 ? BEGINNING ** 2 / (2 * Math.sqrt(universe.omegaR)) : matter;
  return before + timeBetween(universe, BEGINNING, a);
}
