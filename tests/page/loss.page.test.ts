import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { filmFacts } from "./filmFacts.ts";
import { button, untilRuns, untilStep } from "./handle.ts";
import { held } from "./heap.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const alerts = (page: Page) => page.getByRole("alert").allTextContents();
const recovered = (page: Page) =>
  expect.poll(() => alerts(page), PATIENT).toContainEqual(expect.stringMatching(/continues from step/));
const lose = (page: Page) => page.evaluate(() => window.antennae.loseDevice());

describe("a device that is lost", () => {
  test("while filming: what was filmed is offered, and another film can be made", async () => {
    const page = await stage.open("?n=256", { gpu: true, alone: true, width: 480, height: 300 });
    await untilStep(page, 1);
    await page.keyboard.press("h");
    await page.keyboard.press("v");
    await page.getByText(/Filming: frame ([3-9]|\d\d)/).waitFor();
    const saving = page.waitForEvent("download");
    await lose(page);
    const film = await saving;
    expect(film.suggestedFilename()).toMatch(/\.mp4$/);
    const { frames } = await filmFacts(readFileSync(await film.path()));
    expect(frames).toBeGreaterThanOrEqual(2);
    await recovered(page);
    expect(await alerts(page)).toContainEqual(
      expect.stringMatching(/lost while filming: the film ends after \d+ frames/),
    );
    expect(await page.getByRole("progressbar").count()).toBe(0);
    await untilStep(page, 1);
    // Nothing holds on to what was made on the lost one.
    const session = await page.context().newCDPSession(page);
    await expect.poll(() => held(session, "GPUDevice"), PATIENT).toBe(1);
    await page.keyboard.press("v");
    await page.getByText(/Filming: frame ([2-9]|\d\d)/).waitFor();
    const second = page.waitForEvent("download");
    await page.keyboard.press("v");
    await second;
    expect(await alerts(page)).toHaveLength(2);
  });

  test("while building: the draft is there again, and so is the run", async () => {
    const page = await stage.open("?scenario=plummer-merger&n=512&paused=1", {
      gpu: true,
      alone: true,
      width: 1000,
      height: 700,
    });
    await untilRuns(page, 512);
    await button(page, "Builder").click();
    const panel = page.getByRole("complementary", { name: "Builder" });
    await panel.getByText("Preview of").waitFor();
    await panel.getByRole("slider", { name: "Bodies of the run" }).fill("3000");
    await lose(page);
    await recovered(page);
    await panel.getByText("Preview of").waitFor();
    expect(await panel.getByRole("slider", { name: "Bodies of the run" }).inputValue()).toBe("3000");
    await button(page, "Cancel").click();
    await expect.poll(() => panel.count(), PATIENT).toBe(0);
    await button(page, "Step").click();
    await untilStep(page, 1);
    expect(await page.evaluate(() => window.antennae.bodies)).toBe(512);
    expect(await alerts(page)).toHaveLength(1);
  });

  test("while two runs are compared and a file is read: both are there again, then the file", async () => {
    const page = await stage.open("?n=256&paused=1&theta=0.3&compare=theta&right=1", { gpu: true, alone: true });
    await page.waitForFunction(() => window.antennae?.bodies > 0 && window.antennae.right !== null);
    const used = await page.evaluate(() => window.antennae.run);
    await lose(page);
    const rows = Array.from({ length: 90 }, (_, i) => `1 ${Math.cos(i)} ${Math.sin(i)} 0 0 0 0`).join("\n");
    const buffer = Buffer.from(rows);
    await page.locator("input[type=file]").setInputFiles({ name: "ring.txt", mimeType: "text/plain", buffer });
    await untilRuns(page, 90);
    await page.waitForFunction(() => window.antennae.right !== null && window.antennae.right.steps === 0);
    expect(await page.evaluate(() => window.antennae.run)).toBeGreaterThan(used);
    expect(await page.getByRole("progressbar").count()).toBe(0);
    // What was replaced comes back as it was kept.
    await page.getByRole("complementary", { name: "Opened file" }).getByRole("button", { name: "Undo" }).click();
    await untilRuns(page, 256);
    expect((await alerts(page)).filter((line) => !/continues from step 0/.test(line))).toEqual([]);
  });
});

describe("what fails", () => {
  test("in one frame or in many is said once, and the next frame goes on", async () => {
    const page = await stage.open("?n=256", {
      gpu: true,
      width: 480,
      height: 300,
      before: () => {
        // Frames alone: a measurement that is under way would fail by itself, and say so once more.
        let inFrame = false;
        const { requestAnimationFrame } = window;
        window.requestAnimationFrame = (callback) =>
          requestAnimationFrame((now) => {
            inFrame = true;
            try {
              callback(now);
            } finally {
              inFrame = false;
            }
          });
        const { submit } = GPUQueue.prototype;
        GPUQueue.prototype.submit = function (this: GPUQueue, buffers) {
          if (inFrame && "broken" in window) throw new Error("the queue is full");
          return submit.call(this, buffers);
        };
      },
    });
    await untilStep(page, 1);
    const alert = page.getByRole("alert").filter({ hasText: "the queue is full" });
    await page.evaluate(() => Object.assign(window, { broken: true, frames: 0 }));
    await alert.first().waitFor();
    const id = await alert.first().evaluateHandle((element) => element);
    // Twenty frames later it is the same line: it was not said again.
    await page.evaluate(async () => {
      for (let k = 0; k < 20; k++) await new Promise((done) => requestAnimationFrame(done));
    });
    expect(await id.evaluate((element) => element.isConnected)).toBe(true);
    expect(await alert.count()).toBe(1);
    const now = await page.evaluate(() => {
      Reflect.deleteProperty(window, "broken");
      return window.antennae.steps;
    });
    await untilStep(page, now + 1);
  });
});
