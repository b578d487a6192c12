import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SOLVERS } from "../../src/engine/index.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { measure, settings, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("kernel, multipole order, leaves and rebuild interval reach the engine, and the bodies go on", async () => {
  const page = await stage.open("?n=600&paused=1&solver=bonsai&tab=solver", { gpu: true });
  await untilRuns(page, 600);
  await page.evaluate(() => window.antennae.advance(2));
  const time = await page.evaluate(() => window.antennae.time);
  await page.getByText("Tree and kernel").click();
  const before = await measure(page);

  await page.getByRole("slider", { name: "Bodies per leaf" }).fill("2");
  await page.getByRole("slider", { name: "Rebuild interval" }).fill("3");
  await expect.poll(() => settings(page), PATIENT).toMatchObject({ leafSize: 2, rebuildInterval: 3 });
  await page.evaluate(() => window.antennae.advance(3));
  expect((await measure(page)).ppPerBody).toBeLessThan(before.ppPerBody);

  await page.getByRole("combobox", { name: "Multipole order" }).selectOption("monopole");
  await expect.poll(() => settings(page), PATIENT).toMatchObject({ multipole: "monopole", leafSize: 2 });
  await page.getByRole("combobox", { name: "Softening kernel" }).selectOption("spline");
  await expect.poll(() => settings(page), PATIENT).toMatchObject({ kernel: "spline", multipole: "monopole" });
  expect(await page.evaluate(() => window.antennae.time)).toBeGreaterThan(time);

  const cut = SOLVERS.find(({ buckets, lists }) => buckets && !lists);
  if (!cut) return;
  await page.getByRole("combobox", { name: "Solver" }).selectOption(cut.name);
  await page.getByRole("slider", { name: "Bodies per bucket" }).fill("32");
  await page.getByRole("combobox", { name: "Multipole order" }).selectOption("hexadecapole");
  const chosen = { solver: cut.name, bucketSize: 32, multipole: "hexadecapole", kernel: "spline" };
  await expect.poll(() => settings(page), PATIENT).toMatchObject(chosen);
  await page.evaluate(() => window.antennae.advance(1));
  expect((await measure(page)).faults).toEqual([]);
});
