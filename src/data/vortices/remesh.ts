import { emptyElements, type VortexElements } from "./elements.ts";

/** How elements are put onto a lattice. */
export interface Remeshing {
  /** Distance of the lattice's places, length units. */
  readonly spacing: number;
  /** Core radius of the new elements over the spacing. */
  readonly overlap: number;
  /** Places with less than this part of the largest strength stay empty. */
  readonly least: number;
}

/** The defaults; `spacing` follows from the elements. */
export const DEFAULT_REMESHING = { overlap: 1.3, least: 1e-5 } as const;

/** Places of the lattice that the box around all elements may have: 512 MB of indices. */
const MOST_PLACES = 2 ** 27;

/** The kernel M4' (Monaghan 1985) of third order: it keeps the sum of strengths, linear and angular impulse. */
function weight(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return 1 + x * x * (1.5 * x - 2.5);
  return x < 2 ? 0.5 * (2 - x) * (2 - x) * (1 - x) : 0;
}

/**
 * The same vorticity by elements on a lattice: each strength goes to the 64 places around its element. Elements that drifted apart, or piled up, overlap
 * again. A new element belongs to the tube that gave it most. Throws one line where the lattice has too many places.
 */
export function remesh(elements: VortexElements, { spacing, overlap, least }: Remeshing): VortexElements {
  if (!(spacing > 0)) throw new Error(`spacing = ${spacing}: it must be above 0`);
  const { count, position, strength, tube, time } = elements;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let k = 0; k < 3 * count; k++) {
    const at = position[k]! / spacing;
    low[k % 3] = Math.min(low[k % 3]!, Math.floor(at) - 1);
    high[k % 3] = Math.max(high[k % 3]!, Math.floor(at) + 2);
  }
  const [nx, ny, nz] = low.map((from, k) => high[k]! - from + 1) as [number, number, number];
  if (!(nx * ny * nz <= MOST_PLACES))
    throw new Error(
      `spacing = ${spacing}: the lattice would have ${nx} x ${ny} x ${nz} places, ${MOST_PLACES} is the most`,
    );
  const index = new Int32Array(nx * ny * nz).fill(-1);
  const places: number[] = [];
  const sums: number[] = [];
  const tubes: number[] = [];
  const shares: number[] = [];
  const weights = new Float64Array(12);
  const first = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const g = [strength[3 * i]!, strength[3 * i + 1]!, strength[3 * i + 2]!] as const;
    const size = Math.hypot(...g);
    if (size === 0) continue;
    for (let k = 0; k < 3; k++) {
      const at = position[3 * i + k]! / spacing;
      first[k] = Math.floor(at) - 1;
      for (let j = 0; j < 4; j++) weights[4 * k + j] = weight(at - first[k]! - j);
    }
    for (let c = 0; c < 4; c++) {
      for (let b = 0; b < 4; b++) {
        const row = ((first[2]! + c - low[2]!) * ny + first[1]! + b - low[1]!) * nx + first[0]! - low[0]!;
        for (let a = 0; a < 4; a++) {
          const share = weights[a]! * weights[4 + b]! * weights[8 + c]!;
          if (share === 0) continue;
          let at = index[row + a]!;
          if (at < 0) {
            at = places.length;
            index[row + a] = at;
            places.push(row + a);
            sums.push(0, 0, 0);
            tubes.push(0);
            shares.push(0);
          }
          for (let k = 0; k < 3; k++) sums[3 * at + k]! += share * g[k]!;
          if (Math.abs(share) * size > shares[at]!) {
            shares[at] = Math.abs(share) * size;
            tubes[at] = tube[i]!;
          }
        }
      }
    }
  }
  const sizes = places.map((_, at) => Math.hypot(sums[3 * at]!, sums[3 * at + 1]!, sums[3 * at + 2]!));
  const bound = least * sizes.reduce((most, size) => Math.max(most, size), 0);
  const kept = places.map((_, at) => at).filter((at) => sizes[at]! > bound);
  const made = emptyElements(kept.length, time);
  made.core.fill(overlap * spacing);
  kept.forEach((at, i) => {
    const place = places[at]!;
    const cell = [place % nx, Math.floor(place / nx) % ny, Math.floor(place / (nx * ny))];
    for (let k = 0; k < 3; k++) {
      made.position[3 * i + k] = (cell[k]! + low[k]!) * spacing;
      made.strength[3 * i + k] = sums[3 * at + k]!;
    }
    made.tube[i] = tubes[at]!;
  });
  return made;
}
