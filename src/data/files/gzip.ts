import { FileError, type FileOptions } from "./format.ts";
import { bytesSource, type Source } from "./source.ts";

/** Below this size nothing is called a bomb. */
const FREE_BYTES = 64 * 2 ** 20;
/** Snapshots and tables pack 1.2 to 10 times; gzip itself can reach 1032 times, which only a bomb needs. */
const MAX_RATIO = 100;
const SLICE = 2 ** 20;

export function isGzip(bytes: Uint8Array): boolean {
  return bytes.length >= 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** What is unpacked into memory as a whole; reading it once is faster than unpacking it two or three times. */
const KEPT_BYTES = 128 * 2 ** 20;

/**
 * A gzip file as the file that it holds. One of up to `kept` bytes is unpacked into memory; of a larger one only its size is found
 * out now, and every read unpacks as far as it must, from the start again where it goes back. Throws FileError on damage,
 * truncation, and when the content would pass 64 MiB and also 100 times the packed size (a zip bomb).
 */
export async function unpacked(source: Source, options: FileOptions, kept = KEPT_BYTES): Promise<Source> {
  const { size } = source;
  const end = await source.read(Math.max(0, size - 4), 4);
  // The last four bytes promise the size, so a well-made file costs no second copy.
  const promised = size >= 18 ? new DataView(end.buffer, end.byteOffset, 4).getUint32(0, true) : 0;
  let out: Uint8Array | null = new Uint8Array(Math.min(kept, Math.max(promised, 1024)));
  let length = 0;
  for await (const piece of inflated("gzip", source, options)) {
    if (length + piece.length > kept) out = null;
    if (out && length + piece.length > out.length) {
      const grown: Uint8Array = new Uint8Array(Math.min(kept, Math.max(2 * out.length, length + piece.length)));
      grown.set(out.subarray(0, length));
      out = grown;
    }
    out?.set(piece, length);
    length += piece.length;
  }
  return out ? bytesSource(out.subarray(0, length)) : new Unpacked(source, length, options);
}

/** The content of a large gzip file, unpacked as it is read. */
class Unpacked implements Source {
  readonly size: number;
  private readonly packed: Source;
  private readonly options: FileOptions;
  private stream: AsyncGenerator<Uint8Array> | null = null;
  /** Unpacked pieces that the last read touched, and where the next one will start. */
  private pieces: { start: number; bytes: Uint8Array }[] = [];
  private next = 0;

  constructor(packed: Source, size: number, options: FileOptions) {
    this.packed = packed;
    this.size = size;
    this.options = options;
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const out = new Uint8Array(Math.max(0, Math.min(this.size - offset, length)));
    if (out.length === 0) return out;
    if (!this.stream || offset < (this.pieces[0]?.start ?? this.next)) {
      await this.stream?.return(undefined);
      this.stream = inflated("gzip", this.packed, this.options);
      this.pieces = [];
      this.next = 0;
    }
    this.pieces = this.pieces.filter(({ start, bytes }) => start + bytes.length > offset);
    while (this.next < offset + out.length) {
      const { value, done } = await this.stream.next();
      if (done) throw new FileError(`gzip: the content ends at byte ${this.next}, before it held ${this.size} bytes`);
      if (this.next + value.length > offset) this.pieces.push({ start: this.next, bytes: value });
      this.next += value.length;
    }
    for (const { start, bytes } of this.pieces) {
      const from = Math.max(0, offset - start);
      const to = Math.min(bytes.length, offset + out.length - start);
      if (to > from) out.set(bytes.subarray(from, to), start + from - offset);
    }
    return out;
  }
}

/** Unpacks one deflate stream of a zip archive that promises `promised` bytes. Throws FileError as `unpacked` does. */
export async function unpack(bytes: Uint8Array, promised: number, options: FileOptions): Promise<Uint8Array> {
  const limit = Math.max(FREE_BYTES, MAX_RATIO * bytes.length);
  let out = new Uint8Array(Math.min(limit, Math.max(promised, 1024)));
  let length = 0;
  for await (const piece of inflated("deflate-raw", bytesSource(bytes), options)) {
    if (length + piece.length > out.length) {
      const grown = new Uint8Array(Math.min(limit, Math.max(2 * out.length, length + piece.length)));
      grown.set(out.subarray(0, length));
      out = grown;
    }
    out.set(piece, length);
    length += piece.length;
  }
  return length === out.length ? out : out.subarray(0, length);
}

/** What a deflate stream ("gzip", or "deflate-raw" as in a zip entry) unpacks to, piece by piece. */
async function* inflated(
  kind: "gzip" | "deflate-raw",
  packed: Source,
  options: FileOptions,
): AsyncGenerator<Uint8Array, undefined, undefined> {
  const limit = Math.max(FREE_BYTES, MAX_RATIO * packed.size);
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
  const reader = feed.pipeThrough(new DecompressionStream(kind)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
      if (length > limit) {
        throw new FileError(
          `${kind}: ${packed.size} bytes unpack to more than ${limit} bytes, which no snapshot does (a zip bomb?); unpack the file yourself if you trust it`,
        );
      }
      yield value;
      options.signal?.throwIfAborted();
    }
  } catch (error) {
    if (error instanceof FileError || options.signal?.aborted) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new FileError(
      `${kind}: damaged or cut off after ${length} unpacked bytes (${packed.size} packed bytes; ${why}); fetch the file again`,
    );
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
