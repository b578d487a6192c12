import { blocks, card, header, primaryHeader } from "../data/files/fits/cards.ts";

/** One axis of an image: what FITS calls it, its unit, the pixel that stands at `value` (from 1 on) and the step from pixel to pixel. */
export interface FitsAxis {
  readonly type: string;
  readonly unit: string;
  readonly pixel: number;
  readonly value: number;
  readonly step: number;
}

/** An image or a cube; `values` the first axis fastest, and along the second from the lowest row on. */
export interface FitsImage {
  readonly name: string;
  readonly unit: string;
  readonly axes: readonly FitsAxis[];
  readonly sides: readonly number[];
  readonly values: Float32Array;
}

/** Axes on the sky (gnomonic, Calabretta & Greisen 2002, A&A 395, 1077) of a picture in whose middle is right ascension 180 and declination 0: right is west. */
export function skyAxes(width: number, height: number, arcsec: number): readonly FitsAxis[] {
  const step = arcsec / 3600;
  return [
    { type: "RA---TAN", unit: "deg", pixel: (width + 1) / 2, value: 180, step: -step },
    { type: "DEC--TAN", unit: "deg", pixel: (height + 1) / 2, value: 0, step },
  ];
}

/** Rows from the lowest on, of rows from the uppermost. */
export function upwards(values: ArrayLike<number>, width: number, height: number): Float32Array {
  const turned = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[y * width + x] = values[(height - 1 - y) * width + x]!;
  return turned;
}

/** A FITS file of images, one extension each; `cards`: more of the first header. */
export function fitsImages(images: readonly FitsImage[], cards: readonly string[] = []): Uint8Array {
  const parts = [primaryHeader(cards)];
  for (const { name, unit, axes, sides, values } of images) {
    const bytes = new Uint8Array(4 * values.length);
    const view = new DataView(bytes.buffer);
    for (let k = 0; k < values.length; k++) view.setFloat32(4 * k, values[k]!);
    parts.push(
      header([
        card("XTENSION", "IMAGE", "float32"),
        card("BITPIX", -32),
        card("NAXIS", sides.length),
        ...sides.map((side, k) => card(`NAXIS${k + 1}`, side)),
        card("PCOUNT", 0),
        card("GCOUNT", 1),
        card("EXTNAME", name.toUpperCase()),
        card("BUNIT", unit),
        ...axes.flatMap(({ type, unit: of, pixel, value, step }, k) => [
          card(`CTYPE${k + 1}`, type),
          card(`CUNIT${k + 1}`, of),
          card(`CRPIX${k + 1}`, pixel),
          card(`CRVAL${k + 1}`, value),
          card(`CDELT${k + 1}`, step),
        ]),
      ]),
      blocks(bytes, 0),
    );
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
