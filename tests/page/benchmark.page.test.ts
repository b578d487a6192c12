import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, manyFrames, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("a race by keyboard: rows with times, errors and energies, a front, files; the run waits and goes on", async () => {
  const page = await stage.open("?n=1024&eps=0.05&solver=direct", { width: 1000, height: 900, sharp: true });
  await untilRuns(page, 1024);
  await page.keyboard.press("R");
  const panel = page.getByRole("complementary", { name: "Benchmark" });
  await panel.getByRole("button", { name: "0.4", exact: true }).focus();
  await page.keyboard.press("Space");
  // Without a graphics card the processor races alone, and that is said.
  await panel.getByText("Without WebGPU only the processor is tested.").waitFor();
  await panel.getByRole("button", { name: "With fewer bodies too" }).press("Enter");
  await panel.getByRole("button", { name: "Start benchmark" }).press("Enter");
  await panel.getByRole("button", { name: "End benchmark" }).waitFor();
  // Held as long as it takes.
  await button(page, "Play").waitFor();
  await panel.getByRole("button", { name: "Start benchmark" }).waitFor();
  const table = panel.getByRole("table");
  const rows = await table.getByRole("row").allTextContents();
  expect(rows.slice(1).map((row) => row.match(/^(?:★ Pareto-optimal: )?(.*?)Processor/)![1])).toEqual([
    "Adaptive tree, θ\u00a00.6",
    "Adaptive tree, θ\u00a00.9",
    "Bonsai's tree, θ\u00a00.6",
    "Bonsai's tree, θ\u00a00.9",
    "Direct sum",
  ]);
  // Whose errors are least is not beaten.
  expect(rows.at(-1)).toMatch(/^★/);
  await button(page, "Pause").waitFor();

  const saving = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Save as CSV" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("plummer-merger-race.csv");
  const [header, ...lines] = (await readFile(await saved.path(), "utf8")).trim().split("\n");
  const cells = lines.map((line) =>
    Object.fromEntries(line.split(",").map((cell, k) => [header!.split(",")[k]!, cell])),
  );
  const of = (name: string, bodies = 1024) =>
    cells.filter((row) => row.solver === name && Number(row.bodies) === bodies).map((row) => row);
  expect(of("bonsai").map((row) => row.theta)).toEqual(["0.6", "0.9"]);
  // theta^3.5 says 4.1; of 1024 bodies of this merger 2.5 to 4.2 was seen, and by the 99th percentile, ten bodies, 1.6 to 3.4.
  const errors = of("bonsai").map((row) => Number(row["force error p50"]));
  expect(errors[1]! / errors[0]!).toBeGreaterThan(2);
  expect(Number(of("direct")[0]!["force error p99"])).toBeLessThan(1e-5);
  expect(Number(of("direct")[0]!["bodies per body"])).toBe(1023);
  // With steps as short as the run's the leapfrog keeps the energy of both spheres.
  for (const row of cells.filter(({ bodies }) => bodies === "1024")) {
    expect(Math.abs(Number(row["energy error"]))).toBeGreaterThan(0);
    expect(Math.abs(Number(row["energy error"]))).toBeLessThan(1e-3);
    expect(Number(row["time per step [ms]"])).toBeGreaterThan(0);
  }
  expect(cells.filter(({ bodies }) => bodies === "256").map((row) => `${row.solver} ${row.theta}`)).toEqual([
    "adaptive 0.6",
    "bonsai 0.6",
    "direct ",
  ]);
  for (const name of ["Time against force error", "Time against bodies"])
    await panel.getByRole("img", { name: new RegExp(`^${name}: time per step \\(ms\\)`) }).waitFor();
  const picturing = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Save as PNG" }).first().click();
  const picture = await picturing;
  expect(picture.suggestedFilename()).toBe("plummer-merger-race.png");
  expect(await barriers(page, ".race-panel")).toEqual([]);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});

test("graphics card and processor race on the same bodies; a lost device ends the race, and the run goes on", async () => {
  const page = await stage.open("?n=256&eps=0.05&paused=1", { gpu: true, alone: true });
  await untilRuns(page, 256);
  await page.keyboard.press("R");
  const panel = page.getByRole("complementary", { name: "Benchmark" });
  for (const name of ["Adaptive tree", "Bonsai's tree"]) await panel.getByRole("button", { name, exact: true }).click();
  const start = panel.getByRole("button", { name: "Start benchmark" });
  await start.click();
  const rows = panel.getByRole("row");
  await rows.filter({ hasText: "Direct sumProcessor" }).waitFor();
  await start.waitFor();
  expect(await rows.allTextContents()).toEqual([
    expect.stringContaining("Time per step"),
    expect.stringContaining("Direct sumGraphics card"),
    expect.stringContaining("Direct sumProcessor"),
  ]);
  await start.click();
  await panel.getByRole("progressbar").waitFor();
  const before = await page.evaluate(() => window.antennae.run);
  await page.evaluate(() => window.antennae.loseDevice());
  await start.waitFor();
  await page.waitForFunction((n) => window.antennae.run > n, before);
  expect(await page.getByRole("progressbar").count()).toBe(0);
  await page.evaluate(() => window.antennae.advance(1));
});

test("a race ends where it is cancelled, and where other bodies take the place of its own", async () => {
  const page = await stage.open("?n=16384&solver=direct&paused=1", { width: 1280 });
  await untilRuns(page, 16384);
  const panel = page.getByRole("complementary", { name: "Benchmark" });
  const across = () => page.evaluate(() => window.antennae.place(0).then(([x]) => x));
  const uncovered = await across();
  await page.keyboard.press("R");
  const start = panel.getByRole("button", { name: "Start benchmark" });
  // The picture goes to the middle of what is left of the page.
  await expect.poll(across, PATIENT).toBeGreaterThan(uncovered + 100);
  await start.click();
  const progress = page.getByRole("progressbar", { name: /^Benchmark 1 of/ });
  await progress.waitFor();
  await panel.getByRole("button", { name: "End benchmark" }).click();
  await start.waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
  // Held before, held after.
  await button(page, "Play").waitFor();

  await start.click();
  await progress.waitFor();
  await page.getByText("More about the run").click();
  await page.getByRole("spinbutton", { name: "Seed" }).fill("7");
  await page.keyboard.press("Enter");
  await start.waitFor();
  await manyFrames(page);
  expect(await page.getByRole("progressbar").count()).toBe(0);
  expect(await panel.getByRole("table").count()).toBe(0);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
