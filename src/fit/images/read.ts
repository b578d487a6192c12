import { FileError } from "../../data/files/fileError.ts";
import type { Source } from "../../data/files/source.ts";
import { readFitsPicture } from "./fits.ts";
import { checkSize, fromPixels, type Picture } from "./picture.ts";
import { readPng } from "./png.ts";

/** Turns the bytes of a picture of a kind that this program does not unpack itself into pixels: red, green, blue, opacity from 0 to 255. */
export type Unpack = (bytes: Uint8Array) => Promise<{ width: number; height: number; data: ArrayLike<number> }>;

const STARTS = {
  png: [0x89, 0x50, 0x4e, 0x47],
  jpeg: [0xff, 0xd8, 0xff],
  fits: [..."SIMPLE"].map((c) => c.charCodeAt(0)),
};

/** Reads a FITS, PNG or JPEG picture. Throws FileError: one line. */
export async function readPicture(source: Source, unpack?: Unpack): Promise<Picture> {
  const head = await source.read(0, 8);
  const is = (start: readonly number[]) => start.every((byte, k) => head[k] === byte);
  if (is(STARTS.png)) return readPng(await source.read(0, source.size));
  if (is(STARTS.fits)) return readFitsPicture(source);
  if (!is(STARTS.jpeg)) throw new FileError("it is no FITS, PNG or JPEG picture");
  if (!unpack) throw new FileError("JPEG can't be unpacked here; save it as PNG or FITS");
  const { width, height, data } = await unpack(await source.read(0, source.size));
  checkSize(width, height);
  return fromPixels(width, height, data);
}
