import { FileError } from "../fileError.ts";
import type { Source } from "../source.ts";
import { recordBytes, type Shape, shapesOf, type TipsyHeader, tipsyHeader } from "./header.ts";

/** First records that are looked at, and room for the longest of them. */
const SAMPLE = 256;
const HEAD = 32 + SAMPLE * 72;

/** Where the records start, how they are laid out, and where they end. */
export interface TipsyLayout {
  readonly start: 28 | 32;
  readonly shape: Shape;
  readonly end: number;
  readonly notes: readonly string[];
}

/**
 * Decides by the file's size between the 32-byte header (XDR, and every compiler that aligns doubles to 8) and the 28-byte one (old
 * 32-bit x86), and between records of floats and with doubles. Throws FileError where the file is too short for the bodies its header
 * promises.
 */
export async function tipsyLayout(source: Source, h: TipsyHeader): Promise<TipsyLayout> {
  const { size } = source;
  const head = await source.read(0, HEAD);
  const layouts = ([32, 28] as const).flatMap((start) =>
    shapesOf(h).map((shape) => {
      return { start, shape, end: start + recordBytes(h, shape), ...masses(head, h, start, shape), notes: [] };
    }),
  );
  const exact = layouts.find(({ end }) => end === size);
  // A file that was cut may have the size of another kind; its masses are wrong then, and right as the kind that it was.
  const cut =
    exact &&
    layouts.find(({ end, shape, good, odd }) => {
      if (end <= size) return false;
      return shape === exact.shape ? good > exact.good : exact.odd > 0 && odd === 0 && good >= 4;
    });
  if (exact && !cut) return exact;
  for (const layout of layouts) {
    if (layout.end >= size) continue;
    const next = tipsyHeader(await source.read(layout.end, 32));
    if (next?.littleEndian !== h.littleEndian) continue;
    return { ...layout, notes: [`The file holds several snapshots; the first one (time ${h.time}) was read.`] };
  }
  // Neither size nor a second header says it: the masses do.
  const likely = cut ?? layouts.reduce((best, layout) => (layout.good > best.good ? layout : best));
  if (likely.end > size) {
    throw new FileError(
      `Tipsy file is cut off: its header promises ${h.bodies} bodies (${h.gas} gas, ${h.dark} dark, ${h.star} star), that is ${likely.end} bytes${likely.shape.title}; found ${size} bytes`,
    );
  }
  return { ...likely, notes: [`${size - likely.end} bytes after the last body were ignored.`] };
}

/** How many of the first records hold a believable mass above 0, and how many hold none, if they start at byte `start` and have this shape. */
function masses(bytes: Uint8Array, h: TipsyHeader, start: number, shape: Shape): { good: number; odd: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let [good, odd] = [0, 0];
  let at = start;
  for (let i = 0; i < Math.min(h.bodies, SAMPLE) && at + 4 <= bytes.length; i++) {
    const mass = view.getFloat32(at, h.littleEndian);
    if (mass > 1e-30 && mass < 1e30) good++;
    else if (mass !== 0) odd++;
    at += i < h.gas ? shape.gas : i < h.gas + h.dark ? shape.dark : shape.star;
  }
  return { good, odd };
}
