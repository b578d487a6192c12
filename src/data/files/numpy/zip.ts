import { oneLine } from "../describe.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions } from "../format.ts";
import { inflated } from "../gzip.ts";
import { partOf, type Source } from "../source.ts";
import { Unpacked } from "../unpacked.ts";

/** One file in a zip archive, still packed. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  /** Where its bytes begin in the archive, and how many they are. */
  readonly start: number;
  readonly packedSize: number;
  /** Bytes that it unpacks to, as the archive says. */
  readonly size: number;
  readonly crc: number;
}

const END = 0x06054b50;
const END64_LOCATOR = 0x07064b50;
const END64 = 0x06064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const FULL = 0xffffffff;

/** The end record is the last thing in the file, before a comment of up to 65535 bytes; the 64-bit one stands before it. */
const TAIL = 22 + 0xffff + 20 + 56;
/** An archive of arrays has a dozen; one of many thousands would take long to look through. */
const MOST_ENTRIES = 1024;
const MOST_CONTENTS = 2 ** 22;

export function isZip(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** Reader of little-endian numbers. */
function numbers(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return {
    u16: (at: number) => view.getUint16(at, true),
    u32: (at: number) => view.getUint32(at, true),
    u64: (at: number) => Number(view.getBigUint64(at, true)),
  };
}

/** Where the table of contents is, and how many entries it has. */
async function contentsOf(source: Source): Promise<{ at: number; end: number; count: number }> {
  const from = Math.max(0, source.size - TAIL);
  const tail = await source.read(from, source.size - from);
  const { u16, u32, u64 } = numbers(tail);
  let end = tail.length - 22;
  const lowest = Math.max(0, end - 0xffff);
  while (end >= lowest && u32(end) !== END) end--;
  if (end < lowest)
    throw new FileError(`zip archive is cut off: no table of contents at the end of its ${source.size} bytes`);
  if (end >= 20 && u32(end - 20) === END64_LOCATOR) {
    const end64 = u64(end - 12) - from;
    if (end64 >= 0 && end64 + 56 <= tail.length && u32(end64) === END64)
      return { at: u64(end64 + 48), end: from + end64, count: u64(end64 + 32) };
  }
  return { at: u32(end + 16), end: from + end, count: u16(end + 10) };
}

/**
 * The archive's table of contents (PKWARE APPNOTE 4.3 to 4.5), with 64-bit sizes as numpy.savez writes them. Throws FileError where it is damaged,
 * and where two entries share bytes: no program writes such archives, and each share would be unpacked again.
 */
export async function zipEntries(source: Source): Promise<ZipEntry[]> {
  const { at: first, end, count } = await contentsOf(source);
  if (count > MOST_ENTRIES)
    throw new FileError(`zip archive of ${count} files; an archive of arrays has ${MOST_ENTRIES} at most`);
  const table = await source.read(first, Math.max(0, Math.min(end - first, MOST_CONTENTS)));
  const { u16, u32, u64 } = numbers(table);
  const entries: (ZipEntry & { readonly offset: number })[] = [];
  let at = 0;
  for (let k = 0; k < count; k++) {
    if (at + 46 > table.length || u32(at) !== CENTRAL) {
      throw new FileError(
        `zip archive: entry ${k + 1} of ${count} is not where its table of contents says (byte ${first + at})`,
      );
    }
    const nameLength = u16(at + 28);
    const extraLength = u16(at + 30);
    const sizes = [u32(at + 24), u32(at + 20), u32(at + 42)];
    const extraEnd = Math.min(table.length, at + 46 + nameLength + extraLength);
    for (let e = at + 46 + nameLength; e + 4 <= extraEnd; e += 4 + u16(e + 2)) {
      if (u16(e) !== 1) continue;
      let from = e + 4;
      for (let s = 0; s < 3; s++) {
        if (sizes[s] !== FULL || from + 8 > extraEnd) continue;
        sizes[s] = u64(from);
        from += 8;
      }
    }
    const [size, packedSize, offset] = sizes as [number, number, number];
    const name = oneLine(new TextDecoder().decode(table.subarray(at + 46, at + 46 + nameLength)), 200);
    const start = await dataStart(source, name, offset, packedSize);
    entries.push({ name, method: u16(at + 10), crc: u32(at + 16), size, packedSize, offset, start });
    at += 46 + nameLength + extraLength + u16(at + 32);
  }
  const inOrder = [...entries].sort((a, b) => a.offset - b.offset);
  for (const [k, { name, offset }] of inOrder.entries()) {
    const before = inOrder[k - 1];
    if (before && before.start + before.packedSize > offset)
      throw new FileError(
        `zip archive: ${before.name} and ${name} share bytes from byte ${offset} on, which no program writes (a zip bomb?)`,
      );
  }
  return entries;
}

/** Where an entry's bytes begin, behind its own header. */
async function dataStart(source: Source, name: string, offset: number, packedSize: number): Promise<number> {
  const header = await source.read(offset, 30);
  if (header.length < 30 || numbers(header).u32(0) !== LOCAL)
    throw new FileError(`zip archive: ${name} is not at byte ${offset}, where the table of contents has it`);
  const start = offset + 30 + numbers(header).u16(26) + numbers(header).u16(28);
  if (start + packedSize > source.size)
    throw new FileError(
      `zip archive: ${name} needs ${packedSize} bytes from byte ${start}; the file has ${source.size}`,
    );
  return start;
}

/** The packed bytes of an entry. Throws FileError where they are packed in a way that isn't known. */
function packedBytes(source: Source, { name, method, start, packedSize }: ZipEntry): Source {
  if (method === 0 || method === 8) return partOf(source, start, packedSize);
  throw new FileError(`zip archive: ${name} is packed by method ${method}; expected 0 (stored) or 8 (deflate)`);
}

/** The first bytes of an entry, `most` of them or fewer; nothing is checked. */
export async function zipHead(
  source: Source,
  entry: ZipEntry,
  most: number,
  options: FileOptions,
): Promise<Uint8Array> {
  const packed = packedBytes(source, entry);
  if (entry.method === 0) return await packed.read(0, Math.min(most, entry.size));
  const head = new Uint8Array(Math.min(most, entry.size));
  let length = 0;
  for await (const piece of inflated("deflate-raw", packed, options)) {
    options.allowance?.spend(piece.length, `zip archive, ${entry.name}`);
    const part = piece.subarray(0, head.length - length);
    head.set(part, length);
    length += part.length;
    if (length === head.length) break;
  }
  return head.subarray(0, length);
}

const SLICE = 2 ** 20;

/** The content of an entry, after it was gone through once for its length and CRC-32. Throws FileError where they are wrong. */
export async function zipContent(source: Source, entry: ZipEntry, options: FileOptions): Promise<Source> {
  const packed = packedBytes(source, entry);
  const { name, size } = entry;
  options.allowance?.spend(size, `zip archive, ${name}`);
  let crc = CRC_START;
  let length = 0;
  const see = (piece: Uint8Array) => {
    crc = crcOn(crc, piece);
    length += piece.length;
    if (length > size) throw damaged();
  };
  const damaged = () =>
    new FileError(`zip archive: ${name} is damaged (${length} bytes, expected ${size}, or a wrong checksum)`);
  if (entry.method === 0)
    for (let at = 0; at < packed.size; at += SLICE) {
      see(await packed.read(at, SLICE));
      options.signal?.throwIfAborted();
    }
  const room = options.allowance?.hold(size) ?? 0;
  const content =
    entry.method === 0 ? packed : new Unpacked(() => inflated("deflate-raw", packed, options), size, room, see);
  if (content instanceof Unpacked) await content.toEnd();
  if (length !== size || crcEnd(crc) !== entry.crc) throw damaged();
  return content;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

const CRC_START = 0xffffffff;

function crcOn(crc: number, bytes: Uint8Array): number {
  let c = crc;
  for (let i = 0; i < bytes.length; i++) c = TABLE[(c ^ bytes[i]!) & 255]! ^ (c >>> 8);
  return c;
}

const crcEnd = (crc: number): number => (crc ^ 0xffffffff) >>> 0;

export function crc32(bytes: Uint8Array): number {
  return crcEnd(crcOn(CRC_START, bytes));
}
