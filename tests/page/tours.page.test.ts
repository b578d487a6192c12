import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("a kiosk goes on by itself through tours and scenarios, stays where it is asked to, and is left", async () => {
  const page = await stage.open("?kiosk=1&pace=1&n=200&engine=cpu", { width: 900, height: 560 });
  await untilRuns(page, 200);
  const kiosk = page.getByRole("region", { name: "Kiosk" });
  await kiosk.getByRole("heading", { name: "What the opening angle does" }).waitFor();
  expect(await page.getByRole("complementary", { name: "Controls" }).count()).toBe(0);
  // By itself: past the tour's four stops, to a scenario.
  await kiosk.getByText(/^[5-9] of \d+/).waitFor();
  await button(page, "Stay here").click();
  const title = await kiosk.getByRole("heading").textContent();
  expect(title).not.toBe("What the opening angle does");
  expect(await barriers(page)).toEqual([]);
  await button(page, "Next").press("Enter");
  await kiosk.getByRole("button", { name: "Stay here", pressed: true }).waitFor();
  const link = await page.evaluate(() => location.search);
  expect(link).toMatch(/kiosk=1/);
  await button(page, "Exit kiosk").click();
  await page.getByRole("complementary", { name: "Controls" }).waitFor();
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});

test("a worksheet compares answers with what is measured in the run", async () => {
  const page = await stage.open("?n=300&engine=cpu&paused=1&scenario=plummer-merger", { width: 900, height: 640 });
  await untilRuns(page, 300);
  await page.keyboard.press("g");
  await page.getByRole("button", { name: "What the opening angle does" }).click();
  await page.getByText("Worksheet", { exact: true }).click();
  const first = page.getByRole("textbox", { name: /^How many interactions/ });
  const { ppPerBody, pcPerBody } = await page.evaluate(() => window.antennae.measure());
  const right = page.getByText(/^Correct: the current value is [\d,.]+/);
  // Until the page has measured too.
  await expect
    .poll(async () => {
      await first.fill(String(Math.round(ppPerBody + pcPerBody)));
      await first.press("Enter");
      return right.count();
    }, PATIENT)
    .toBe(1);
  await first.fill("3");
  await first.press("Enter");
  await page.getByText(/^Not quite: /).waitFor();
  await first.fill("many");
  await page.getByRole("button", { name: "Check" }).first().click();
  await page.getByText("Type a number").waitFor();
  expect(await barriers(page)).toEqual([]);
});
