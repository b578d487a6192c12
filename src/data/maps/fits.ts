import { blocks, card, header, primaryHeader } from "../files/fits/cards.ts";
import { joinBytes } from "../files/joinBytes.ts";
import type { SkyMaps } from "./maps.ts";

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
  const parts = [primaryHeader([card("OBJECT", title), card("TIME", time, timeUnit)])];
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
