import { FileError } from "../fileError.ts";
import type { Source } from "../source.ts";
import { CLASSIC, EXTENDED, recordBytes, type Strides, type TipsyHeader, tipsyHeader } from "./header.ts";

/** First records that are looked at. */
const SAMPLE = 256;

/** Where the records start and how long they are. */
export interface TipsyLayout {
  readonly start: 28 | 32;
  readonly strides: Strides;
  readonly end: number;
  readonly notes: readonly string[];
}

/**
 * Decides between the 32-byte header (XDR, and every compiler that aligns doubles to 8) and the 28-byte one (old 32-bit
 * x86) from the file's size. Throws FileError where the file is too short for the bodies its header promises.
 */
export async function tipsyLayout(source: Source, h: TipsyHeader): Promise<TipsyLayout> {
  const { size } = source;
  const head = await source.read(0, 32 + SAMPLE * CLASSIC.gas);
  const classic = recordBytes(h, CLASSIC);
  const found = (start: 28 | 32, strides: Strides, notes: string[] = []): TipsyLayout => ({
    start,
    strides,
    end: start + recordBytes(h, strides),
    notes,
  });
  if (size === 32 + classic) return found(32, CLASSIC);
  if (size === 28 + classic && masses(head, h, 28) >= masses(head, h, 32)) return found(28, CLASSIC);
  if (h.gas === 0 && size === 32 + recordBytes(h, EXTENDED)) return found(32, EXTENDED);
  if (size < 32 + classic) {
    throw new FileError(
      `Tipsy file is cut off: its header promises ${h.bodies} bodies (${h.gas} gas, ${h.dark} dark, ${h.star} star), that is ${32 + classic} bytes; found ${size} bytes`,
    );
  }
  for (const start of [32, 28] as const) {
    const next = tipsyHeader(await source.read(start + classic, 32));
    if (next && next.littleEndian === h.littleEndian) {
      return found(start, CLASSIC, [`The file holds several snapshots; the first one (time ${h.time}) was read.`]);
    }
  }
  const extra = size - 32 - classic;
  return found(32, CLASSIC, [`${extra} bytes after the last body were ignored.`]);
}

/** How many of the first records hold a believable mass if the header has `start` bytes. */
function masses(bytes: Uint8Array, h: TipsyHeader, start: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let good = 0;
  let at = start;
  for (let i = 0; i < Math.min(h.bodies, SAMPLE) && at + 4 <= bytes.length; i++) {
    const mass = view.getFloat32(at, h.littleEndian);
    if (mass > 1e-30 && mass < 1e30) good++;
    at += i < h.gas ? CLASSIC.gas : i < h.gas + h.dark ? CLASSIC.dark : CLASSIC.star;
  }
  return good;
}
