import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { keyAt } from "./bins.ts";
import type { Params } from "./contract.ts";

const { BIN, CAPACITY } = CONSTANTS.bins;

/**
 * Twin of build/binSort: the bodies of all bins, one after the other, each by keys and where these are equal by their numbers. `scanned`: counts
 * are where each bin begins.
 */
export function binSort(
  tables: {
    params: Params;
    counts: Uint32Array;
    members: Uint32Array;
    keys: Uint32Array;
    status: Uint32Array;
    sortedKeys: Uint32Array;
    order: Uint32Array;
  },
  scanned = false,
): void {
  const { params, counts, members, keys, status, sortedKeys, order } = tables;
  if ((status[0]! & CONSTANTS.status.FAULT_BINS) !== 0) return;
  let first = 0;
  const bins = Math.max(1, Math.ceil(params.n / BIN));
  const countOf = (bin: number) => {
    if (!scanned) return counts[bin]!;
    return (bin + 1 < bins ? counts[bin + 1]! : params.n) - counts[bin]!;
  };
  for (let bin = 0; bin < bins; bin++) {
    const own = [...members.subarray(bin * CAPACITY, bin * CAPACITY + countOf(bin))];
    own.sort((a, b) => {
      const [x, y] = [keyAt(keys, a), keyAt(keys, b)];
      return x < y ? -1 : x > y ? 1 : a - b;
    });
    own.forEach((body, k) => {
      order[first + k] = body;
      sortedKeys[2 * (first + k)] = keys[2 * body]!;
      sortedKeys[2 * (first + k) + 1] = keys[2 * body + 1]!;
    });
    first += own.length;
  }
}
