import { Allowance } from "./allowance.ts";
import { FileError } from "./fileError.ts";
import type { FileOptions } from "./format.ts";
import { bytesSource, type Source } from "./source.ts";

const SLICE = 2 ** 20;

export function isGzip(bytes: Uint8Array): boolean {
  return bytes.length >= 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** The two packings: a whole gzip file, or the bare stream of an entry of a zip archive. */
export type Packing = "gzip" | "deflate-raw";

/** What is unpacked into memory as a whole: no more than a reader works on at a time anyway. */
const KEPT_BYTES = 2 ** 22;

/**
 * A gzip file as the file that it holds. One of up to `kept` bytes is unpacked into memory; of a larger one only its size is found
 * out now, and reads unpack as far as they must. Throws FileError on damage, truncation, and where the content is more than the
 * file's allowance (a zip bomb).
 */
export async function unpacked(source: Source, options: FileOptions, kept = KEPT_BYTES): Promise<Source> {
  const { allowance = new Allowance(source.size) } = options;
  return await unpackedOnce("gzip", source, options, kept, (piece) => allowance.spend(piece.length, "gzip"));
}

/** A packed stream as what it holds, after it was unpacked once from front to back; `see` gets every piece then, and may throw. */
export async function unpackedOnce(
  packing: Packing,
  source: Source,
  options: FileOptions,
  kept: number,
  see: (piece: Uint8Array) => void,
): Promise<Source> {
  let pieces: Uint8Array[] | null = [];
  let length = 0;
  for await (const piece of inflated(packing, source, options)) {
    see(piece);
    length += piece.length;
    if (length > kept) pieces = null;
    pieces?.push(piece);
  }
  if (!pieces) return new Unpacked(packing, source, length, options);
  const out = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return bytesSource(out);
}

/** One way through a packed stream. */
interface Cursor {
  readonly stream: AsyncGenerator<Uint8Array, undefined, undefined>;
  /** Unpacked pieces that the last read touched, and where the next one will start. */
  pieces: { start: number; bytes: Uint8Array }[];
  next: number;
}

/** Files of bodies keep positions, velocities, masses, ... in a few blocks, which are read side by side. */
const MOST_CURSORS = 8;
/** A gap longer than this is not skipped by a cursor whose place may be wanted again. */
const NEAR = 2 ** 22;

/**
 * The content of a packed stream, unpacked as it is read, by one cursor for each place that is read from: each goes forwards only, and
 * begins at the start of the stream.
 */
class Unpacked implements Source {
  readonly size: number;
  private readonly packing: Packing;
  private readonly packed: Source;
  private readonly options: FileOptions;
  /** The one that was used last is the last. */
  private readonly cursors: Cursor[] = [];

  constructor(packing: Packing, packed: Source, size: number, options: FileOptions) {
    this.packing = packing;
    this.packed = packed;
    this.size = size;
    this.options = options;
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const out = new Uint8Array(Math.max(0, Math.min(this.size - offset, length)));
    if (out.length === 0) return out;
    const cursor = await this.cursorFor(offset);
    cursor.pieces = cursor.pieces.filter(({ start, bytes }) => start + bytes.length > offset);
    while (cursor.next < offset + out.length) {
      const { value, done } = await cursor.stream.next();
      if (done) {
        throw new FileError(
          `${this.packing}: the content ends at byte ${cursor.next}, before it held ${this.size} bytes`,
        );
      }
      if (cursor.next + value.length > offset) cursor.pieces.push({ start: cursor.next, bytes: value });
      cursor.next += value.length;
    }
    for (const { start, bytes } of cursor.pieces) {
      const from = Math.max(0, offset - start);
      const to = Math.min(bytes.length, offset + out.length - start);
      if (to > from) out.set(bytes.subarray(from, to), start + from - offset);
    }
    return out;
  }

  /** The cursor that is nearest before `offset`, or a new one where that is far. */
  private async cursorFor(offset: number): Promise<Cursor> {
    const { cursors } = this;
    const begin = (cursor: Cursor) => cursor.pieces[0]?.start ?? cursor.next;
    const before = cursors.filter((cursor) => begin(cursor) <= offset).sort((a, b) => begin(b) - begin(a))[0];
    const full = cursors.length === MOST_CURSORS;
    if (before && (full || offset - before.next <= NEAR)) {
      cursors.push(...cursors.splice(cursors.indexOf(before), 1));
      return before;
    }
    if (full) await cursors.shift()!.stream.return(undefined);
    cursors.push({ stream: inflated(this.packing, this.packed, this.options), pieces: [], next: 0 });
    return cursors.at(-1)!;
  }
}

/** What a packed stream holds, piece by piece. Throws FileError on damage and truncation. */
export async function* inflated(
  packing: Packing,
  packed: Source,
  options: FileOptions,
): AsyncGenerator<Uint8Array, undefined, undefined> {
  let length = 0;
  let fed = 0;
  const feed = new ReadableStream<BufferSource>({
    async pull(controller) {
      if (fed >= packed.size) return controller.close();
      const bytes = await packed.read(fed, SLICE);
      controller.enqueue(bytes.slice());
      fed += bytes.length;
    },
  });
  const reader = feed.pipeThrough(new DecompressionStream(packing)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
      yield value;
      options.signal?.throwIfAborted();
    }
  } catch (error) {
    if (error instanceof FileError || options.signal?.aborted) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new FileError(
      `${packing}: damaged or cut off after ${length} unpacked bytes (${packed.size} packed bytes; ${why}); fetch the file again`,
    );
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
