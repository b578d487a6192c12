import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";
import { look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("external fields are drawn as curves of equal potential, by a switch or by a link; where there are none there is no switch", async () => {
  const page = await stage.open("?scenario=bar-orbits&n=256&paused=1&engine=cpu");
  await untilRuns(page, 256);
  const light = async () => (await look(page, await sky(page))).mean;
  await page.getByRole("tab", { name: "Look" }).click();
  const dark = await light();
  const curves = button(page, "Curves of equal potential");
  await curves.click();
  await expect.poll(async () => (await light()) / dark, PATIENT).toBeGreaterThan(1.02);
  // The address follows a moment later.
  await expect.poll(() => new URL(page.url()).searchParams.get("contours"), PATIENT).toBe("1");
  await curves.click();
  await expect.poll(async () => (await light()) / dark, PATIENT).toBeLessThan(1.001);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);

  const plain = await stage.open("?scenario=plummer&n=256&paused=1&engine=cpu&contours=1");
  await untilRuns(plain, 256);
  await plain.getByRole("tab", { name: "Look" }).click();
  expect(await button(plain, "Curves of equal potential").count()).toBe(0);
  expect(await plain.getByRole("alert").allTextContents()).toEqual([]);
});
