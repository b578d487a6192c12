import type { VortexElements } from "../../src/data/vortices/elements.ts";

/** exp(-q) of these and larger is below float64's rounding of 1. */
const FAR = 40;

/** The truth: u and du_i/dx_j row by row, 12 numbers of each target (an index), in float64. */
export function inducedAt(elements: VortexElements, targets: readonly number[]): Float64Array {
  const { count, position, strength, core } = elements;
  const [p, g] = [Float64Array.from(position), Float64Array.from(strength)];
  const cube = Float64Array.from(core, (sigma) => sigma ** 3);
  const out = new Float64Array(12 * targets.length);
  targets.forEach((i, t) => {
    const sum = out.subarray(12 * t, 12 * t + 12);
    const [hx, hy, hz] = [p[3 * i]!, p[3 * i + 1]!, p[3 * i + 2]!];
    for (let j = 0; j < count; j++) {
      const x = hx - p[3 * j]!;
      const y = hy - p[3 * j + 1]!;
      const z = hz - p[3 * j + 2]!;
      const r2 = x * x + y * y + z * z;
      const r3 = r2 * Math.sqrt(r2);
      const q = r3 / cube[j]!;
      let f = 1 / r3;
      let change = (-3 * f) / r2;
      if (q < FAR) {
        const fall = Math.exp(-q);
        f = q > 0 ? -Math.expm1(-q) / r3 : 1 / cube[j]!;
        change = q > 1e-4 ? (3 * (fall / cube[j]! - f)) / r2 : 0;
      }
      const [a, b, c] = [g[3 * j]!, g[3 * j + 1]!, g[3 * j + 2]!];
      const [cx, cy, cz] = [b * z - c * y, c * x - a * z, a * y - b * x];
      sum[0]! += f * cx;
      sum[1]! += f * cy;
      sum[2]! += f * cz;
      sum[3]! += change * cx * x;
      sum[4]! += change * cx * y - f * c;
      sum[5]! += change * cx * z + f * b;
      sum[6]! += change * cy * x + f * c;
      sum[7]! += change * cy * y;
      sum[8]! += change * cy * z - f * a;
      sum[9]! += change * cz * x - f * b;
      sum[10]! += change * cz * y + f * a;
      sum[11]! += change * cz * z;
    }
    for (let k = 0; k < 12; k++) sum[k]! /= 4 * Math.PI;
  });
  return out;
}

/** Mean and largest |du| over mean |u|, and the same of the gradients, at the targets. */
export function errorsOf(found: Float32Array, exact: Float64Array, targets: readonly number[]) {
  const size = [0, 0];
  const off = [0, 0];
  const most = [0, 0];
  targets.forEach((i, t) => {
    const parts = [0, 0, 0, 0];
    for (let k = 0; k < 12; k++) {
      const kind = k < 3 ? 0 : 1;
      parts[kind]! += exact[12 * t + k]! ** 2;
      parts[2 + kind]! += (found[12 * i + k]! - exact[12 * t + k]!) ** 2;
    }
    for (const kind of [0, 1]) {
      size[kind]! += Math.sqrt(parts[kind]!) / targets.length;
      off[kind]! += Math.sqrt(parts[2 + kind]!) / targets.length;
      most[kind] = Math.max(most[kind]!, Math.sqrt(parts[2 + kind]!));
    }
  });
  return {
    velocity: off[0]! / size[0]!,
    gradient: off[1]! / size[1]!,
    largestVelocity: most[0]! / size[0]!,
    largestGradient: most[1]! / size[1]!,
  };
}
