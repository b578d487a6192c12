import type { FileChooser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { dataPath } from "../dataFiles.ts";
import { type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** A photograph and what is said of it; null where they are not there. */
function photograph(name: string): [string, string] | null {
  const files = ["png", "meta"].map((end) => dataPath(`merger-fit/${name}.${end}`));
  return files.includes(null) ? null : (files as [string, string]);
}

const ARP_240 = photograph("587722984435351614");
const ANTENNAE = photograph("hst_Arp_244");
/** Models of a search at least: what a processor runs in half a minute. */
const MODELS = 500;

/** The page with a small run, before a photograph is there. */
async function opened(): Promise<Page> {
  const page = await stage.open("?n=200&eps=0.05&solver=direct&engine=cpu&speed=1000", { width: 1100, height: 900 });
  await untilRuns(page, 200);
  return page;
}

const panelOf = (page: Page) => page.getByRole("complementary", { name: "Fit a photograph" });

/** Waits until so many models were run. */
async function tried(panel: Locator, models: number): Promise<void> {
  const said = panel.getByText(/^[\d,]+ models, best score 0\.\d\d$/);
  await expect
    .poll(async () => Number(/^[\d,]+/.exec((await said.textContent())!)![0].replace(",", "")), {
      timeout: 400_000,
      interval: 500,
    })
    .toBeGreaterThan(models);
}

/** The best model runs with all its bodies, until the time of the photograph, which lies over it. */
async function seenBeside(page: Page): Promise<void> {
  await page.waitForFunction(() => location.search.includes("scenario=fitted-pair"));
  await untilRuns(page, 200);
  await button(page, "Play").waitFor();
  expect(await page.evaluate(() => window.antennae.steps)).toBeGreaterThan(20);
  await page.locator("img.fit-photograph").waitFor();
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
}

/** Goes on by Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let k = 0; k < 200; k++) {
    if (await control.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${control}`);
}

/** Presses a key until a file is asked for: a browser grants that to no key pressed five seconds before a busy page answers it. */
async function chooserBy(page: Page, key: string): Promise<FileChooser> {
  for (let k = 0; k < 10; k++) {
    const choosing = page.waitForEvent("filechooser", { timeout: 20_000 }).catch(() => null);
    await page.keyboard.press(key);
    const chooser = await choosing;
    if (chooser) return chooser;
  }
  throw new Error(`${key} asks for no file`);
}

test.skipIf(!ARP_240)("Arp 240 by keyboard alone, from its photograph to the full run", async () => {
  const page = await opened();
  await page.keyboard.press("M");
  const panel = panelOf(page);
  await tabTo(page, panel.getByLabel("Photograph", { exact: true }));
  await (await chooserBy(page, "Space")).setFiles(ARP_240!);
  await panel.getByRole("button", { name: "First centre: 513, 514" }).waitFor();
  await tabTo(page, panel.getByRole("button", { name: "Search for encounters" }));
  await page.keyboard.press("Enter");
  await tried(panel, MODELS);
  await tabTo(page, panel.getByRole("button", { name: "Stop the search" }));
  await page.keyboard.press("Enter");
  await panel.getByRole("region", { name: "What was found" }).waitFor();
  await tabTo(page, panel.getByRole("button", { name: "Run the best one" }));
  await page.keyboard.press("Enter");
  await seenBeside(page);
});

test.skipIf(!ANTENNAE)("the Antennae by mouse, from their photograph to the full run", async () => {
  const page = await opened();
  const fits = panelOf(page);
  await page.keyboard.press("M");
  const choosing = page.waitForEvent("filechooser");
  await fits.getByLabel("Photograph", { exact: true }).click();
  await (await choosing).setFiles(ANTENNAE!);
  await fits.getByRole("button", { name: "Second centre: 346, 406" }).waitFor();
  await fits.getByRole("button", { name: "Search for encounters" }).click();
  await tried(fits, MODELS);
  await fits.getByRole("button", { name: "Stop the search" }).click();
  await fits.getByRole("region", { name: "What was found" }).waitFor();
  await fits.getByRole("button", { name: "Run the best one" }).click();
  await seenBeside(page);
});
