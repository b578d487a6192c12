import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { steps, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("the handle carries a held run forward and gives its picture, which the gallery is made of", async () => {
  const page = await stage.open("?n=2000&paused=1", { sharp: true });
  await untilRuns(page, 2000);
  await page.evaluate(() => window.antennae.advance(7));
  expect(await steps(page)).toBe(7);
  const seen = await page.evaluate(async () => {
    const address = await window.antennae.jpeg(320, 180, 0.9);
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const light = (x: number, y: number, w: number, h: number) => {
      const { data } = context.getImageData(x, y, w, h);
      return data.reduce((sum, value, i) => sum + (i % 4 === 3 ? 0 : value), 0) / (3 * w * h);
    };
    return { width: bitmap.width, height: bitmap.height, all: light(0, 0, 320, 180), corner: light(0, 0, 20, 20) };
  });
  expect([seen.width, seen.height]).toEqual([320, 180]);
  expect(seen.all).toBeGreaterThan(4); // bodies on a sky ...
  expect(seen.corner).toBeLessThan(0.3 * seen.all); // ... that is dark
  expect(await page.evaluate(() => document.querySelector("canvas")!.width)).toBeGreaterThan(500); // as before
});
