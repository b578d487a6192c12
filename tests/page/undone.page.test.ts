import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { chooseScenario } from "./choose.ts";
import { untilRuns } from "./handle.ts";
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
