import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { drawn as untilDrawn, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const SIZE = { width: 480, height: 400 };
const BLOCK = 16;

interface Compiled {
  /** Texts of the compute shaders of pictures, one for each time that one was compiled. */
  texts?: string[];
}

/** How rough a picture is across, over how rough it is down: second differences of its green, over four pixels. */
const combed = (page: Page) =>
  page.evaluate(
    async ([width, height]) => {
      const image = await createImageBitmap(await (await fetch(await window.antennae.jpeg(width, height, 1))).blob());
      const context = new OffscreenCanvas(width, height).getContext("2d")!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const green = (x: number, y: number) => data[4 * (y * width + x) + 1]!;
      let [across, down] = [0, 0];
      for (let y = 4; y < height - 4; y++) {
        for (let x = 4; x < width - 4; x++) {
          const twice = 2 * green(x, y);
          across += Math.abs(green(x + 4, y) - twice + green(x - 4, y));
          down += Math.abs(green(x, y + 4) - twice + green(x, y - 4));
        }
      }
      return across / down;
    },
    [SIZE.width, SIZE.height] as const,
  );

/** Light in blocks of pixels, the part of it in the brightest hundredth of them, and the shaders, as sprites or compute shaders add it up. */
async function blocks(
  sprites: boolean,
  n: number,
  look: string,
): Promise<{ sums: number[]; sharp: number; texts: string[]; combs: number }> {
  // Before the first bodies are shown.
  const before = () => {
    const timer = setInterval(() => {
      try {
        window.antennae.splatsAbove = 1e9;
        clearInterval(timer);
      } catch {}
    }, 1);
  };
  const listen = () => {
    const texts: string[] = [];
    (window as Compiled).texts = texts;
    const compile = GPUDevice.prototype.createShaderModule;
    GPUDevice.prototype.createShaderModule = function (descriptor) {
      if (descriptor.label === "compute") texts.push(descriptor.code);
      return compile.call(this, descriptor);
    };
  };
  const page = await stage.open(`?n=${n}&seed=3&paused=1&scenario=${look}`, {
    gpu: true,
    ...SIZE,
    sharp: true,
    before: sprites ? before : listen,
  });
  await untilRuns(page, n);
  expect(await page.evaluate(() => window.antennae.splatsAbove)).toBe(sprites ? 1e9 : 0);
  await untilDrawn(page);
  const { width, height, values } = await page.evaluate(() => window.antennae.surfaceDensity());
  const columns = Math.floor(width / BLOCK);
  const sums = new Array<number>(columns * Math.floor(height / BLOCK)).fill(0);
  for (let y = 0; y < Math.floor(height / BLOCK) * BLOCK; y++) {
    for (let x = 0; x < columns * BLOCK; x++) {
      sums[Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)]! += values[y * width + x]!;
    }
  }
  const texts = await page.evaluate(() => (window as Compiled).texts ?? []);
  const combs = await combed(page);
  await stage.clear();
  const all = sums.reduce((sum, light) => sum + light, 0);
  const brightest = values.toSorted((a, b) => b - a).slice(0, values.length / 100);
  return { sums, sharp: brightest.reduce((sum, light) => sum + light, 0) / all, texts, combs };
}

const LOOKS = [
  // No whole number of workgroups: lanes without a body would add a twentieth of the light.
  ["from afar", 300, "plummer-merger"],
  ["among stars that come out of their haze", 4096, "milky-way&colour=population&view=12,2,3,8,0,0"],
] as const;

test.each(LOOKS)("compute shaders add up the light that sprites draw, %s", async (_where, n, look) => {
  const { sums: drawn, ...sprites } = await blocks(true, n, look);
  const { sums: added, ...compute } = await blocks(false, n, look);
  const all = drawn.reduce((sum, light) => sum + light, 0);
  expect(all).toBeGreaterThan(0);
  // Half floats, sharp points read at the pixels' middles, and other profiles at the edges of blocks.
  expect(added.reduce((sum, light) => sum + light, 0) / all).toBeCloseTo(1, 1.3);
  const apart = drawn.reduce((sum, light, k) => sum + Math.abs(light - added[k]!), 0);
  expect(apart / all).toBeLessThan(0.06);
  // Points of stars are Gaussians as sprites, splines over three pixels else.
  expect(compute.sharp / sprites.sharp).toBeCloseTo(1, 0.7);
  // Taps of the glow that were too far apart drew combs beside stars: 1.35, now 0.97.
  for (const { combs } of [sprites, compute]) expect(combs).toBeCloseTo(1, 0.7);
  // One adds up, one joins all levels, one blurs all images of the glow. For bodies at rest, and once more for the engine's: the same text is not compiled again.
  expect(compute.texts.length).toBeGreaterThan(3);
  expect(new Set(compute.texts).size).toBe(3);
});
