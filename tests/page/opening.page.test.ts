import { copyFileSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readBodies } from "../../src/data/files/index.ts";
import { gadgetBytes } from "../data/files/gadgetBytes.ts";
import { dataPath } from "../dataFiles.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { fingerprint, manyFrames, settings, steps, untilRuns, untilStep } from "./handle.ts";
import { showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const summary = (page: Page) => page.getByRole("complementary", { name: "Opened file" });
const file = (name: string, buffer: Uint8Array | string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(buffer as string),
});
const give = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator("input[type=file]").setInputFiles(files.length === 1 ? files[0]! : files);

/** A ring of `n` bodies about a heavy one: disc and bulge. */
const ring = (n: number) =>
  [
    "type m x y z vx vy vz",
    ...Array.from({ length: n }, (_, i) => `2 1 ${Math.cos(i)} ${Math.sin(i)} ${i / n} 0 0 ${i + 1}`),
    ...Array.from({ length: 10 }, (_, i) => `3 100 ${i / 100} 0 0 0 0 0`),
  ].join("\n");

describe("an opened file", () => {
  test("has a summary whose assumptions can be changed, and undo brings the old run back", async () => {
    const page = await stage.open("?n=2048&paused=1&eps=0.03");
    await untilRuns(page, 2048);
    await page.keyboard.press(".");
    await untilStep(page, 1);
    const before = await fingerprint(page);
    await give(page, file("ring.txt", ring(300)));
    await untilRuns(page, 310);
    const panel = summary(page);
    await panel.waitFor();
    const words = (await panel.textContent()) ?? "";
    expect(words).toMatch(
      /ring\.txt[\s\S]*Table[\s\S]*310[\s\S]*length units[\s\S]*disc[\s\S]*300[\s\S]*bulge[\s\S]*10/,
    );
    expect(words).toContain("N-body units");
    expect(words).toMatch(/Suggested softening [\d.]+: .*separation.*Suggested time step [\d.]+: /);
    // Nothing waits for the summary: it is no dialog, and the keys still work.
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.keyboard.press(".");
    await untilStep(page, 1);

    await panel.getByRole("checkbox", { name: /bulge/ }).uncheck();
    await panel.getByRole("spinbutton", { name: "Every k-th body" }).fill("3");
    await panel.getByRole("spinbutton", { name: "Every k-th body" }).press("Enter");
    await panel.getByRole("spinbutton", { name: "Softening length" }).fill("0.125");
    await panel.getByRole("combobox", { name: "Units of the file" }).selectOption("gadget");
    await panel.getByRole("button", { name: "Apply" }).click();
    await untilRuns(page, 100);
    expect(await settings(page)).toMatchObject({ softening: 0.125, gravity: 43007.1 });
    expect((await panel.textContent()) ?? "").toMatch(/100 of 310/);
    const mass = await page.evaluate(async () => {
      const { mass } = (await window.antennae.readBodies()) as unknown as { mass: Float32Array };
      return mass.reduce((sum, m) => sum + m, 0);
    });
    expect(mass).toBe(300);

    // There is one «Undo»: it takes back what was assumed, then the file.
    await panel.getByRole("button", { name: "Undo" }).click();
    await untilRuns(page, 310);
    await expect.poll(() => panel.getByRole("checkbox", { name: /bulge/ }).isChecked(), PATIENT).toBe(true);
    await panel.getByRole("button", { name: "Undo" }).click();
    await untilRuns(page, 2048);
    expect(await fingerprint(page)).toBe(before);
    expect(await settings(page)).toMatchObject({ softening: 0.03, gravity: 1 });
    expect(await panel.count()).toBe(0);
    await page.getByRole("combobox", { name: "Scenario" }).getByText(/merge/i).waitFor();
    // Reset goes back to where the old run began, not to where the file replaced it.
    await page.getByRole("button", { name: "Reset", exact: true }).click();
    await expect.poll(() => fingerprint(page), PATIENT).not.toBe(before);
  });

  test("several parts of one snapshot are one run", async () => {
    const parts = [dataPath("gadget2fmt_test_g2_snap.1"), dataPath("gadget2fmt_test_g2_snap.0")];
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    if (parts[0] && parts[1]) {
      await page.locator("input[type=file]").setInputFiles(parts as string[]);
      await untilRuns(page, 8192);
      expect(await summary(page).textContent()).toContain("2 parts");
    }
    await give(page, file("a.txt", ring(20)), file("b.txt", ring(30)));
    await page.getByRole("alert").filter({ hasText: "parts of one" }).waitFor();
  });

  test("a cosmological snapshot is held until the user says otherwise", async () => {
    const page = await stage.open("?n=256");
    await untilStep(page, 1);
    const { bytes } = gadgetBytes({ counts: [0, 60, 0, 0, 0, 0], time: 0.5, redshift: 1, omega0: 0.3 } as never);
    const { viewOnly } = await readBodies(bytes);
    expect(viewOnly, "the test's file is no cosmological one").toBe(true);
    await give(page, file("cosmic.dat", bytes));
    await untilRuns(page, 60);
    await manyFrames(page);
    expect(await steps(page)).toBe(0);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("note").filter({ hasText: "expansion" }).waitFor();
    await page.keyboard.press(".");
    await manyFrames(page);
    expect(await steps(page)).toBe(0);
    await summary(page).getByRole("button", { name: "Run it anyway" }).click();
    await untilStep(page, 1);
  });

  test("a long read shows progress, can be cancelled, and the old run goes on", async () => {
    const page = await stage.open("?n=256");
    await untilStep(page, 1);
    await page.evaluate(() => {
      const row = (_: unknown, i: number) => `1.25 ${Math.sin(i)} ${Math.cos(i)} ${i / 20_000} 0.5 0.25 -0.125`;
      const block = `${Array.from({ length: 20_000 }, row).join("\n")}\n`;
      const data = new DataTransfer();
      data.items.add(
        new File(
          Array.from({ length: 150 }, () => block),
          "long.txt",
        ),
      );
      window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    const bar = page.getByRole("progressbar", { name: /long\.txt/ });
    await bar.waitFor();
    // The old run goes on while the file is read. One call: the file must not be through before it is cancelled.
    await page.waitForFunction(() => {
      const held = window as unknown as { stepsThen?: number };
      if ((document.querySelector("progress")?.value ?? 0) === 0) return false;
      held.stepsThen ??= window.antennae.steps;
      if (window.antennae.steps <= held.stepsThen) return false;
      [...document.querySelectorAll("button")].find((b) => b.textContent === "Cancel")!.click();
      return true;
    });
    await expect.poll(() => bar.count(), PATIENT).toBe(0);
    const now = await steps(page);
    await untilStep(page, now + 1);
    expect(await page.evaluate(() => window.antennae.bodies)).toBe(256);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("a pasted link opens files of this site only", async () => {
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    await page.route("**/given/ring.txt", (route) => route.fulfill({ body: ring(90) }));
    await page.route("**/given/half*", (route) => route.fulfill({ status: 404, body: "" }));
    const paste = (words: string) =>
      page.evaluate((given) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", given);
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      }, words);
    await paste(`${stage.origin}/given/ring.txt`);
    await untilRuns(page, 100);
    for (const [words, says] of [
      ["https://example.org/galaxy.tipsy", /example\.org/],
      ["a few words", /Paste a file, or a link/],
      [`${stage.origin}/given/half%.txt`, /half%\.txt: .*404/],
    ] as const) {
      await paste(words);
      await page.getByRole("alert").filter({ hasText: says }).waitFor();
    }
    expect(await page.evaluate(() => window.antennae.bodies)).toBe(100);
  });

  test("snapshots are saved in the chosen format, and losses are said", async () => {
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    await showTab(page, "Files");
    const format = page.getByRole("combobox", { name: "Snapshot format" });
    for (const [name, ending, says] of [
      ["csv", "csv", /keeps everything/],
      ["tipsy-bonsai", "tipsy", /was saved\. /],
      ["gadget-hdf5", "hdf5", /was saved/],
    ] as const) {
      await format.selectOption(name);
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save snapshot" }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe(`plummer-merger-000000.${ending}`);
      await page.getByRole("note").filter({ hasText: says }).first().waitFor();
      const path = `${await saved.path()}.copy`;
      copyFileSync(await saved.path(), path);
      const { bodies } = await readBodies(new Uint8Array(readFileSync(path)));
      expect(bodies.count).toBe(2048);
    }
  });
});
