import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { drawn, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const BODIES = 4096;

/** Mean red, green and blue of what is added up, in the whole picture and in each of its quarters. */
const means = (page: Page) =>
  page.evaluate(async () => {
    const { width, height, sums } = await window.antennae.sums();
    const found = Array.from({ length: 5 }, () => [0, 0, 0]);
    for (let k = 0; k < width * height; k++) {
      const quarter = 1 + (k % width < width / 2 ? 0 : 1) + (k < (width * height) / 2 ? 0 : 2);
      for (const c of [0, 1, 2]) {
        found[0]![c]! += sums[4 * k + c]! / (width * height);
        found[quarter]![c]! += (4 * sums[4 * k + c]!) / (width * height);
      }
    }
    return found;
  });

test.each(["milky-way", "antennae"])(
  "the Hubble-style look of %s, dust included, has the same colours on the graphics card and on the processor",
  async (scenario) => {
    const seen: number[][][] = [];
    for (const gpu of [true, false]) {
      const address = `?scenario=${scenario}&n=${BODIES}&seed=3&paused=1&look=hubble`;
      const page = await stage.open(address, { gpu, width: 640, height: 400, sharp: true });
      await untilRuns(page, BODIES);
      await drawn(page);
      seen.push(await means(page));
      expect(await page.getByRole("alert").allTextContents()).toEqual([]);
      await stage.clear();
    }
    const [card, processor] = seen as [number[][], number[][]];
    // Half floats and other profiles of images: a quarter of a per cent of all light, 0.4 % in a quarter of the picture.
    processor.forEach((colour, part) => {
      for (const c of [0, 1, 2]) {
        const ratio = colour[c]! / card[part]![c]!;
        expect(Math.abs(ratio - 1), `part ${part}, channel ${c}: ${ratio}`).toBeLessThan(part === 0 ? 0.01 : 0.02);
      }
    });
  },
);
