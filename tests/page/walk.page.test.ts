import { afterAll, afterEach, beforeAll, expect, onTestFailed, test } from "vitest";
import { lostOf } from "../features/shell/share/page.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";
import { heldBytes } from "./heap.ts";
import { inSettings } from "./panel.ts";
import { drag, isBare, press, random } from "./walk.ts";

/**
 * Presses controls at random, the same ones for the same seed as far as the machine is as fast. ANTENNAE_WALK_MINUTES: how long, for each seed;
 * ANTENNAE_WALK_SEEDS=11,12: which. Without them each is as many presses as follow.
 */
const MINUTES = Number(process.env.ANTENNAE_WALK_MINUTES ?? 0);
const SEEDS = (process.env.ANTENNAE_WALK_SEEDS ?? "11,12").split(",").map(Number);
const PRESSES = 60;
/** Presses between looks at what was said. */
const LOOK = 10;

/** Bodies, and how many megabytes the page may keep of each kind of its history. */
const BODIES = 4096;
const HISTORY = 8;
/** Histories: moments and bookmarks, what is undone, bodies before deeds. */
const HISTORIES = 3;
/** Bodies at most of a run that is opened again: a million at the narrowest opening angle, which a walk may choose, take an hour without a card. */
const AGAIN = 16_384;
/** Bytes that code and panels loaded on the way may take, pictures and plots; and those of a body of the largest run, with both sides of a comparison. */
const CODE = 30e6;
const TABLES = 40e6;
const A_BODY = 1000;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test.each(SEEDS)(
  "a walk over the controls, seed %i: nothing bare is said, nothing ends it, addresses and presets are read back whole, and memory is bounded",
  async (seed) => {
    const page = await stage.open(`?n=${BODIES}`, { width: 1280, height: 800 });
    page.on("dialog", (dialog) => dialog.dismiss().catch(() => {}));
    page.on("filechooser", () => {});
    await untilRuns(page, BODIES);
    await inSettings(page, (all) => all.getByRole("slider", { name: "Memory" }).fill(String(HISTORY)));
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.enable");
    const begin = await heldBytes(session);
    let most = BODIES;
    const next = random(seed);
    const log: string[] = [];
    // A wait that does not end says nothing by itself.
    onTestFailed(() =>
      console.error(`seed ${seed}, ${log.length} presses; the last ones: ${log.slice(-LOOK).join("; ")}`),
    );
    const addresses = new Map<string, { readonly lasting: boolean }>();
    const end = Date.now() + 60_000 * MINUTES;
    const goesOn = () => (MINUTES > 0 ? Date.now() < end : log.length < PRESSES);
    while (goesOn()) {
      const name = await press(page, next);
      if (next() < 0.05) await drag(page, next);
      log.push(name ?? "nothing to press");
      if (log.length % LOOK !== 0) continue;
      const done = `after ${log.length} presses: ${log.slice(-2 * LOOK).join("; ")}`;
      await expect.poll(() => page.locator("button:visible").count(), { ...PATIENT, message: done }).toBeGreaterThan(0);
      expect(await page.locator(".fault").allInnerTexts(), done).toEqual([]);
      const said = await page.getByRole("alert").locator("visible=true").allInnerTexts();
      const lines = said.map((words) => words.split("\n")[0]!.trim()).filter((words) => words !== "");
      expect(
        lines.filter((words) => isBare(words)),
        done,
      ).toEqual([]);
      addresses.set(new URL(page.url()).search, { lasting: false });
      for (const { address } of await presets(page)) addresses.set(address, { lasting: true });
      for (const [address, { lasting }] of addresses)
        expect(lostOf(address, lasting), `${address} ${done}`).toEqual([]);
      // Engines that were just left end with the step that they are in: what they hold goes then. A larger run that is on its way has its room once it is there.
      const over = async () => {
        most = Math.max(most, await page.evaluate(() => window.antennae.bodies));
        const room = TABLES + A_BODY * most + 1e6 * HISTORY * HISTORIES;
        const { objects, tables } = await heldBytes(session);
        return { objects: objects - begin.objects < CODE || objects, tables: tables - begin.tables < room || tables };
      };
      const bounded = { objects: true, tables: true };
      await expect.poll(over, { ...PATIENT, message: done }).toEqual(bounded);
    }
    // What was kept begins as it was kept: with the same bodies, to which the same is done.
    const kept = [...addresses].filter(([, { lasting }]) => lasting).slice(-3);
    for (const [address] of [[...addresses].at(-1)!, ...kept]) {
      log.push(address);
      const other = await stage.open(withFewer(address));
      await untilRuns(other);
      expect(await other.getByRole("alert").allInnerTexts(), address).toEqual([]);
    }
  },
  60_000 * MINUTES + PATIENT.timeout,
);

function withFewer(address: string): string {
  const asked = new URLSearchParams(address);
  if (!(Number(asked.get("n")) > AGAIN)) return address;
  asked.set("n", String(AGAIN));
  return `?${asked}`;
}

const presets = (page: import("playwright-core").Page): Promise<readonly { readonly address: string }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("antennae.presets") ?? '{"presets":[]}').presets);
