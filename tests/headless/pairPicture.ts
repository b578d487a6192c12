import { writeFileSync } from "node:fs";
import { join } from "node:path";

const SIZE = 64;

/** Writes a FITS picture of 64 x 64 pixels, `light` on each from the lowest row on, in a unit where one is given; its path. */
export function fitsPicture(
  folder: string,
  name: string,
  light: (x: number, y: number) => number,
  unit?: string,
): string {
  const cards = ["SIMPLE  =                    T", "BITPIX  =                  -32", "NAXIS   =                    2"];
  cards.push(`NAXIS1  = ${String(SIZE).padStart(20)}`, `NAXIS2  = ${String(SIZE).padStart(20)}`);
  cards.push(...(unit === undefined ? [] : [`BUNIT   = '${unit}'`]), "END");
  const head = cards
    .map((card) => card.padEnd(80))
    .join("")
    .padEnd(2880);
  const data = new DataView(new ArrayBuffer(4 * SIZE * SIZE));
  for (let i = 0; i < SIZE * SIZE; i++) data.setFloat32(4 * i, light(i % SIZE, Math.floor(i / SIZE)));
  const path = join(folder, name);
  writeFileSync(path, Buffer.concat([Buffer.from(head), Buffer.from(data.buffer)]));
  return path;
}

/** Writes a FITS picture of two round galaxies, whose centres are (22, 33) and (42, 27); its path. */
export function pairPicture(folder: string): string {
  const spot = (x: number, y: number) => 100 * Math.exp(-(x * x + y * y) / 18);
  return fitsPicture(folder, "pair.fits", (x, y) => spot(x - 22, y - 30) + spot(x - 42, y - 36));
}
