import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

describe("what is missing is said, with what to do, once, and the processor goes on", () => {
  const cases: [name: string, before: () => void, says: RegExp][] = [
    ["no WebGPU", () => Reflect.deleteProperty(Navigator.prototype, "gpu"), /no WebGPU[\s\S]*Chrome/],
    [
      "no adapter",
      () => {
        GPU.prototype.requestAdapter = async () => null;
      },
      /No graphics card[\s\S]*hardware acceleration/,
    ],
    [
      "an insecure origin",
      () => Object.defineProperty(window, "isSecureContext", { value: false }),
      /not secure[\s\S]*https:\/\//,
    ],
    [
      "an adapter that gives no device",
      () => {
        GPUAdapter.prototype.requestDevice = async () => {
          throw new Error("out of memory");
        };
      },
      /refused to start[\s\S]*out of memory/,
    ],
  ];
  test.each(cases)("%s", async (_, before, says) => {
    const page = await stage.open("?n=256", { gpu: true, before });
    await untilRuns(page, 256);
    expect(await page.getByRole("alert").allTextContents()).toEqual([expect.stringMatching(says)]);
    // Loaded again the page asks for no graphics card.
    await expect.poll(() => page.url(), PATIENT).not.toContain("engine=");
    await page.reload();
    await untilRuns(page, 256);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("a graphics card that is chosen while the processor runs", async () => {
    const page = await stage.open("?n=256&paused=1");
    await untilRuns(page, 256);
    await page.evaluate(() => window.antennae.advance(3));
    await button(page, "Settings").click();
    await page.getByRole("combobox", { name: "Run on" }).selectOption("gpu");
    const alert = page.getByRole("alert");
    await expect.poll(() => alert.allTextContents(), PATIENT).toEqual([expect.stringMatching(/processor computes/)]);
    expect(await page.getByRole("combobox", { name: "Run on" }).inputValue()).toBe("auto");
    expect(await page.evaluate(() => window.antennae.steps)).toBe(3);
    expect(page.url()).not.toContain("engine=");
  });

  test("a lost device", async () => {
    const page = await stage.open("?n=256", {
      gpu: true,
      before: () => {
        const real = GPUAdapter.prototype.requestDevice;
        GPUAdapter.prototype.requestDevice = async function (this: GPUAdapter, options) {
          const device = await real.call(this, options);
          const lost = new Promise((resolve) => {
            Object.assign(window, { lose: () => resolve({ reason: "unknown", message: "the driver crashed" }) });
          });
          Object.defineProperty(device, "lost", { value: lost });
          return device;
        };
      },
    });
    const lose = () => page.evaluate(() => (window as unknown as { lose(): void }).lose());
    await untilRuns(page, 256);
    await lose();
    // The first time another device takes over; twice within a minute is no accident.
    const alert = page.getByRole("alert");
    await expect
      .poll(() => alert.allTextContents(), PATIENT)
      .toContainEqual(expect.stringMatching(/continues from step 0/));
    await untilRuns(page, 256);
    await lose();
    await page.getByRole("button", { name: "Start again" }).waitFor();
    expect((await alert.allTextContents()).join(" ")).toMatch(/lost[\s\S]*the driver crashed/);
    await page.getByRole("button", { name: "Start again" }).click();
    await untilRuns(page, 256);
  });

  test("a lost device, with bodies kept: the run goes on from them", async () => {
    const page = await stage.open("?n=256&paused=1", { gpu: true, alone: true });
    await untilRuns(page, 256);
    const kept = await page.evaluate(async () => {
      const a = window.antennae;
      await a.advance(3);
      await a.keep();
      const bodies = await a.readBodies();
      await a.advance(2);
      a.loseDevice();
      return { x: [...bodies.position.slice(0, 30)], time: bodies.time };
    });
    const alerts = page.getByRole("alert");
    await expect
      .poll(() => alerts.allTextContents(), PATIENT)
      .toContainEqual(expect.stringMatching(/continues from step 3, 2 steps were lost/));
    const now = await page.evaluate(async () => {
      const a = window.antennae;
      const bodies = await a.readBodies();
      await a.advance(1);
      return { x: [...bodies.position.slice(0, 30)], time: bodies.time, steps: a.steps };
    });
    expect(now.x).toEqual(kept.x);
    expect(now.time).toBeCloseTo(kept.time, 12);
    expect(now.steps).toBe(1);
  });
});
