import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { dataPath } from "../dataFiles.ts";
import { type Stage, setStage } from "./browser.ts";
import { button, measure, untilRuns, untilStep } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("an expanding universe runs from redshift 49 to today, where it pauses by itself; others do not", async () => {
  const page = await stage.open("?scenario=universe&n=4096&engine=cpu&dt=0.0364278&paused=1");
  await untilRuns(page, 4096);
  await page.getByText("redshift 49.0, age 0.049 billion years").waitFor();
  const first = await measure(page);
  await button(page, "Play").click();
  await page.getByRole("log", { name: "Notes" }).getByText("The scenario ends here: redshift 0.00, age 13.8").waitFor();
  await button(page, "Play").waitFor();
  expect(await page.evaluate(() => window.antennae.steps)).toBe(60);
  const last = await measure(page);
  // Haloes have formed, and matter moves among them: peculiar speeds grew.
  expect(last.kinetic / first.kinetic).toBeGreaterThan(2);
  expect(last.potential).toBeLessThan(0);
  expect(last.forceError).toBeNull();
  const places = await page.evaluate(async () => [...(await window.antennae.readBodies()).position]);
  expect(places.every((x) => x >= 0 && x < 50.001)).toBe(true);

  // Another scenario does not end there.
  await page.goto(
    page
      .url()
      .replace("scenario=universe", "scenario=plummer")
      .replace(/&(n|until)=[^&]*/g, "&n=300"),
  );
  await untilRuns(page, 300);
  await page.getByText("time 0").waitFor();
});

test("a file of an expanding universe goes on from where it is, and its summary says what was assumed", async ({
  skip,
}) => {
  const path = dataPath("cosmology/gadget1_arepo_L50n32_z127.ics") ?? skip("data files are missing");
  const page = await stage.open("?n=256&engine=cpu&paused=1");
  await untilRuns(page, 256);
  await page.locator("input[type=file]").setInputFiles(path as string);
  await untilRuns(page, 32_768);
  await page.getByText("redshift 127, age 0.0").waitFor();
  const summary = page.getByRole("complementary", { name: "Opened file" });
  await summary.getByText("It runs in an expanding periodic box of 50000, with omegaM = 0.3089").waitFor();
  expect(await summary.textContent()).not.toContain("Run it anyway");
  const first = await measure(page);
  await page.keyboard.press(".");
  await untilStep(page, 1);
  await page.getByText("redshift 121").waitFor();
  const next = await measure(page);
  // Peculiar motion grows as its waves do, not as of bodies that fall together in space that stands still.
  expect(next.kinetic / first.kinetic).toBeGreaterThan(1);
  expect(next.kinetic / first.kinetic).toBeLessThan(1.2);
});
