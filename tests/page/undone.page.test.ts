import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { chooseScenario } from "./choose.ts";
import { button, fingerprint, manyFrames, settings, untilRuns } from "./handle.ts";
import { heldBytes } from "./heap.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Takes the last change back and does it again so many times; each waits for the other run to be shown. */
const pairs = (page: Page, many: number) =>
  page.evaluate(async (count) => {
    const frame = () => new Promise(requestAnimationFrame);
    const press = async (name: string) => {
      const { run } = window.antennae;
      const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!;
      while (button.disabled) await frame();
      while (window.antennae.run === run) {
        button.click();
        await frame();
      }
    };
    for (let k = 0; k < count; k++) {
      await press("Undo");
      await press("Redo");
    }
  }, many);

test("a hundred times undone and done again, a run that was replaced takes no more memory than after ten", async () => {
  const page = await stage.open("?scenario=plummer&n=300&paused=1", { width: 1200, height: 800 });
  await untilRuns(page, 300);
  // A run has its number from when it is first asked for.
  expect(await page.evaluate(() => window.antennae.run)).toBe(1);
  await chooseScenario(page, "king");
  await page.waitForFunction(() => window.antennae.run === 2);
  const session = await page.context().newCDPSession(page);
  const tables = async () => (await heldBytes(session)).tables;
  await pairs(page, 10);
  const before = await tables();
  await pairs(page, 90);
  expect(await page.evaluate(() => window.antennae.run)).toBe(202);
  // Each pair kept two snapshots, of 52 bytes a body.
  expect((await tables()) - before).toBeLessThan(5 * 52 * 300);
});

test("undo goes back over a setting, a throw, another scenario and an opened file, one by one, and redo forth again", async () => {
  const page = await stage.open("?scenario=plummer-merger&n=300&seed=1&paused=1&units=own", {
    width: 1200,
    height: 800,
  });
  await untilRuns(page, 300);
  const press = async (keys: string) => {
    await page.locator("canvas").first().focus();
    await page.keyboard.press(keys);
  };
  const now = async () => [await fingerprint(page), (await settings(page)).theta];
  const states = [await now()];
  const acts = [
    async () => {
      await page.getByRole("slider", { name: "Opening angle", exact: true }).fill("1");
      await page.waitForFunction(() => window.antennae.settings.theta === 1);
    },
    async () => {
      await press("a");
      await page.getByRole("slider", { name: "Bodies to add" }).fill("64");
      await button(page, "Throw").press("Enter");
      await untilRuns(page, 364);
      await press("a");
    },
    async () => {
      await chooseScenario(page, "king");
      await untilRuns(page, 300);
    },
    async () => {
      const rows = Array.from({ length: 40 }, (_, i) => `1 ${Math.sin(i)} ${Math.cos(i)} ${i / 40} 0 0 0`);
      const file = {
        name: "ring.txt",
        mimeType: "text/plain",
        buffer: Buffer.from(["m x y z vx vy vz", ...rows].join("\n")),
      };
      await page.locator("#open-file").setInputFiles(file);
      await untilRuns(page, 40);
    },
  ];
  for (const act of acts) {
    await act();
    states.push(await now());
  }
  for (const state of states.slice(0, -1).toReversed()) {
    await press("Control+z");
    await expect.poll(now, PATIENT).toEqual(state);
  }
  await expect.poll(() => button(page, "Undo").isDisabled(), PATIENT).toBe(true);
  for (const state of states.slice(1)) {
    await press("Control+Shift+z");
    await expect.poll(now, PATIENT).toEqual(state);
  }
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});

test("the pause at the end of a scenario is the scenario's own: nothing is there to be undone", async () => {
  const page = await stage.open("?scenario=universe&n=4096&paused=1");
  await untilRuns(page, 4096);
  await manyFrames(page);
  expect(await page.evaluate(() => window.antennae.steps)).toBe(0);
  expect(await button(page, "Undo").isDisabled()).toBe(true);
});
