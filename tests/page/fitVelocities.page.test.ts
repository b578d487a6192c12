import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { fitsPicture, pairPicture } from "../headless/pairPicture.ts";
import { type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";

let stage: Stage;
const folder = mkdtempSync(join(tmpdir(), "antennae-fit-velocities-"));
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stage?.close();
});

const photograph = pairPicture(folder);
const meta = join(folder, "pair.meta");
writeFileSync(meta, "px=22\npy=33\nsx=42\nsy=27\nscale=1.5\npz=0.02\n");
/** Both discs turn; the second galaxy moves away from us. */
const away = (x: number, y: number) =>
  Math.hypot(x - 22, y - 30) < 7 ? 6000 + 15 * (x - 22) : Math.hypot(x - 42, y - 36) < 7 ? 6100 - 20 * (y - 36) : 0;

async function opened(query = ""): Promise<Page> {
  const page = await stage.open(`?n=200&eps=0.05&solver=direct&engine=cpu&paused=1${query}`, {
    width: 1100,
    height: 900,
  });
  await untilRuns(page, 200);
  await page.keyboard.press("M");
  return page;
}

/** Agreement of the best model's velocities in the report: 1 where none counted. */
async function agreementOf(page: Page, panel: Locator): Promise<number> {
  await panel.getByRole("button", { name: "Search for encounters" }).click();
  await panel.getByRole("button", { name: /^Best model, score 0\.\d\d/ }).waitFor();
  await panel.getByRole("button", { name: "Stop the search" }).click();
  const saving = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Save the report" }).click();
  const report = readFileSync(await (await saving).path()).toString("latin1");
  const [, best] = /score,correlation,tails,motion,[^\n]*\n([^\n]*)/.exec(report)!;
  return Number(best!.split(",")[3]);
}

test("a map of velocities is dropped beside its photograph, counts in the search, and is left out again", async () => {
  const page = await opened();
  const panel = page.getByRole("complementary", { name: "Fit a photograph" });
  const map = fitsPicture(folder, "turning.fits", away, "km/s");
  const names = [photograph, meta, map];
  const files = await page.evaluateHandle(
    (all) => {
      const dropped = new DataTransfer();
      for (const [name, bytes] of all) dropped.items.add(new File([new Uint8Array(bytes)], name));
      return dropped;
    },
    names.map((name) => [name.slice(folder.length + 1), [...readFileSync(name)]] as [string, number[]]),
  );
  await panel.getByRole("combobox", { name: "Or a published fit" }).waitFor();
  await panel.locator("fieldset.fit-choice").dispatchEvent("drop", { dataTransfer: files });
  await panel.getByRole("button", { name: "First centre: 22, 33" }).waitFor();
  await panel.getByText("turning.fits counts beside the photograph.").waitFor();
  const counted = await agreementOf(page, panel);
  expect(counted).toBeGreaterThan(-1);
  expect(counted).toBeLessThan(0.9999);
  await panel.getByRole("button", { name: "Leave the map out" }).click();
  await panel.getByText("turning.fits").waitFor({ state: "detached" });
  expect(await agreementOf(page, panel)).toBe(1);
});

test("a map is chosen by itself; one that does not belong to the photograph is said in a line, in German, too", async () => {
  const page = await opened("&lang=de");
  const panel = page.getByRole("complementary", { name: "Foto anpassen" });
  const choose = panel.getByLabel("Foto", { exact: true });
  // Alone, it has nothing to stand beside.
  await choose.setInputFiles(fitsPicture(folder, "alone.fits", away, "km s-1"));
  await panel.getByRole("alert").getByText("Wählen Sie zuerst ein Foto.").waitFor();
  await choose.setInputFiles([photograph, meta]);
  const velocities = panel.getByLabel("Karte der Geschwindigkeiten");
  // Its own field takes a map that says nothing of its unit.
  await velocities.setInputFiles(fitsPicture(folder, "plain.fits", away));
  await panel.getByText("plain.fits zählt neben dem Foto.").waitFor();
  const hollow = fitsPicture(folder, "hollow.fits", (x, y) => (Math.hypot(x - 22, y - 30) < 4 ? 0 : away(x, y)));
  await velocities.setInputFiles(hollow);
  await panel.getByText("hollow.fits zählt neben dem Foto.").waitFor();
  await panel.getByRole("button", { name: "Begegnungen suchen" }).click();
  await panel
    .getByRole("alert")
    .getByText(/^Keine Geschwindigkeit im Umkreis von 2 Pixeln um das erste Zentrum/)
    .waitFor();
  await panel.getByRole("combobox", { name: "Oder eine veröffentlichte Anpassung" }).selectOption("Arp 244");
  await panel.getByRole("img", { name: "Arp 244", exact: true }).waitFor();
  // Another picture: the map of the one before is gone, and does not fit.
  await panel.getByText(/zählt neben dem Foto/).waitFor({ state: "detached" });
  await velocities.setInputFiles(hollow);
  await panel.getByRole("alert").getByText("64 x 64 Geschwindigkeiten; das Bild hat 384 x 384 Pixel").waitFor();
});
