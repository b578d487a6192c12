import type { Floats } from "./contract.ts";
import { type Force, secondMoments } from "./gravity.ts";

/** A number and its gradient with respect to the offset. */
interface Term {
  value: number;
  gradient: number[];
}

const plus = (a: readonly number[], b: readonly number[]) => a.map((x, k) => x + b[k]!);
const times = (f: number, a: readonly number[]) => a.map((x) => f * x);
const dot = (a: readonly number[], b: readonly number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

/**
 * |R + x|^(-2 power) in powers of x up to `order`, by the generating function of Gegenbauer's polynomials: with u = R.R + eps^2, b = R.x, c = x.x the
 * terms follow from (k + 1) u t[k+1] = -2 (k + power) b t[k] - (k - 1 + 2 power) c t[k-1]. Gradients by differentiating the same.
 */
function inversePower(R: readonly number[], x: readonly number[], eps2: number, power: number, order: number): Term[] {
  const u = dot(R, R) + eps2;
  const b = dot(R, x);
  const c = dot(x, x);
  const terms: Term[] = [{ value: u ** -power, gradient: [0, 0, 0] }];
  for (let k = 0; k < order; k++) {
    const one = terms[k]!;
    const two = terms[k - 1] ?? { value: 0, gradient: [0, 0, 0] };
    const p = -2 * (k + power);
    const q = -(k - 1 + 2 * power);
    const value = p * b * one.value + q * c * two.value;
    const first = times(p, plus(times(one.value, R), times(b, one.gradient)));
    const second = times(q, plus(times(2 * two.value, x), times(c, two.gradient)));
    terms.push({ value: value / ((k + 1) * u), gradient: times(1 / ((k + 1) * u), plus(first, second)) });
  }
  return terms;
}

/**
 * Adds a node as a local expansion about `middle` sees it at `offset` from there: the potential of its mass in powers of the offset up to the fourth,
 * that of its quadrupole (free of trace) up to the second: all that fourth derivatives of 1/r can give. a = -grad phi.
 */
export function addExpanded(
  force: Force,
  middle: readonly number[],
  offset: readonly number[],
  nodeCentre: Floats,
  nodeMoments: Floats,
  node: number,
  eps2: number,
): void {
  const R = middle.map((m, k) => m - nodeCentre[4 * node + k]!);
  const mass = nodeCentre[4 * node + 3]!;
  const add = (factor: number, { value, gradient }: Term) => {
    force[3] -= factor * value;
    for (let k = 0; k < 3; k++) force[k]! += factor * gradient[k]!;
  };
  for (const term of inversePower(R, offset, eps2, 0.5, 4)) add(mass, term);

  const Q = secondMoments(nodeMoments, node);
  const mean = (Q[0]![0]! + Q[1]![1]! + Q[2]![2]!) / 3;
  const S = Q.map((row, k) => row.map((q, l) => (k === l ? q - mean : q)));
  const SR = S.map((row) => dot(row, R));
  const Sx = S.map((row) => dot(row, offset));
  // (R + x).S.(R + x) in powers of x, times |R + x|^-5.
  const form: Term[] = [
    { value: dot(R, SR), gradient: [0, 0, 0] },
    { value: 2 * dot(offset, SR), gradient: times(2, SR) },
    { value: dot(offset, Sx), gradient: times(2, Sx) },
  ];
  const fifth = inversePower(R, offset, eps2, 2.5, 2);
  form.forEach((f, k) => {
    for (const g of fifth.slice(0, 3 - k)) {
      add(1.5, { value: f.value * g.value, gradient: plus(times(f.value, g.gradient), times(g.value, f.gradient)) });
    }
  });
}
