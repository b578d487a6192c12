import { joinBytes } from "../files/joinBytes.ts";
import type { SkyMaps } from "./maps.ts";

/** FITS files are made of blocks of so many bytes, headers of cards of 80 letters (FITS Standard 4.0, Pence et al. 2010, A&A 524, A42). */
const BLOCK = 2880;
const CARD = 80;

type Value = string | number | boolean;

/** One line of a header: `NAME    = value / comment`. */
function card(name: string, value: Value, comment = ""): string {
  const said =
    typeof value === "string"
      ? quoted(value).padEnd(20)
      : typeof value === "boolean"
        ? (value ? "T" : "F").padStart(20)
        : exact(value).padStart(20);
  return `${name.padEnd(8)}= ${said}${comment && ` / ${plain(comment)}`}`.slice(0, CARD).padEnd(CARD);
}

/** A string between quotes, of which those within it stand twice; cut where it is too long, never between such two. */
function quoted(words: string): string {
  let said = "";
  for (const letter of plain(words)) {
    const next = letter === "'" ? "''" : letter;
    if (said.length + next.length > 60) break;
    said += next;
  }
  return `'${said.padEnd(8)}'`;
}

/** A whole number, or one with a point. */
const exact = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1e9 ? String(value) : value.toExponential(12).toUpperCase();

/** Headers are in ASCII. */
const plain = (words: string) => words.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");

function blocks(bytes: Uint8Array, fill: number): Uint8Array {
  const whole = new Uint8Array(BLOCK * Math.ceil(bytes.length / BLOCK)).fill(fill);
  whole.set(bytes);
  return whole;
}

const header = (cards: readonly string[]) =>
  blocks(new TextEncoder().encode([...cards, "END".padEnd(CARD)].join("")), 0x20);

/** Big-endian float32, the lowest row first; pixels without mass are NaN. */
function image(values: Float32Array, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(4 * width * height);
  const view = new DataView(bytes.buffer);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) view.setFloat32(4 * (y * width + x), values[(height - 1 - y) * width + x]!);
  return blocks(bytes, 0);
}

/**
 * A FITS file of the maps: one image extension each, called after its map, with its unit (BUNIT), and a linear scale in lengths at the distance
 * of what the camera looks at, from the middle of the view, right and up (CRPIX, CRVAL, CDELT, CUNIT).
 */
export function mapsFits({ width, height, pixel, lengthUnit, title, time, timeUnit, maps }: SkyMaps): Uint8Array {
  const parts = [
    header([
      card("SIMPLE", true, "FITS Standard 4.0"),
      card("BITPIX", 8),
      card("NAXIS", 0),
      card("EXTEND", true),
      card("ORIGIN", "Antennae"),
      card("OBJECT", title),
      card("TIME", time, timeUnit),
    ]),
  ];
  for (const { name, unit, values } of maps) {
    const axes = (["1", "2"] as const).flatMap((axis) => [
      card(`CTYPE${axis}`, axis === "1" ? "X" : "Y", axis === "1" ? "right in the view" : "up in the view"),
      card(`CUNIT${axis}`, lengthUnit),
      card(`CRPIX${axis}`, ((axis === "1" ? width : height) + 1) / 2, "middle of the view"),
      card(`CRVAL${axis}`, 0),
      card(`CDELT${axis}`, pixel, "side of a pixel"),
    ]);
    parts.push(
      header([
        card("XTENSION", "IMAGE", "float32"),
        card("BITPIX", -32),
        card("NAXIS", 2),
        card("NAXIS1", width),
        card("NAXIS2", height),
        card("PCOUNT", 0),
        card("GCOUNT", 1),
        card("EXTNAME", name.toUpperCase()),
        card("BUNIT", unit),
        ...axes,
      ]),
      image(values, width, height),
    );
  }
  return joinBytes(parts);
}
