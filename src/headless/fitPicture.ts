import { readFileSync } from "node:fs";
import { kpcPerArcsec, readPairFile } from "../fit/images/pairFile.ts";
import type { Picture } from "../fit/images/picture.ts";
import { readPicture } from "../fit/images/read.ts";
import type { Pair } from "../fit/images/target.ts";
import { fileSource } from "./fileSource.ts";
import { reason, userPath } from "./files.ts";
import { manyOf, numberOr, textOr } from "./option.ts";
import { unpackJpeg } from "./unpackJpeg.ts";

function numbers(text: string, count: number): number[] {
  const found = text.split(",").map((word) => (word.trim() === "" ? Number.NaN : Number(word)));
  if (found.length !== count || !found.every(Number.isFinite))
    throw new Error(`${JSON.stringify(text)} is not ${count} numbers with commas between them`);
  return found;
}

/** Options that say what a picture shows. */
export const VIEW_OPTIONS = {
  pair: textOr(null, "FILE.meta", "centres, scale and redshift, as the targets of Galaxy Zoo: Mergers come with"),
  centres: textOr(
    null,
    "X,Y,X,Y",
    "both centres in pixels from the left upper corner, the first galaxy before the second",
  ),
  "kpc-per-pixel": numberOr(null, "K", "kiloparsecs that a pixel spans", { min: 1e-6, max: 1e6 }),
  "arcsec-per-pixel": numberOr(null, "A", "with --redshift instead", { min: 1e-6, max: 1e6 }),
  redshift: numberOr(null, "Z", "of the pair", { min: 1e-6, max: 0.5 }),
  mask: manyOf(
    "X,Y,R",
    "a star or another galaxy: a circle of pixels that is left out",
    (text) => numbers(text, 3) as [number, number, number],
  ),
  half: numberOr(null, "PIXELS", "half the side of the square that is compared (default: what holds the light)", {
    min: 4,
  }),
};

interface View {
  readonly pair: string | null;
  readonly centres: string | null;
  readonly "kpc-per-pixel": number | null;
  readonly "arcsec-per-pixel": number | null;
  readonly redshift: number | null;
  readonly mask: readonly (readonly [number, number, number])[];
  readonly half: number | null;
}

/** The picture in a file; throws one line that starts with its name. */
export async function pictureOf(path: string): Promise<Picture> {
  try {
    const source = fileSource(userPath(path));
    try {
      return await readPicture(source, unpackJpeg);
    } finally {
      source.close();
    }
  } catch (error) {
    throw new Error(`${path}: ${reason(error)}`);
  }
}

/** The pair that the options describe, and how much faster the second galaxy moves away (km/s) where its file says so; throws one line where something is missing. */
export function pairOf(view: View): { readonly pair: Pair; readonly faster: number | null } {
  const { pair: file, centres, mask, half, redshift } = view;
  const more = { masks: mask, ...(half !== null && { half }) };
  if (file !== null) {
    try {
      const { faster, ...pair } = readPairFile(readFileSync(userPath(file), "utf8"));
      return { pair: { ...pair, ...more }, faster };
    } catch (error) {
      throw new Error(`${file}: ${reason(error)}`);
    }
  }
  if (centres === null) throw new Error("no pair: give --centres X,Y,X,Y and --kpc-per-pixel K, or --pair FILE.meta");
  const [x1, y1, x2, y2] = numbers(centres, 4) as [number, number, number, number];
  const arcsec = view["arcsec-per-pixel"];
  const given = arcsec !== null && redshift !== null ? arcsec * kpcPerArcsec(redshift) : null;
  const kpcPerPixel = view["kpc-per-pixel"] ?? given;
  if (kpcPerPixel === null)
    throw new Error("no scale: give --kpc-per-pixel K, or --arcsec-per-pixel A and --redshift Z");
  return { pair: { first: [x1, y1], second: [x2, y2], kpcPerPixel, ...more }, faster: null };
}
