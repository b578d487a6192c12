import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, drawn, steps, untilRuns } from "./handle.ts";
import { showTab } from "./panel.ts";
import { look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const cardOf = (page: Page) => page.getByRole("complementary", { name: /^Body [\d,]+$/ });
const numberOf = (page: Page) => page.getByRole("spinbutton", { name: "Body", exact: true });

/** Escape releases the picked body, and Enter picks the one nearest to the middle of what panels leave free of 700 rows. */
async function releasesAndPicksTheMiddle(page: Page): Promise<void> {
  const card = cardOf(page);
  await page.locator("canvas").focus();
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  // The view may be on its way to the middle of what is free now.
  await drawn(page);
  await page.keyboard.press("Enter");
  await card.waitFor();
  await drawn(page);
  const middle = Number(await numberOf(page).inputValue());
  const [mx, my] = await page.evaluate((i) => window.antennae.place(i), middle);
  const free = (await page.getByRole("complementary", { name: "Controls" }).boundingBox())!.x;
  expect(Math.hypot(mx - free / 2, my - 350)).toBeLessThan(60);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
}

test("a click and a key pick a body; the counts shown are those of the engine's own walk", async () => {
  const page = await stage.open("?n=2048&paused=1&seed=3&tab=tree", {
    gpu: true,
    width: 1100,
    height: 700,
    tree: true,
  });
  await untilRuns(page, 2048);
  await page.evaluate(() => window.antennae.advance(2));
  const card = cardOf(page);
  const number = numberOf(page);
  const rows = async () => (await card.locator("dd").allTextContents()).map((words) => words.replaceAll(",", ""));
  /** Cells, far cells, bodies and group on the card. */
  const shown = async () => (await rows()).slice(3, 7).map(Number);
  const counted = async (body: number) => {
    const [bodies, cells, far, group] = (await page.evaluate((i) => window.antennae.interactions(i), body))!;
    return [cells, far, bodies, group];
  };

  const [x, y] = await page.evaluate(() => window.antennae.place(100));
  await page.mouse.click(x, y);
  await card.waitFor();
  // Another body may stand just before it.
  const picked = Number(await number.inputValue());
  const [px, py] = await page.evaluate((i) => window.antennae.place(i), picked);
  expect(Math.hypot(px - x, py - y)).toBeLessThan(1.5);
  await expect.poll(shown, PATIENT).toEqual(await counted(picked));
  const [cells, far, bodies] = await shown();
  expect(cells! + far!).toBeGreaterThan(0);
  const forces = cells! + bodies! + (far! > 0 ? 1 : 0);
  expect((await rows()).slice(7, 9).map(Number)).toEqual([forces, 2047]);
  expect((await rows())[9]).toMatch(new RegExp(`^${2047 - forces} `));

  expect(await barriers(page, ".body-card")).toEqual([]);

  // The one next to it, and who is nearest to that.
  await expect.poll(async () => (await rows()).length, PATIENT).toBe(12);
  const [next] = (await rows())[10]!.split(" ");
  expect(Number((await rows())[11])).toBeGreaterThanOrEqual(0);
  await card.getByRole("button", { name: "Select neighbour" }).click();
  await expect.poll(() => number.inputValue(), PATIENT).toBe(next);

  // Another one, by its number; then none.
  await number.fill("1999");
  await number.press("Enter");
  await page.getByRole("complementary", { name: "Body 1,999" }).waitFor();
  await expect.poll(shown, PATIENT).toEqual(await counted(1999));
  await releasesAndPicksTheMiddle(page);
});

/** How far the camera's target is from the middle (median) of the second galaxy, length units. */
const offTarget = (page: Page) =>
  page.evaluate(async () => {
    const { position, galaxy } = await window.antennae.readBodies();
    const { target } = window.antennae.camera;
    const middle = [0, 1, 2].map((k) => {
      const all = [...galaxy.keys()].filter((i) => galaxy[i] === 1).map((i) => position[3 * i + k]!);
      return all.sort((a, b) => a - b)[all.length >> 1]!;
    });
    return Math.hypot(...middle.map((x, k) => x - target[k]!));
  });

test("by the processor a click and a key pick a body, and what is drawn over it stands in a still", async () => {
  const page = await stage.open("?n=2048&paused=1&seed=3&tab=tree", { width: 1100, height: 700 });
  await untilRuns(page, 2048);
  const card = cardOf(page);
  const number = numberOf(page);
  const [x, y] = await page.evaluate(() => window.antennae.place(100));
  const empty = await sky(page);
  await page.mouse.click(x, y);
  await card.waitFor();
  const picked = Number(await number.inputValue());
  const [px, py] = await page.evaluate((i) => window.antennae.place(i), picked);
  expect(Math.hypot(px - x, py - y)).toBeLessThan(1.5);
  // Galaxy, mass and speed; who is near.
  await expect.poll(() => card.locator("dd").count(), PATIENT).toBe(5);
  expect(await button(page, "Interactions").isDisabled()).toBe(true);
  // A white ring of nine pixels about the body.
  await expect
    .poll(async () => {
      const shown = await sky(page);
      const [width, height] = [1100, 700];
      const clip = { x0: (px - 12) / width, y0: (py - 12) / height, x1: (px + 12) / width, y1: (py + 12) / height };
      return (await look(page, shown, clip)).mean - (await look(page, empty, clip)).mean;
    }, PATIENT)
    .toBeGreaterThan(0.02);
  await releasesAndPicksTheMiddle(page);
});

test.each([
  ["WebGPU", { gpu: true }],
  ["the processor", {}],
])(
  "by %s a trail has a point for each step; a followed galaxy stays in the middle; kept views are gone back to",
  async (_, machine) => {
    const page = await stage.open("?n=1024&paused=1&seed=3&dt=0.1&tab=tree", { ...machine, width: 900, height: 500 });
    // Flights of people who want less motion are over at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await untilRuns(page, 1024);
    await page.getByRole("spinbutton", { name: "Body", exact: true }).fill("7");
    await page.keyboard.press("Enter");
    await page.locator("canvas").focus();
    await page.keyboard.press("j");
    const trail = page.getByRole("list", { name: "Trails" });
    for (let step = 0; step <= 3; step++) {
      await expect.poll(() => trail.textContent(), PATIENT).toContain(step === 0 ? "1 point" : `${step + 1} points`);
      await page.keyboard.press(".");
      await expect.poll(() => steps(page), PATIENT).toBe(step + 1);
    }
    await button(page, "End the trail of body 7").click();
    await trail.waitFor({ state: "detached" });

    await showTab(page, "Camera");
    await button(page, "Save view").click();
    await button(page, "Orbit").click();
    await page.getByText(/^As point masses they would pass within .* kpc in .* Myr \(eccentricity/).waitFor();
    expect(await offTarget(page)).toBeGreaterThan(1);
    await page.getByRole("combobox", { name: "Follow" }).selectOption("1");
    // Medians of 512 places know the middle to 0.06 or so.
    await expect.poll(() => offTarget(page), PATIENT).toBeLessThan(0.2);
    const before = await page.evaluate(() => window.antennae.camera);
    await page.evaluate(() => window.antennae.advance(5));
    await expect.poll(() => offTarget(page), PATIENT).toBeLessThan(0.2);
    const after = await page.evaluate(() => window.antennae.camera);
    const moved = (of: "position" | "target") => after[of].map((x, k) => x - before[of][k]!);
    expect(Math.hypot(...moved("target"))).toBeGreaterThan(0.2);
    // The camera goes along, from the same side.
    expect(Math.hypot(...moved("position").map((x, k) => x - moved("target")[k]!))).toBeLessThan(0.02);

    await button(page, "Fly to View 1").click();
    await expect.poll(() => offTarget(page), PATIENT).toBeGreaterThan(1);
    expect(await page.getByRole("combobox", { name: "Follow" }).inputValue()).toBe("");
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  },
);
