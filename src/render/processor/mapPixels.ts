import { MARGIN } from "../pyramid.ts";
import { GAS_MAPS, gasMapOf, shownIn } from "../shown/gasMaps.ts";
import { FADE, momentsOf } from "../shown/moments.ts";
import type { Layout } from "./layout.ts";
import type { PictureRequest, ViewRequest } from "./request.ts";

/** Steps of a colour map: more than a screen can show. */
const STEPS = 1024;

/** Little-endian opaque pixels of evenly spaced display values, interpolated. */
function steps(map: PictureRequest["map"], ground: number): Float32Array {
  const table = new Float32Array(3 * STEPS);
  for (let k = 0; k < STEPS; k++) {
    const place = (k / (STEPS - 1)) * (map.length - 1);
    const below = Math.min(map.length - 2, Math.floor(place));
    for (let c = 0; c < 3; c++) {
      const [a, b] = [map[below]![c]!, map[below + 1]![c]!];
      table[3 * k + c] = 255 * (a + (place - below) * (b - a)) - ground;
    }
  }
  return table;
}

type Draw = (buffer: ArrayBuffer, layout: Layout, view: ViewRequest, picture: PictureRequest) => void;

/** The map of velocities or of their dispersion, from the joined sums of level 0 to the layout's pixels, as shown/velocity.ts and dispersion.ts do. */
export const velocityPixels: Draw = (buffer, layout, view, picture) => {
  const { low, span, shows } = picture;
  draw(buffer, layout, view, picture, low, (sums, at) => {
    const { velocity, dispersion } = momentsOf(sums, at);
    return shows === "velocity" ? 0.5 + velocity / (2 * span) : dispersion / span;
  });
};

/** A map of gas, as shown/gasMap.ts does. */
export const gasPixels: Draw = (buffer, layout, view, picture) => {
  const { low, high, floor, shows } = picture;
  const of = gasMapOf(shows)!;
  // A sum over area ends in its darkest colour by itself.
  const least = GAS_MAPS[of].mean ? floor : Number.NEGATIVE_INFINITY;
  draw(buffer, layout, view, picture, least, (sums, at) => {
    const value = shownIn(sums, at, of);
    return value > 0 ? (Math.log10(value) - low) / (high - low) : 0;
  });
};

/** Colours by a place along the map, fading in from the mass per area `low`. */
function draw(
  buffer: ArrayBuffer,
  layout: Layout,
  { width, height }: ViewRequest,
  { map, paper }: PictureRequest,
  low: number,
  along: (sums: Float32Array, at: number) => number,
): void {
  const { own, columns } = layout.levels[0]!;
  const sums = new Float32Array(buffer, own, 4 * columns * (height + 2 * MARGIN));
  const out = new Uint8ClampedArray(buffer, layout.pixels, 4 * layout.stride * height);
  const ground = paper ? 255 : 0;
  const colours = steps(map, ground);
  const [least, full] = [10 ** low, 10 ** (low + FADE)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * ((y + MARGIN) * columns + MARGIN + x);
      const to = 4 * (y * layout.stride + x);
      const mass = sums[at]!;
      const part = mass >= least ? (mass < full ? (Math.log10(mass) - low) / FADE : 1) : 0;
      const share = part * part * (3 - 2 * part);
      let k = 0;
      if (share > 0) {
        k = 3 * Math.round(Math.min(1, Math.max(0, along(sums, at))) * (STEPS - 1));
      }
      for (let c = 0; c < 3; c++) out[to + c] = ground + share * colours[k + c]!;
      out[to + 3] = 255;
    }
  }
}
