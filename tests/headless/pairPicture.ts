import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes a FITS picture of two round galaxies, whose centres are (22, 33) and (42, 27); its path. */
export function pairPicture(folder: string): string {
  const size = 64;
  const cards = ["SIMPLE  =                    T", "BITPIX  =                  -32", "NAXIS   =                    2"];
  cards.push(`NAXIS1  = ${String(size).padStart(20)}`, `NAXIS2  = ${String(size).padStart(20)}`, "END");
  const head = cards
    .map((card) => card.padEnd(80))
    .join("")
    .padEnd(2880);
  const data = new DataView(new ArrayBuffer(4 * size * size));
  const spot = (x: number, y: number) => 100 * Math.exp(-(x * x + y * y) / 18);
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [i % size, Math.floor(i / size)];
    data.setFloat32(4 * i, spot(x - 22, y - 30) + spot(x - 42, y - 36));
  }
  const path = join(folder, "pair.fits");
  writeFileSync(path, Buffer.concat([Buffer.from(head), Buffer.from(data.buffer)]));
  return path;
}
