import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, drawn as untilDrawn, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const SIZE = { width: 800, height: 420 };
/** Twelve sides before the box: with those of its images that are nearer and farther the light is 1.5 % more. */
const FAR = "view=25,-600,25,25,25,25";

/** Light of the whole picture, and its least part in 4 x 4 blocks. */
async function light(page: Page): Promise<{ all: number; least: number }> {
  await untilDrawn(page);
  return page.evaluate(async () => {
    const { width, height, sums } = await window.antennae.sums();
    const blocks = new Float64Array(16);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        blocks[4 * Math.floor((4 * y) / height) + Math.floor((4 * x) / width)]! += sums[4 * (y * width + x)]!;
    const all = blocks.reduce((sum, x) => sum + x, 0);
    return { all, least: Math.min(...blocks) / all };
  });
}

const sprites = () => {
  const timer = setInterval(() => {
    try {
      window.antennae.splatsAbove = 1e9;
      clearInterval(timer);
    } catch {}
  }, 1);
};

for (const [name, options, n, shows] of [
  ["by the processor", {}, 4096, "light"],
  ["added up on a GPU", { gpu: true, tree: true }, 512, "light"],
  // Of many sprites on a pixel half floats lose some.
  ["as sprites on a GPU", { gpu: true, tree: true, before: sprites }, 512, "density"],
] as const)
  test(`drawn ${name}, a periodic box with its images shines 27 times as bright, and has no edge from inside`, async () => {
    const page = await stage.open(`?scenario=universe&n=${n}&paused=1&level=study&shows=${shows}&${FAR}`, {
      ...options,
      ...SIZE,
      sharp: true,
    });
    await untilRuns(page, n);
    const alone = await light(page);
    await page.getByRole("tab", { name: "Look" }).click();
    const repeat = button(page, "Repeat the box");
    await repeat.click();
    await expect.poll(async () => (await light(page)).all / alone.all, PATIENT).toBeGreaterThan(2);
    expect((await light(page)).all / alone.all / 27).toBeCloseTo(1, 1);
    await expect.poll(() => page.url(), PATIENT).toContain("repeat=1");
    await repeat.click();
    await expect.poll(async () => (await light(page)).all / alone.all, PATIENT).toBeLessThan(1.01);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);

    // From inside there is light all around, and the same from places that are a side apart: a link has it from the beginning.
    const seenFrom = async (x: number) => {
      const url = new URL(page.url());
      url.searchParams.set("view", `${x},20,30,${x + 10},22,29`);
      url.searchParams.set("repeat", "1");
      await page.goto(url.href);
      await untilRuns(page, n);
      // What draws the images comes later.
      await expect.poll(async () => (await light(page)).least, PATIENT).toBeGreaterThan(0.01);
      return light(page);
    };
    const [here, there] = [await seenFrom(0), await seenFrom(50)];
    expect(there.all / here.all).toBeCloseTo(1, 2);
    expect(there.least / here.least).toBeCloseTo(1, 1);
  });

test("a flight goes on and on through a periodic box, in which it sees no edge; open space has none", async () => {
  const page = await stage.open(`?scenario=universe&n=4096&engine=cpu&paused=1&view=25,-60,25,25,25,25`, {
    ...SIZE,
    sharp: true,
  });
  await untilRuns(page, 4096);
  const fly = button(page, "Fly through the box");
  // From before the box there is none of it at the picture's corners.
  expect((await light(page)).least).toBeLessThan(0.005);
  await fly.click();
  expect(await fly.getAttribute("aria-pressed")).toBe("true");
  const place = () => page.evaluate(() => window.antennae.camera.position as [number, number, number]);
  await expect.poll(async () => (await place())[1], PATIENT).toBeGreaterThan(5);
  // It comes out of the box on the side where it came in.
  await expect.poll(async () => (await place())[1], PATIENT).toBeGreaterThan(40);
  await expect.poll(async () => (await place())[1], PATIENT).toBeLessThan(20);
  const [x, y, z] = await place();
  expect(x).toBeCloseTo(25, 3);
  expect(z).toBeCloseTo(25, 3);
  expect(y).toBeGreaterThanOrEqual(0);

  // Turning takes the view over, and ends the flight; its images go with it.
  await page.keyboard.press("y");
  await expect.poll(() => fly.getAttribute("aria-pressed"), PATIENT).toBe("false");
  await page.keyboard.press("y");
  await fly.click();
  await expect.poll(async () => (await place())[1], PATIENT).toBeGreaterThan(y + 1);
  await fly.click();
  const stood = await place();
  await untilDrawn(page);
  expect((await place())[1]).toBeCloseTo(stood[1], 6);

  await page.goto(
    page
      .url()
      .replace("scenario=universe", "scenario=plummer")
      .replace(/&(n|until|view)=[^&]*/g, "&n=300"),
  );
  await untilRuns(page, 300);
  expect(await fly.count()).toBe(0);
  await page.keyboard.press("Z");
  await untilDrawn(page);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
