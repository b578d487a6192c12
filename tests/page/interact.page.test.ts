import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { choose } from "./choose.ts";
import { button, fingerprint, manyFrames, untilRuns } from "./handle.ts";
import { showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const panel = (page: Page) => page.getByRole("complementary", { name: "Add and edit" });
const field = (page: Page, name: string) => panel(page).getByRole("spinbutton", { name });
const notes = (page: Page) => page.getByRole("log", { name: "Notes" });

/** Mass and momentum of all bodies, and of those behind the first `from`. */
function sums(page: Page, from: number) {
  return page.evaluate(async (first) => {
    const b = (await window.antennae.readBodies()) as unknown as Record<"mass" | "velocity" | "position", Float32Array>;
    const sum = (begin: number) => {
      const s = [0, 0, 0, 0];
      for (let i = begin; i < b.mass.length; i++) {
        s[0]! += b.mass[i]!;
        for (let k = 0; k < 3; k++) s[1 + k]! += b.mass[i]! * b.velocity[3 * i + k]!;
      }
      return s as [number, number, number, number];
    };
    return { all: sum(0), own: sum(first) };
  }, from);
}

/** A merger that is held after some steps. */
async function merger(page: Page): Promise<void> {
  await untilRuns(page, 400);
  await page.evaluate(() => window.antennae.advance(8));
  await page.keyboard.press("a");
  await panel(page).waitFor();
}

const MERGER = "?scenario=plummer-merger&n=400&seed=1&paused=1&engine=cpu&dt=0.03125&units=own";

describe("adding and editing", () => {
  test("a galaxy is thrown with the mouse into the run that goes on; undo takes it out, redo brings it back; both futures; a link does it again", async () => {
    const page = await stage.open(MERGER, { width: 1000, height: 600 });
    await merger(page);
    const [before, was] = [await fingerprint(page), await sums(page, 400)];
    const energy = await page.evaluate(() => window.antennae.measure());
    expect(energy.step).toBe(8);
    const run = await page.evaluate(() => window.antennae.run);
    await panel(page).getByRole("slider", { name: "Bodies to add" }).fill("100");
    await button(page, "Throw something in").click();
    await page.getByText("Press and drag to throw").waitFor();
    await page.mouse.move(440, 300);
    await page.mouse.down();
    await page.mouse.move(480, 330);
    await page.mouse.move(500, 380);
    await page.mouse.up();
    await untilRuns(page, 500);

    // Its mass is that of its model, its momentum that of the arrow, and nothing else moved.
    const now = await sums(page, 400);
    expect(now.own[0]).toBeCloseTo(1, 5);
    const [vx, vy, vz] = [1, 2, 3].map((k) => now.own[k]! / now.own[0]) as [number, number, number];
    const typed = async (axis: string) => Number(await field(page, `Velocity ${axis}`).inputValue());
    // Of five digits that are shown.
    for (const [axis, v] of [
      ["x", vx],
      ["y", vy],
      ["z", vz],
    ] as const)
      expect(v).toBeCloseTo(await typed(axis), 3);
    expect(Math.hypot(vx, vy, vz)).toBeGreaterThan(0.05);
    for (const k of [0, 1, 2, 3]) expect(now.all[k]! - now.own[k]!).toBeCloseTo(was.all[k]!, 5);
    // The engine goes on with its steps; the energy account begins with these bodies, and that is said.
    const fresh = await page.evaluate(() => window.antennae.measure());
    expect(fresh).toMatchObject({ step: 8, energyError: 0, time: energy.time });
    expect(await page.evaluate(() => window.antennae.run)).toBe(run);
    await notes(page).getByText("The run continues, and its energy error is counted from there").waitFor();
    const thrown = await fingerprint(page);

    await page.locator("canvas").first().focus();
    await page.keyboard.press("Control+z");
    await untilRuns(page, 400);
    expect(await fingerprint(page)).toBe(before);
    expect(await page.evaluate(() => window.antennae.steps)).toBe(8);
    // Nothing has moved since: it is as if it had not been thrown.
    await expect.poll(() => new URL(page.url()).search, PATIENT).not.toContain("deeds=");
    await page.keyboard.press("Control+Shift+z");
    await untilRuns(page, 500);
    expect(await fingerprint(page)).toBe(thrown);
    expect(await page.evaluate(() => window.antennae.run)).toBe(run);

    // Both futures from that moment on: with the galaxy, and without it, which begins with the very bytes of before.
    await page.evaluate(() => window.antennae.advance(2));
    await panel(page).getByRole("button", { name: "With and without: Plummer sphere added" }).press("Enter");
    await page.waitForFunction(() => window.antennae.right !== null);
    expect([await fingerprint(page), await fingerprint(page, "right")]).toEqual([thrown, before]);
    await page.getByRole("region", { name: "Side B" }).getByText("Without: Plummer sphere added").waitFor();
    await page.evaluate(() => window.antennae.advance(1));
    const times = () => page.evaluate(() => [window.antennae.time, window.antennae.right!.time]);
    expect(await times()).toEqual([0.28125, 0.28125]);
    await page.keyboard.press("Control+z");
    await page.waitForFunction(() => window.antennae.right === null);
    await page.keyboard.press("Control+Shift+z");
    await page.waitForFunction(() => window.antennae.right !== null);
    expect([await fingerprint(page), await fingerprint(page, "right")]).toEqual([thrown, before]);

    const search = () => new URL(page.url()).search;
    await expect.poll(search, PATIENT).toContain("deeds=add*0.25*100,");
    await expect.poll(search, PATIENT).toContain("compare=deed&right=1");
    const again = await stage.open(new URL(page.url()).search);
    await untilRuns(again, 400);
    expect(await again.evaluate(() => window.antennae.right)).toBeNull();
    await button(again, "Play").click();
    await untilRuns(again, 500);
    await again.getByRole("region", { name: "Side B" }).getByText("Without: Plummer sphere added").waitFor();
    await button(again, "Pause").click();
    await again.getByRole("log", { name: "Notes" }).getByText("Both sides continue from time 0.25").waitFor();
    await again.keyboard.press("a");
    await panel(again).getByRole("list", { name: "Changes so far" }).getByText("added at 0.25").waitFor();
    // As it was thrown, whatever steps it has done since: both sides begin there with engines of their own.
    const steps = await again.evaluate(() => window.antennae.steps);
    await page.evaluate((n) => window.antennae.advance(n), steps);
    expect(await fingerprint(again)).toBe(await fingerprint(page));
  });

  test("by keyboard alone: a galaxy at a typed place; stopped and removed; a session keeps it", async () => {
    const page = await stage.open(MERGER);
    await untilRuns(page, 400);
    await page.keyboard.press("a");
    await panel(page).waitFor();
    await panel(page).getByRole("slider", { name: "Bodies to add" }).fill("50");
    // The form of the builder: mass, size and tilt.
    await panel(page).getByText("Mass, size, tilt and model").click();
    await panel(page).getByRole("slider", { name: "Total mass" }).fill("0.5");
    await panel(page).getByRole("slider", { name: "Size factor" }).fill("2");
    for (const [name, value] of [
      ["Position x", "3"],
      ["Position y", "0"],
      ["Position z", "0.5"],
      ["Velocity x", "0"],
      ["Velocity y", "0.25"],
      ["Velocity z", "0"],
    ] as const) {
      await field(page, name).fill(value);
      await field(page, name).press("Enter");
    }
    await expect.poll(() => panel(page).getByText("Eccentricity").count(), PATIENT).toBe(1);
    expect(await barriers(page)).toEqual([]);
    await button(page, "Throw").press("Enter");
    await untilRuns(page, 450);
    const { own } = await sums(page, 400);
    expect(own[0]).toBeCloseTo(0.5, 3);
    for (const [k, v] of [0, 0.25, 0].entries()) expect(own[k + 1]! / own[0]).toBeCloseTo(v, 5);

    await button(page, "Stop galaxy 3").press("Enter");
    await notes(page).getByText("Galaxy 3 stopped").waitFor();
    for (const p of (await sums(page, 400)).own.slice(1)) expect(p).toBeCloseTo(0, 5);
    await showTab(page, "Files");
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save session").press("Enter")]);
    const file = await download.path();
    const stopped = await fingerprint(page);
    await button(page, "Remove galaxy 1").press("Enter");
    await notes(page).getByText("Galaxy 1 removed").waitFor();
    await manyFrames(page);

    const other = await stage.open("?scenario=plummer&n=100&paused=1&engine=cpu");
    await untilRuns(other, 100);
    await other.locator("#open-file").setInputFiles(file);
    await untilRuns(other, 450);
    expect(await fingerprint(other)).toBe(stopped);
    await other.keyboard.press("a");
    await expect
      .poll(() => panel(other).getByRole("list", { name: "Changes so far" }).getByRole("listitem").count(), PATIENT)
      .toBe(2);
  });

  test("test bodies are painted by mouse and by keyboard: massless, in their own colour, with undo, and again from a link", async () => {
    const page = await stage.open(`${MERGER}&colour=component`, { width: 1000, height: 600 });
    await merger(page);
    const [before, was] = [await fingerprint(page), await sums(page, 400)];
    await choose(page, "What to add", "Test bodies (brush)");
    await panel(page).getByRole("combobox", { name: "Shape" }).selectOption("Stream");
    await panel(page).getByRole("slider", { name: "Bodies to add" }).fill("200");
    await panel(page).getByRole("slider", { name: "Spread" }).fill("0.05");
    await panel(page).getByRole("slider", { name: "Speed" }).fill("0.5");
    await button(page, "Paint in the sky").click();
    await page.getByText("Press and drag to paint").waitFor();
    await page.mouse.move(400, 200);
    await page.mouse.down();
    for (let k = 1; k <= 24; k++) await page.mouse.move(400 + 8 * k, 200 + 0.4 * k * k);
    await page.mouse.up();
    await untilRuns(page, 600);
    // No mass, no momentum, and no other body moved.
    const now = await sums(page, 400);
    expect(now.own).toEqual([0, 0, 0, 0]);
    expect(now.all).toEqual(was.all);
    await notes(page).getByText("Stream of test bodies painted").waitFor();
    await page.getByRole("list", { name: "Legend" }).getByText("test bodies").waitFor();
    const painted = await fingerprint(page);
    await page.locator("canvas").first().focus();
    await page.keyboard.press("Control+z");
    await untilRuns(page, 400);
    expect(await fingerprint(page)).toBe(before);
    await page.keyboard.press("Control+Shift+z");
    await untilRuns(page, 600);
    expect(await fingerprint(page)).toBe(painted);

    // By keyboard: a ring about a typed place.
    await panel(page).getByRole("combobox", { name: "Shape" }).selectOption("Ring");
    for (const [name, value] of [
      ["From x", "1"],
      ["From y", "0"],
      ["From z", "0"],
      ["To x", "4"],
      ["To y", "0"],
      ["To z", "0"],
    ] as const) {
      await field(page, name).fill(value);
      await field(page, name).press("Enter");
    }
    expect(await barriers(page)).toEqual([]);
    await button(page, "Paint test bodies").press("Enter");
    await untilRuns(page, 800);
    const radii = await page.evaluate(async () => {
      const { position } = (await window.antennae.readBodies()) as unknown as { position: Float32Array };
      return Array.from({ length: 200 }, (_, i) => Math.hypot(position[1800 + 3 * i]! - 1, position[1801 + 3 * i]!));
    });
    // 200 of a normal distribution: none is six deviations off.
    for (const r of radii) expect(Math.abs(r - 3)).toBeLessThan(0.3);
    await page.evaluate(() => window.antennae.advance(4));
    const { own } = await sums(page, 400);
    expect(own).toEqual([0, 0, 0, 0]);
    await expect
      .poll(() => new URL(page.url()).search, PATIENT)
      .toMatch(/deeds=paint\*0.25\*stream,200,.*_paint\*0.25\*ring,200,/);

    const again = await stage.open(new URL(page.url()).search);
    await untilRuns(again, 400);
    await button(again, "Play").click();
    await untilRuns(again, 800);
    await button(again, "Pause").click();
    const steps = await again.evaluate(() => window.antennae.steps);
    await page.evaluate((n) => window.antennae.advance(n), Math.max(0, steps - 12));
    await again.evaluate((n) => window.antennae.advance(n), Math.max(0, 12 - steps));
    expect(await fingerprint(again)).toBe(await fingerprint(page));
  });
});
