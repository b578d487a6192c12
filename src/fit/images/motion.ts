import { SIDE, type Target, type Window } from "./target.ts";

/** Cells of a map of velocities, a side: each holds 4 x 4 pixels of the compared images, as 2000 particles fill no more. */
export const FIELD = 16;
const PIXELS = SIDE / FIELD;

/** Mean velocities along the line of sight on FIELD x FIELD cells of the compared square, the upper row first: towards us, against the first centre. */
export interface Motion {
  readonly velocity: Float64Array;
  /** 1 where a velocity was measured, else 0. */
  readonly seen: Float64Array;
}

/** Share of the light on a cell from which on a spectrograph measures its velocity. */
const LEAST_LIGHT = 0.002;

/** Which cells a spectrograph sees: bright ones without a mask. */
export function brightCells({ light, seen }: Target): Float64Array {
  const sums = new Float64Array(FIELD * FIELD);
  const open = new Float64Array(FIELD * FIELD).fill(1);
  light.forEach((share, i) => {
    const cell = FIELD * Math.floor(i / SIDE / PIXELS) + Math.floor((i % SIDE) / PIXELS);
    sums[cell]! += share;
    if (seen[i] === 0) open[cell] = 0;
  });
  return open.map((one, cell) => (sums[cell]! >= LEAST_LIGHT ? one : 0));
}

/** Mean velocity along the line of sight of what lies on each cell; 0 where nothing does. Positions are three numbers each. */
export function fieldOf(position: ArrayLike<number>, along: ArrayLike<number>, { x, y, half }: Window): Float64Array {
  const sums = new Float64Array(FIELD * FIELD);
  const counts = new Float64Array(FIELD * FIELD);
  for (let i = 0; i < along.length; i++) {
    const column = Math.floor((FIELD / 2) * (1 + (position[3 * i]! - x) / half));
    const row = Math.floor((FIELD / 2) * (1 - (position[3 * i + 1]! - y) / half));
    if (column < 0 || row < 0 || column >= FIELD || row >= FIELD) continue;
    sums[FIELD * row + column]! += along[i]!;
    counts[FIELD * row + column]!++;
  }
  return sums.map((sum, cell) => sum / Math.max(1, counts[cell]!));
}

/**
 * How well a model's velocities agree with those measured, -1 to 1: twice the sum of their products over the sum of their squares. Unlike a correlation it falls
 * where all are too fast, which tells masses and times.
 */
export function agreement({ velocity, seen }: Motion, field: Float64Array): number {
  let [both, squares] = [0, 0];
  for (let cell = 0; cell < field.length; cell++) {
    both += seen[cell]! * field[cell]! * velocity[cell]!;
    squares += seen[cell]! * (field[cell]! ** 2 + velocity[cell]! ** 2);
  }
  return squares > 0 ? (2 * both) / squares : 1;
}
