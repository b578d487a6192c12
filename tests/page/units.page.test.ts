import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { settings, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("people read Myr and kpc, or N-body units when they choose; the run and its sliders keep their numbers", async () => {
  const page = await stage.open("?scenario=plummer-merger&n=2000&dt=0.01&eps=0.02&paused=1");
  await untilRuns(page, 2000);
  await page.evaluate(() => window.antennae.advance(10));
  const status = page.getByRole("status");
  // 0.1 time units of 23.6 Myr.
  await expect.poll(() => status.textContent(), PATIENT).toContain("time 2.36 Myr");
  const softening = page.getByRole("slider", { name: "Softening", exact: true });
  expect(await softening.getAttribute("aria-valuetext")).toBe("0.1 kpc");
  expect(await softening.inputValue()).toBe("0.02");
  await page.getByRole("combobox", { name: "Units", exact: true }).selectOption("own");
  await expect.poll(() => status.textContent(), PATIENT).toContain("time 0.1 time units");
  expect(await softening.getAttribute("aria-valuetext")).toBe("0.02 length units");
  expect((await settings(page)).softening).toBe(0.02);
});
