import { drawn } from "../../src/fit/images/drawn.ts";
import type { Picture } from "../../src/fit/images/picture.ts";
import type { Pair } from "../../src/fit/images/target.ts";

/** Pixels of a picture, a side. */
const SIDE = 512;
/** Half its side in separations: it is mostly sky, as a photograph's border is. */
const HALF = 6;

/** A picture of bodies (units of encounters, against the first centre), as a telescope would take it. */
export function pictureOf(
  position: ArrayLike<number>,
  { position: second }: { readonly position: readonly [number, number, number] },
): [Picture, Pair] {
  const half = HALF * Math.hypot(second[0], second[1]);
  const { picture, pair } = drawn(position, second, { side: SIDE, half });
  return [picture, pair];
}
