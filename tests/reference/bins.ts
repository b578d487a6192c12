import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Floats, Params } from "./contract.ts";
import { curveKeys } from "./keys.ts";
import { sortedPart } from "./radixCount.ts";

const { BIN, CAPACITY } = CONSTANTS.bins;
const { FAULT_BINS } = CONSTANTS.status;

/** A key and who has it, to be compared with others. */
export const keyAt = (keys: Uint32Array, i: number) => (BigInt(keys[2 * i]!) << 32n) | BigInt(keys[2 * i + 1]!);

/** What build/bins reads and writes. */
export interface BinTables {
  params: Params;
  root: Floats;
  posMass: Floats;
  binKeys: Uint32Array;
  status: Uint32Array;
  keys: Uint32Array;
  counts: Uint32Array;
  members: Uint32Array;
}

/**
 * Twin of build/bins: keys, and the bodies of each bin: those that do not come before its first one of the last order, whose key `binKeys` has,
 * and before that of the next. Of equal keys the body of the smaller number comes first. In a bin with more than CAPACITY the first ones stand.
 */
export function bins(tables: BinTables): void {
  const { params, root, posMass, binKeys, status, keys, counts, members } = tables;
  const own = curveKeys(params.n, root, posMass, sortedPart(status).levels);
  keys.set(own);
  const count = Math.max(1, Math.ceil(params.n / BIN));
  for (let i = 0; i < params.n; i++) {
    const key = keyAt(own, i);
    let bin = count - 1;
    while (bin > 0 && (key < keyAt(binKeys, bin) || (key === keyAt(binKeys, bin) && i < bin * BIN))) bin--;
    const slot = counts[bin]!++;
    if (slot < CAPACITY) members[bin * CAPACITY + slot] = i;
    else status[0]! |= FAULT_BINS;
  }
}
