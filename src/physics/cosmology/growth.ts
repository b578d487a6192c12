import { expansionSquared, matterShare, type Universe } from "./universe.ts";

/** Growth of small waves of density. */
export interface Growth {
  /** First order: the density's contrast goes by it. In a universe of matter alone it is the scale factor; not normalised. */
  readonly first: number;
  /** d ln first / d ln a. */
  readonly firstRate: number;
  /** Second order, in a universe of matter alone -3/7 of the square of the first. */
  readonly second: number;
  /** d ln second / d ln a. */
  readonly secondRate: number;
}

/** Where growth begins: matter alone counts there, or matter and radiation, for which the growing mode is known. */
const BEGINNING = 1e-8;
/** Steps of Runge and Kutta's rule a unit of ln a: right to 1e-8. */
const STEPS = 100;

/**
 * Growth up to the scale factor `a` by the equations of first and second order in ln a (Bouchet et al. 1995, A&A 296, 575, whose second order has the
 * sign of this one): D'' + (2 + d ln H / d ln a) D' = 3/2 Omega_m(a) (D, or D - D1^2). Dark energy, if it isn't constant, doesn't clump.
 */
export function growthAt(universe: Universe, a: number): Growth {
  const { omegaM, omegaR } = universe;
  // The growing mode of matter and radiation (Meszaros 1974).
  const equal = (2 / 3) * (omegaR / omegaM);
  const begin = BEGINNING + equal;
  let state = [begin, BEGINNING, (-3 / 7) * begin * begin, (-6 / 7) * begin * BEGINNING];
  const span = Math.log(a / BEGINNING);
  const steps = Math.max(1, Math.ceil(STEPS * span));
  const dx = span / steps;
  const moved = (from: readonly number[], slope: readonly number[], by: number) =>
    from.map((value, k) => value + by * slope[k]!);
  for (let k = 0; k < steps; k++) {
    const x = Math.log(BEGINNING) + k * dx;
    const s1 = slopes(universe, x, state);
    const s2 = slopes(universe, x + dx / 2, moved(state, s1, dx / 2));
    const s3 = slopes(universe, x + dx / 2, moved(state, s2, dx / 2));
    const s4 = slopes(universe, x + dx, moved(state, s3, dx));
    state = state.map((value, i) => value + (dx / 6) * (s1[i]! + 2 * s2[i]! + 2 * s3[i]! + s4[i]!));
  }
  const [first, firstSlope, second, secondSlope] = state as [number, number, number, number];
  return { first, firstRate: firstSlope / first, second, secondRate: secondSlope / second };
}

function slopes(universe: Universe, x: number, state: readonly number[]): number[] {
  const [first, firstSlope, second, secondSlope] = state as [number, number, number, number];
  const a = Math.exp(x);
  const damping = 2 + rateOfHubble(universe, a);
  const pull = 1.5 * matterShare(universe, a);
  return [
    firstSlope,
    pull * first - damping * firstSlope,
    secondSlope,
    pull * (second - first * first) - damping * secondSlope,
  ];
}

/** d ln H / d ln a. */
function rateOfHubble(universe: Universe, a: number): number {
  const { omegaM, omegaL, omegaR, w } = universe;
  const curved = 1 - omegaM - omegaL - omegaR;
  const change =
    -4 * omegaR * a ** -4 - 3 * omegaM * a ** -3 - 2 * curved * a ** -2 - 3 * (1 + w) * omegaL * a ** (-3 - 3 * w);
  return change / (2 * expansionSquared(universe, a));
}
