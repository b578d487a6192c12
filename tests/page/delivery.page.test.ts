import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { writeBodies } from "../../src/data/files/index.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { listFiles } from "../../tools/serviceWorker.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";
import { serveSite } from "./site.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Waits until a service worker has kept a whole version and serves this page. */
async function untilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration || registration.installing || registration.waiting) return false;
      return registration.active?.state === "activated" && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(kept, PATIENT).toBe(true);
}

/** A page that is only looked at, and one that is used from the start: scripts of a test count as use. */
const look = () => Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
const act = () => Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });

describe("what is delivered", () => {
  test("only its own files, at most 440 kB of script at first, and nothing that the policy refuses", async () => {
    const page = await stage.open("?n=256&paused=1", { offline: true });
    await untilRuns(page, 256);
    const complaints: string[] = [];
    const foreign: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== stage.origin) foreign.push(request.url());
    });
    await page.reload();
    await untilRuns(page, 256);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
    );
    expect(scripts.join(" ")).toMatch(/index-/);
    expect(scripts.join(" ")).not.toMatch(/film|plots|hdf5|tour/i);
    let bytes = 0;
    for (const url of new Set(scripts)) bytes += gzipSync(await (await page.request.get(url)).body()).length;
    expect(bytes).toBeLessThan(440_000);
  });

  test("after one visit all works without a network: another model, an HDF5 file, a film", async () => {
    const site = await serveSite(inject("builtPage"));
    const page = await stage.open(`${site.origin}/?n=256&paused=1&tab=files`, { offline: true });
    await untilRuns(page, 256);
    await untilKept(page);
    // There is no answer there any more, for workers neither.
    await site.close();
    await page.context().setOffline(true);
    await page.goto(`${site.origin}/?scenario=milky-way&n=3000&solver=direct&paused=1`);
    await untilRuns(page, 3000);
    await page.goto(`${site.origin}/?scenario=king&n=400&solver=direct&paused=1&level=study&tab=files`);
    await untilRuns(page, 400);
    await page.keyboard.press("t");
    await page.getByRole("img", { name: /^Energy error/ }).waitFor();
    const { bytes } = await writeBodies(plummer.make({}, { n: 500, seed: 1 }), "gadget-hdf5");
    const file = { name: "sphere.hdf5", mimeType: "application/x-hdf5", buffer: Buffer.from(bytes) };
    await page.locator("input[type=file]").setInputFiles(file);
    await untilRuns(page, 500);
    await page.getByText("Film", { exact: true }).click();
    await page.getByRole("combobox", { name: "Film size" }).selectOption("640");
    await page.getByRole("combobox", { name: "Film format" }).selectOption("webm");
    await page.getByRole("slider", { name: "Frames", exact: true }).fill("2");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Record", exact: true }).click();
    const film = readFileSync(await (await saving).path());
    // Matroska's first bytes.
    expect(film.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("a host that can't send headers gives the processor all its threads too: the page is loaded again, once", async () => {
    const site = await serveSite(inject("builtPage"), "plain");
    try {
      const page = await stage.open(`${site.origin}/?n=256&engine=cpu&paused=1`, { offline: true, before: look });
      let loads = 0;
      page.on("load", () => loads++);
      await page.waitForFunction(() => crossOriginIsolated && window.antennae?.bodies === 256);
      await untilKept(page);
      expect(loads).toBe(1);
      // In use it stays as it is: what was done to it would be lost.
      const other = await stage.open(`${site.origin}/?n=257&engine=cpu&paused=1`, { offline: true, before: act });
      await untilRuns(other, 257);
      await untilKept(other);
      expect(await other.evaluate(() => crossOriginIsolated)).toBe(false);
    } finally {
      await site.close();
    }
  });

  test("a new version is taken at the next load, and never in parts: an open page keeps its own", async () => {
    const site = await serveSite(inject("builtPage"));
    const next = mkdtempSync(join(tmpdir(), "antennae-next-"));
    try {
      const page = await stage.open(`${site.origin}/?n=256&paused=1`, { offline: true });
      await untilRuns(page, 256);
      await untilKept(page);
      // A version with other files; those of the old one are gone from the server.
      mkdirSync(join(next, "assets"));
      writeFileSync(
        join(next, "index.html"),
        '<!doctype html><title>next</title><p>page two</p><script src="assets/two.js"></script>',
      );
      writeFileSync(join(next, "assets/two.js"), 'document.body.append("script two");');
      listFiles(next, readFileSync("public/sw.js", "utf8"));
      site.folder = next;
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
      await expect.poll(() => page.evaluate(async () => (await caches.keys()).length), PATIENT).toBe(2);
      await untilKept(page);
      // A lazy part that this page has not asked for yet, and that the server has no more.
      await page.keyboard.press("t");
      await page.getByRole("img", { name: /^Energy error/ }).waitFor();
      expect(await page.getByRole("alert").allTextContents()).toEqual([]);
      await page.reload();
      await page.getByText("page two").waitFor();
      await page.getByText("script two").waitFor();
      // Back again, as where a version is taken back: whole too.
      site.folder = inject("builtPage");
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
      await untilKept(page);
      await page.reload();
      await untilRuns(page, 256);
    } finally {
      await site.close();
      rmSync(next, { recursive: true });
    }
  });
});
