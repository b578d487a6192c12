import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, drawn, untilRuns } from "./handle.ts";
import { inSettings, showTab } from "./panel.ts";
import { change, look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test.each([
  ["WebGPU", true],
  ["the processor", false],
])(
  "colours that are worked out before each picture, by %s: other pixels, a legend with units, and the link",
  async (_, gpu) => {
    const page = await stage.open("?n=2048&paused=1&seed=3", { gpu, seen: true, width: 800, height: 400, sharp: true });
    await untilRuns(page, 2048);
    const mode = page.getByRole("combobox", { name: "Colour by" });
    const legend = page.getByRole("list", { name: "Legend" });
    const words = () => legend.getByRole("listitem").allTextContents();
    expect(await words()).toEqual(["Galaxy 1", "Galaxy 2"]);
    const before = await sky(page);

    await mode.selectOption("Density");
    expect((await words()).length).toBe(3);
    for (const word of await words())
      expect(word).toMatch(/^(\d|[\d.]+\u202f×\u202f)?(10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+|[\d.]+) M\u2609\/pc³$/);
    // Without the numbers all would be at the ramp's blue end.
    await expect.poll(async () => (await look(page, await sky(page))).warmth, PATIENT).toBeGreaterThan(0.003);
    expect(await change(page, before, await sky(page))).toBeGreaterThan(0.05);
    await inSettings(page, (all) => all.getByRole("combobox", { name: "Units" }).selectOption({ index: 1 }));
    expect((await words())[2]).toMatch(/mass units\/cubic length unit$/);
    await expect.poll(() => page.url(), PATIENT).toContain("colour=density");

    const density = await sky(page);
    await mode.selectOption("Age of capture");
    expect((await words()).at(-1)).toBe("never");
    await page.getByText(/^Tracked since 0 time units/).waitFor();
    expect(await change(page, density, await sky(page))).toBeGreaterThan(0.05);

    const captured = await sky(page);
    await mode.selectOption("Force error");
    expect((await words()).at(-1)).toBe("not summed yet");
    await page.getByText("100 % of the bodies summed.").waitFor();
    expect(await change(page, captured, await sky(page))).toBeGreaterThan(0.05);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  },
);

test.each([
  ["WebGPU", true],
  ["the processor", false],
])("colours of gas, by %s: density, temperature and age of new stars, with everything else dim", async (_, gpu) => {
  const address = "?scenario=wet-antennae&gasFraction=0.9&n=1024&paused=1&seed=3&colour=component";
  const size = { width: 800, height: 400, sharp: true };
  const page = await stage.open(address, { gpu, tree: gpu, seen: true, ...size });
  await untilRuns(page, 1024);
  const mode = page.getByRole("combobox", { name: "Colour by" });
  const legend = page.getByRole("list", { name: "Legend" });
  const words = () => legend.getByRole("listitem").allTextContents();
  const before = await sky(page);

  await mode.selectOption("Gas");
  expect((await words())[0]).toMatch(/ M\u2609\/pc³$/);
  expect((await words()).at(-1)).toBe("no gas");
  await expect.poll(async () => await change(page, before, await sky(page)), PATIENT).toBeGreaterThan(0.05);
  await expect.poll(() => page.url(), PATIENT).toContain("colour=gas");

  const density = await sky(page);
  await mode.selectOption("Temperature of the gas");
  for (const word of (await words()).slice(0, -1)) expect(word).toMatch(/ K$/);
  await expect.poll(async () => await change(page, density, await sky(page)), PATIENT).toBeGreaterThan(0.02);

  const hot = await sky(page);
  await mode.selectOption("Age of new stars");
  expect((await words()).at(-1)).toBe("not formed here");
  await expect.poll(async () => await change(page, hot, await sky(page)), PATIENT).toBeGreaterThan(0.02);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});

/** A graphics card with the limits that each one has, and without memory for a texture as wide as a still of 1920 x 1080 pixels. */
function leastCard(): void {
  const request = GPUAdapter.prototype.requestDevice;
  GPUAdapter.prototype.requestDevice = function (given) {
    return request.call(this, { ...given, requiredLimits: {} });
  };
  const { createTexture } = GPUDevice.prototype;
  GPUDevice.prototype.createTexture = function (this: GPUDevice, asked: GPUTextureDescriptor) {
    const { width } = asked.size as GPUExtent3DDict;
    const size = { width: 8192, height: 8192, depthOrArrayLayers: 256 };
    if (width === 1920)
      createTexture.call(this, { size, format: "rgba32float", usage: GPUTextureUsage.RENDER_ATTACHMENT });
    return createTexture.call(this, asked);
  };
}

test("by a graphics card with the limits that each one has all colours draw, and mass; a still that it has no memory for is refused in one line", async () => {
  const page = await stage.open("?scenario=plummer&n=256&paused=1&tab=look", {
    gpu: true,
    seen: true,
    before: leastCard,
  });
  await untilRuns(page, 256);
  const words: string[] = [];
  // Where the machine is busy the page has its first picture before its service worker, which the tests keep away.
  const isOwn = (text: string) => !text.startsWith("Service Worker registration blocked");
  page.on("console", (message) => message.type() !== "log" && isOwn(message.text()) && words.push(message.text()));
  const mode = page.getByRole("combobox", { name: "Colour by" });
  const modes = await mode.locator("option").evaluateAll((all) => all.map((o) => o.getAttribute("value")!));
  for (const name of modes) {
    await mode.selectOption(name);
    await drawn(page);
  }
  expect(words).toEqual([]);
  await mode.selectOption("density");
  expect((await look(page, await sky(page))).max).toBeGreaterThan(0.5);
  await page.getByRole("combobox", { name: "Show" }).selectOption({ label: "Surface density of mass" });
  await drawn(page);
  const { values } = await page.evaluate(() => window.antennae.surfaceDensity());
  expect(Math.max(...values)).toBeGreaterThan(0);
  const alert = page.getByRole("alert");
  expect(await alert.allTextContents()).toEqual([]);

  await showTab(page, "Files");
  await page.getByRole("combobox", { name: "Screenshot size" }).selectOption("hd");
  await button(page, "Screenshot").click();
  await alert.first().waitFor();
  expect(await alert.allTextContents()).toEqual([
    "The graphics card has no memory for a picture of 1920 × 1080 pixels; choose a smaller screenshot size.",
  ]);
});
