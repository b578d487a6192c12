import type { Floats } from "./contract.ts";
import { farOf, nearOf, type Texels } from "./refine.ts";

/** All sums of `below` on the texels of the next wider level, with that level's own. */
export function gather(
  below: Texels,
  own: Floats | null,
  columns: number,
  rows: number,
  margin: number,
): Float64Array<ArrayBuffer> {
  const out = own ? Float64Array.from(own) : new Float64Array(4 * columns * rows);
  for (let y = 0; y < below.rows; y++) {
    for (let x = 0; x < below.columns; x++) {
      const [column, row] = [x - margin, y - margin];
      for (const [v, rowShare] of [[nearOf(row), 3 / 4] as const, [farOf(row), 1 / 4] as const]) {
        for (const [u, share] of [[nearOf(column), 3 / 4] as const, [farOf(column), 1 / 4] as const]) {
          const at = 4 * ((v + margin) * columns + u + margin);
          for (let k = 0; k < 4; k++) out[at + k]! += rowShare * share * below.values[4 * (y * below.columns + x) + k]!;
        }
      }
    }
  }
  return out;
}
