import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { dataPath } from "../dataFiles.ts";
import { type Stage, setStage } from "./browser.ts";
import { steps, untilRuns, untilStep } from "./handle.ts";
import { look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const king = dataPath("tipsy_be_king36K.bin");
const table = dataPath("table_dubinski_mw_m31_81920.tab.gz");

describe("files", () => {
  test.skipIf(!king)("a King model in Tipsy shows one round bright core", async () => {
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    await page.locator("input[type=file]").setInputFiles(king!);
    await untilRuns(page, 36000);
    const picture = await look(page, await sky(page), { x0: 0, y0: 0, x1: 0.62, y1: 1 });
    expect(picture.max).toBeGreaterThan(0.7);
    expect(picture.median).toBeLessThan(0.25);
    // The view is centred in what the panel leaves free: (800 - 318) / 2 of 800, within the clip of 0.62.
    expect(picture.centre[0]).toBeCloseTo(241 / 496, 1);
    expect(picture.centre[1]).toBeCloseTo(0.5, 1);
    expect(await page.getByRole("slider", { name: "Bodies" }).isDisabled()).toBe(true);
  });

  test.skipIf(!table)("Dubinski's Milky Way and Andromeda show two bright cores", async () => {
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    await page.locator("input[type=file]").setInputFiles(table!);
    await untilRuns(page, 81920);
    const picture = await look(page, await sky(page), { x0: 0, y0: 0, x1: 0.62, y1: 1 });
    expect(picture.max).toBeGreaterThan(0.95);
    expect(picture.median).toBeLessThan(0.2);
    expect(picture.concentration).toBeGreaterThan(0.3);
  });

  test("broken files are one clear line each, and the simulation goes on", async () => {
    const page = await stage.open("?n=2048");
    await untilStep(page, 1);
    const row = "1 0 0 0 0 0 0\n";
    const broken: [name: string, content: Buffer, says: RegExp][] = [
      ["empty.tipsy", Buffer.alloc(0), /empty/],
      ["word.txt", Buffer.from(`${row.repeat(999)}1 0 zero 0 0 0 0\n`), /1000/],
      ["picture.png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /PNG/],
    ];
    if (king) broken.push(["half.bin", readFileSync(king).subarray(0, 100_000), /./]);
    for (const [name, buffer, says] of broken) {
      await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
      const alert = page.getByRole("alert").filter({ hasText: name });
      await alert.waitFor();
      const words = (await alert.textContent()) ?? "";
      expect(words).toMatch(says);
      expect(words.trim()).not.toContain("\n");
    }
    const now = await steps(page);
    await untilStep(page, now + 2);
    expect(await page.evaluate(() => window.antennae.bodies)).toBe(2048);
  });

  test("a dropped file is opened", async () => {
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      const rows = Array.from({ length: 300 }, (_, i) => `1 ${Math.cos(i)} ${Math.sin(i)} ${i / 300} 0 0 0`);
      transfer.items.add(new File([rows.join("\n")], "ring.txt"));
      return transfer;
    });
    await page.dispatchEvent("#sky", "drop", { dataTransfer: data });
    await untilRuns(page, 300);
  });

  test("the saved snapshot opens again, and the screenshot is a picture without panels", async () => {
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save snapshot" }).click();
    const snapshot = await saving;
    expect(snapshot.suggestedFilename()).toMatch(/^plummer-merger-000000\.tipsy$/);
    await page.locator("input[type=file]").setInputFiles(await snapshot.path());
    await page
      .getByRole("combobox", { name: "Scenario" })
      .getByText(/Opened file/)
      .waitFor({ state: "attached" });
    expect(await page.evaluate(() => window.antennae.bodies)).toBe(2048);

    const shooting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Screenshot" }).click();
    const shot = await shooting;
    expect(shot.suggestedFilename()).toMatch(/\.png$/);
    const picture = await look(page, readFileSync(await shot.path()));
    expect([picture.width, picture.height]).toEqual([800, 500]);
    expect(picture.max).toBeGreaterThan(0.6);
    expect(picture.median).toBeLessThan(0.2);
  });
});
