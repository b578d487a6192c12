import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readBodies } from "../../src/data/files/index.ts";
import { gadgetBytes } from "../data/files/gadgetBytes.ts";
import { stepsBytes } from "../data/files/stepsBytes.ts";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, manyFrames, untilRuns } from "./handle.ts";
import { showTab } from "./panel.ts";
import { sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("a series is recorded while the run goes on, and opened as a film: scrubbed, played, gone on from", async () => {
  const page = await stage.open("?scenario=plummer-merger&n=300&seed=1&engine=cpu&dt=0.0625&units=own&paused=1", {
    width: 900,
    height: 600,
    before: () => {
      // A folder of the origin's own, which needs no permission.
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle("series", { create: true }),
      });
    },
  });
  await untilRuns(page, 300);
  await showTab(page, "Files");
  await page.getByRole("combobox", { name: "Snapshot format" }).selectOption("gadget-hdf5");
  await showTab(page, "Timeline");
  await page.getByRole("spinbutton", { name: "Steps between snapshots" }).fill("4");
  await button(page, "Snapshot series").click();
  await page.getByText("1 snapshot in series").waitFor();
  await button(page, "Play").click();
  await page.getByText(/[5-9] snapshots in series/).waitFor();
  await button(page, "Pause").click();
  await button(page, "Snapshot series").click();
  await page.getByRole("log", { name: "Notes" }).getByText("The series is in series").waitFor();
  const files = await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("series");
    const found: [string, number[]][] = [];
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemFileHandle]>)
      found.push([name, [...new Uint8Array(await (await handle.getFile()).arrayBuffer())]]);
    return found.sort();
  });
  expect(files.length).toBeGreaterThanOrEqual(5);
  const folder = mkdtempSync(join(tmpdir(), "series-"));
  for (const [k, [name, bytes]] of files.entries()) {
    expect(name).toBe(`plummer-merger.${String(4 * k).padStart(6, "0")}.hdf5`);
    const { bodies } = await readBodies(Uint8Array.from(bytes));
    // A snapshot every fourth step, at that step and no other.
    expect([bodies.count, bodies.time]).toEqual([300, 0.25 * k]);
    writeFileSync(join(folder, name), Uint8Array.from(bytes));
  }
  writeFileSync(join(folder, "plummer-merger.log.csv"), "step,time\n");
  mkdirSync(join(folder, "empty"));
  // One that is damaged is passed over.
  writeFileSync(join(folder, "plummer-merger.000006.hdf5"), "no snapshot");

  await showTab(page, "Files");
  const choosing = page.waitForEvent("filechooser");
  await button(page, "Open a folder").click();
  await (await choosing).setFiles(folder);
  const bar = page.getByRole("region", { name: "Sequence", exact: true });
  const slider = bar.getByRole("slider", { name: "Snapshot", exact: true });
  await slider.waitFor();
  await page.getByRole("alert").filter({ hasText: "plummer-merger.000006.hdf5 can't be read" }).waitFor();
  await bar.getByText("Details").click();
  await bar.getByText(`${files.length} of ${files.length + 1} snapshots in memory`).waitFor();
  await bar.getByText("1 other files were left out").waitFor();
  expect(await barriers(page)).toEqual([]);

  // Scrubbed by keys, and the bodies move.
  const first = await sky(page);
  await slider.press("End");
  await expect.poll(() => slider.getAttribute("aria-valuetext"), PATIENT).toMatch(/^(\d+) of \1, /);
  await manyFrames(page);
  const last = await sky(page);
  expect(last.equals(first)).toBe(false);
  // Played from the start, and held at its end.
  await bar.getByRole("slider", { name: "Snapshots per second" }).fill("20");
  await button(page, "Play").click();
  await button(page, "Pause").waitFor();
  await button(page, "Play").waitFor();
  await expect.poll(async () => Number(await slider.inputValue()), PATIENT).toBe(files.length);
  await manyFrames(page);
  expect((await sky(page)).equals(last)).toBe(true);
  await slider.press("Home");
  await manyFrames(page);
  expect((await sky(page)).equals(first)).toBe(true);

  // Closed, the run is there as it was; and a snapshot becomes a run.
  await button(page, "Close the sequence").click();
  const before = await page.evaluate(() => window.antennae.steps);
  await button(page, "Step").click();
  await expect.poll(() => page.evaluate(() => window.antennae.steps), PATIENT).toBe(before + 1);
  await page.locator("#open-file").setInputFiles(files.slice(0, 3).map(([name]) => join(folder, name)));
  await slider.press("End");
  await bar.getByText("Details").click();
  await button(page, "Simulate from here").click();
  await bar.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => window.antennae.time), PATIENT).toBeGreaterThanOrEqual(0.5);

  // Several snapshots in one file, and several files a snapshot.
  const opened = async (files: Readonly<Record<string, Uint8Array>>) => {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    await page.locator("#open-file").setInputFiles(Object.keys(files).map((name) => join(folder, name)));
  };
  const played = async () => {
    await slider.press("End");
    await bar.getByText("Details").click();
  };
  await opened({ "snap.40_0.h5part": await stepsBytes([0, 1, 2], 20) });
  await button(page, "Play all 3 snapshots").click();
  await played();
  await bar.getByText("3 of 3 snapshots in memory").waitFor();
  await button(page, "Simulate from here").click();
  await bar.waitFor({ state: "detached" });
  await page.getByText("The file holds 3 snapshots, Step#0 to Step#2; Step#2 was read.").waitFor();
  const part = (k: number, first: number) =>
    gadgetBytes({ counts: [0, 5, 0, 0, 0, 0], first, files: 2, time: k, masses: [0, 1, 0, 0, 0, 0] }).bytes;
  const parts = {
    "snap_001.0": part(1, 0),
    "snap_001.1": part(1, 5),
    "snap_002.0": part(2, 0),
    "snap_002.1": part(2, 5),
  };
  await opened(parts);
  await played();
  await bar.getByText("2 of 2 snapshots in memory").waitFor();
  await expect.poll(() => page.getByRole("status").first().textContent(), PATIENT).toMatch(/\b10\b/);
  // Dropped, or opened as a file is, they are a series too.
  await page.locator("#open-file").setInputFiles(files.slice(0, 3).map(([name]) => join(folder, name)));
  await slider.press("End");
  await bar.getByText("3 of 3 snapshots in memory").waitFor({ state: "attached" });
  expect((await page.getByRole("alert").allTextContents()).filter((words) => !words.includes("000006"))).toEqual([]);
});
