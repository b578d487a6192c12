import { FIT_SCALE } from "../encounter.ts";
import { fault } from "./faults.ts";
import type { Picture } from "./picture.ts";
import { type Pair, SIDE, type Target, type Window } from "./target.ts";

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

/** Which cells a spectrograph sees: those with so much light, without a mask. */
export function brightCells({ light, seen }: Target, least = LEAST_LIGHT): Float64Array {
  const sums = new Float64Array(FIELD * FIELD);
  const open = new Float64Array(FIELD * FIELD).fill(1);
  light.forEach((share, i) => {
    const cell = FIELD * Math.floor(i / SIDE / PIXELS) + Math.floor((i % SIDE) / PIXELS);
    sums[cell]! += share;
    if (seen[i] === 0) open[cell] = 0;
  });
  return open.map((one, cell) => (sums[cell]! >= least ? one : 0));
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

/** Whether a picture says of itself that it is a map of velocities: it counts in km/s, as FITS may write them. */
export const isVelocityMap = ({ unit = "" }: Picture): boolean =>
  /^km *(\/ *s|[ .*] *s *(\^|\*\*)? *\(?-1\)?)(ec)?$/i.test(unit);

/** Pixels around the first centre whose mean velocity is that of its galaxy. */
const NEAR = 2;

/** Throws one line where a map of velocities has other pixels than the picture. */
export function checkMap({ width, height }: Picture, picture: Picture): void {
  if (width !== picture.width || height !== picture.height)
    throw fault("map", width, height, picture.width, picture.height);
}

/**
 * A map of velocities away from us, km/s, on the pixels of the photograph; 0 where none was measured. Throws one line where it does not fit the picture, or has
 * nothing at the first centre.
 */
export function motionOf(map: Picture, picture: Picture, { first, kpcPerPixel }: Pair, target: Target): Motion {
  const { width, light } = map;
  checkMap(map, picture);
  const measured = Array.from(light.keys()).filter((i) => light[i] !== 0);
  const off = (i: number) => [(i % width) + 0.5 - first[0], first[1] - Math.floor(i / width) - 0.5] as const;
  const near = measured.filter((i) => Math.hypot(...off(i)) <= NEAR);
  if (near.length === 0) throw fault("noVelocity", NEAR);
  const centre = near.reduce((sum, i) => sum + light[i]!, 0) / near.length;
  const unit = kpcPerPixel / FIT_SCALE.kpc;
  const position = measured.flatMap((i) => [...off(i).map((d) => d * unit), 0]);
  const field = (value: (i: number) => number) => fieldOf(position, measured.map(value), target.window);
  const hit = field(() => 1);
  const open = brightCells(target, 0);
  return { velocity: field((i) => (centre - light[i]!) / FIT_SCALE.kms), seen: hit.map((one, k) => one * open[k]!) };
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
