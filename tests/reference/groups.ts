import type { Floats, Params } from "./contract.ts";

/** A group of neighbours on the curve, `first` to `end` - 1, and the tight box around them. */
export interface Group {
  readonly first: number;
  readonly end: number;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** The groups of build/nodes' list: their number, the deepest level, first bodies, n. */
export function readGroups(groupList: Uint32Array, params: Params, posMass: Floats): Group[] {
  const count = Math.min(groupList[0]!, params.groupCapacity);
  return Array.from({ length: count }, (_, g) => {
    const first = groupList[2 + g]!;
    const end = groupList[3 + g]!;
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (let i = first; i < end; i++) {
      for (let k = 0; k < 3; k++) {
        low[k] = Math.min(low[k]!, posMass[4 * i + k]!);
        high[k] = Math.max(high[k]!, posMass[4 * i + k]!);
      }
    }
    return { first, end, low, high };
  });
}

/** Squared distance from a group's box to a point; 0 inside. */
export function gap2({ low, high }: Group, point: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < 3; k++) sum += Math.max(low[k]! - point[k]!, point[k]! - high[k]!, 0) ** 2;
  return sum;
}

/** Squared distance from a group's box to the box of a node; 0 where they overlap. */
export function boxGap2({ low, high }: Group, nodeBox: Floats, node: number): number {
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    sum += Math.max(low[k]! - nodeBox[8 * node + 4 + k]!, nodeBox[8 * node + k]! - high[k]!, 0) ** 2;
  }
  return sum;
}
