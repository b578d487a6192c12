import type { Floats, Params } from "./contract.ts";

/** Twin of measure/flow: u times UNIT and -|curl u|, from rows du_i/dx_j with u_i behind. */
export function flow(tables: { params: Params; induced: Floats; flow: Floats; UNIT?: number }): void {
  const { params, induced, flow, UNIT = 1 } = tables;
  for (let i = 0; i < params.n; i++) {
    const slope = (row: number, column: number) => induced[16 * i + 4 * row + column]!;
    for (let k = 0; k < 3; k++) flow[4 * i + k] = UNIT * slope(k, 3);
    const curl = [slope(2, 1) - slope(1, 2), slope(0, 2) - slope(2, 0), slope(1, 0) - slope(0, 1)];
    flow[4 * i + 3] = -Math.hypot(...curl);
  }
}
