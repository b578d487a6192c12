import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, drawn, fingerprint, steps, untilRuns, untilStep } from "./handle.ts";
import { heldBytes } from "./heap.ts";
import { inSettings, showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const history = (page: Page) => page.getByRole("slider", { name: "History", exact: true });
/** Plays until `step`, and until `enough` holds, then holds; the step where it stood. */
async function playTo(page: Page, step: number, enough: () => Promise<boolean> = async () => true): Promise<number> {
  await button(page, "Play").click();
  await untilStep(page, step);
  // Moments are kept by the clock: a fast machine does many steps from one to the next.
  await expect.poll(enough, PATIENT).toBe(true);
  await button(page, "Pause").click();
  await button(page, "Play").waitFor();
  // A moment is kept of where it stands, when the GPU is done.
  await drawn(page);
  return steps(page);
}
const at = (page: Page, step: number) => expect.poll(() => steps(page), PATIENT).toBe(step);

describe("history", () => {
  test("goes back to the very bodies, goes on from there, and forgets what came after", async () => {
    const page = await stage.open("?n=2048&paused=1&seed=3&tab=timeline");
    await untilRuns(page, 2048);
    const begin = await fingerprint(page);
    expect(await history(page).isDisabled()).toBe(true);
    const most = async () => Number(await history(page).getAttribute("max"));
    const far = await playTo(page, 12, async () => (await most()) > 2);
    const end = await fingerprint(page);
    expect(await most()).toBeGreaterThan(2);

    await history(page).fill("0");
    await at(page, 0);
    expect(await fingerprint(page)).toBe(begin);
    expect(await history(page).getAttribute("aria-valuetext")).toContain("step 0");
    await button(page, "Play").waitFor(); // time is held
    // Where it stood is the last of the moments: nothing is lost by looking back.
    await history(page).press("End");
    await at(page, far);
    expect(await fingerprint(page)).toBe(end);

    // Keys: to the moment before, and to the first one.
    await page.keyboard.press("[");
    await expect.poll(() => steps(page), PATIENT).toBeLessThan(far);
    await history(page).press("Home");
    await at(page, 0);
    await page.keyboard.press("]");
    await expect.poll(() => history(page).inputValue(), PATIENT).not.toBe("0");
    await history(page).fill("0");
    await at(page, 0);

    // One step from there is another future: the moments after it are gone.
    await button(page, "Step").click();
    await at(page, 1);
    await expect.poll(async () => Number(await history(page).getAttribute("max")), PATIENT).toBe(1);
    // And the same bits as the first time: the run is its own replay.
    await page.evaluate((n) => window.antennae.advance(n), far - 1);
    expect(await steps(page)).toBe(far);
    expect(await fingerprint(page)).toBe(end);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("dragging while it plays holds time; less memory keeps fewer moments over the whole run", async () => {
    const page = await stage.open("?n=4096&seed=3&tab=timeline");
    const used = page.getByText(/moments, .* MB/);
    const kept = async () => (await used.textContent())!.match(/[\d.]+/g)!.map(Number) as [number, number, number];
    // Pictures come seldom on a busy processor, and so do moments: the slider must have one to go back to.
    await expect.poll(async () => Number(await history(page).getAttribute("max")), PATIENT).toBeGreaterThan(3);
    await history(page).fill("1");
    await button(page, "Play").waitFor();
    await expect.poll(() => history(page).getAttribute("aria-valuetext"), PATIENT).toContain("step");
    expect((await kept())[0]).toBeGreaterThan(2);
    // 0.213 MB each: four fit.
    await inSettings(page, (all) => all.getByRole("slider", { name: "Memory", exact: true }).fill("1"));
    // The last of the moments may follow close behind the one before.
    for (let step = 16; step === 16 || (await kept())[2] < 2; step = (await steps(page)) + 4) await playTo(page, step);
    const [moments, megabytes, apart] = await kept();
    expect(moments).toBeLessThanOrEqual(4);
    expect(moments).toBeGreaterThanOrEqual(2);
    expect(megabytes).toBeLessThanOrEqual(1);
    expect(apart).toBeGreaterThan(1);
    await history(page).fill("0");
    await at(page, 0);
    // Bookmarks share that memory: two fit beside the least of the history.
    await button(page, "Bookmark").click();
    await button(page, "Go to Bookmark 1").waitFor();
    await button(page, "Bookmark").click();
    await button(page, "Go to Bookmark 2").waitFor();
    await button(page, "Bookmark").click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").textContent()).toContain("No room for another bookmark");
  });

  test("the page holds what its history may take, and no more however long it runs", async () => {
    const page = await stage.open("?n=4096&scenario=plummer&paused=1&tab=timeline", { width: 1280, height: 800 });
    await untilRuns(page, 4096);
    const most = 4;
    await inSettings(page, (all) => all.getByRole("slider", { name: "Memory", exact: true }).fill(String(most)));
    const session = await page.context().newCDPSession(page);
    const megabytes = async () => (await heldBytes(session)).tables / 1e6;
    const before = await megabytes();
    const text = page.getByText(/moments, .* MB/);
    const kept = async () => (await text.textContent())!.match(/[\d.]+/g)!.map(Number) as [number, number, number];
    // Eighteen moments fill it; then every second is dropped, and twice as far apart they fill it again.
    let apart = 0;
    for (let times = 0; times < 2; times++) {
      const full = async () => (await kept())[1] > 0.7 * most && (await kept())[2] > 1.5 * apart;
      await playTo(page, 1, full);
      apart = (await kept())[2];
      const held = (await megabytes()) - before;
      expect(held).toBeGreaterThan(most / 2);
      expect(held).toBeLessThan(most + 1);
    }
  });

  test("bookmarks: kept under a name, gone back to, also after a reset, and deleted", async () => {
    const page = await stage.open("?n=2048&paused=1&seed=3&tab=timeline");
    await untilRuns(page, 2048);
    const here = await playTo(page, 4);
    const marked = await fingerprint(page);
    await button(page, "Bookmark").click();
    await button(page, "Go to Bookmark 1").waitFor();
    await page.getByRole("textbox", { name: "Name of Bookmark 1" }).fill("first pass");
    await page.keyboard.press("Enter");
    await button(page, "Go to first pass").waitFor();
    await playTo(page, here + 4);
    await page.locator("canvas").first().focus();
    await page.keyboard.press("m");
    await button(page, "Go to Bookmark 2").waitFor();
    await button(page, "Go to first pass").click();
    await at(page, here);
    expect(await fingerprint(page)).toBe(marked);
    await button(page, "Reset").click();
    await at(page, 0);
    await button(page, "Go to first pass").press("Enter");
    await at(page, here);
    expect(await fingerprint(page)).toBe(marked);
    await button(page, "Delete first pass").click();
    expect(await button(page, "Go to first pass").count()).toBe(0);
    expect(await button(page, "Go to Bookmark 2").count()).toBe(1);
    // Other bodies have no bookmarks.
    await showTab(page, "Scene");
    await page.getByText("More about the run").click();
    await page.getByRole("spinbutton", { name: "Seed" }).fill("4");
    await page.keyboard.press("Enter");
    await showTab(page, "Timeline");
    await expect.poll(() => button(page, "Go to Bookmark 2").count(), PATIENT).toBe(0);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("one bar marks bookmarks, pauses, keyframes, recorded snapshots and changes; those behind are gone to, and one zoom is for all", async () => {
    const link = "&until=0.75&path=0,0.25,0,-6,4,0,0,0_2,0.5,6,0,4,0,0,0&deeds=body*0.125*stars,0.001*X,1,0,0*V,0,0,0";
    const page = await stage.open(
      `?scenario=plummer-merger&n=300&seed=1&engine=cpu&dt=0.03125&units=own&paused=1&tab=timeline${link}`,
      { width: 1280, height: 800 },
    );
    await untilRuns(page, 300);
    const bar = page.getByRole("list", { name: "Marks on the timeline" });
    // All are still to come.
    for (const name of ["Automatic pause, 0.75", "Camera keyframe 1, 0.25", "Star added, 0.125"])
      await bar.getByRole("img", { name: new RegExp(name) }).waitFor();
    await button(page, "Play").click();
    await page.getByRole("log", { name: "Notes" }).getByText("Paused at time 0.75").waitFor();
    await button(page, "Play").waitFor();
    await button(page, "Bookmark").click();
    await bar.getByRole("button", { name: /^Bookmark 1, 0\.75/ }).waitFor();
    expect(await barriers(page)).toEqual([]);
    // Back to the second keyframe: the moment before it, and where the camera stands there.
    await bar.getByRole("button", { name: /^Camera keyframe 2/ }).press("Enter");
    await expect.poll(() => page.evaluate(() => window.antennae.time), PATIENT).toBeLessThanOrEqual(0.5);
    await expect.poll(() => page.evaluate(() => window.antennae.camera.position[0]), PATIENT).toBeCloseTo(6, 1);
    await bar.getByRole("button", { name: /^Bookmark 1/ }).click();
    await expect.poll(() => page.evaluate(() => window.antennae.time), PATIENT).toBe(0.75);
    // Near the end there is no change and no keyframe.
    await page.getByRole("slider", { name: "Timeline zoom" }).fill("8");
    await expect.poll(() => bar.getByRole("button", { name: /^(Star|Camera)/ }).count(), PATIENT).toBe(0);
    await bar.getByRole("button", { name: /^Bookmark 1/ }).waitFor();
  });
});
