import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Download, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { stepsBytes } from "../data/files/stepsBytes.ts";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, settings, untilRuns, untilStep } from "./handle.ts";
import { showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

type Given = { readonly name: string; readonly bytes: Uint8Array | string };

/** Drops files on the sky, or pastes them. */
const hand = (page: Page, how: "drop" | "paste", files: readonly Given[], words = "") =>
  page.evaluate(
    ({ way, all, text }) => {
      const data = new DataTransfer();
      for (const { name, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name));
      }
      if (text) data.setData("text/uri-list", text);
      const event =
        way === "drop"
          ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
      document.querySelector("#sky")!.dispatchEvent(event);
    },
    {
      way: how,
      all: files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes as string).toString("base64") })),
      text: words,
    },
  );

async function saved(download: Promise<Download>): Promise<Given> {
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

const notes = (page: Page) => page.getByRole("log", { name: "Notes" });
const rows = (n: number, at = 0) =>
  Array.from({ length: n }, (_, i) => `1 ${Math.cos(i) + at} ${Math.sin(i)} ${i / n} 0 0.1 0\n`).join("");

test("each kind of thing is opened by one door: dropped, pasted, chosen, of a folder, or behind a link", async () => {
  const page = await stage.open("?scenario=plummer&n=300&seed=7&paused=1&engine=cpu&units=own", { sharp: true });
  await untilRuns(page, 300);
  await page.evaluate(() => window.antennae.advance(3));
  await showTab(page, "Files");
  // What the page itself writes: a session, presets, a screenshot.
  let saving = page.waitForEvent("download");
  await button(page, "Save session").click();
  const session = await saved(saving);
  await button(page, "Save preset").click();
  saving = page.waitForEvent("download");
  await button(page, "Export presets").click();
  const presets = await saved(saving);
  saving = page.waitForEvent("download");
  await button(page, "Screenshot").click();
  const picture = await saved(saving);
  expect(picture.name).toMatch(/\.png$/);

  // Bodies: what was read, what was assumed, and what to change.
  await hand(page, "drop", [{ name: "ring.txt", bytes: rows(40) }]);
  await untilRuns(page, 40);
  const summary = page.getByRole("complementary", { name: "Opened file" });
  const assumed = summary.getByRole("region", { name: "Assumed, and yours to change" });
  await assumed.getByRole("combobox", { name: "Units of the file" }).waitFor();
  for (const name of ["Every k-th body", "Softening length", "Time step"])
    await assumed.getByRole("spinbutton", { name }).waitFor();
  await assumed.getByRole("checkbox", { name: /40/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await assumed.getByRole("spinbutton", { name: "Time step" }).fill("0.0078125");
  await summary.getByRole("button", { name: "Apply" }).click();
  await expect.poll(async () => (await settings(page)).timestep, PATIENT).toBe(0.0078125);
  expect(await page.evaluate(() => window.antennae.bodies)).toBe(40);

  // A screenshot brings the run that it shows.
  await hand(page, "drop", [picture]);
  await untilRuns(page, 300);
  await notes(page).getByText(`Opened the run of ${picture.name}.`).waitFor();
  expect(new URL(page.url()).searchParams.get("seed")).toBe("7");

  // A session goes on where it was saved, pasted too.
  await hand(page, "paste", [session]);
  await untilStep(page, 3);
  await notes(page).getByText("The session continues from step 3.").waitFor();

  // Presets are added to those that are there.
  await button(page, "Delete the preset Plummer sphere").click();
  await page.locator("input[type=file]").setInputFiles({
    name: presets.name,
    mimeType: "application/json",
    buffer: Buffer.from(presets.bytes as Uint8Array),
  });
  await notes(page).getByText("One preset was added.").waitFor();

  // A series, dropped; a folder of one; several snapshots in a file.
  const bar = page.getByRole("region", { name: "Sequence", exact: true });
  const series = [0, 1, 2].map((k) => ({ name: `run_00${k}.txt`, bytes: rows(30, k) }));
  await hand(page, "drop", series);
  await bar.getByRole("slider", { name: "Snapshot", exact: true }).waitFor();
  await button(page, "Close the sequence").click();
  const folder = mkdtempSync(join(tmpdir(), "door-"));
  for (const { name, bytes } of series) writeFileSync(join(folder, name), bytes);
  writeFileSync(join(folder, "read.me"), "not a snapshot");
  const choosing = page.waitForEvent("filechooser");
  await button(page, "Open a folder").click();
  await (await choosing).setFiles(folder);
  await bar.getByRole("slider", { name: "Snapshot", exact: true }).waitFor();
  await button(page, "Close the sequence").click();
  await hand(page, "drop", [{ name: "steps.h5part", bytes: await stepsBytes([0, 1, 2], 20) }]);
  await untilRuns(page, 20);
  await summary.getByRole("button", { name: "Play all 3 snapshots" }).click();
  await bar
    .getByText(/^1 of 3|of 3/)
    .first()
    .waitFor({ state: "attached" });
  await button(page, "Close the sequence").click();

  // Links: to a run of this page, and to a file beside it, whatever kind that is.
  await hand(page, "drop", [], `${stage.origin}/?scenario=plummer-merger&n=200&seed=9&paused=1&engine=cpu`);
  await untilRuns(page, 200);
  await notes(page).getByText("Opened the run of the link.").waitFor();
  await page.route("**/given/kept.json", (route) => route.fulfill({ body: Buffer.from(presets.bytes as Uint8Array) }));
  await button(page, "Delete the preset Plummer sphere").click();
  await hand(page, "paste", [], `${stage.origin}/given/kept.json`);
  await expect.poll(() => button(page, "Load Plummer sphere").count(), PATIENT).toBe(1);

  // Another picture is refused in one line.
  await hand(page, "drop", [{ name: "cat.png", bytes: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex") }]);
  await page
    .getByRole("alert")
    .getByText(/cat\.png: .*PNG/)
    .waitFor();
});
