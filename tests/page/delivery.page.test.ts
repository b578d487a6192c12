import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

describe("what is delivered", () => {
  test("only its own files, at most 450 kB of script at first, and nothing that the policy refuses", async () => {
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
    expect(bytes).toBeLessThan(450_000);
  });

  test("a page that was open once opens without a network", async () => {
    const page = await stage.open("?n=256&paused=1", { offline: true });
    await untilRuns(page, 256);
    const kept = () => page.evaluate(async () => (await (await caches.open("antennae")).keys()).length);
    await expect.poll(kept, { timeout: 60_000 }).toBeGreaterThan(3);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.goto(`${stage.origin}/?n=300&paused=1`);
    await untilRuns(page, 300);
  });

  test("every colour mode draws", async () => {
    const page = await stage.open("?n=256&paused=1", { offline: true });
    const errors: string[] = [];
    page.on("console", (message) => message.type() !== "log" && errors.push(message.text()));
    await untilRuns(page, 256);
    const choice = page.getByRole("combobox", { name: "Colour by" });
    for (const name of await choice.locator("option").evaluateAll((all) => all.map((o) => o.getAttribute("value")!))) {
      await choice.selectOption(name);
      await page.waitForTimeout(400);
    }
    expect(errors).toEqual([]);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });
});
