import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SCENARIOS as KNOWN } from "../../src/data/scenarios/index.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { chooseScenario } from "./choose.ts";
import { drawn, untilRuns } from "./handle.ts";

/**
 * With ANTENNAE_SOAK_MINUTES the page runs so long, with another scenario every 10 s; else it is hurried through 12, and time is
 * held but for two steps of each: pictures and steps that are not waited for took two thirds of a processor's time.
 */
const MINUTES = Number(process.env.ANTENNAE_SOAK_MINUTES ?? 0);
const CHANGES = MINUTES > 0 ? Math.max(21, Math.ceil(6 * MINUTES)) : 12;
const DWELL = 10_000;
const HELD = MINUTES === 0;

/** Changes after which every lazy part has been loaded and every cache filled: the first visit of a scenario costs 50 kB. */
const WARM = 7;
/**
 * Of one galaxy and of two, with and without a disc. In a hurry those that are made in no time: code that is never optimised takes
 * seconds for the tables of most galaxies.
 */
const SCENARIOS = HELD
  ? ["plummer-merger", "major-merger", "holmberg", "king", "uniform-sphere"]
  : KNOWN.slice(0, 5).map(({ name }) => name);

/** Bytes of heap that one more change may keep: an engine with its passes is more than 50 kB. */
const KEPT_A_CHANGE = 20_000;

let stage: Stage;
beforeAll(async () => {
  // Compiled at once and never again: optimised code would grow the heap for a long while.
  stage = await setStage(["--js-flags=--always-sparkplug --no-opt --no-maglev"]);
});
afterAll(() => stage?.close());

declare global {
  interface Window {
    readonly live: Set<GPUBuffer>;
    made: WeakRef<object>[];
  }
}

/** Notes in the page itself what is made on a graphics device, and which of its buffers were not freed. */
function watch(): void {
  const live = new Set<GPUBuffer>();
  const made: WeakRef<object>[] = [];
  Object.assign(window, { live, made });
  const note = (object: object) => {
    window.made.push(new WeakRef(object));
    if (object instanceof GPUBuffer) live.add(object);
    return object;
  };
  const makers = GPUDevice.prototype as unknown as Record<string, (...words: unknown[]) => object>;
  for (const name of Object.keys(makers).filter((key) => key.startsWith("create"))) {
    const make = makers[name]!;
    makers[name] = function (this: GPUDevice, ...words) {
      const object = make.apply(this, words);
      return object instanceof Promise ? object.then(note) : note(object);
    };
  }
  const { destroy } = GPUBuffer.prototype;
  GPUBuffer.prototype.destroy = function (this: GPUBuffer) {
    live.delete(this);
    return destroy.call(this);
  };
}

const buffers = (page: Page) =>
  page.evaluate(() => ({ count: window.live.size, bytes: [...window.live].reduce((sum, b) => sum + b.size, 0) }));

/** Freed or not, what holds one of these holds on to the engine that it was made for. */
const CLASSES = ["GPUBuffer", "GPUBindGroup", "GPUComputePipeline", "GPUShaderModule"];

/** Is something on its way back from the GPU? */
const reading = (page: Page) => page.evaluate(() => [...window.live].some((b) => b.label === "staging"));

/** Engines that live, by the one buffer that each has. */
const engines = (page: Page) =>
  page.evaluate(() => [...window.live].filter(({ label }) => label === "nextVelocity").length);

/** Twice: what finalisers let go is collected by the second. */
async function collect(session: CDPSession): Promise<void> {
  for (let k = 0; k < 2; k++) await session.send("HeapProfiler.collectGarbage");
}

async function heap(session: CDPSession): Promise<number> {
  await collect(session);
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

/** How many objects of these classes something still holds. All at once: a look by the inspector (./heap.ts) takes a third of a second for each class. */
async function objects(page: Page, session: CDPSession): Promise<Record<string, number>> {
  await collect(session);
  const alive = await page.evaluate(() => {
    window.made = window.made.filter((reference) => reference.deref());
    return window.made.map((reference) => reference.deref()!.constructor.name);
  });
  return Object.fromEntries(CLASSES.map((name) => [name, alive.filter((other) => other === name).length]));
}

test(
  "scenario after scenario: buffers and heap stay flat, and nothing fails",
  async () => {
    const page = await stage.open(`?n=500&scenario=plummer&solver=direct${HELD ? "&paused=1" : ""}`, {
      gpu: true,
      width: 400,
      height: 280,
      before: watch,
    });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await untilRuns(page, 500);
    await page.keyboard.press("h");
    const colour = page.getByRole("combobox", { name: "Colour by" });
    const colours = await colour.locator("option").evaluateAll((all) => all.map((o) => o.getAttribute("value")!));
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.enable");

    /** Another scenario, until it has done so many steps. */
    const pick = async (name: string, steps: number) => {
      const run = await page.evaluate(() => window.antennae.run);
      await chooseScenario(page, name);
      await page.waitForFunction((before) => window.antennae.run > before && window.antennae.bodies > 0, run);
      if (HELD) await page.evaluate((k) => window.antennae.advance(k), steps);
      await page.waitForFunction((k) => window.antennae.steps >= k, steps);
    };
    const playOrHold = async () => {
      if (HELD) return;
      // On the choice that was made last Space would open its list.
      await page.locator("canvas").focus();
      await page.keyboard.press("Space");
    };
    /** The same scenario at rest at its first step, with nothing on its way. */
    const rest = async () => {
      await playOrHold();
      await pick("plummer-merger", 0);
      // The engine before may be freed late on a busy machine: until one is left, and two looks see the same.
      let before = "";
      await expect
        .poll(async () => {
          const last = before;
          before = JSON.stringify([await buffers(page), await objects(page, session)]);
          return before === last && (await engines(page)) === 1 && !(await reading(page));
        }, PATIENT)
        .toBe(true);
      return { ...(await buffers(page)), objects: await objects(page, session) };
    };

    let warm: (Awaited<ReturnType<typeof rest>> & { readonly heap: number }) | null = null;
    for (let k = 1; k <= CHANGES; k++) {
      await pick(SCENARIOS[k % SCENARIOS.length]!, 2);
      if (!HELD) await page.waitForTimeout(DWELL);
      // Compiling the bodies' shader again is part of life: every colour once before all is warm, of two galaxies (their middles are found for one), and again later.
      for (const name of k === 1 ? colours : [colours[k % colours.length]!]) {
        await colour.selectOption(name);
        await drawn(page);
      }
      if (k !== WARM && k !== CHANGES) continue;
      const now = await rest();
      if (warm) {
        expect(now.count).toBeLessThanOrEqual(warm.count);
        expect(now.bytes).toBeLessThanOrEqual(warm.bytes);
        const most = warm.heap + KEPT_A_CHANGE * (CHANGES - WARM);
        // What is on its way is let go some time; what is kept for ever never comes below these.
        for (const name of CLASSES)
          await expect
            .poll(async () => (await objects(page, session))[name], { ...PATIENT, message: name })
            .toBeLessThanOrEqual(warm.objects[name]!);
        await expect.poll(() => heap(session), PATIENT).toBeLessThan(most);
      }
      warm ??= { ...now, heap: await heap(session) };
      await playOrHold();
    }
    expect(errors).toEqual([]);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  },
  1_800_000 + 120_000 * MINUTES,
);
