import { cos } from "./portable.ts";

/**
 * Bessel functions J0 and J1 for x >= 0 by the polynomials of Abramowitz & Stegun (1964), 9.4.1 - 9.4.6: absolute
 * error below 1e-7. Portable, see portable.ts.
 */
const polynomial = (x: number, c: readonly number[]) => c.reduceRight((sum, k) => sum * x + k, 0);

const J0_SMALL = [1, -2.2499997, 1.2656208, -0.3163866, 0.0444479, -0.0039444, 0.00021];
const J0_SIZE = [0.79788456, -0.00000077, -0.0055274, -0.00009512, 0.00137237, -0.00072805, 0.00014476];
const J0_PHASE = [-0.78539816, -0.04166397, -0.00003954, 0.00262573, -0.00054125, -0.00029333, 0.00013558];
const J1_SMALL = [0.5, -0.56249985, 0.21093573, -0.03954289, 0.00443319, -0.00031761, 0.00001109];
const J1_SIZE = [0.79788456, 0.00000156, 0.01659667, 0.00017105, -0.00249511, 0.00113653, -0.00020033];
const J1_PHASE = [-2.35619449, 0.12499612, 0.0000565, -0.00637879, 0.00074348, 0.00079824, -0.00029166];

export function besselJ0(x: number): number {
  if (x <= 3) return polynomial((x * x) / 9, J0_SMALL);
  return (polynomial(3 / x, J0_SIZE) * cos(x + polynomial(3 / x, J0_PHASE))) / Math.sqrt(x);
}

export function besselJ1(x: number): number {
  if (x <= 3) return x * polynomial((x * x) / 9, J1_SMALL);
  return (polynomial(3 / x, J1_SIZE) * cos(x + polynomial(3 / x, J1_PHASE))) / Math.sqrt(x);
}
