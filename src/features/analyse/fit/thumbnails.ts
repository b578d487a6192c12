import type { Picture } from "../../../fit/images/picture.ts";
import { SIDE } from "../../../fit/images/target.ts";
import { blurred, FAINT } from "../../../fit/score.ts";

/** Pixels of a shown picture's longer side. */
const LONGEST = 512;

/** Grey levels from 0 to 1 as an address, each shown as `light` of it. */
function draw(width: number, height: number, level: (i: number) => number): string {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d")!;
  const data = context.createImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    const grey = 255 * Math.min(1, Math.max(0, level(i)));
    data.data.set([grey, grey, grey, 255], 4 * i);
  }
  context.putImageData(data, 0, 0);
  return canvas.toDataURL();
}

/** Shares of light on the pixels of a target's window, as the score sees them: blurred, by their logarithm. */
export function thumbnail(image: Float64Array): string {
  const seen = blurred(image).map((share) => Math.log1p(share / FAINT));
  const most = seen.reduce((top, value) => Math.max(top, value), 1e-9);
  return draw(SIDE, SIDE, (i) => seen[i]! / most);
}

/** A picture small enough to be shown, its faint light raised. */
export function urlOf({ width, height, light }: Picture): string {
  const shrink = Math.max(1, Math.max(width, height) / LONGEST);
  const [w, h] = [Math.max(1, Math.floor(width / shrink)), Math.max(1, Math.floor(height / shrink))];
  const sums = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [x0, y0] = [Math.floor(x * shrink), Math.floor(y * shrink)];
      const [x1, y1] = [Math.max(x0 + 1, Math.floor((x + 1) * shrink)), Math.max(y0 + 1, Math.floor((y + 1) * shrink))];
      let sum = 0;
      for (let j = y0; j < y1; j++) for (let i = x0; i < x1; i++) sum += light[width * j + i]!;
      sums[w * y + x] = sum / ((x1 - x0) * (y1 - y0));
    }
  const sorted = sums.toSorted();
  const sky = sorted[Math.floor(0.2 * sorted.length)]!;
  const bright = Math.max(sky + 1e-30, sorted[Math.floor(0.999 * (sorted.length - 1))]!);
  return draw(w, h, (i) => Math.sqrt(Math.max(0, (sums[i]! - sky) / (bright - sky))));
}
