import type { Page } from "playwright-core";
import { drawn } from "./handle.ts";

/** What a picture is like, from the pixels of a PNG. Brightness is the greatest channel, 0 to 1. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly mean: number;
  readonly max: number;
  /** Median brightness: the sky. */
  readonly median: number;
  /** Share of all brightness that lies in the brightest tenth of the pixels. */
  readonly concentration: number;
  /** Brightness-weighted centre, shares of width and height. */
  readonly centre: readonly [number, number];
  /** Mean of red minus blue over the lit pixels: positive is warm. */
  readonly warmth: number;
}

/** A part of a picture, shares of width and height. */
interface Clip {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Decodes a PNG in the browser and sums it up, in the part `clip`. */
export async function look(page: Page, png: Buffer, clip: Clip = { x0: 0, y0: 0, x1: 1, y1: 1 }): Promise<Picture> {
  return (await looks(page, png, [clip]))[0]!;
}

/** The same in several parts, decoded once. */
export function looks(page: Page, png: Buffer, clips: readonly Clip[]): Promise<Picture[]> {
  return page.evaluate(
    async ({ base64, clips }) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
      context.drawImage(bitmap, 0, 0);
      return clips.map((clip) => {
        const x = Math.floor(clip.x0 * bitmap.width);
        const y = Math.floor(clip.y0 * bitmap.height);
        const width = Math.floor(clip.x1 * bitmap.width) - x;
        const height = Math.floor(clip.y1 * bitmap.height) - y;
        const { data } = context.getImageData(x, y, width, height);
        const n = width * height;
        // Brightness has 256 levels: counting them sorts the pixels.
        const levels = new Float64Array(256);
        let [sum, sumX, sumY, red] = [0, 0, 0, 0];
        for (let i = 0; i < n; i++) {
          const [r, g, b] = [data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!];
          const level = Math.max(r, g, b);
          const v = level / 255;
          levels[level]!++;
          sum += v;
          sumX += v * (i % width);
          sumY += v * Math.floor(i / width);
          if (v > 0.1) red += (r - b) / 255;
        }
        /** Level of the pixel at place `i` of all, from dark to bright. */
        const levelAt = (i: number) => {
          let level = 0;
          for (let below = levels[0]!; below <= i; below += levels[++level]!);
          return level;
        };
        let [top, left] = [0, n - Math.floor(0.9 * n)];
        for (let level = 255; left > 0; level--) {
          const taken = Math.min(left, levels[level]!);
          top += (taken * level) / 255;
          left -= taken;
        }
        return {
          width: bitmap.width,
          height: bitmap.height,
          mean: sum / n,
          max: levelAt(n - 1) / 255,
          median: levelAt(n >> 1) / 255,
          concentration: top / Math.max(sum, 1e-9),
          centre: [sumX / Math.max(sum, 1e-9) / width, sumY / Math.max(sum, 1e-9) / height] as const,
          warmth: red / n,
        };
      });
    },
    { base64: png.toString("base64"), clips },
  );
}

/** The sky without panels and words. */
export async function sky(page: Page): Promise<Buffer> {
  const style = await page.addStyleTag({ content: "#root { visibility: hidden }" });
  await drawn(page);
  const png = await page.screenshot();
  await style.evaluate((node) => (node as Element).remove());
  return png;
}

/** Mean change of colour between two PNGs of one size, over the pixels that are lit in one of them: 0 to 1. */
export function change(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [one, other] = (await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      )) as [Uint8ClampedArray, Uint8ClampedArray];
      let [sum, lit] = [0, 0];
      for (let i = 0; i < one.length; i += 4) {
        const [r, g, b] = [one[i]!, one[i + 1]!, one[i + 2]!];
        const [red, green, blue] = [other[i]!, other[i + 1]!, other[i + 2]!];
        if (Math.max(r, g, b, red, green, blue) < 40) continue;
        lit++;
        sum += (Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue)) / (3 * 255);
      }
      return sum / Math.max(1, lit);
    },
    [one.toString("base64"), other.toString("base64")],
  );
}
