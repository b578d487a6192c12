/**
 * A file that can be read at any place, so that a reader never holds more of it than it works on. Bytes in memory,
 * a Blob in a worker and an open file in Node all are one.
 */
export interface Source {
  /** Number of bytes. */
  readonly size: number;
  /** The bytes from `offset`, `length` of them or those up to the end. They don't change afterwards. Throws one line. */
  read(offset: number, length: number): Uint8Array | Promise<Uint8Array>;
}

/** Bytes in memory; nothing is copied. */
export function bytesSource(bytes: Uint8Array): Source {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}

/** `size` bytes of a source from `start` on, as a source of their own. */
export function partOf(source: Source, start: number, size: number): Source {
  return { size, read: (offset, length) => source.read(start + offset, Math.max(0, Math.min(length, size - offset))) };
}

/** A small read fetches this much, for the next small reads lie beside it: headers, length marks, trees of datasets. */
const BLOCK = 2 ** 18;

/** `slow`, whose small reads are served from the last block. */
export function buffered(slow: { size: number; read(offset: number, length: number): Uint8Array }): Source {
  let block: Uint8Array = new Uint8Array(0);
  let start = 0;
  return {
    size: slow.size,
    read(offset, length) {
      const end = Math.min(slow.size, offset + length);
      if (offset >= start && end <= start + block.length) return block.subarray(offset - start, end - start);
      if (length >= BLOCK) return slow.read(offset, length);
      block = slow.read(offset, BLOCK);
      start = offset;
      return block.subarray(0, Math.max(0, end - start));
    },
  };
}

/** All bytes, for the readers that can't do with less: archives and HDF5 packed with gzip. */
export async function wholeBytes(source: Source): Promise<Uint8Array> {
  const at = await source.read(0, Math.min(source.size, 2 ** 22));
  if (at.length === source.size) return at;
  const whole = new Uint8Array(source.size);
  whole.set(at);
  for (let from = at.length; from < source.size; from += 2 ** 22) whole.set(await source.read(from, 2 ** 22), from);
  return whole;
}
