import { massFraction, type Truth } from "./sphereMeasures.ts";

/** An exponential sech^2 disc in spheres, by formulas written a second time: truth for the tests. G = 1. */
export interface DiscTruth {
  readonly mass: number;
  readonly scaleLength: number;
  /** z_0 of sech^2(z / z_0). */
  readonly height: number;
  readonly spheres: readonly (readonly [mass: number, sphere: Truth])[];
  readonly softening: number;
}

/** Complete elliptic integrals K(m) and E(m) by the arithmetic-geometric mean (Abramowitz & Stegun 1964, 17.6). */
export function elliptic(m: number): { K: number; E: number } {
  let [a, b, c, power, sum] = [1, Math.sqrt(1 - m), Math.sqrt(m), 0.5, 0.5 * m];
  for (let k = 0; k < 40 && Math.abs(c) > 1e-16; k++) {
    [a, b, c] = [(a + b) / 2, Math.sqrt(a * b), (a - b) / 2];
    power *= 2;
    sum += power * c * c;
  }
  const K = Math.PI / (2 * a);
  return { K, E: K * (1 - sum) };
}

const LAYERS = 40;
const NODES = 160;

/**
 * Pull of disc and spheres at R and z: `circular` = R dPhi/dR (v_c^2), `lift` = dPhi/dz. The disc is a sum of softened
 * rings in closed form, over radii crowded about R and layers of equal mass.
 */
export function pullOf(truth: DiscTruth): (R: number, z: number) => { circular: number; lift: number } {
  const { mass, scaleLength, height, softening } = truth;
  const spheres = truth.spheres.map(([weight, sphere]) => ({ weight, within: massFraction(sphere) }));
  const layers = Array.from({ length: LAYERS }, (_, l) => height * Math.atanh((2 * l + 1) / LAYERS - 1));
  return (R, z) => {
    let circular = 0;
    let lift = 0;
    // a = R + w sinh t resolves the rings near R, whose pull changes within a layer's distance.
    const w = 0.1 * height + 0.5 * softening;
    const [from, to] = [Math.asinh(-R / w), Math.asinh((20 * scaleLength) / w)];
    for (let k = 0; k < NODES && mass > 0; k++) {
      const t = from + ((k + 0.5) / NODES) * (to - from);
      const a = R + w * Math.sinh(t);
      const ring =
        (mass / scaleLength ** 2) * a * Math.exp(-a / scaleLength) * w * Math.cosh(t) * ((to - from) / NODES);
      for (const layer of layers) {
        const A = R * R + a * a + (z - layer) ** 2 + softening ** 2;
        const B = 2 * R * a;
        const { K, E } = elliptic((2 * B) / (A + B));
        // Means over the azimuth of 1 / d and 1 / d^3.
        const inverse = (2 * K) / (Math.PI * Math.sqrt(A + B));
        const cube = (2 * E) / (Math.PI * (A - B) * Math.sqrt(A + B));
        circular += (ring / LAYERS) * ((R * R - A / 2) * cube + inverse / 2);
        lift += (ring / LAYERS) * (z - layer) * cube;
      }
    }
    const r2 = R * R + z * z;
    const r = Math.sqrt(r2);
    for (const { weight, within } of spheres) {
      const force = (weight * within(r)) / (r2 + softening ** 2) ** 1.5;
      circular += force * R * R;
      lift += force * z;
    }
    return { circular, lift };
  };
}

/** sigma_z^2(z) = int_z^inf rho K_z dz / rho at one R, by the midpoint rule to 8 z_0; `lift` at heights k z_0 / 8. */
export function verticalJeans(height: number, lift: (z: number) => number): (z: number) => number {
  const step = height / 8;
  const nodes = Array.from({ length: 65 }, (_, k) => lift(k * step));
  const K = (z: number) => {
    const k = Math.min(63, Math.floor(z / step));
    return nodes[k]! + (z / step - k) * (nodes[k + 1]! - nodes[k]!);
  };
  const rho = (z: number) => 1 / Math.cosh(z / height) ** 2;
  return (z) => {
    const n = 400;
    const h = (8 * height - z) / n;
    let sum = 0;
    for (let k = 0; k < n; k++) sum += rho(z + (k + 0.5) * h) * K(z + (k + 0.5) * h) * h;
    return sum / rho(z);
  };
}
