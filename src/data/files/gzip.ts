import { Allowance } from "./allowance.ts";
import { FileError } from "./fileError.ts";
import type { FileOptions } from "./format.ts";
import type { Source } from "./source.ts";
import { Unpacked } from "./unpacked.ts";

const SLICE = 2 ** 20;

export function isGzip(bytes: Uint8Array): boolean {
  return bytes.length >= 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** The two packings: a whole gzip file, or the bare stream of an entry of a zip archive. */
export type Packing = "gzip" | "deflate-raw";

/**
 * Reads what a gzip file holds by `read`, unpacked once: its size, which readers ask for first, is taken from the file's last word and
 * checked when all is read. Where that was not the size (several members, more than 4 GiB, a lie), `read` begins again with the true one.
 * Throws FileError on damage, truncation, and where the content is more than the file's allowance (a zip bomb).
 */
export async function readUnpacked<T>(
  source: Source,
  options: FileOptions,
  read: (content: Source, options: FileOptions) => Promise<T>,
): Promise<T> {
  const { allowance = new Allowance(source.size) } = options;
  const promised = await promisedSize(source);
  if (promised <= allowance.limit && promised > source.size / 2) {
    const content = unpacking(source, options, allowance, promised);
    let result: { readonly value: T } | { readonly fault: unknown };
    try {
      result = { value: await read(content, options) };
    } catch (fault) {
      result = { fault };
    }
    // Damage, and too much content, are the reason for whatever else went wrong before they were met.
    if ((await content.toEnd(0)) === promised) {
      if ("fault" in result) throw result.fault;
      return result.value;
    }
  }
  const again = { ...options, allowance: new Allowance(source.size) };
  return await read(await unpacked(source, again), again);
}

/** A gzip file as the file that it holds, gone through once for its size; up to `room` bytes of it are held. */
export async function unpacked(source: Source, options: FileOptions, room = Infinity): Promise<Source> {
  const { allowance = new Allowance(source.size) } = options;
  const content = unpacking(source, options, allowance, Infinity, room);
  await content.toEnd();
  return content;
}

function unpacking(source: Source, options: FileOptions, allowance: Allowance, size: number, room = size): Unpacked {
  const begin = () => inflated("gzip", source, options);
  return new Unpacked(begin, size, allowance.hold(room), ({ length }) => allowance.spend(length, "gzip"));
}

/** The last word: bytes of the (last) member, modulo 2^32 (RFC 1952, 2.3.1); 0 where there is none. */
async function promisedSize(source: Source): Promise<number> {
  if (source.size < 18) return 0;
  const end = await source.read(source.size - 4, 4);
  return new DataView(end.buffer, end.byteOffset, 4).getUint32(0, true);
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
