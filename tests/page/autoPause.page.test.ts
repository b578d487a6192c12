import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";
import { showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("the run pauses at a time, and where two galaxies are closest; the speed is that of time", async () => {
  const page = await stage.open(
    "?scenario=plummer-merger&n=400&seed=1&engine=cpu&dt=0.03125&units=own&until=0.5&rate=30",
  );
  await untilRuns(page, 400);
  await button(page, "Play").waitFor();
  expect(await page.evaluate(() => window.antennae.time)).toBe(0.5);
  await page.getByRole("log", { name: "Notes" }).getByText("Paused at time 0.5").waitFor();
  expect(await page.getByRole("slider", { name: "Speed" }).inputValue()).toBe("30");
  await page.getByText("More about the run").click();
  await page.getByRole("combobox", { name: "Speed unit" }).selectOption("steps");
  // 30 time units a second in steps of 1/32.
  expect(await page.getByRole("slider", { name: "Speed" }).inputValue()).toBe("960");

  await showTab(page, "Timeline");
  await page.getByText("Pause automatically").click();
  await button(page, "At closest approach").click();
  expect(await barriers(page)).toEqual([]);
  await button(page, "Play").click();
  await page.getByRole("log", { name: "Notes" }).getByText("Paused at the closest approach").waitFor();
  await button(page, "Play").waitFor();
  /** Between the galaxies' medians. */
  const apart = () =>
    page.evaluate(async () => {
      const { position, galaxy } = await window.antennae.readBodies();
      const middle = (g: number) =>
        [0, 1, 2].map((c) => {
          const along = [...galaxy].flatMap((of, i) => (of === g ? [position[3 * i + c]!] : [])).sort((a, b) => a - b);
          return along[along.length >> 1]!;
        });
      const [one, two] = [middle(0), middle(1)];
      return Math.hypot(...one.map((x, k) => x - two[k]!));
    });
  const closest = await apart();
  // A fifth of a time unit later they are farther apart, and the run can be played on.
  await page.evaluate(() => window.antennae.advance(16));
  expect(await apart()).toBeGreaterThan(closest);
  expect(closest).toBeLessThan(2);
  await expect.poll(() => button(page, "At closest approach").getAttribute("aria-pressed"), PATIENT).toBe("false");
});
