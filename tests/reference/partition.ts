import type { Params } from "./contract.ts";
import type { Division } from "./pieces.ts";

/** Twin of build/partition: bodies of the own piece, then those of the others by pieces, each in their order. Sums of tiles are found here again. */
export function partition(tables: {
  params: Params;
  division: Division;
  pieces: Uint32Array;
  order: Uint32Array;
}): void {
  const { params, division, pieces, order } = tables;
  const rank = (i: number) => (pieces[i] === division.own ? -1 : pieces[i]!);
  const all = Array.from({ length: params.n }, (_, i) => i);
  order.set(all.sort((a, b) => rank(a) - rank(b) || a - b));
}
