import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { makeHdf5 } from "../../src/data/files/hdf5/library.ts";
import { virtualFile } from "../../src/data/files/hdf5/virtualFile.ts";
import { gadgetBytes } from "../data/files/gadgetBytes.ts";
import { COUNT, snapshotBytes } from "../data/files/hdf5Bytes.ts";
import { READABLE } from "../data/files/realFiles.ts";
import { dataPath } from "../dataFiles.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { steps, untilRuns, untilStep } from "./handle.ts";
import { look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Drops files of this machine, or of this test, on the sky, as the file manager would hand them over. */
async function drop(page: Page, files: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
  await page.evaluate(() => {
    const carrier = document.createElement("input");
    carrier.type = "file";
    carrier.multiple = true;
    carrier.id = "carrier";
    carrier.hidden = true;
    document.body.append(carrier);
  });
  await page.locator("#carrier").setInputFiles(files);
  await page.evaluate(() => {
    const carrier = document.querySelector<HTMLInputElement>("#carrier")!;
    const dataTransfer = new DataTransfer();
    for (const file of carrier.files!) dataTransfer.items.add(file);
    carrier.remove();
    document.querySelector("#sky")!.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  });
}

/** Bodies of the real files that no other test here opens. */
const OTHERS = {
  "changa_output_holmberg74.tipsy": 74,
  "gadget1_galaxy_collision_le.dat": 60_000,
  "gadget1_gassphere_le.dat": 1472,
  "gadget2fmt_test_g2_snap.0": 4083,
  "gadget2fmt_test_g2_snap.1": 4109,
  "gadget4_lcdm_gas_z0.hdf5": 65_536,
  "gadget4_output_holmberg74.hdf5": 74,
  "nemo_plummer128_phasespace.nemo": 128,
  "swift_output_holmberg74.hdf5": 74,
  "table_galactics_SMC_20010.txt": 20_010,
  "tipsy_le_cuda_galaxy_20K.bin": 20_000,
} as const;

const king = dataPath("tipsy_be_king36K.bin");
const table = dataPath("table_dubinski_mw_m31_81920.tab.gz");

describe("files", () => {
  test.skipIf(!king)("a King model in Tipsy shows one round bright core", async () => {
    const page = await stage.open("?n=2048&paused=1", { sharp: true });
    await untilRuns(page, 2048);
    await drop(page, king!);
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
    const page = await stage.open("?n=2048&paused=1", { sharp: true });
    await untilRuns(page, 2048);
    await drop(page, table!);
    await untilRuns(page, 81920);
    const picture = await look(page, await sky(page), { x0: 0, y0: 0, x1: 0.62, y1: 1 });
    expect(picture.max).toBeGreaterThan(0.95);
    expect(picture.median).toBeLessThan(0.2);
    expect(picture.concentration).toBeGreaterThan(0.3);
  });

  test.skipIf(!king)("every other real file loads when it is dropped", async () => {
    const page = await stage.open("?n=2048&paused=1", { width: 480, height: 360 });
    await untilRuns(page, 2048);
    for (const [name, count] of Object.entries(OTHERS)) {
      await drop(page, dataPath(name)!);
      await untilRuns(page, count);
      await page.getByRole("complementary", { name: "Opened file" }).getByText(name).first().waitFor();
      expect(await page.getByRole("alert").allTextContents()).toEqual([]);
    }
    expect(new Set([...Object.keys(OTHERS), ...[king, table].map((path) => basename(path!))])).toEqual(
      new Set(READABLE),
    );
  });

  test("a snapshot whose numbers are in other files opens with them, and names them without", async () => {
    const page = await stage.open("?n=256&paused=1", { width: 480, height: 360 });
    await untilRuns(page, 256);
    const main = await snapshotBytes({
      datasets: { Coordinates: null },
      more: (_, bodies) => bodies.create_external_link("virtual.hdf5", "/data", "Coordinates"),
    });
    const double = { whole: false, signed: true, size: 8 };
    const virtual = virtualFile([COUNT, 3], double, "part.0.hdf5", "/PartType1/Coordinates");
    const files = Object.entries({ "part.0.hdf5": await snapshotBytes(), "main.hdf5": main, "virtual.hdf5": virtual });
    const handed = files.map(([name, bytes]) => ({ name, mimeType: "", buffer: Buffer.from(bytes) }));
    await drop(page, handed.slice(1));
    await page.getByRole("alert").getByText("part.0.hdf5, which is missing; put that file beside this one").waitFor();
    await drop(page, handed);
    await untilRuns(page, COUNT);
  });

  test("broken files are one clear line each, and the simulation goes on", async () => {
    const page = await stage.open("?n=256");
    await untilStep(page, 1);
    const row = "1 0 0 0 0 0 0\n";
    const marks = Buffer.from(gadgetBytes({ counts: [0, 40, 0, 0, 0, 0] }).bytes);
    marks.writeUInt32LE(479, 264);
    const broken: [name: string, content: Buffer, says: RegExp][] = [
      ["empty.tipsy", Buffer.alloc(0), /empty/],
      ["word.txt", Buffer.from(`${row.repeat(999)}1 0 zero 0 0 0 0\n`), /1000/],
      ["bomb.gz", gzipSync(Buffer.alloc(70 * 2 ** 20)), /zip bomb/],
      ["bare.hdf5", Buffer.from(await makeHdf5(async (file) => void file.create_group("Header"))), /without particles/],
      ["marks.dat", marks, /byte 264/],
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
    expect(await page.evaluate(() => window.antennae.bodies)).toBe(256);
    // Of no use once a file is shown.
    const good = { name: "good.txt", mimeType: "text/plain", buffer: Buffer.from(row.repeat(3)) };
    await page.locator("input[type=file]").setInputFiles(good);
    await untilRuns(page, 3);
    await expect.poll(() => page.getByRole("alert").count(), PATIENT).toBe(0);
  });

  test("the saved snapshot opens again, and the screenshot is a picture without panels", async () => {
    const page = await stage.open("?n=2048&paused=1", { sharp: true });
    await untilRuns(page, 2048);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save snapshot" }).click();
    const snapshot = await saving;
    expect(snapshot.suggestedFilename()).toMatch(/^plummer-merger-000000\.hdf5$/);
    await page.locator("input[type=file]").setInputFiles(await snapshot.path());
    await page
      .getByRole("combobox", { name: "Scenario" })
      .getByText(/Opened file/)
      .waitFor();
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
