import type { Source } from "../../../src/data/files/index.ts";

/** A source that gives no more than it must, and what was asked of it. */
export interface MeanSource extends Source {
  /** Longest read, and bytes of all reads. */
  readonly largest: number;
  readonly total: number;
}

/** Bytes that are copied for each read, so that nothing but what was asked for can be seen. */
export function meanSource(bytes: Uint8Array, { wait = true } = {}): MeanSource {
  let largest = 0;
  let total = 0;
  const read = (offset: number, length: number) => {
    const given = bytes.slice(offset, offset + length);
    largest = Math.max(largest, given.length);
    total += given.length;
    return given;
  };
  return {
    size: bytes.length,
    read: (offset, length) => (wait ? Promise.resolve(read(offset, length)) : read(offset, length)),
    get largest() {
      return largest;
    },
    get total() {
      return total;
    },
  };
}
