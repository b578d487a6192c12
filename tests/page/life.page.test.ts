import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { chooseScenario } from "./choose.ts";
import { fingerprint, settings, untilRuns } from "./handle.ts";
import { showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

declare global {
  interface Window {
    readonly engines: Set<GPUBuffer>;
  }
}

/** Counts the engines that live, by the one buffer that each has. */
function watchEngines(): void {
  const engines = new Set<GPUBuffer>();
  Object.defineProperty(window, "engines", { value: engines });
  const { createBuffer } = GPUDevice.prototype;
  const { destroy } = GPUBuffer.prototype;
  GPUDevice.prototype.createBuffer = function (this: GPUDevice, descriptor) {
    const buffer = createBuffer.call(this, descriptor);
    if (descriptor.label === "nextVelocity") engines.add(buffer);
    return buffer;
  };
  GPUBuffer.prototype.destroy = function (this: GPUBuffer) {
    engines.delete(this);
    return destroy.call(this);
  };
}

const SCENARIOS = ["plummer", "uniform-sphere", "cold-collapse"];
const FILES = [40, 50, 60];
const KERNELS = ["plummer", "spline"];

/** Fingerprints of scenarios and files, which are always the same while time is held: what one test saw first. */
const known = new Map<string, string>();

const ring = (n: number) =>
  Array.from({ length: n }, (_, i) => `1 ${Math.cos(i)} ${Math.sin(i)} ${i / n} 0 0 ${(i % 7) / 7}`).join("\n");
const give = (page: Page, name: string, words: string) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(words) });

/** Numbers from 0 to 1, the same for a seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each([1, 2, 3])(
  "scenario, file, kernel and a lost device in any order and speed: what was asked for last is shown (%d)",
  async (seed) => {
    const page = await stage.open("?n=300&scenario=plummer&paused=1&tab=solver", {
      gpu: true,
      alone: true,
      width: 900,
      height: 480,
      before: watchEngines,
    });
    await untilRuns(page, 300);
    const draw = random(seed);
    const one = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)]!;
    const kernel = async (name: string) => {
      await showTab(page, "Solver");
      const choice = page.getByRole("combobox", { name: "Softening kernel" });
      if (!(await choice.isVisible())) await page.getByText("Tree and kernel").click();
      await choice.selectOption(name);
    };
    const shown = () => fingerprint(page).catch(() => "");

    // Time is held: the bodies of a scenario or file are always the same.
    let wanted = "plummer";
    let chosen = "plummer";
    if (!known.has("plummer")) known.set("plummer", await shown());
    let losses = 0;
    const pick = async (name: string) => {
      wanted = name;
      await showTab(page, "Scene");
      await chooseScenario(page, name);
    };
    const open = async (n: number) => {
      wanted = `${n}.txt`;
      await give(page, wanted, ring(n));
    };
    const settled = async () => {
      const n = wanted.endsWith(".txt") ? Number.parseInt(wanted, 10) : 300;
      await page.waitForFunction((bodies) => window.antennae.bodies === bodies, n, { polling: 100 });
      await expect.poll(async () => (await settings(page)).kernel, PATIENT).toBe(chosen);
      await expect.poll(() => page.evaluate(() => window.engines.size), PATIENT).toBe(1);
      const now = known.get(wanted);
      if (now) await expect.poll(shown, PATIENT).toBe(now);
    };
    for (const name of SCENARIOS.slice(1)) {
      if (known.has(name)) continue;
      const before = known.get(wanted);
      await pick(name);
      await expect.poll(shown, PATIENT).not.toBe(before);
      known.set(name, await shown());
    }
    for (const n of FILES) {
      if (known.has(`${n}.txt`)) continue;
      await open(n);
      await settled();
      known.set(wanted, await shown());
    }
    await settled();
    expect(new Set(known.values()).size).toBe(SCENARIOS.length + FILES.length);

    for (let k = 0; k < 30; k++) {
      const what = draw();
      if (what < 0.35) await pick(one(SCENARIOS));
      else if (what < 0.65) await open(one(FILES));
      else if (what < 0.85) {
        chosen = one(KERNELS);
        await kernel(chosen);
      } else if (what < 0.92) await page.getByRole("button", { name: "Reset", exact: true }).click();
      // Twice within a minute is no accident: the page would give up.
      else if (k > 5 && losses++ === 0) await page.evaluate(() => window.antennae.loseDevice());
      if (draw() < 0.2) await settled();
    }
    if (losses === 0) await page.evaluate(() => window.antennae.loseDevice());
    await settled();
    expect(await page.getByRole("progressbar").count()).toBe(0);
    // The address follows a moment later.
    const named = () => new URL(page.url()).searchParams.get("scenario");
    if (SCENARIOS.includes(wanted)) await expect.poll(named, PATIENT).toBe(wanted);
    const alerts = await page.getByRole("alert").allTextContents();
    expect(alerts.filter((line) => !/continues from step 0, 0 steps were lost/.test(line))).toEqual([]);
  },
);
