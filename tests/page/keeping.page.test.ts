import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { chooseScenario } from "./choose.ts";
import { fingerprint, settings, steps, untilRuns } from "./handle.ts";
import { inSettings, showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

describe("what keeps a run: links, sessions, presets and views", () => {
  test.each([
    // By SwiftShader each step costs a tenth of a second.
    ["by WebGPU", 4, "spline", "&kernel=spline", { gpu: true }],
    ["by the processor", 100, "plummer", "", {}],
  ])(
    "a copied link gives the same bodies and choices in another browser, bit by bit; so does a session: %s, after %i steps",
    async (_, many, kernel, kernelChoice, machine) => {
      const forces = `${kernelChoice}&multipole=monopole&leaf=8&rebuild=2`;
      const looks = "&exposure=1.5&size=2&glow=0.2&theme=print";
      const run = "?scenario=plummer-merger&n=512&seed=42&theta=0.7&eps=0.03&dt=0.01&paused=1&units=own&speed=60";
      const one = await stage.open(run + forces + looks, machine);
      await one.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: stage.origin });
      await untilRuns(one, 512);
      await one.getByRole("slider", { name: "Opening angle", exact: true }).fill("0.9");
      await expect.poll(() => one.url(), PATIENT).toContain("theta=0.9");
      await one.locator("canvas").focus();
      await one.keyboard.press("ArrowLeft");
      await one.keyboard.press("l");
      await one.getByText(/link is on the clipboard/).waitFor();
      const link = await one.evaluate(() => navigator.clipboard.readText());
      await one.getByRole("button", { name: "Reset", exact: true }).click();
      await expect.poll(async () => (await settings(one)).theta, PATIENT).toBe(0.9);

      const two = await stage.open(new URL(link).search, machine);
      await untilRuns(two, 512);
      await two.getByText(/The same bodies as in the link \([0-9a-f]{8}\)/).waitFor();
      expect(await settings(two)).toEqual(await settings(one));
      expect(await settings(two)).toMatchObject({ theta: 0.9, kernel, multipole: "monopole", leafSize: 8 });
      // An old link's `size` is written by the name that it has now.
      const chosen = `${forces}&colour=galaxy${looks.replace("&size", "&point-size")}&units=own&speed=60&paused=1&view=`;
      await expect.poll(() => two.url(), PATIENT).toContain(chosen);
      const marks = [];
      for (const page of [one, two]) {
        await page.evaluate((n) => window.antennae.advance(n), many);
        expect(await steps(page)).toBe(many);
        marks.push(await fingerprint(page));
      }
      expect(marks[0]).toBe(marks[1]);

      // A session goes on where the run stood, bit by bit too, in a page that showed something else. It is saved before a
      // step that builds a tree: the first step of a session does.
      await one.evaluate(() => window.antennae.advance(1));
      const here = await fingerprint(one);
      const saving = one.waitForEvent("download");
      await one.keyboard.press("s");
      const session = await saving;
      expect(session.suggestedFilename()).toBe(`plummer-merger-${String(many + 1).padStart(6, "0")}.session.npz`);
      await one.evaluate(() => window.antennae.advance(4));
      await two.getByRole("button", { name: "Reset", exact: true }).click();
      await two.waitForFunction(() => window.antennae.steps === 0);
      const begin = await fingerprint(two);
      const by = "gpu" in machine ? "&engine=gpu&solver=direct" : "";
      await two.goto(`${stage.origin}/?scenario=plummer&n=300&paused=1${by}`);
      await untilRuns(two, 300);
      await two.locator("input[type=file]").setInputFiles(await session.path());
      await two.getByText(`The session continues from step ${many + 1}.`).waitFor();
      expect(await settings(two)).toEqual(await settings(one));
      expect(await fingerprint(two)).toBe(here);
      await two.evaluate(() => window.antennae.advance(4));
      expect(await steps(two)).toBe(many + 5);
      expect(await fingerprint(two)).toBe(await fingerprint(one));
      await expect.poll(() => two.url(), PATIENT).toContain("scenario=plummer-merger&n=512&seed=42&theta=0.9");
      await two.getByRole("button", { name: "Reset", exact: true }).click();
      await two.waitForFunction(() => window.antennae.steps === 0);
      expect(await fingerprint(two)).toBe(begin);
      expect(await two.getByRole("alert").allTextContents()).toEqual([]);
    },
  );

  test("a preset keeps a run and its view, in this browser and in a file", async () => {
    const page = await stage.open("?scenario=plummer&n=512&seed=3&theta=0.8&theme=print&paused=1&tab=files");
    await untilRuns(page, 512);
    const begin = await fingerprint(page);
    await page.keyboard.press("k");
    const name = page.getByRole("textbox", { name: /Name of the preset/ });
    await name.fill("Mine");
    await name.press("Enter");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export presets" }).click();
    const file = await (await saving).path();
    await page.getByRole("button", { name: "Delete the preset Mine" }).click();
    expect(await page.getByRole("button", { name: "Load Mine" }).count()).toBe(0);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("One preset was added.").waitFor();
    await page.goto(`${stage.origin}/?scenario=plummer-merger&n=600&paused=1&level=study&tab=files`);
    await untilRuns(page, 600);
    await page.getByRole("button", { name: "Load Mine" }).click();
    await untilRuns(page, 512);
    expect(await settings(page)).toMatchObject({ theta: 0.8 });
    expect(await fingerprint(page)).toBe(begin);
    await expect.poll(() => page.url(), PATIENT).toContain("scenario=plummer&n=512&seed=3&theta=0.8");
    await inSettings(page, async (all) =>
      expect(await all.getByRole("combobox", { name: "Theme" }).inputValue()).toBe("print"),
    );
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("kept views are there again after a reload, for their scenario; a storage that is full is said", async () => {
    const page = await stage.open("?scenario=plummer&n=300&seed=3&view=3,4,5,0,0,0&paused=1&tab=camera");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await untilRuns(page, 300);
    const camera = () => page.evaluate(() => window.antennae.camera.position);
    const kept = page.getByRole("list", { name: "Saved views" }).getByRole("textbox");
    // By a link: what keys turn goes on turning for a while.
    const away = (from: number[]) => Math.hypot(...from.map((x, k) => x - [3, 4, 5][k]!));
    await expect.poll(async () => away(await camera()), PATIENT).toBeLessThan(1e-6);
    await page.keyboard.press("V");
    await kept.fill("From aside");
    await kept.press("Enter");
    await page.goto(`${stage.origin}/?scenario=plummer&n=400&seed=3&solver=direct&paused=1&level=study&tab=camera`);
    await untilRuns(page, 400);
    expect(await kept.inputValue()).toBe("From aside");
    expect(away(await camera())).toBeGreaterThan(0.1);
    await page.getByRole("button", { name: "Fly to From aside" }).click();
    await expect.poll(async () => away(await camera()), PATIENT).toBeLessThan(1e-6);

    await showTab(page, "Scene");
    await chooseScenario(page, "king");
    await showTab(page, "Camera");
    await expect.poll(() => kept.count(), PATIENT).toBe(0);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
    await page.getByRole("button", { name: "Save view" }).click();
    await expect.poll(() => kept.count(), PATIENT).toBe(1);
    expect(await page.getByRole("alert").allTextContents()).toEqual([
      expect.stringMatching(
        /could not store .*views \(The quota has been exceeded\): they last until this page is closed/,
      ),
    ]);
  });
});
