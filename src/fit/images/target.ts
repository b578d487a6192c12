import { FIT_SCALE } from "../encounter.ts";
import { checkCentres, checkLight, checkPair } from "./checks.ts";
import type { Pair } from "./pair.ts";
import type { Picture } from "./picture.ts";

export type { Pair, Pixel } from "./pair.ts";

/** Pixels of the compared images, a side. */
export const SIDE = 64;

/** Where compared images lie in the sky, in the units of encounters from the first centre: their middle and half their side. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** A picture as models are compared with it: SIDE x SIDE pixels, the upper row first. */
export interface Target {
  readonly window: Window;
  /** Shares of all light. */
  readonly light: Float64Array;
  /** 1 where pixels count, 0 where they are masked. */
  readonly seen: Float64Array;
  /** The second centre, in units. */
  readonly place: readonly [number, number];
  /** Distance of each pixel's middle from the nearer centre, in pixels of the target. */
  readonly away: Float64Array;
}

/** How much of the light the compared square holds, its margin, and its least and largest half side in separations. */
const HELD = 0.99;
const MARGIN = 1.2;
const LEAST = 0.9;
const MOST = 8;

/** The light above the sky: the median of the picture's border, and twice the scatter there, are taken off. */
function aboveSky({ width, height, light }: Picture): Float32Array {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(light[x]!, light[width * (height - 1) + x]!);
  for (let y = 0; y < height; y++) border.push(light[width * y]!, light[width * y + width - 1]!);
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  const sky = middle(border);
  const scatter = 1.4826 * middle(border.map((value) => Math.abs(value - sky)));
  return light.map((value) => Math.max(0, value - sky - 2 * scatter));
}

/** Makes of a picture what models are compared with. Throws one line where no pair is seen. */
export function targetOf(picture: Picture, pair: Pair): Target {
  checkPair(picture, pair);
  const { width, height } = picture;
  const { first, second, masks = [] } = pair;
  const light = aboveSky(picture);
  let hidden = 0;
  for (const [mx, my, radius] of masks)
    for (let y = Math.max(0, Math.floor(my - radius)); y < Math.min(height, my + radius + 1); y++)
      for (let x = Math.max(0, Math.floor(mx - radius)); x < Math.min(width, mx + radius + 1); x++)
        if (Math.hypot(x - mx, y - my) <= radius) {
          hidden += light[width * y + x]!;
          light[width * y + x] = 0;
        }
  const [cx, cy] = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  const half = pair.half ?? halfAround(light, width, cx, cy, Math.hypot(first[0] - second[0], first[1] - second[1]));
  const scale = SIDE / (2 * half);
  const sums = new Float64Array(SIDE * SIDE);
  const share = Math.max(1, Math.ceil(scale));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (light[width * y + x] === 0) continue;
      // A pixel larger than the target's is cut into squares.
      for (let k = 0; k < share * share; k++) {
        const column = Math.floor(SIDE / 2 + scale * (x + ((k % share) + 0.5) / share - cx));
        const row = Math.floor(SIDE / 2 + scale * (y + (Math.floor(k / share) + 0.5) / share - cy));
        if (column >= 0 && row >= 0 && column < SIDE && row < SIDE)
          sums[SIDE * row + column]! += light[width * y + x]! / (share * share);
      }
    }
  }
  const total = sums.reduce((sum, value) => sum + value, 0);
  checkLight(pair, total, hidden);
  const units = pair.kpcPerPixel / FIT_SCALE.kpc;
  const seen = new Float64Array(SIDE * SIDE).fill(1);
  const apart = [first, second].map(() => new Float64Array(SIDE * SIDE)) as [Float64Array, Float64Array];
  for (let i = 0; i < sums.length; i++) {
    sums[i]! /= total;
    const x = cx + ((i % SIDE) + 0.5 - SIDE / 2) / scale;
    const y = cy + (Math.floor(i / SIDE) + 0.5 - SIDE / 2) / scale;
    if (masks.some(([mx, my, radius]) => Math.hypot(x - mx, y - my) <= radius)) seen[i] = 0;
    [first, second].forEach((centre, g) => {
      apart[g]![i] = scale * Math.hypot(x - centre[0], y - centre[1]);
    });
  }
  const target: Target = {
    window: { x: (cx - first[0]) * units, y: (first[1] - cy) * units, half: half * units },
    light: sums,
    seen,
    place: [(second[0] - first[0]) * units, (first[1] - second[1]) * units],
    away: apart[0].map((d, i) => Math.min(d, apart[1][i]!)),
  };
  checkCentres(target, apart, pair);
  return target;
}

function halfAround(light: Float32Array, width: number, cx: number, cy: number, separation: number): number {
  const most = MOST * separation;
  const bins = new Float64Array(1024);
  for (let i = 0; i < light.length; i++) {
    if (light[i] === 0) continue;
    const reach = Math.max(Math.abs((i % width) + 0.5 - cx), Math.abs(Math.floor(i / width) + 0.5 - cy));
    if (reach < most) bins[Math.floor((1024 * reach) / most)]! += light[i]!;
  }
  const total = bins.reduce((sum, value) => sum + value, 0);
  let held = 0;
  let bin = 0;
  while (bin < 1024 && held < HELD * total) held += bins[bin++]!;
  return Math.min(most, Math.max(LEAST * separation, (MARGIN * bin * most) / 1024));
}

/** Shares of particles on the pixels of a window; what lies outside is left out. Positions are three numbers each. */
export function imageOf(position: ArrayLike<number>, count: number, { x, y, half }: Window): Float64Array {
  const image = new Float64Array(SIDE * SIDE);
  for (let i = 0; i < count; i++) {
    const column = Math.floor((SIDE / 2) * (1 + (position[3 * i]! - x) / half));
    const row = Math.floor((SIDE / 2) * (1 - (position[3 * i + 1]! - y) / half));
    if (column >= 0 && row >= 0 && column < SIDE && row < SIDE) image[SIDE * row + column]! += 1 / count;
  }
  return image;
}
