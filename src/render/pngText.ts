/** Bytes before the first chunk, and of the header chunk that must come first (PNG specification, 5.2 and 11.2.2). */
const SIGNATURE = 8;
const HEADER_CHUNK = 12 + 13;

/** The PNG with `text` (Latin-1) under `keyword` in a tEXt chunk right after its header. */
export function withText(png: Uint8Array, keyword: string, text: string): Uint8Array<ArrayBuffer> {
  return withChunk(png, "tEXt", latin1(`${keyword}\0${text}`));
}

/** The text (Latin-1) that a PNG has under `keyword`; null: none. */
export function textIn(png: Uint8Array, keyword: string): string | null {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const read = (from: number, to: number) => new TextDecoder("latin1").decode(png.subarray(from, to));
  for (let at = SIGNATURE; at + 12 <= png.length; at += 12 + view.getUint32(at)) {
    if (read(at + 4, at + 8) !== "tEXt") continue;
    const [key, text] = read(at + 8, at + 8 + view.getUint32(at)).split("\0");
    if (key === keyword && text !== undefined) return text;
  }
  return null;
}

/** Metres in an inch. */
const INCH = 0.0254;

/** The PNG that says at how many pixels an inch it is printed (pHYs chunk, specification 11.3.5.3). */
export function withDensity(png: Uint8Array, perInch: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  for (const at of [0, 4]) view.setUint32(at, Math.round(perInch / INCH));
  // The unit is the metre.
  data[8] = 1;
  return withChunk(png, "pHYs", data);
}

/** The PNG with one more chunk right after its header. */
function withChunk(png: Uint8Array, type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(latin1(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  const at = SIGNATURE + HEADER_CHUNK;
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, at));
  whole.set(chunk, at);
  whole.set(png.subarray(at), at + chunk.length);
  return whole;
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (c) => (c.charCodeAt(0) < 256 ? c.charCodeAt(0) : 63));
}

/** CRC-32 of ISO 3309, as PNG asks for (specification, annex D). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let k = 0; k < 8; k++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
