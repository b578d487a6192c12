import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("a click and a key pick a body; the counts shown are those of the engine's own walk", async () => {
  const page = await stage.open("?n=2048&paused=1&seed=3", { width: 1100, height: 700 });
  await untilRuns(page, 2048);
  await page.evaluate(() => window.antennae.advance(2));
  const card = page.getByRole("complementary", { name: /^Body [\d,]+$/ });
  const number = page.getByRole("spinbutton", { name: "Body", exact: true });
  const rows = async () => (await card.locator("dd").allTextContents()).map((words) => words.replaceAll(",", ""));
  /** Cells, far cells, bodies and group on the card. */
  const shown = async () => (await rows()).slice(3, 7).map(Number);
  const counted = async (body: number) => {
    const [bodies, cells, far, group] = (await page.evaluate((i) => window.antennae.met(i), body))!;
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

  // Another one, by its number; then none.
  await number.fill("1999");
  await number.press("Enter");
  await page.getByRole("complementary", { name: "Body 1,999" }).waitFor();
  await expect.poll(shown, PATIENT).toEqual(await counted(1999));
  await page.locator("canvas").focus();
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });

  // The one nearest to the middle of what panels leave free, by a key.
  await page.keyboard.press("c");
  await card.waitFor();
  const middle = Number(await number.inputValue());
  const [mx, my] = await page.evaluate((i) => window.antennae.place(i), middle);
  const free = (await page.getByRole("complementary", { name: "Controls" }).boundingBox())!.x;
  expect(Math.hypot(mx - free / 2, my - 350)).toBeLessThan(60);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
