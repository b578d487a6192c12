import { fault } from "./faults.ts";
import { checkSize, type Picture } from "./picture.ts";

/** Numbers a pixel for each colour type (PNG specification, third edition, 11.2.1): grey, red green blue, palette, grey and opacity, all four. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Head {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colour: number;
}

/** Reads a PNG of 8 or 16 bits (or a palette of 8) without interlacing; the mean of its colours, less where it is seen through. Throws FileError. */
export async function readPng(bytes: Uint8Array): Promise<Picture> {
  const { head, palette, packed } = chunksOf(bytes);
  const { width, height, bits, colour } = head;
  const channels = CHANNELS[colour]!;
  const step = (channels * bits) / 8;
  const rows = await unpack(packed, (1 + width * step) * height);
  unfilter(rows, width * step, height, step);
  const light = new Float32Array(width * height);
  const most = 2 ** bits - 1;
  const view = new DataView(rows.buffer, rows.byteOffset, rows.length);
  const number = (at: number) => (bits === 8 ? rows[at]! : view.getUint16(at));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (1 + width * step) * y + 1 + step * x;
      const value = (k: number) => number(at + (k * bits) / 8) / most;
      const opacity = colour === 4 ? value(1) : colour === 6 ? value(3) : 1;
      const grey =
        colour === 3
          ? ((palette[3 * rows[at]!] ?? 0) + (palette[3 * rows[at]! + 1] ?? 0) + (palette[3 * rows[at]! + 2] ?? 0)) /
            765
          : channels < 3
            ? value(0)
            : (value(0) + value(1) + value(2)) / 3;
      light[width * y + x] = 255 * grey * opacity;
    }
  }
  return { width, height, light };
}

/** The header, the palette, and the packed rows. */
function chunksOf(bytes: Uint8Array): { head: Head; palette: Uint8Array; packed: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let head: Head | null = null;
  let palette: Uint8Array = new Uint8Array(0);
  const data: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const size = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (body.length < size) break;
    if (type === "IHDR") head = headOf(body);
    if (type === "PLTE") palette = body;
    if (type === "IDAT") data.push(body);
    if (type === "IEND") break;
    at += 12 + size;
  }
  if (!head || data.length === 0) throw fault(head ? "noPixels" : "noHeader", bytes.length);
  const packed = new Uint8Array(data.reduce((sum, piece) => sum + piece.length, 0));
  let filled = 0;
  for (const piece of data) {
    packed.set(piece, filled);
    filled += piece.length;
  }
  return { head, palette, packed };
}

function headOf(body: Uint8Array): Head {
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  if (body.length < 13) throw fault("noHeader", body.length);
  const head = { width: view.getUint32(0), height: view.getUint32(4), bits: body[8]!, colour: body[9]! };
  checkSize(head.width, head.height);
  if (!CHANNELS[head.colour] || !(head.bits === 8 || (head.bits === 16 && head.colour !== 3)) || body[12] !== 0)
    throw fault("kind", head.bits, head.colour, Boolean(body[12]));
  return head;
}

/** Exactly `size` bytes of a zlib stream. */
async function unpack(packed: Uint8Array, size: number): Promise<Uint8Array> {
  const rows = new Uint8Array(size);
  let filled = 0;
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream("deflate"));
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || filled === size) break;
      rows.set(value.subarray(0, size - filled), filled);
      filled = Math.min(size, filled + value.length);
    }
  } catch (error) {
    throw fault("damaged", error instanceof Error ? error.message : String(error));
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (filled < size) throw fault("cutPng", filled, size);
  return rows;
}

/** Undoes the filters of each row (specification, 9.2), in place. */
function unfilter(rows: Uint8Array, width: number, height: number, step: number): void {
  for (let y = 0; y < height; y++) {
    const at = (1 + width) * y + 1;
    const filter = rows[at - 1]!;
    if (filter > 4) throw fault("damaged", `row ${y} has filter ${filter}; expected 0 to 4`);
    if (filter === 0) continue;
    for (let x = 0; x < width; x++) {
      const left = x >= step ? rows[at + x - step]! : 0;
      const up = y > 0 ? rows[at + x - width - 1]! : 0;
      const corner = x >= step && y > 0 ? rows[at + x - step - width - 1]! : 0;
      rows[at + x]! +=
        filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    }
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
