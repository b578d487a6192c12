import { FileError } from "../../data/files/fileError.ts";
import { numberOf, readHeader, type Unit, wholeOf } from "../../data/files/fits/header.ts";
import { type NumberKind, readNumbers } from "../../data/files/numbers.ts";
import type { Source } from "../../data/files/source.ts";
import { fault } from "./faults.ts";
import { checkSize, type Picture } from "./picture.ts";

const KINDS: Readonly<Record<number, NumberKind>> = { 8: "u1", 16: "i2", 32: "i4", 64: "i8", [-32]: "f4", [-64]: "f8" };

/** Rows that are read at a time. */
const ROWS = 64;

/** Headers gone through for an image. */
const MOST_UNITS = 100;

/** The first image of a FITS file, its lowest row first in the file; blank pixels count as dark. Throws FileError. */
export async function readFitsPicture(source: Source): Promise<Picture> {
  let at = 0;
  for (let k = 0; k < MOST_UNITS && at < source.size; k++) {
    const unit = await readHeader(source, at);
    const isTable = unit.values.has("XTENSION") && String(unit.values.get("XTENSION")).trim() !== "IMAGE";
    if (!isTable && wholeOf(unit, "NAXIS", 0) >= 2) return image(source, unit);
    at = unit.end;
  }
  throw fault("noImage");
}

async function image(source: Source, unit: Unit): Promise<Picture> {
  const [width, height] = [wholeOf(unit, "NAXIS1"), wholeOf(unit, "NAXIS2")];
  checkSize(width, height);
  const kind = KINDS[numberOf(unit, "BITPIX") ?? Number.NaN];
  if (!kind)
    throw new FileError(
      `FITS header at byte ${unit.at}: BITPIX is ${unit.values.get("BITPIX")}; expected 8 to 64, -32 or -64`,
    );
  if (unit.start + unit.bytes > source.size) throw fault("cutFits", unit.start + unit.bytes, source.size);
  const factor = numberOf(unit, "BSCALE") ?? 1;
  const zero = numberOf(unit, "BZERO") ?? 0;
  const blank = numberOf(unit, "BLANK");
  const run = {
    source,
    start: unit.start,
    kind,
    littleEndian: false,
    scale: { factor, zero },
    ...(blank !== undefined && { missing: blank }),
  };
  const light = new Float32Array(width * height);
  let blanks = 0;
  for (let from = 0; from < height; from += ROWS) {
    const rows = Math.min(ROWS, height - from);
    const values = await readNumbers(run, width * from, width * rows);
    for (let i = 0; i < values.length; i++) {
      // Numbers beyond 32-bit floats are no light either.
      const value = Math.fround(values[i]!);
      if (!Number.isFinite(value)) blanks++;
      light[width * (height - 1 - from - Math.floor(i / width)) + (i % width)] = Number.isFinite(value) ? value : 0;
    }
  }
  if (blanks === light.length) throw fault("blank");
  const said = unit.values.get("BUNIT");
  return { width, height, light, ...(said !== undefined && { unit: String(said).trim() }) };
}
