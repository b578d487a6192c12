import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { measure, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test.each([
  { by: "WebGPU", gpu: true, language: "en", modes: ["two phases", "one by one"], tab: "Scene", fold: "Encounter" },
  {
    by: "the processor",
    gpu: false,
    language: "de",
    modes: ["zwei Phasen", "einzeln"],
    tab: "Szene",
    fold: "Begegnung",
  },
])("supernovae are chosen in the scene, by $by ($language), and their energy is in the account", async (given) => {
  const address = `?scenario=wet-antennae&gasFraction=0.5&n=1024&seed=3&paused=1&lang=${given.language}`;
  const page = await stage.open(address, { gpu: given.gpu, tree: given.gpu, width: 900, height: 600 });
  await untilRuns(page, 1024);
  expect((await measure(page)).supernovae).toBeUndefined();
  await page.getByRole("tab", { name: given.tab, exact: true }).click();
  await page.getByText(given.fold, { exact: true }).click();
  const choice = page.getByRole("combobox", { name: "Supernovae", exact: true });
  await choice.waitFor();
  expect(await choice.locator("option").allTextContents()).toEqual(given.modes);
  await choice.selectOption(given.modes[1]!);
  await expect.poll(() => page.url(), PATIENT).toContain("feedback=1");
  await expect.poll(async () => (await measure(page)).supernovae, PATIENT).toBe(0);
  await page.evaluate(() => window.antennae.advance(4));
  const { supernovae, total } = await measure(page);
  expect(supernovae).toBeGreaterThanOrEqual(0);
  expect(Number.isFinite(total)).toBe(true);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  // And back.
  await choice.selectOption(given.modes[0]!);
  await expect.poll(async () => (await measure(page)).supernovae, PATIENT).toBeUndefined();
});
