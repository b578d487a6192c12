import { readFileSync } from "node:fs";
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

test("a lesson by a teacher's link: settings are fixed, the run is measured, answers become a table, sheets are printed", async () => {
  const page = await stage.open("?lesson=cost&fixed=1&n=300&engine=cpu&scenario=plummer-merger&paused=1", {
    width: 1000,
    height: 760,
    before: () => {
      window.print = () => {
        const top = window.parent as unknown as { printed?: string[] };
        top.printed = [...(top.printed ?? []), document.body.textContent ?? ""];
      };
    },
  });
  await untilRuns(page, 300);
  const lesson = page.getByRole("region", { name: "Tours" });
  await lesson.getByRole("heading", { name: "What an opening angle costs" }).waitFor();
  const theta = page.getByRole("slider", { name: "Opening angle", exact: true });
  await expect.poll(() => theta.isDisabled(), PATIENT).toBe(true);
  expect(await page.getByRole("slider", { name: "Bodies", exact: true }).isDisabled()).toBe(false);
  await expect.poll(() => page.evaluate(() => window.antennae.settings.theta), PATIENT).toBe(1.2);
  expect(await barriers(page)).toEqual([]);
  // The run says whether an answer is right, whatever the pupil does then.
  const { ppPerBody, pcPerBody } = await page.evaluate(() => window.antennae.measure());
  const first = lesson.getByRole("textbox", { name: /^At 1\.2/ });
  await expect
    .poll(async () => {
      await first.fill(String(Math.round(ppPerBody + pcPerBody)));
      await first.press("Enter");
      return lesson.getByText(/^Kept, and right/).count();
    }, PATIENT)
    .toBe(1);
  await button(page, "Next").click();
  await expect.poll(() => page.evaluate(() => window.antennae.settings.theta), PATIENT).toBe(0.3);
  await lesson.getByRole("textbox", { name: /^At 0\.3/ }).fill("3");
  await button(page, "Keep the answer").click();
  await lesson.getByText(/look once more/).waitFor();
  await button(page, "Next").click();
  await button(page, "Next").click();
  await lesson.getByRole("textbox", { name: /^Ten times/ }).fill('About three times, "roughly"');
  await button(page, "Keep the answer").click();
  const saving = page.waitForEvent("download");
  await button(page, "Save answers").click();
  const table = readFileSync(await (await saving).path(), "utf8");
  expect(table).toMatch(/^page,question,answer,measured,right\r\n1,"At 1\.2: .*,yes\r\n2,.*"3",.*,no\r\n3,/);
  expect(table).toContain('"About three times, ""roughly"""');
  await expect.poll(() => page.url(), PATIENT).toContain("lesson=cost&page=4&fixed=1");

  await lesson.getByText("For teachers").click();
  await button(page, "Print the sheet").click();
  await button(page, "Print the solutions").click();
  const printed = await page.evaluate(() => (window as unknown as { printed: string[] }).printed);
  expect(printed[0]).toContain("Ten times the accuracy");
  expect(printed[0]).not.toContain("Solution:");
  expect(printed[1]).toContain("Solution: About three times");
  await lesson.getByRole("button", { name: "Back" }).click();
  await lesson.getByRole("button", { name: "End the lesson" }).click();
  await lesson.waitFor({ state: "detached" });
});
