import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
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
  const said = () => page.getByRole("status").first().textContent();
  await expect.poll(said, PATIENT).toContain("Preparing the bodies");
  await give(page, "no bodies at all");
  await page.getByRole("alert").waitFor();
  await untilRuns(page, 300);
  await expect.poll(said, PATIENT).toContain("300 bodies");
});

test("the first scene is there as a picture until its bodies are drawn; a link to another one has none", async () => {
  const page = await stage.open("?n=300&paused=1", {
    before: () => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
          for (const node of addedNodes) if ((node as Element).className === "still") seen.push("there");
          for (const node of removedNodes)
            if ((node as Element).className === "still")
              seen.push(performance.getEntriesByName("first picture").length > 0 ? "drawn" : "gone too early");
        }
      }).observe(document, { childList: true, subtree: true });
    },
  });
  await untilRuns(page, 300);
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join());
  expect(await seen()).toBe("");
  await page.goto(`${stage.origin}/?n=300&paused=1`);
  await untilRuns(page, 300);
  await page.locator("img.still").waitFor({ state: "detached" });
  expect(await seen()).toBe("there,drawn");
});
