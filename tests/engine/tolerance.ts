import type { Floats } from "../reference/contract.ts";

/** Half a unit in the last place of float32, relative. */
export const ROUNDING = 2 ** -24;

/**
 * Roundings that count for a sum over some thousand sources: about twelve in each term (WGSL allows inverseSqrt two units in the last place), and
 * those of the sum, which grow like its square root.
 */
export const SUM_ROUNDINGS = 60;

/**
 * What float32 may change in the forces on each body, or on each of the foreign `targets` (4 numbers): SUM_ROUNDINGS times ROUNDING times sum m / r^2,
 * for the potential sum m / r.
 */
export function forceTolerance(
  posMass: Floats,
  eps2: number,
  roundings = SUM_ROUNDINGS,
  targets = posMass,
): (index: number) => number {
  const n = targets.length / 4;
  const tolerance = new Float64Array(4 * n);
  for (let i = 0; i < n; i++) {
    let pull = 0;
    let depth = 0;
    for (let j = 0; j < posMass.length / 4; j++) {
      const x = posMass[4 * j]! - targets[4 * i]!;
      const y = posMass[4 * j + 1]! - targets[4 * i + 1]!;
      const z = posMass[4 * j + 2]! - targets[4 * i + 2]!;
      const r2 = x * x + y * y + z * z + eps2;
      if ((j === i && targets === posMass) || r2 === 0) continue;
      pull += posMass[4 * j + 3]! / r2;
      depth += posMass[4 * j + 3]! / Math.sqrt(r2);
    }
    const scale = roundings * ROUNDING;
    tolerance.set([scale * pull, scale * pull, scale * pull, scale * depth], 4 * i);
  }
  return (index) => tolerance[index] ?? 0;
}
