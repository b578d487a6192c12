import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { bitsOf, type Floats, floatOf, type QuantityParams } from "./contract.ts";

const { MOST, NEIGHBOUR_COUNT, NEIGHBOUR_DISTANCE, NEIGHBOUR_LIST, NEIGHBOUR_NEAREST } =
  CONSTANTS["measure/neighbours"];

/** Twin of measure/neighbours: a loop over all bodies. */
export function neighbours(tables: {
  quantityParams: QuantityParams;
  posMass: Floats;
  id: Uint32Array;
  neighbours: Uint32Array;
  PHASE: number;
}): void {
  const { quantityParams, posMass, id, neighbours: words, PHASE } = tables;
  const { n, body = 0, radius = 0 } = quantityParams;
  const own = id.indexOf(body);
  const place = (i: number) => [...posMass.slice(4 * i, 4 * i + 3)];
  if (PHASE === 0) words.set(place(own).map(bitsOf), 0);
  if (PHASE === 0) return;
  const here = [0, 1, 2].map((k) => floatOf(words[k]!));
  for (let i = 0; i < n; i++) {
    if (i === own) continue;
    const r2 = place(i).reduce((sum, x, k) => sum + Math.fround(x - here[k]!) ** 2, 0);
    if (PHASE === 1) words[NEIGHBOUR_DISTANCE] = Math.min(words[NEIGHBOUR_DISTANCE]!, bitsOf(r2));
    if (PHASE === 1) continue;
    // Rounding may put the nearest a bit off.
    if (Math.abs(bitsOf(r2) - words[NEIGHBOUR_DISTANCE]!) <= 2)
      words[NEIGHBOUR_NEAREST] = Math.min(words[NEIGHBOUR_NEAREST]!, id[i]!);
    if (r2 > radius ** 2) continue;
    const at = words[NEIGHBOUR_COUNT]!++;
    if (at < MOST) words[NEIGHBOUR_LIST + at] = id[i]!;
  }
}
