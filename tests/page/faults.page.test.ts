import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

describe("what is missing is said, with what to do", () => {
  const cases: [name: string, before: () => void, says: RegExp][] = [
    ["no WebGPU", () => Reflect.deleteProperty(Navigator.prototype, "gpu"), /no WebGPU[\s\S]*Chrome/],
    [
      "no adapter",
      () => {
        GPU.prototype.requestAdapter = async () => null;
      },
      /no graphics adapter[\s\S]*hardware acceleration/,
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
    const page = await stage.open("?n=2048", { before });
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(says);
  });

  test("a lost device", async () => {
    const page = await stage.open("?n=2048", {
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
    await untilRuns(page, 2048);
    await page.evaluate(() => (window as unknown as { lose(): void }).lose());
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/lost[\s\S]*the driver crashed/);
    await page.getByRole("button", { name: "Start again" }).click();
    await untilRuns(page, 2048);
  });
});
