import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { untilRuns, untilStep } from "./handle.ts";
import { look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A number of side A or B by its name; NaN until it is known. */
async function number(page: Page, side: "A" | "B", row: string): Promise<number> {
  const cell = page.getByRole("region", { name: `Side ${side}`, exact: true }).getByRole("row", { name: row });
  const value = await cell.locator("data").evaluateAll((all) => all.map((one) => (one as HTMLDataElement).value));
  return Number(value[0] ?? Number.NaN);
}

describe("A and B", () => {
  test("a wider opening angle on side B has the larger force error; both sides follow time, back too", async () => {
    const page = await stage.open("?n=2048&seed=3&theta=0.3&compare=theta&right=1&paused=1", {
      width: 1100,
      height: 640,
    });
    await untilRuns(page, 2048);
    const errors = async () => {
      const [a, b] = await Promise.all([
        number(page, "A", "Force error, worst"),
        number(page, "B", "Force error, worst"),
      ]);
      return a > 0 && b > 0 ? b / a : Number.NaN;
    };
    // The error grows with a high power of the angle: ten times at the least from 0.3 to 1.
    await expect.poll(errors, PATIENT).toBeGreaterThan(10);
    expect(await number(page, "B", "Force error, median")).toBeGreaterThan(
      await number(page, "A", "Force error, median"),
    );

    // Twelve steps on, then as many back: the leapfrog undoes both sides' steps.
    const start = await page.evaluate(async () => [...(await window.antennae.right!.readBodies()).position]);
    await page.evaluate(() => window.antennae.advance(12));
    expect(await page.evaluate(() => [window.antennae.right!.steps, window.antennae.right!.settings.theta])).toEqual([
      12, 1,
    ]);
    await expect.poll(() => number(page, "B", "Away from A"), PATIENT).toBeGreaterThan(0);
    await button(page, "Reverse time").click();
    await page.waitForFunction(() => window.antennae.right!.settings.timestep < 0);
    await page.evaluate(() => window.antennae.advance(12));
    const [a, b, end] = await page.evaluate(async () => {
      const { time, right } = window.antennae;
      return [time, right!.time, [...(await right!.readBodies()).position]] as const;
    });
    expect([a, b]).toEqual([0, 0]);
    const far = Math.max(...end.map((x, k) => Math.abs(x - start[k]!)));
    expect(far).toBeLessThan(1e-4);

    // Both halves show galaxies.
    const shot = await sky(page);
    const free = (1100 - 336) / 1100;
    const halves = [
      { x0: 0, y0: 0.2, x1: free / 2, y1: 0.8 },
      { x0: free / 2, y0: 0.2, x1: free, y1: 0.8 },
    ];
    for (const half of halves) expect((await look(page, shot, half)).max).toBeGreaterThan(0.5);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("comparing begins and ends while it runs; reset and steps hold for both sides", async () => {
    const page = await stage.open("?n=2048&seed=3&paused=1");
    await untilRuns(page, 2048);
    await page.evaluate(() => window.antennae.advance(3));
    await page.keyboard.press("c");
    await page.waitForFunction(() => window.antennae.right?.time === window.antennae.time);
    await page.getByRole("combobox", { name: "Compare by" }).selectOption("timestep");
    await page.getByRole("combobox", { name: "Time step of B" }).selectOption("0.5");
    await page.waitForFunction(
      () => window.antennae.right?.settings.timestep === window.antennae.settings.timestep / 2,
    );
    await button(page, "Step").click();
    await untilStep(page, 4);
    await page.waitForFunction(() => window.antennae.right!.time === window.antennae.time);
    await expect.poll(() => page.url(), PATIENT).toContain("compare=timestep&right=0.5");
    await button(page, "Reset").click();
    await page.waitForFunction(() => window.antennae.steps === 0 && window.antennae.right?.steps === 0);
    await button(page, "End comparing").click();
    await page.waitForFunction(() => window.antennae.right === null);
    expect(await page.getByRole("region", { name: "Side B" }).count()).toBe(0);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });
});
