import { FileError } from "../fileError.ts";
import type { Source } from "../source.ts";

/** One Fortran record: `start` is the first byte of its data. */
export interface Block {
  /** Four letters of format 2 without blanks; "" in format 1. */
  readonly label: string;
  readonly start: number;
  readonly length: number;
}

export interface Blocks {
  readonly littleEndian: boolean;
  readonly formatNumber: 1 | 2;
  readonly blocks: readonly Block[];
}

/** First length marks: 256 (format 1's header), 8 (format 2's label record). */
const HEADER = 256;
const LABEL = 8;

/** No code writes so many blocks; a file of zeros would be nothing but blocks. */
const MOST_BLOCKS = 4096;

/** Byte order and format number by the first mark and its twin in the beginning of a file of `size` bytes, or null. */
export function gadgetStart(bytes: Uint8Array, size: number): { littleEndian: boolean; formatNumber: 1 | 2 } | null {
  if (bytes.length < 12) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const littleEndian of [true, false]) {
    const mark = view.getUint32(0, littleEndian);
    const twin = mark + 8 <= bytes.length ? view.getUint32(4 + mark, littleEndian) : -1;
    if (mark === LABEL && twin === LABEL) return { littleEndian, formatNumber: 2 };
    if (mark === HEADER && (twin === HEADER || size < HEADER + 8)) return { littleEndian, formatNumber: 1 };
    // A header whose closing mark is damaged is a GADGET file still: that will be said with its byte.
    if (mark === LABEL && String.fromCharCode(...bytes.subarray(4, 8)) === "HEAD")
      return { littleEndian, formatNumber: 2 };
    if (mark === HEADER && fitsPositions(view, littleEndian)) return { littleEndian, formatNumber: 1 };
    // GADGET-4 without GADGET2_HEADER writes other sizes; take it for ours, to say so.
    const other = mark > 64 && mark <= 2048 && mark % 4 === 0 && twin === mark;
    if (other && looksLikeRecord(view, 8 + mark, littleEndian, size)) return { littleEndian, formatNumber: 1 };
  }
  return null;
}

/** Has the block after a header of 256 bytes room for just the positions of the bodies that the header counts? */
function fitsPositions(view: DataView, littleEndian: boolean): boolean {
  if (view.byteLength < HEADER + 12) return false;
  let count = 0;
  for (let type = 0; type < 6; type++) count += view.getUint32(4 + 4 * type, littleEndian);
  const next = view.getUint32(HEADER + 8, littleEndian);
  return count > 0 && (next === 12 * count || next === 24 * count);
}

function looksLikeRecord(view: DataView, at: number, littleEndian: boolean, size: number): boolean {
  if (at + 8 > view.byteLength) return false;
  const mark = view.getUint32(at, littleEndian);
  if (at + 8 + mark > view.byteLength) return at + 8 + mark <= size;
  return view.getUint32(at + 4 + mark, littleEndian) === mark;
}

/** Walks all records of a GADGET file of format 1 or 2. Throws FileError where the two length marks of one disagree. */
export async function gadgetBlocks(source: Source): Promise<Blocks> {
  const { size } = source;
  const start = gadgetStart(await source.read(0, 4096), size);
  if (!start) throw new FileError(`not a GADGET file: it doesn't start with a record of 256 bytes or a block label`);
  const { littleEndian, formatNumber } = start;
  const blocks: Block[] = [];
  const word = async (at: number) => {
    const bytes = await source.read(at, 4);
    return new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, littleEndian);
  };
  const record = async (at: number, name: string): Promise<{ start: number; length: number; end: number }> => {
    if (at + 4 > size) {
      throw new FileError(`GADGET file is cut off in the length mark of ${name} at byte ${at}; it has ${size} bytes`);
    }
    const length = await word(at);
    const end = at + 8 + length;
    if (end > size) {
      throw new FileError(
        `GADGET file is cut off: ${name} at byte ${at} promises ${length} bytes and ends at byte ${end}; found ${size} bytes`,
      );
    }
    const twin = await word(end - 4);
    if (twin !== length) {
      throw new FileError(
        `GADGET: ${name} at byte ${at} opens with length ${length} and closes with ${twin} at byte ${end - 4}`,
      );
    }
    return { start: at + 4, length, end };
  };
  let at = 0;
  while (at < size) {
    let label = "";
    if (formatNumber === 2) {
      const tag = await record(at, `the label of block ${blocks.length + 1}`);
      if (tag.length !== LABEL) {
        throw new FileError(
          `GADGET: expected a label of 8 bytes for block ${blocks.length + 1} at byte ${at}, found ${tag.length} bytes`,
        );
      }
      label = String.fromCharCode(...(await source.read(tag.start, 4))).trim();
      at = tag.end;
    }
    const block = await record(
      at,
      blocks.length === 0 ? "the header" : label ? `block ${label}` : `block ${blocks.length + 1}`,
    );
    if (blocks.length === MOST_BLOCKS)
      throw new FileError(`GADGET file of more than ${MOST_BLOCKS} blocks, which no code writes (byte ${at})`);
    blocks.push({ label, start: block.start, length: block.length });
    at = block.end;
  }
  return { littleEndian, formatNumber, blocks };
}
