import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../bench/forceError.ts";
import { readBodies } from "../../src/data/files/index.ts";
import { result, scratchFolder } from "../headless/commandLine.ts";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, untilRuns, untilStep } from "./handle.ts";
import { look, sky } from "./pixels.ts";

const folder = scratchFolder();
let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** A number of side A or B by its name; NaN until it is known. */
async function number(page: Page, side: "A" | "B", row: string): Promise<number> {
  const cell = page.getByRole("region", { name: `Side ${side}`, exact: true }).getByRole("row", { name: row });
  const value = await cell.locator("data").evaluateAll((all) => all.map((one) => (one as HTMLDataElement).value));
  return Number(value[0] ?? Number.NaN);
}

describe("A and B", () => {
  test("a wider opening angle on side B has the larger force error, the very one of `forces`; both sides run back", async () => {
    const address =
      "?scenario=plummer-merger&n=512&seed=3&solver=bonsai&eps=0.02&theta=0.3&compare=theta&right=1&paused=1";
    const page = await stage.open(address, { width: 1000, height: 560, sharp: true });
    await untilRuns(page, 512);
    const shown = async (side: "A" | "B") => [
      await number(page, side, "Force error, median"),
      await number(page, side, "Force error, worst"),
    ];
    const ratio = async () => {
      const [a, b] = [await shown("A"), await shown("B")];
      return Math.min(b[0]! / a[0]!, b[1]! / a[1]!);
    };
    // The error grows with a high power of the angle: ten times at the least from 0.3 to 1.
    await expect.poll(ratio, PATIENT).toBeGreaterThan(10);

    // The same bodies and settings by the command line, against a direct sum in float64 over all of them.
    const [file, out] = [join(folder, "merger.tipsy"), join(folder, "forces.f32")];
    await result("model", "plummer-merger", "--n", "512", "--seed", "3", "--out", file);
    await result("forces", file, "--theta", "1", "--eps", "0.02", "--solver", "bonsai", "--out", out);
    const bytes = readFileSync(out);
    const forces = Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
    const { bodies } = await readBodies(readFileSync(file));
    const all = spreadTargets(512, 512);
    const { acceleration } = forceErrors(forces, directSumOver(bodies, 0.02, all), all);
    const [median, worst] = await shown("B");
    expect(Math.abs(median! / acceleration.p50 - 1)).toBeLessThan(0.2);
    expect(Math.abs(worst! / acceleration.p99 - 1)).toBeLessThan(0.2);

    // Twelve steps on, then as many back: the leapfrog undoes both sides' steps.
    const start = await page.evaluate(async () => [...(await window.antennae.right!.readBodies()).position]);
    await page.evaluate(() => window.antennae.advance(12));
    expect(await page.evaluate(() => [window.antennae.right!.steps, window.antennae.right!.settings.theta])).toEqual([
      12, 1,
    ]);
    await expect.poll(() => number(page, "B", "Distance from A"), PATIENT).toBeGreaterThan(0);
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
    const free = (1000 - 336) / 1000;
    const halves = [
      { x0: 0, y0: 0.2, x1: free / 2, y1: 0.8 },
      { x0: free / 2, y0: 0.2, x1: free, y1: 0.8 },
    ];
    for (const half of halves) expect((await look(page, shot, half)).max).toBeGreaterThan(0.5);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("comparing begins and ends while it runs; reset and steps hold for both sides", async () => {
    const page = await stage.open("?n=512&seed=3&solver=direct&paused=1&tab=compare");
    await untilRuns(page, 512);
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
    // Back to before there were two sides, and to where both stood.
    const history = page.getByRole("slider", { name: "History", exact: true });
    await history.fill("0");
    await page.waitForFunction(() => window.antennae.time === 0 && window.antennae.right!.time === 0);
    // Until the handle is drawn there the slider still stands at its end, where the key does nothing.
    await expect.poll(() => history.inputValue(), PATIENT).toBe("0");
    await history.press("End");
    await page.waitForFunction(
      () => window.antennae.steps === 4 && window.antennae.right!.time === window.antennae.time,
    );
    expect(await barriers(page)).toEqual([]);
    await button(page, "Reset").click();
    await page.waitForFunction(() => window.antennae.steps === 0 && window.antennae.right?.steps === 0);
    await button(page, "End comparing").click();
    await page.waitForFunction(() => window.antennae.right === null);
    expect(await page.getByRole("region", { name: "Side B" }).count()).toBe(0);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });
});
