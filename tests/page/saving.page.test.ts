import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { chooseScenario } from "./choose.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Holds what workers of models and files are asked for, by its kind, until the test lets it go; threads of a run go on. */
function holdTasks(): void {
  const held: { readonly kind: string; go(): void }[] = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, task: { kind?: string }, ...more: unknown[]) {
    const go = () => Reflect.apply(postMessage, this, [task, ...more]);
    if (task?.kind && !("asked" in task) && Reflect.has(window, "holding")) held.push({ kind: task.kind, go });
    else go();
  };
  Object.assign(window, { held });
}

type Holding = Window & { holding?: true; held: { readonly kind: string; go(): void }[] };
const hold = (page: Page) => page.evaluate(() => Object.assign(window, { holding: true }));
const untilHeld = (page: Page, kind: string) =>
  page.waitForFunction((what) => (window as unknown as Holding).held.some((task) => task.kind === what), kind);
const release = (page: Page, kind: string) =>
  page.evaluate((what) => {
    const { held } = window as unknown as Holding;
    held
      .splice(
        held.findLastIndex((task) => task.kind === what),
        1,
      )[0]!
      .go();
  }, kind);

/** Lets the bodies be made that were asked for last, and waits until their run is shown. */
async function releaseRun(page: Page): Promise<void> {
  const run = await page.evaluate(() => window.antennae.run);
  await release(page, "make");
  await page.waitForFunction((before) => window.antennae.run !== before, run);
}

test("a save goes on while a scenario is made, and a scenario while a save is written; «Cancel» ends one of them", async () => {
  const page = await stage.open("?scenario=plummer&n=300&paused=1", { before: holdTasks, width: 1200, height: 800 });
  await untilRuns(page, 300);
  await hold(page);
  // The scenario comes later, and is there first.
  let saving = page.waitForEvent("download");
  await page.keyboard.press("S");
  await untilHeld(page, "write");
  await chooseScenario(page, "king");
  await untilHeld(page, "make");
  await releaseRun(page);
  await page.getByRole("progressbar", { name: "Writing the snapshot" }).waitFor();
  await release(page, "write");
  const first = await saving;
  expect(first.suggestedFilename()).toBe("plummer-000000.hdf5");
  expect(readFileSync(await first.path()).length).toBeGreaterThan(300 * 28);
  await page.getByText("plummer-000000.hdf5 was saved").waitFor();

  // The save comes later, and is there first.
  await chooseScenario(page, "plummer");
  await untilHeld(page, "make");
  saving = page.waitForEvent("download");
  await page.locator("canvas").focus();
  await page.keyboard.press("s");
  await untilHeld(page, "writeSession");
  await release(page, "writeSession");
  expect((await saving).suggestedFilename()).toMatch(/\.session\.npz$/);
  await page.getByRole("progressbar").waitFor();
  await releaseRun(page);

  // What is cancelled is the save that is seen, and that is said.
  await page.keyboard.press("S");
  await untilHeld(page, "write");
  await button(page, "Cancel").click();
  await page.getByText("plummer-000000.hdf5 was not saved: it was cancelled.").waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
  await expect.poll(() => page.getByRole("alert").allTextContents(), PATIENT).toEqual([]);
});
