import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("a link may ask for another language, a choice of one outlives a reload, and English loads nothing more", async () => {
  const page = await stage.open("?n=2048&scenario=plummer&paused=1&lang=de");
  await untilRuns(page, 2048);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await page.getByRole("button", { name: "Start", exact: true }).waitFor();
  await page.getByRole("slider", { name: "Öffnungswinkel" }).waitFor();
  await page.getByRole("combobox", { name: "Szenario" }).waitFor();
  await expect.poll(() => page.getByRole("status").textContent(), PATIENT).toMatch(/^2\.048 Körper/);

  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)!));
  expect((await scripts()).filter((name) => name.startsWith("de-"))).toHaveLength(1);

  await button(page, "Einstellungen").click();
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("combobox", { name: "Sprache" }).selectOption({ label: "English" }),
  ]);
  await untilRuns(page, 2048);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await page.getByRole("slider", { name: "Opening angle" }).waitFor();
  await expect.poll(() => page.getByRole("status").textContent(), PATIENT).toMatch(/^2,048 bodies/);
  expect((await scripts()).filter((name) => name.startsWith("de-"))).toEqual([]);

  await button(page, "Settings").click();
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" }),
  ]);
  await page.reload();
  await untilRuns(page, 2048);
  await button(page, "Einstellungen").waitFor();
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
