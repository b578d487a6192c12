import { CORE_REACH, strengthsOf } from "./biotSavart.ts";
import { bitsOf, type DispatchIndex, type Floats, floatOf, type Params, unpackLink } from "./contract.ts";
import { bodiesBelow } from "./moments.ts";

/** What the twin reads and writes. */
export interface VortexMomentsTables {
  readonly params: Params;
  readonly elements: Floats;
  readonly strengths: Floats;
  readonly nodeLink: Uint32Array;
  readonly levelStart: Uint32Array;
  readonly nodeCentre: Floats;
  readonly nodeStrengths: Floats;
  readonly nodeTest: Uint32Array;
  readonly nodeBox: Floats;
  readonly dispatch: DispatchIndex;
  readonly HEXADECAPOLE?: number;
}

/** Twin of build/vortexMoments: each cell of the level from all elements below it. */
export function vortexMoments(tables: VortexMomentsTables): void {
  const { levelStart, dispatch, params } = tables;
  if (levelStart[31]! > params.nodeCapacity) return;
  for (let k = levelStart[dispatch.index]!; k < levelStart[dispatch.index + 1]!; k++) cell(tables, k);
}

function cell(tables: VortexMomentsTables, k: number): void {
  const { elements, strengths, nodeLink, nodeCentre, nodeStrengths, nodeTest, nodeBox, params } = tables;
  const link = unpackLink(nodeLink[k]!);
  const { first, end } = bodiesBelow(nodeLink, link);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const sum = [0, 0, 0];
  let [weight, core] = [0, 0];
  for (let i = first; i < end; i++) {
    const size = Math.hypot(strengths[4 * i]!, strengths[4 * i + 1]!, strengths[4 * i + 2]!);
    weight += size;
    core = Math.max(core, elements[4 * i + 3]!);
    for (let c = 0; c < 3; c++) {
      const x = elements[4 * i + c]!;
      sum[c]! += size * x;
      low[c] = Math.min(low[c]!, x);
      high[c] = Math.max(high[c]!, x);
    }
  }
  const centre = [0, 1, 2].map((c) => (weight > 0 ? sum[c]! / weight : 0.5 * (low[c]! + high[c]!)));
  const table = new Float64Array(strengthsOf(0));
  let radius = 0;
  for (let i = first; i < end; i++) {
    const d = centre.map((x, c) => elements[4 * i + c]! - x);
    radius = Math.max(radius, Math.hypot(...d));
    const third = (d[0]! ** 2 + d[1]! ** 2 + d[2]! ** 2) / 3;
    for (let c = 0; c < 3; c++) {
      const g = strengths[4 * i + c]!;
      for (let a = 0; a < 3; a++) table[4 * c + a]! += g * d[a]!;
      table[4 * c + 3]! += g;
      const products = [d[0]! ** 2 - third, d[1]! ** 2 - third, d[0]! * d[1]!, d[0]! * d[2]!];
      for (let a = 0; a < 4; a++) table[12 + 4 * c + a]! += g * products[a]!;
      table[24 + c]! += g * d[1]! * d[2]!;
    }
  }
  table[27] = core;
  // Of a cell: a bound by its children, as the stage has it, or by the corner of its box.
  if (!link.leaf) {
    radius = 0;
    for (let child = link.first; child < link.first + link.count; child++) {
      const apart = Math.hypot(...centre.map((x, c) => nodeCentre[4 * child + c]! - x));
      radius = Math.max(radius, floatOf(nodeTest[4 * child + 2]!) + apart);
    }
    radius = Math.min(radius, Math.hypot(...centre.map((x, c) => Math.max(high[c]! - x, x - low[c]!))));
  }
  nodeCentre.set([...centre, weight], 4 * k);
  nodeStrengths.set(table, strengthsOf(tables.HEXADECAPOLE) * k);
  nodeBox.set([...low, 0, ...high, 0], 8 * k);
  const reach = CORE_REACH * core;
  const open = Math.max(radius / params.theta, radius + reach);
  nodeTest.set([bitsOf(open * open), bitsOf(reach), bitsOf(radius), nodeLink[k]!], 4 * k);
}
