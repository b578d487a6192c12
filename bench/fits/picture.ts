import { FIT_SCALE } from "../../src/fit/encounter.ts";
import type { Picture } from "../../src/fit/images/picture.ts";
import type { Pair } from "../../src/fit/images/target.ts";

/** Pixels of a picture, a side. */
const SIDE = 512;
/** Half its side in separations: it is mostly sky, as a photograph's border is. */
const HALF = 6;

/** A picture of bodies (units of encounters, against the first centre), as a telescope would take it: weights are light. */
export function pictureOf(
  position: ArrayLike<number>,
  { position: [x, y] }: { readonly position: readonly [number, number, number] },
  weight: (i: number) => number = () => 1,
): [Picture, Pair] {
  const half = HALF * Math.hypot(x, y);
  const perUnit = SIDE / (2 * half);
  const at = (px: number, py: number) =>
    [SIDE / 2 + (px - x / 2) * perUnit, SIDE / 2 - (py - y / 2) * perUnit] as const;
  const light = new Float32Array(SIDE * SIDE);
  for (let i = 0; 3 * i < position.length; i++) {
    const [column, row] = at(position[3 * i]!, position[3 * i + 1]!).map(Math.floor) as [number, number];
    if (column >= 0 && row >= 0 && column < SIDE && row < SIDE) light[SIDE * row + column]! += weight(i);
  }
  return [
    { width: SIDE, height: SIDE, light },
    { first: at(0, 0), second: at(x, y), kpcPerPixel: FIT_SCALE.kpc / perUnit },
  ];
}
