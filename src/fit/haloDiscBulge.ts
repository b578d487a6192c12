import { errorFunction, tableOf } from "./tables.ts";

/** Tenths of the unit of length, in which halo, disc and bulge are laid down. */
const INNER = 10;
const SHELLS = 2000;
const SHELL = 0.01;

/**
 * Halo, disc and bulge (after Hernquist 1993, ApJS 86, 389) in tenths of a unit: halo of mass 5.8, core 1 and cut 10, exponential disc of mass 1 and length 1
 * spread over spheres, Gaussian bulge of mass 1/3 and length 0.2, summed over shells of 0.01. The pull is softened within half a tenth; the density
 * that friction sees is mass over the area of its sphere and a shell's width, larger than the true one by some hundreds, for which the published
 * logarithm of 0.001 makes up.
 */
export function haloDiscBulge(cells?: number): { pull: Float64Array; density: Float64Array; speed: Float64Array } {
  const q = 0.1;
  const bulgeLength = 0.2;
  const radius = Float64Array.from({ length: SHELLS }, (_, j) => SHELL * (j + 1));
  const summed = (density: (r: number) => number) => {
    let mass = 0;
    return radius.map((r) => {
      mass += 4 * Math.PI * density(r) * r * r * SHELL;
      return mass;
    });
  };
  const alpha = 1 / (1 - Math.sqrt(Math.PI) * q * Math.exp(q * q) * (1 - errorFunction(q)));
  const halo = summed((r) => {
    const x = r / 10;
    return ((5.8 * alpha) / (2 * Math.PI ** 1.5 * 1000)) * (Math.exp(-x * x) / (x * x + q * q));
  });
  const disc = summed((r) => Math.exp(-r) / (8 * Math.PI));
  const bulge = summed((r) => Math.exp(-((r / bulgeLength) ** 2)));
  const total = 5.8 + 1 + 1 / 3;
  const bulgeScale = 0.3333 / bulge[SHELLS - 1]!;
  const mass = radius.map((_, j) => halo[j]! + disc[j]! + bulgeScale * bulge[j]!);
  const pull = radius.map((r, j) => mass[j]! / (r * r + 0.1 * Math.max(0, 0.51 - r)));
  const density = pull.map((a) => a / (4 * Math.PI * SHELL));
  // Jeans's equation from outside in.
  const pressure = new Float64Array(SHELLS);
  let sum = 0;
  for (let j = SHELLS - 1; j >= 0; j--) {
    const next = radius[j]! + SHELL;
    sum += ((density[j]! * pull[j]! * radius[j]! * radius[j]!) / (next * next)) * SHELL;
    pressure[j] = sum;
  }
  // A place of the published table stands for the radius of the shell before it.
  const at = (table: Float64Array, beyond: (r: number) => number) => (r: number) => {
    const j = INNER * r * (1 / SHELL);
    // The last shell brakes most: it must be there, and the next must not.
    if (j >= SHELLS - 0.5) return beyond(INNER * r);
    const cell = Math.floor(j);
    return table[cell]! + (j - cell) * (table[Math.min(cell + 1, SHELLS - 1)]! - table[cell]!);
  };
  const end = mass[SHELLS - 1]!;
  return {
    pull: tableOf((r) => (INNER ** 2 / total) * at(pull, (inner) => end / (inner * inner))(r), cells),
    density: tableOf((r) => (INNER ** 3 / total) * at(density, () => 0)(r), cells),
    speed: tableOf(
      (r) =>
        (INNER ** 2 / total) *
        at(
          pressure.map((p, j) => p / density[j]!),
          () => 1e-6,
        )(r),
      cells,
    ),
  };
}
