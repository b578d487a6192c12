/** Bytes before the first chunk, and of the header chunk that must come first (PNG specification, 5.2 and 11.2.2). */
const SIGNATURE = 8;
const HEADER_CHUNK = 12 + 13;

/** The PNG with `text` (Latin-1) under `keyword` in a tEXt chunk right after its header. */
export function withText(png: Uint8Array, keyword: string, text: string): Uint8Array<ArrayBuffer> {
  const words = latin1(`${keyword}\0${text}`);
  const chunk = new Uint8Array(12 + words.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, words.length);
  chunk.set(latin1("tEXt"), 4);
  chunk.set(words, 8);
  view.setUint32(8 + words.length, crc32(chunk.subarray(4, 8 + words.length)));
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
