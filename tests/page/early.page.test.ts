import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { manyFrames, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** A page that finds no machine before `release`. */
const early = () =>
  stage.open("?n=300&paused=1", {
    before: () => {
      const found = new Promise<void>((resolve) => Object.assign(window, { release: resolve }));
      const real = navigator.gpu?.requestAdapter.bind(navigator.gpu);
      if (real) GPU.prototype.requestAdapter = async (options) => found.then(() => real(options));
    },
  });

async function give(page: Page, text: string): Promise<void> {
  const input = page.locator("input[type=file]");
  await input.waitFor({ state: "attached" });
  await input.setInputFiles({ name: "early.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.evaluate(() => (window as unknown as { release(): void }).release());
}

test("a file that is opened before a machine was found is not replaced by the first run", async () => {
  const page = await early();
  await give(page, Array.from({ length: 20 }, (_, i) => `1 ${i} 0 ${i % 3} 0 0 0`).join("\n"));
  await untilRuns(page, 20);
  await manyFrames(page);
  await untilRuns(page, 20);
  expect(await page.getByRole("complementary", { name: "Opened file" }).textContent()).toContain("early.txt");
});

test("one that can't be read leaves the first run, and is said", async () => {
  const page = await early();
  await give(page, "no bodies at all");
  await page.getByRole("alert").waitFor();
  await untilRuns(page, 300);
});
