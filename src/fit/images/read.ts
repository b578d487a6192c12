import type { Source } from "../../data/files/source.ts";
import { fault } from "./faults.ts";
import { readFitsPicture } from "./fits.ts";
import { checkSize, fromPixels, MOST_BYTES, type Picture } from "./picture.ts";
import { readPng } from "./png.ts";

/** Turns the bytes of a picture of a kind that this program does not unpack itself into pixels: red, green, blue, opacity from 0 to 255. */
export type Unpack = (bytes: Uint8Array) => Promise<{ width: number; height: number; data: ArrayLike<number> }>;

const STARTS = {
  png: [0x89, 0x50, 0x4e, 0x47],
  jpeg: [0xff, 0xd8, 0xff],
  fits: [..."SIMPLE"].map((c) => c.charCodeAt(0)),
};

/** All of a file. Throws one line where that is more than is held. */
function whole(source: Source): Promise<Uint8Array> | Uint8Array {
  if (source.size <= MOST_BYTES) return source.read(0, source.size);
  throw fault("large", Math.ceil(source.size / 2 ** 20), MOST_BYTES / 2 ** 20);
}

/** Reads a FITS, PNG or JPEG picture. Throws FileError: one line. */
export async function readPicture(source: Source, unpack?: Unpack): Promise<Picture> {
  const head = await source.read(0, 8);
  const is = (start: readonly number[]) => start.every((byte, k) => head[k] === byte);
  if (is(STARTS.png)) return readPng(await whole(source));
  if (is(STARTS.fits)) return readFitsPicture(source);
  if (source.size === 0) throw fault("empty");
  if (!is(STARTS.jpeg)) throw fault("unknown");
  if (!unpack) throw fault("jpeg");
  const { width, height, data } = await unpack(await whole(source));
  checkSize(width, height);
  return fromPixels(width, height, data);
}
