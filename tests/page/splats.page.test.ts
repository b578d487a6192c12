import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const SIZE = { width: 480, height: 400 };
const BLOCK = 16;

/** Light in blocks of pixels, as sprites or compute shaders add it up. */
async function blocks(sprites: boolean): Promise<number[]> {
  // Before the first bodies are shown.
  const before = () => {
    const timer = setInterval(() => {
      try {
        window.antennae.splatsAbove = 1e9;
        clearInterval(timer);
      } catch {}
    }, 1);
  };
  const page = await stage.open("?scenario=plummer-merger&n=4096&seed=3&paused=1", {
    gpu: true,
    ...SIZE,
    sharp: true,
    ...(sprites && { before }),
  });
  await untilRuns(page, 4096);
  expect(await page.evaluate(() => window.antennae.splatsAbove)).toBe(sprites ? 1e9 : 0);
  const { width, height, values } = await page.evaluate(() => window.antennae.surfaceDensity());
  const columns = Math.floor(width / BLOCK);
  const sums = new Array<number>(columns * Math.floor(height / BLOCK)).fill(0);
  for (let y = 0; y < Math.floor(height / BLOCK) * BLOCK; y++) {
    for (let x = 0; x < columns * BLOCK; x++) {
      sums[Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)]! += values[y * width + x]!;
    }
  }
  await stage.clear();
  return sums;
}

test("compute shaders add up the light that sprites draw", async () => {
  const drawn = await blocks(true);
  const added = await blocks(false);
  const all = drawn.reduce((sum, light) => sum + light, 0);
  expect(all).toBeGreaterThan(0);
  // Half floats, sharp points read at the pixels' middles, and other profiles at the edges of blocks.
  expect(added.reduce((sum, light) => sum + light, 0) / all).toBeCloseTo(1, 1.3);
  const apart = drawn.reduce((sum, light, k) => sum + Math.abs(light - added[k]!), 0);
  expect(apart / all).toBeLessThan(0.06);
});
