import { INDUCED, type VortexElements } from "./elements.ts";

/** Where q is less, 1 - exp(-q) and its slope lose digits; where it is more, exp(-q) is nothing beside 1 in float64. */
const SMALL = 1e-4;
const LARGE = 37;

/**
 * Velocities and gradients at some elements, INDUCED numbers each (u, then du_i/dx_j row by row), by the sum over all elements in float64:
 * u = G x r F / (4 pi), F = (1 - exp(-q)) / r^3, q = (r / sigma)^3 (Stock & Gharakhani 2008, Eq. 1), and its derivative by the rule of the product.
 */
export function inducedAt(
  { count, position, strength, core }: VortexElements,
  targets: ArrayLike<number>,
): Float64Array {
  const out = new Float64Array(INDUCED * targets.length);
  for (let t = 0; t < targets.length; t++) {
    const at = 3 * targets[t]!;
    const [px, py, pz] = [position[at]!, position[at + 1]!, position[at + 2]!];
    let [u, v, w, ux, uy, uz, vx, vy, vz, wx, wy, wz] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (let j = 0, k = 0; j < count; j++, k += 3) {
      const x = px - position[k]!;
      const y = py - position[k + 1]!;
      const z = pz - position[k + 2]!;
      const gx = strength[k]!;
      const gy = strength[k + 1]!;
      const gz = strength[k + 2]!;
      const sigma = core[j]!;
      const cube = sigma * sigma * sigma;
      const r2 = x * x + y * y + z * z;
      const r3 = r2 * Math.sqrt(r2);
      const q = r3 / cube;
      let f = 1 / r3;
      let slope = (-3 * f) / r2;
      if (q <= LARGE) {
        f = q > SMALL ? -Math.expm1(-q) / r3 : (1 - 0.5 * q) / cube;
        // F' / r: a series where q is small.
        slope = q > SMALL ? (3 * (Math.exp(-q) / cube - f)) / r2 : (-1.5 * q * (1 - (2 / 3) * q)) / (cube * (r2 || 1));
      }
      const cx = gy * z - gz * y;
      const cy = gz * x - gx * z;
      const cz = gx * y - gy * x;
      u += f * cx;
      v += f * cy;
      w += f * cz;
      ux += slope * x * cx;
      uy += slope * y * cx - f * gz;
      uz += slope * z * cx + f * gy;
      vx += slope * x * cy + f * gz;
      vy += slope * y * cy;
      vz += slope * z * cy - f * gx;
      wx += slope * x * cz - f * gy;
      wy += slope * y * cz + f * gx;
      wz += slope * z * cz;
    }
    const sums = [u, v, w, ux, uy, uz, vx, vy, vz, wx, wy, wz];
    for (let k = 0; k < INDUCED; k++) out[INDUCED * t + k] = sums[k]! / (4 * Math.PI);
  }
  return out;
}
