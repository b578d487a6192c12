import { FileError } from "../data/files/fileError.ts";
import { checkSize } from "../fit/images/picture.ts";
import type { Unpack } from "../fit/images/read.ts";
import { reason } from "./files.ts";

/** Markers that begin a frame (ISO/IEC 10918-1, table B.1): C0 to CF but for tables of codes, a reserved one, and arithmetic conditions. */
const isFrame = (marker: number) => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size that a JPEG says, before its pixels are unpacked; null: it says none. */
function sizeOf(bytes: Uint8Array): readonly [width: number, height: number] | null {
  const word = (at: number) => 256 * (bytes[at] ?? 0) + (bytes[at + 1] ?? 0);
  for (let at = 2; bytes[at] === 0xff && at + 9 <= bytes.length; at += 2 + Math.max(2, word(at + 2)))
    if (isFrame(bytes[at + 1]!)) return [word(at + 7), word(at + 5)];
  return null;
}

/** Pixels of a JPEG; throws FileError. */
export const unpackJpeg: Unpack = async (bytes) => {
  const size = sizeOf(bytes);
  if (size) checkSize(...size);
  const { decode } = await import("jpeg-js");
  try {
    return decode(bytes, { useTArray: true, maxResolutionInMP: Number.MAX_VALUE, maxMemoryUsageInMB: 4096 });
  } catch (error) {
    throw new FileError(`the JPEG can't be unpacked (${reason(error)}); save it as PNG or FITS`);
  }
};
