import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("a note leaves by itself, but not while it is pointed at; an error stays", async () => {
  const page = await stage.open("?scenario=plummer&n=300&theta=many&paused=1");
  await untilRuns(page, 300);
  await page.clock.install();
  const notes = page.getByRole("note");
  const errors = page.getByRole("alert").filter({ hasText: "theta" });
  await page.locator("canvas").hover({ position: { x: 5, y: 5 } });
  await page.keyboard.press("l");
  await notes.first().waitFor();
  await notes.first().hover();
  await page.clock.fastForward(60_000);
  await page.clock.fastForward(60_000);
  expect(await notes.count()).toBe(1);
  await page.locator("canvas").hover({ position: { x: 5, y: 5 } });
  await page.clock.fastForward(60_000);
  await expect.poll(() => notes.count(), PATIENT).toBe(0);
  expect(await errors.count()).toBe(1);
});

test("a kiosk shows what went wrong", async () => {
  const page = await stage.open("?kiosk=1&pace=60&n=200&theta=many&engine=cpu", { width: 900, height: 560 });
  await page.getByRole("alert").filter({ hasText: "theta" }).waitFor();
});
