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

/** What is added up in the left quarter of the picture, green, in cells of 4 x 4 pixels: all of it is sky but for a few bodies. */
const cells = (page: Page) =>
  page.evaluate(async () => {
    const { width, height, sums } = await window.antennae.sums();
    const [across, down] = [Math.floor(width / 16), Math.floor(height / 4)];
    const found = new Array<number>(across * down).fill(0);
    for (let y = 0; y < 4 * down; y++)
      for (let x = 0; x < 4 * across; x++)
        found[Math.floor(y / 4) * across + Math.floor(x / 4)]! += sums[4 * (y * width + x) + 1]!;
    return found;
  });

/** How far two pictures go together, -1 to 1, by the roots of their light. */
function alike(a: readonly number[], b: readonly number[]): number {
  const about = (values: readonly number[]) => {
    const roots = values.map((value) => Math.sqrt(Math.max(0, value)));
    const mean = roots.reduce((sum, one) => sum + one, 0) / roots.length;
    return roots.map((one) => one - mean);
  };
  const [p, q] = [about(a), about(b)];
  const product = (u: readonly number[], v: readonly number[]) => u.reduce((sum, one, k) => sum + one * v[k]!, 0);
  return product(p, q) / Math.sqrt(product(p, p) * product(q, q));
}

const ADDRESS = "?scenario=plummer&n=64&paused=1&look=hubble&exposure=0&tab=look&level=study";

test("a sky behind the Hubble-style look is the same on the graphics card and on the processor", async () => {
  const seen: number[][] = [];
  for (const gpu of [true, false]) {
    const page = await stage.open(ADDRESS, { gpu, width: 640, height: 400, sharp: true });
    await untilRuns(page, 64);
    await drawn(page);
    seen.push(await cells(page));
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  }
  const [card, processor] = seen as [number[], number[]];
  expect(alike(card, processor)).toBeGreaterThan(0.97);
});

test("it stands still while nothing turns, turns with the camera, and its control takes it away", async () => {
  const page = await stage.open(ADDRESS, { width: 640, height: 400, sharp: true });
  await untilRuns(page, 64);
  await drawn(page);
  const before = await cells(page);
  await page.evaluate(() => window.antennae.advance(1));
  await drawn(page);
  expect(alike(await cells(page), before)).toBeGreaterThan(0.99);
  for (let k = 0; k < 6; k++) await page.keyboard.press("ArrowLeft");
  await drawn(page);
  expect(alike(await cells(page), before)).toBeLessThan(0.5);
  const lit = (values: readonly number[]) => values.filter((value) => value > 0.01).length;
  const starry = lit(await cells(page));
  await page.keyboard.press("h");
  await page.getByRole("slider", { name: "Background sky", exact: true }).fill("0");
  await drawn(page);
  expect(lit(await cells(page))).toBeLessThan(0.5 * starry);
});
