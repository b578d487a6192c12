import { FIT_SCALE } from "../encounter.ts";
import type { Picture } from "./picture.ts";
import type { Pair } from "./target.ts";

/**
 * A square picture of bodies, `side` pixels, as a telescope would take it: x y z of each against the first centre, in units of encounters; `half`: half its side
 * there, about the middle of both centres.
 */
export function drawn(
  position: ArrayLike<number>,
  [x, y]: readonly [number, number, number],
  { side, half }: { readonly side: number; readonly half: number },
): { readonly picture: Picture; readonly pair: Pair } {
  const perUnit = side / (2 * half);
  const at = (px: number, py: number) =>
    [side / 2 + (px - x / 2) * perUnit, side / 2 - (py - y / 2) * perUnit] as const;
  const light = new Float32Array(side * side);
  for (let i = 0; 3 * i < position.length; i++) {
    const [column, row] = at(position[3 * i]!, position[3 * i + 1]!).map(Math.floor) as [number, number];
    if (column >= 0 && row >= 0 && column < side && row < side) light[side * row + column]! += 1;
  }
  return {
    picture: { width: side, height: side, light },
    pair: { first: at(0, 0), second: at(x, y), kpcPerPixel: FIT_SCALE.kpc / perUnit },
  };
}
