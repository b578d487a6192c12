import { FileError } from "../format.ts";

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

/** Byte order and format number by the first mark and its twin, or null. */
export function gadgetStart(bytes: Uint8Array): { littleEndian: boolean; formatNumber: 1 | 2 } | null {
  if (bytes.length < 12) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const littleEndian of [true, false]) {
    const mark = view.getUint32(0, littleEndian);
    const twin = mark + 8 <= bytes.length ? view.getUint32(4 + mark, littleEndian) : -1;
    if (mark === LABEL && twin === LABEL) return { littleEndian, formatNumber: 2 };
    if (mark === HEADER && (twin === HEADER || bytes.length < HEADER + 8)) return { littleEndian, formatNumber: 1 };
    // GADGET-4 without GADGET2_HEADER writes other sizes; take it for ours, to say so.
    const other = mark > 64 && mark <= 2048 && mark % 4 === 0 && twin === mark;
    if (other && looksLikeRecord(view, 8 + mark, littleEndian)) return { littleEndian, formatNumber: 1 };
  }
  return null;
}

function looksLikeRecord(view: DataView, at: number, littleEndian: boolean): boolean {
  if (at + 8 > view.byteLength) return false;
  const mark = view.getUint32(at, littleEndian);
  return at + 8 + mark <= view.byteLength && view.getUint32(at + 4 + mark, littleEndian) === mark;
}

/** Walks all records of a GADGET file of format 1 or 2. Throws FileError where the two length marks of one disagree. */
export function gadgetBlocks(bytes: Uint8Array): Blocks {
  const start = gadgetStart(bytes);
  if (!start) throw new FileError(`not a GADGET file: it doesn't start with a record of 256 bytes or a block label`);
  const { littleEndian, formatNumber } = start;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const blocks: Block[] = [];
  const record = (at: number, name: string): { start: number; length: number; end: number } => {
    if (at + 4 > bytes.length) {
      throw new FileError(
        `GADGET file is cut off in the length mark of ${name} at byte ${at}; it has ${bytes.length} bytes`,
      );
    }
    const length = view.getUint32(at, littleEndian);
    const end = at + 8 + length;
    if (end > bytes.length) {
      throw new FileError(
        `GADGET file is cut off: ${name} at byte ${at} promises ${length} bytes and ends at byte ${end}; found ${bytes.length} bytes`,
      );
    }
    const twin = view.getUint32(end - 4, littleEndian);
    if (twin !== length) {
      throw new FileError(
        `GADGET: ${name} at byte ${at} opens with length ${length} and closes with ${twin} at byte ${end - 4}`,
      );
    }
    return { start: at + 4, length, end };
  };
  let at = 0;
  while (at < bytes.length) {
    let label = "";
    if (formatNumber === 2) {
      const tag = record(at, `the label of block ${blocks.length + 1}`);
      if (tag.length !== LABEL) {
        throw new FileError(
          `GADGET: expected a label of 8 bytes for block ${blocks.length + 1} at byte ${at}, found ${tag.length} bytes`,
        );
      }
      label = String.fromCharCode(...bytes.subarray(tag.start, tag.start + 4)).trim();
      at = tag.end;
    }
    const block = record(
      at,
      blocks.length === 0 ? "the header" : label ? `block ${label}` : `block ${blocks.length + 1}`,
    );
    blocks.push({ label, start: block.start, length: block.length });
    at = block.end;
  }
  return { littleEndian, formatNumber, blocks };
}
