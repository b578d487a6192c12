import { FileError, type FileOptions } from "../format.ts";
import { unpack } from "../gzip.ts";

/** One file in a zip archive, still packed. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly crc: number;
  readonly offset: number;
}

const END = 0x06054b50;
const END64_LOCATOR = 0x07064b50;
const END64 = 0x06064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const FULL = 0xffffffff;

export function isZip(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** The archive's table of contents (PKWARE APPNOTE 4.3 to 4.5), with 64-bit sizes as numpy.savez writes them. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const big = (at: number) => Number(view.getBigUint64(at, true));
  // The end record is the last one, before a comment of up to 65535 bytes.
  let end = bytes.length - 22;
  const lowest = Math.max(0, end - 0xffff);
  while (end >= lowest && view.getUint32(end, true) !== END) end--;
  if (end < lowest) {
    throw new FileError(`zip archive is cut off: no table of contents at the end of its ${bytes.length} bytes`);
  }
  let count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (end >= 20 && view.getUint32(end - 20, true) === END64_LOCATOR) {
    const end64 = big(end - 12);
    if (end64 + 56 <= bytes.length && view.getUint32(end64, true) === END64) {
      count = big(end64 + 32);
      at = big(end64 + 48);
    }
  }
  const entries: ZipEntry[] = [];
  for (let k = 0; k < count; k++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) {
      throw new FileError(
        `zip archive: entry ${k + 1} of ${count} is not where its table of contents says (byte ${at})`,
      );
    }
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const sizes = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const extraEnd = Math.min(bytes.length, at + 46 + nameLength + extraLength);
    for (let e = at + 46 + nameLength; e + 4 <= extraEnd; e += 4 + view.getUint16(e + 2, true)) {
      if (view.getUint16(e, true) !== 1) continue;
      let from = e + 4;
      for (let s = 0; s < 3; s++) {
        if (sizes[s] !== FULL || from + 8 > extraEnd) continue;
        sizes[s] = big(from);
        from += 8;
      }
    }
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      size: sizes[0]!,
      packedSize: sizes[1]!,
      offset: sizes[2]!,
    });
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Unpacks one entry and checks its CRC-32. */
export async function zipContent(bytes: Uint8Array, entry: ZipEntry, options: FileOptions): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const { name, offset } = entry;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) {
    throw new FileError(`zip archive: ${name} is not at byte ${offset}, where the table of contents has it`);
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + entry.packedSize > bytes.length) {
    throw new FileError(
      `zip archive: ${name} needs ${entry.packedSize} bytes from byte ${start}; the file has ${bytes.length}`,
    );
  }
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (entry.method !== 0 && entry.method !== 8) {
    throw new FileError(`zip archive: ${name} is packed by method ${entry.method}; expected 0 (stored) or 8 (deflate)`);
  }
  const content = entry.method === 0 ? packed : await unpack(packed, entry.size, options);
  if (content.length !== entry.size || crc32(content) !== entry.crc) {
    throw new FileError(
      `zip archive: ${name} is damaged (${content.length} bytes, expected ${entry.size}, or a wrong checksum)`,
    );
  }
  return content;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) c = TABLE[(c ^ bytes[i]!) & 255]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
