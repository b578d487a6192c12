import type { Floats } from "./contract.ts";
import { type Force, secondMoments } from "./gravity.ts";

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const apply = (m: readonly [Vector, Vector, Vector], v: Vector): Vector => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];

/** One power of the offset: a number that depends on b = R.x and c = x.x, and its derivatives by each. */
interface Term {
  readonly value: number;
  readonly byB: number;
  readonly byC: number;
}

/**
 * (u + 2 b + c)^(-power) in powers of the offset x up to `order`, with u = R.R + eps^2, b = R.x, c = x.x, by the recurrence of Gegenbauer's
 * polynomials: (k + 1) u t[k+1] = -2 (k + power) b t[k] - (k - 1 + 2 power) c t[k-1]. `first`: u^(-power).
 */
function inversePower(u: number, first: number, b: number, c: number, power: number, order: number): Term[] {
  const terms: Term[] = [{ value: first, byB: 0, byC: 0 }];
  let before: Term = { value: 0, byB: 0, byC: 0 };
  for (let k = 0; k < order; k++) {
    const last = terms[k]!;
    const p = (-2 * (k + power)) / ((k + 1) * u);
    const q = -(k - 1 + 2 * power) / ((k + 1) * u);
    terms.push({
      value: p * b * last.value + q * c * before.value,
      byB: p * (last.value + b * last.byB) + q * c * before.byB,
      byC: p * b * last.byC + q * (before.value + c * before.byC),
    });
    before = last;
  }
  return terms;
}

/**
 * A node as a local expansion about `middle` sees it: what adds it at an `offset` from there. The potential of its mass in powers of the offset up
 * to the fourth, that of its quadrupole (free of trace) up to the second: all that fourth derivatives of 1/r can give. a = -grad phi.
 */
export function expansionOf(
  middle: readonly number[],
  nodeCentre: Floats,
  nodeMoments: Floats,
  node: number,
  eps2: number,
): (force: Force, offset: readonly number[]) => void {
  const R = middle.map((m, k) => m - nodeCentre[4 * node + k]!) as unknown as Vector;
  const mass = nodeCentre[4 * node + 3]!;
  const u = dot(R, R) + eps2;
  const [first, firstFifth] = [u ** -0.5, u ** -2.5];
  const Q = secondMoments(nodeCentre, nodeMoments, node);
  const mean = (Q[0]![0]! + Q[1]![1]! + Q[2]![2]!) / 3;
  const S = Q.map((row, k) => row.map((q, l) => (k === l ? q - mean : q))) as unknown as readonly [
    Vector,
    Vector,
    Vector,
  ];
  const SR = apply(S, R);
  const RSR = dot(R, SR);

  return (force, offset) => {
    const x = offset as unknown as Vector;
    const Sx = apply(S, x);
    const [b, c] = [dot(R, x), dot(x, x)];
    let minusPhi = 0;
    // The gradient of -phi, by the vectors it is made of.
    let [alongR, alongX, alongSR, alongSx] = [0, 0, 0, 0];
    for (const term of inversePower(u, first, b, c, 0.5, 4)) {
      minusPhi += mass * term.value;
      alongR += mass * term.byB;
      alongX += 2 * mass * term.byC;
    }
    // 3/2 (R + x).S.(R + x) |R + x|^-5: the form in powers of x, times the inverse power in the same.
    const form = [RSR, 2 * dot(x, SR), dot(x, Sx)];
    const fifth = inversePower(u, firstFifth, b, c, 2.5, 2);
    for (let k = 0; k <= 2; k++) {
      for (let l = 0; k + l <= 2; l++) {
        const { value, byB, byC } = fifth[l]!;
        minusPhi += 1.5 * form[k]! * value;
        alongR += 1.5 * form[k]! * byB;
        alongX += 3 * form[k]! * byC;
        if (k === 1) alongSR += 3 * value;
        if (k === 2) alongSx += 3 * value;
      }
    }
    for (let k = 0; k < 3; k++) force[k]! += alongR * R[k]! + alongX * x[k]! + alongSR * SR[k]! + alongSx * Sx[k]!;
    force[3] -= minusPhi;
  };
}
