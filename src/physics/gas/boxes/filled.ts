import { gasGlass } from "../glass.ts";
import { TILE } from "./info.ts";

/** Steps in which the glass comes to rest. */
const STEPS = 100;

export type Place = readonly [x: number, y: number, z: number];

let tile: Float64Array | null = null;

/** Places in a cube of edge `side` with its corner `from`, laid with so many copies of a glass along an edge, where `inside` says so: x, y, z of one after the other. */
export function filled(
  side: number,
  copies: number,
  inside: (...at: Place) => boolean = () => true,
  from: Place = [0, 0, 0],
): number[] {
  tile ??= gasGlass(TILE, {}, STEPS);
  const places: number[] = [];
  const edge = side / copies;
  for (let c = 0; c < copies ** 3; c++) {
    const [cx, cy, cz] = [c % copies, Math.floor(c / copies) % copies, Math.floor(c / copies ** 2)];
    for (let k = 0; k < tile.length; k += 3) {
      const at = [
        from[0] + edge * (cx + tile[k]!),
        from[1] + edge * (cy + tile[k + 1]!),
        from[2] + edge * (cz + tile[k + 2]!),
      ] as const;
      if (inside(...at)) places.push(...at);
    }
  }
  return places;
}

/** Copies along an edge for about `n` bodies, where one has `each`. */
export const copiesFor = (n: number, each: number): number => Math.max(1, Math.round(Math.cbrt(n / each)));
