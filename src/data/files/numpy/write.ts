import { FileError } from "../fileError.ts";
import { crc32 } from "./zip.ts";

export type NumberTable = Float32Array | Uint32Array | Uint8Array | BigUint64Array;

/**
 * The bytes of a .npy file, version 1 (numpy/lib/format.py): `columns` numbers a row, or a flat array where it is 0; with `fields` the rows are
 * records of these names.
 */
export function npyBytes(table: NumberTable, columns = 0, fields: readonly string[] = []): Uint8Array {
  const type =
    table instanceof Float32Array
      ? "<f4"
      : table instanceof Uint32Array
        ? "<u4"
        : table instanceof Uint8Array
          ? "|u1"
          : "<u8";
  const rows = columns > 0 ? table.length / columns : table.length;
  const shape = columns > 0 && fields.length === 0 ? `(${rows}, ${columns})` : `(${rows},)`;
  const descr = fields.length > 0 ? `[${fields.map((name) => `('${name}', '${type}')`).join(", ")}]` : `'${type}'`;
  const words = `{'descr': ${descr}, 'fortran_order': False, 'shape': ${shape}, }`;
  // The numbers begin at a multiple of 64 bytes, behind a line end.
  const start = Math.ceil((10 + words.length + 1) / 64) * 64;
  const bytes = new Uint8Array(start + table.byteLength);
  bytes.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0]);
  new DataView(bytes.buffer).setUint16(8, start - 10, true);
  bytes.set(new TextEncoder().encode(words.padEnd(start - 11).concat("\n")), 10);
  bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), start);
  return bytes;
}

/** Size from which on an archive would need the 64-bit records, which are not written. */
const MOST = 0xffff_fff0;

/** A zip archive of unpacked files (PKWARE APPNOTE 4.3): numbers of floats hardly shrink. Throws FileError above 4 GB. */
export function zipBytes(files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): Uint8Array {
  const parts = files.map(({ name, bytes }) => ({ name: new TextEncoder().encode(name), bytes, crc: crc32(bytes) }));
  const size = parts.reduce((sum, { name, bytes }) => sum + 30 + 46 + 2 * name.length + bytes.length, 22);
  if (size > MOST) throw new FileError(`the archive would take ${size} bytes; 4 GB is the most, so save fewer bodies`);
  const zip = new Uint8Array(size);
  const view = new DataView(zip.buffer);
  let at = 0;
  const words = (numbers: readonly (readonly [width: 2 | 4, value: number])[]) => {
    for (const [width, value] of numbers) {
      if (width === 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += width;
    }
  };
  /** What the local header and the table of contents both say. */
  const about = ({ name, bytes, crc }: (typeof parts)[number]) =>
    [
      ...([
        [2, 20],
        [2, 0x800],
        [2, 0],
        [2, 0],
        [2, 0x21],
      ] as const),
      ...([
        [4, crc],
        [4, bytes.length],
        [4, bytes.length],
        [2, name.length],
        [2, 0],
      ] as const),
    ] as const;
  const offsets: number[] = [];
  for (const part of parts) {
    offsets.push(at);
    words([[4, 0x04034b50], ...about(part)]);
    zip.set(part.name, at);
    zip.set(part.bytes, at + part.name.length);
    at += part.name.length + part.bytes.length;
  }
  const contents = at;
  for (const [k, part] of parts.entries()) {
    words([[4, 0x02014b50], [2, 20], ...about(part)]);
    words([
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offsets[k]!],
    ]);
    zip.set(part.name, at);
    at += part.name.length;
  }
  const length = at - contents;
  words([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, length],
    [4, contents],
    [2, 0],
  ]);
  return zip;
}
