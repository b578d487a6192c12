import type { Floats, Params } from "./contract.ts";

/** Tables of integrate/lineStrength. */
export interface LineTables {
  readonly elements: Floats;
  readonly strengths: Floats;
  readonly id: Uint32Array;
  readonly linePlace: Uint32Array;
  readonly lineEnds: Uint32Array;
  readonly lineCirculation: Floats;
}

/** Twin of integrate/lineStrength: circulation times half the way from the previous element to the next. */
export function lineStrength(tables: LineTables & { readonly params: Params }): void {
  const { params, elements, strengths, id, linePlace, lineEnds, lineCirculation } = tables;
  for (let i = 0; i < params.n; i++) {
    const own = id[i]!;
    const [ahead, behind] = [linePlace[lineEnds[2 * own]!]!, linePlace[lineEnds[2 * own + 1]!]!];
    for (let k = 0; k < 3; k++)
      strengths[4 * i + k] = 0.5 * lineCirculation[own]! * (elements[4 * ahead + k]! - elements[4 * behind + k]!);
    strengths[4 * i + 3] = 0;
  }
}
