import { crc32, deflateSync } from "node:zlib";

/** A PNG file (W3C 2003) of rows of red, green and blue bytes, the upper one first. */
export function pngOf(width: number, height: number, rgb: Uint8Array): Uint8Array {
  const stride = 3 * width;
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    // Each byte as its difference from the pixel to the left: the filter "sub".
    const at = (stride + 1) * y;
    rows[at] = 1;
    for (let x = 0; x < stride; x++) rows[at + 1 + x] = rgb[stride * y + x]! - (x < 3 ? 0 : rgb[stride * y + x - 3]!);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}
