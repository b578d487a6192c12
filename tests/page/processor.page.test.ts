import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, drawn, fingerprint, settings, steps, untilRuns, untilStep } from "./handle.ts";
import { change, look, sky } from "./pixels.ts";
import { serveSite } from "./site.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const noWebGpu = () => Reflect.deleteProperty(Navigator.prototype, "gpu");
const noSimd = () => {
  WebAssembly.validate = () => false;
};

describe("without a graphics card", () => {
  test.each([
    ["WebGPU without a chip", undefined],
    ["no WebGPU", noWebGpu],
    [
      "no adapter",
      () => {
        GPU.prototype.requestAdapter = async () => null;
      },
    ],
  ])("%s: the processor computes and draws, and the status line says so", async (_, before) => {
    const page = await stage.open("?scenario=plummer-merger&n=2048&seed=3&engine=auto&solver=adaptive", {
      ...{ gpu: true, sharp: true },
      ...(before && { before }),
    });
    await untilStep(page, 10);
    const status = page.getByRole("status");
    await expect.poll(() => status.textContent(), PATIENT).toMatch(/2,048 bodies.*processor, \d+ threads?/);
    expect(await settings(page)).toMatchObject({ solver: "adaptive" });
    const picture = await look(page, await sky(page));
    // Bright galaxies on a dark sky.
    expect(picture.max).toBeGreaterThan(0.8);
    expect(picture.median).toBeLessThan(0.1);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("a server that isolates nothing: one thread, and the same bits as with more", async () => {
    const run = "?scenario=plummer&n=600&seed=3&paused=1";
    const marks: string[] = [];
    const site = await serveSite(inject("builtPage"), "plain");
    try {
      for (const origin of [site.origin, stage.origin]) {
        const page = await stage.open(`${origin}/${run}`);
        await untilRuns(page, 600);
        const isolated = await page.evaluate(() => crossOriginIsolated);
        expect(isolated).toBe(origin === stage.origin);
        if (!isolated) expect(await page.getByRole("status").textContent()).toMatch(/processor, 1 thread\b/);
        await page.evaluate(() => window.antennae.advance(20));
        marks.push(await fingerprint(page));
        await stage.clear();
      }
    } finally {
      await site.close();
    }
    expect(marks[0]).toBe(marks[1]);
  });

  test("WebAssembly without SIMD: WebGPU by whatever means, else one line says what is missing", async () => {
    const by = await stage.open("?n=256&engine=auto&paused=1", { gpu: true, before: noSimd });
    await untilRuns(by, 256);
    expect(await by.getByRole("status").textContent()).toContain("without a graphics card");
    const page = await stage.open("?n=256&engine=cpu", { before: noSimd });
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/128-bit SIMD/);
  });

  test("what only WebGPU can do says so, and a link's wish for it is answered in one line", async () => {
    const page = await stage.open("?n=256&multipole=hexadecapole&kernel=spline&paused=1&tab=tree");
    await untilRuns(page, 256);
    expect(await settings(page)).toMatchObject({ multipole: "quadrupole", kernel: "spline" });
    await page.getByText(/processor has no hexadecapoles/).waitFor();
    await page.getByText(/drawn by WebGPU only/).waitFor({ state: "attached" });
  });
});

describe("the choice of a machine", () => {
  test("the run goes on where it is, with its time and its bodies, there and back", async () => {
    const page = await stage.open("?scenario=plummer-merger&n=512&seed=3&engine=auto&paused=1", { gpu: true });
    await untilRuns(page, 512);
    await page.evaluate(() => window.antennae.advance(12));
    const [time, before] = [await page.evaluate(() => window.antennae.time), await fingerprint(page)];
    await button(page, "Settings").click();
    const choice = page.getByRole("combobox", { name: "Run on" });
    for (const [machine, says] of [
      ["gpu", "without a graphics card"],
      ["cpu", "processor, "],
    ] as const) {
      const run = await page.evaluate(() => window.antennae.run);
      await choice.selectOption(machine);
      await expect.poll(() => page.url(), PATIENT).toContain(`engine=${machine}`);
      await page.waitForFunction((old) => window.antennae.run !== old && window.antennae.bodies > 0, run);
      await expect.poll(() => page.getByRole("status").textContent(), PATIENT).toContain(says);
      expect(await page.evaluate(() => window.antennae.time)).toBe(time);
      expect(await fingerprint(page)).toBe(before);
    }
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
    await page.evaluate(() => window.antennae.advance(3));
    expect(await steps(page)).toBe(3);
  });

  test("both draw the same picture", async () => {
    const run = "?scenario=antennae&n=4096&seed=3&paused=1";
    const pictures: Buffer[] = [];
    for (const gpu of [true, false]) {
      const page = await stage.open(run, { gpu, seen: true, sharp: true });
      await untilRuns(page, 4096);
      await drawn(page);
      pictures.push(await sky(page));
      if (!gpu) {
        // Other profiles of the glow and other roundings: a few grey levels.
        expect(await change(page, pictures[0]!, pictures[1]!)).toBeLessThan(0.06);
        const [one, two] = [await look(page, pictures[0]!), await look(page, pictures[1]!)];
        expect(two.mean / one.mean).toBeCloseTo(1, 0.7);
        expect(two.centre[0]).toBeCloseTo(one.centre[0], 1.5);
        expect(two.centre[1]).toBeCloseTo(one.centre[1], 1.5);
        expect(two.warmth).toBeCloseTo(one.warmth, 1);
      } else await stage.clear();
    }
  });
});
