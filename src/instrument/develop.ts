import type { Exposure } from "./expose.ts";
import type { Filters } from "./filters.ts";

/** Bytes of a picture, red green blue, row by row from the upper left. */
export interface Developed {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Interleaved gradient noise (Jimenez 2014), so that faint glow has no rings where it is rounded. */
const grain = (x: number, y: number) => {
  const inner = 0.06711056 * x + 0.00583715 * y;
  const outer = 52.9829189 * (inner - Math.floor(inner));
  return outer - Math.floor(outer) - 0.5;
};

/** The light (mean of the three colours) below which a share of the picture's own light lies: what a picture's exposure goes by. */
export function lightAt(light: Float32Array, share: number): number {
  const values = new Float32Array(Math.floor(light.length / 3));
  let sum = 0;
  for (let p = 0; p < values.length; p++) {
    values[p] = Math.max(0, light[3 * p]! + light[3 * p + 1]! + light[3 * p + 2]!) / 3;
    sum += values[p]!;
  }
  // Numbers that are not negative are ordered as their bits are: sums by the upper half of these tell among which few the one looked for is.
  const bits = new Uint32Array(values.buffer);
  const upper = new Float64Array(2 ** 16);
  for (let p = 0; p < values.length; p++) upper[bits[p]! >>> 16]! += values[p]!;
  let [below, part] = [0, 0];
  while (part < upper.length - 1 && below + upper[part]! < share * sum) below += upper[part++]!;
  const few = values.filter((_, p) => bits[p]! >>> 16 === part).sort();
  for (const value of few) {
    below += value;
    if (below >= share * sum) return value;
  }
  return few.at(-1) ?? 0;
}

/**
 * Display values by the asinh stretch of Lupton et al. (2004, PASP 116, 133), which keeps the hue: of the mean of three colours, whose `white` is shown at full
 * brightness; where a colour would be above that, all are lowered and turn towards white, as an overexposed star's do.
 */
export function develop(
  { width, height, light }: Exposure,
  { saturation, softening }: Filters,
  white: number,
): Developed {
  const rgb = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) developRow(light, rgb, width, y, saturation, softening, white);
  return { width, height, rgb };
}

/** One row: a function of its own is compiled after a few of them. */
function developRow(
  light: Float32Array,
  rgb: Uint8Array,
  width: number,
  row: number,
  saturation: number,
  softening: number,
  white: number,
): void {
  const full = Math.asinh(1 / softening);
  const dark = 1 / (softening * full);
  const perWhite = 1 / white;
  for (let column = 0, at = 3 * row * width; column < width; column++, at += 3) {
    const r = light[at]! * perWhite;
    const g = light[at + 1]! * perWhite;
    const b = light[at + 2]! * perWhite;
    const mean = (r + g + b) / 3;
    const x = mean / softening;
    const scale = mean > 1e-9 ? (x > 0.01 ? Math.log(x + Math.sqrt(x * x + 1)) : x) / full / mean : dark;
    // What has much colour by itself gets less of it: lanes of dust are brown, not red.
    const apart = mean > 1e-9 ? (Math.max(r, g, b) - Math.min(r, g, b)) / mean : 0;
    const colour = saturation / (1 + (apart * apart) / 3);
    const red = Math.max(0, scale * (mean + colour * (r - mean)));
    const green = Math.max(0, scale * (mean + colour * (g - mean)));
    const blue = Math.max(0, scale * (mean + colour * (b - mean)));
    const most = Math.max(red, green, blue);
    const over = most > 1 ? 1 / most : 1;
    // How far beyond white the brightest colour is says how far it turns to white.
    const pale = most > 0.75 ? Math.min(0.85, (most - 0.75) * 0.9) : 0;
    const top = pale * Math.min(1, most);
    const kept = (1 - pale) * over;
    const noise = grain(column, row);
    rgb[at] = byte(kept * red + top, noise);
    rgb[at + 1] = byte(kept * green + top, noise);
    rgb[at + 2] = byte(kept * blue + top, noise);
  }
}

/** A display value as a byte: between linear light and what screens usually get, as the stretch has lifted what is faint. */
const byte = (value: number, noise: number): number => {
  const place = (SHOWN.length - 2) * Math.sqrt(Math.min(1, value));
  // Bits instead of Math.floor and Math.round: nothing is below 0.
  const step = place | 0;
  const shown = SHOWN[step]! + (place - step) * (SHOWN[step + 1]! - SHOWN[step]!);
  return Math.min(255, (shown + noise + 0.5) | 0);
};

/** 255 times the power 1 / 1.25, in even steps of the root. */
const SHOWN = Float64Array.from({ length: 1026 }, (_, k) => 255 * (k / 1024) ** (2 / 1.25));
