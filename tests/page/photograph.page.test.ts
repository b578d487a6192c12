import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";
import { looks } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("a photograph shows the galaxy from where the camera stands, in the size of screenshots, with a sky about it", async () => {
  const page = await stage.open("?scenario=milky-way&n=4096&paused=1&seed=9&tab=files");
  await untilRuns(page, 4096);
  await page.getByRole("combobox", { name: "Screenshot size" }).selectOption("hd");
  const saving = page.waitForEvent("download");
  await button(page, "Photograph").click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^milky-way.*-photograph\.png$/);
  const [whole, middle, corner] = await looks(page, readFileSync(await saved.path()), [
    { x0: 0, y0: 0, x1: 1, y1: 1 },
    { x0: 0.47, y0: 0.45, x1: 0.53, y1: 0.55 },
    { x0: 0, y0: 0, x1: 0.15, y1: 0.15 },
  ]);
  expect([whole!.width, whole!.height]).toEqual([1920, 1080]);
  expect(middle!.median).toBeGreaterThan(0.3);
  // An old bulge is warm; the sky is dark, with stars in it.
  expect(middle!.warmth).toBeGreaterThan(0);
  expect(corner!.median).toBeLessThan(0.1);
  expect(corner!.max).toBeGreaterThan(0.2);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
