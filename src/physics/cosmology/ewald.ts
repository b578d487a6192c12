import { upperGamma } from "../external/gamma.ts";

/** Where Ewald's sum is split, over 1/L: with it the nearest image is enough in space, and waves of up to MOST_WAVES periods are, to 1e-8. */
const ALPHA = 8;
const MOST_WAVES = 12;

/** Bodies in a periodic box. */
export interface BoxOfBodies {
  /** Side of the box. */
  readonly side: number;
  /** Mass times Newton's constant of each body, and x y z of each. */
  readonly mass: ArrayLike<number>;
  readonly position: ArrayLike<number>;
  /** Plummer softening length; only the nearest image is softened. */
  readonly softening: number;
  /** Another softening: minus the potential of a mass of 1 at a squared distance, and its pull over the distance, side and masses 1. */
  readonly softened?: (r2: number) => readonly [number, number];
}

/**
 * Accelerations and potentials, 4 numbers each, that some bodies feel from all others and from all images of all, by Ewald's sum (1921) in float64: right to 1e-8,
 * in a time that goes by bodies times (targets + 3600). A uniform background takes the mean density away, and the mean potential is 0.
 */
export function ewaldForces(box: BoxOfBodies, targets: readonly number[]): Float64Array {
  const forces = new Float64Array(4 * targets.length);
  targets.forEach((target, t) => {
    addNear(box, target, forces.subarray(4 * t, 4 * t + 4));
  });
  addWaves(box, targets, forces);
  return forces;
}

/** The nearest images, without what the waves hold. */
function addNear({ side, mass, position, softening, softened }: BoxOfBodies, target: number, out: Float64Array): void {
  const eps2 = (softening / side) ** 2;
  const plummer = (r2: number) => [(r2 + eps2) ** -0.5, (r2 + eps2) ** -1.5] as const;
  const gaussian = (2 * ALPHA) / Math.sqrt(Math.PI);
  const byArea = 1 / (side * side);
  let total = 0;
  for (let j = 0; j < mass.length; j++) {
    total += mass[j]!;
    const m = mass[j]! / side;
    if (j === target) {
      // Its own images, which the waves hold, less itself.
      out[3]! += m * gaussian;
      continue;
    }
    const d = [0, 0, 0];
    for (let k = 0; k < 3; k++) {
      const apart = (position[3 * j + k]! - position[3 * target + k]!) / side;
      d[k] = apart - Math.round(apart);
    }
    const r2 = d[0]! ** 2 + d[1]! ** 2 + d[2]! ** 2;
    const [soft, drawn] = (softened ?? plummer)(r2);
    // What the waves have of this image: erf(alpha r) / r.
    const [depth, pull] = smeared(r2);
    out[3]! -= m * (soft - depth);
    const strength = m * side * byArea * (drawn - pull);
    for (let k = 0; k < 3; k++) out[k]! += strength * d[k]!;
  }
  out[3]! += (total / side) * (Math.PI / ALPHA ** 2);
}

/** erf(alpha r) / r, and the same of its force over r. */
function smeared(r2: number): readonly [number, number] {
  const x2 = ALPHA * ALPHA * r2;
  const gaussian = (2 * ALPHA) / Math.sqrt(Math.PI);
  if (x2 < 1e-3)
    return [
      gaussian * (1 - x2 / 3 + (x2 * x2) / 10),
      gaussian * ALPHA * ALPHA * (2 / 3 - (2 * x2) / 5 + (x2 * x2) / 7),
    ];
  const r = Math.sqrt(r2);
  const erf = x2 > 40 ? 1 : 1 - upperGamma(0.5, x2) / Math.sqrt(Math.PI);
  return [erf / r, (erf / r - gaussian * Math.exp(-x2)) / r2];
}

/** The waves: each sum over all bodies once, then for each target. */
function addWaves({ side, mass, position }: BoxOfBodies, targets: readonly number[], forces: Float64Array): void {
  const n = mass.length;
  const phases = (target: number, [a, b, c]: readonly number[]) =>
    ((2 * Math.PI) / side) *
    (a! * position[3 * target]! + b! * position[3 * target + 1]! + c! * position[3 * target + 2]!);
  for (const wave of halfOfWaves()) {
    const h2 = wave[0]! ** 2 + wave[1]! ** 2 + wave[2]! ** 2;
    let [cosines, sines] = [0, 0];
    for (let j = 0; j < n; j++) {
      const phase = phases(j, wave);
      cosines += mass[j]! * Math.cos(phase);
      sines += mass[j]! * Math.sin(phase);
    }
    // Both waves of a pair.
    const weight = (2 * Math.exp((-Math.PI * Math.PI * h2) / ALPHA ** 2)) / (Math.PI * h2);
    targets.forEach((target, t) => {
      const phase = phases(target, wave);
      const [c, s] = [Math.cos(phase), Math.sin(phase)];
      forces[4 * t + 3]! -= (weight * (cosines * c + sines * s)) / side;
      const slope = ((2 * Math.PI * weight) / (side * side)) * (sines * c - cosines * s);
      for (let k = 0; k < 3; k++) forces[4 * t + k]! += slope * wave[k]!;
    });
  }
}

/** Wave vectors, one of each pair of opposite ones. */
function halfOfWaves(): number[][] {
  const waves: number[][] = [];
  for (let a = 0; a <= MOST_WAVES; a++)
    for (let b = -MOST_WAVES; b <= MOST_WAVES; b++)
      for (let c = -MOST_WAVES; c <= MOST_WAVES; c++) {
        const h2 = a * a + b * b + c * c;
        const first = a > 0 || b > 0 || (b === 0 && c > 0);
        if (h2 > 0 && h2 <= MOST_WAVES ** 2 && (a > 0 || first)) waves.push([a, b, c]);
      }
  return waves;
}
