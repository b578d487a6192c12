import { FileError, type FileOptions } from "./format.ts";

/** Below this size nothing is called a bomb. */
const FREE_BYTES = 64 * 2 ** 20;
/** Snapshots and tables pack 1.2 to 10 times; gzip itself can reach 1032 times, which only a bomb needs. */
const MAX_RATIO = 100;
const SLICE = 2 ** 20;

export function isGzip(bytes: Uint8Array): boolean {
  return bytes.length >= 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * Unpacks a gzip file. Throws FileError on damage, truncation, and when the output would pass 64 MiB and also 100 times
 * the input (a zip bomb). The last four bytes promise the size, so a well-made file costs no second copy.
 */
export function gunzip(bytes: Uint8Array, options: FileOptions): Promise<Uint8Array> {
  const n = bytes.length;
  const promised = n >= 18 ? new DataView(bytes.buffer, bytes.byteOffset + n - 4, 4).getUint32(0, true) : 0;
  return unpack("gzip", bytes, promised, options);
}

/**
 * Unpacks one deflate stream ("gzip", or "deflate-raw" as in a zip entry) that promises `promised` bytes (0: unknown).
 */
export async function unpack(
  kind: "gzip" | "deflate-raw",
  bytes: Uint8Array,
  promised: number,
  options: FileOptions,
): Promise<Uint8Array> {
  const limit = Math.max(FREE_BYTES, MAX_RATIO * bytes.length);
  let out = new Uint8Array(Math.min(limit, Math.max(promised, 1024)));
  let length = 0;
  let fed = 0;
  const source = new ReadableStream<BufferSource>({
    pull(controller) {
      if (fed >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(fed, fed + SLICE));
      fed += SLICE;
    },
  });
  const reader = source.pipeThrough(new DecompressionStream(kind)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.length > limit) {
        throw new FileError(
          `${kind}: ${bytes.length} bytes unpack to more than ${limit} bytes, which no snapshot does (a zip bomb?); unpack the file yourself if you trust it`,
        );
      }
      if (length + value.length > out.length) {
        const grown = new Uint8Array(Math.min(limit, Math.max(2 * out.length, length + value.length)));
        grown.set(out.subarray(0, length));
        out = grown;
      }
      out.set(value, length);
      length += value.length;
      options.progress?.(Math.min(1, fed / bytes.length));
      options.signal?.throwIfAborted();
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    if (error instanceof FileError || options.signal?.aborted) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new FileError(
      `${kind}: damaged or cut off after ${length} unpacked bytes (${bytes.length} packed bytes; ${why}); fetch the file again`,
    );
  }
  return length === out.length ? out : out.subarray(0, length);
}
