import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readElements } from "../../src/data/vortices/files/index.ts";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, drawn, fingerprint, measure, settings, untilRuns } from "./handle.ts";
import { showTab } from "./panel.ts";
import { look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const RINGS = "?scenario=leap-frogging-rings&n=120&core=0.2&paused=1";
const positions = (page: Page) => page.evaluate(async () => [...(await window.antennae.readBodies()).position]);
const advance = (page: Page, steps: number) => page.evaluate((n) => window.antennae.advance(n), steps);

test("a flow on the processor: picture, settings, time, plots, truth, history, comparison, film, and the link", async () => {
  const page = await stage.open(`${RINGS}&engine=cpu`, { sharp: true });
  await untilRuns(page, 120);
  await drawn(page);
  const picture = await look(page, await sky(page));
  expect(picture.max).toBeGreaterThan(0.5);
  expect(picture.median).toBeLessThan(0.1);
  const status = page.getByRole("status");
  await expect.poll(() => status.textContent(), PATIENT).toContain("120 elements");

  // Settings of its own, and nothing that says only galaxies.
  expect(await page.getByRole("combobox", { name: "Colour by" }).getByRole("option").allTextContents()).toEqual([
    "Vorticity",
    "Ring",
    "Speed",
  ]);
  for (const name of ["Softening", "Opening angle"]) expect(await page.getByRole("slider", { name }).count()).toBe(0);
  for (const name of ["Throw something in", "Benchmark"]) expect(await button(page, name).count()).toBe(0);
  expect(await barriers(page, ".panel")).toEqual([]);
  const { timestep } = await settings(page);
  expect(timestep).toBeCloseTo(0.2 * Math.PI * 0.2 ** 2, 8);

  // The first ring speeds up as it shrinks; the camera goes along.
  const first = await measure(page);
  await advance(page, 20);
  const later = await measure(page);
  expect(later.time).toBeCloseTo(20 * timestep, 8);
  expect(later.flow!.rings[0]!.speed).toBeGreaterThan(first.flow!.rings[0]!.speed);
  expect(later.momentum[2] / first.momentum[2]).toBeCloseTo(1, 4);
  await page.waitForFunction(
    (height) => Math.abs(window.antennae.camera.target[2]! - height) < 0.1,
    later.flow!.centre[2],
  );

  // What is plotted and how true it is.
  await page.keyboard.press("t");
  await page.getByText("Velocity error, mean").waitFor();
  await page.getByRole("img", { name: /^Ring speed.*theory 2/ }).waitFor();
  await page.keyboard.press("d");
  const plots = page.getByRole("complementary", { name: "Plots" });
  const kinds = plots.getByRole("combobox", { name: "Plot" });
  await kinds.waitFor();
  expect(await kinds.getByRole("option").allTextContents()).toEqual([
    "Ring speed",
    "Ring radius",
    "What the flow keeps",
    "Stretching",
  ]);

  // Back to the start, bit by bit, and on again.
  const there = await fingerprint(page);
  await page.getByRole("slider", { name: "History", exact: true }).fill("0");
  await page.waitForFunction(() => window.antennae.steps === 0);
  await advance(page, 20);
  expect(await fingerprint(page)).toBe(there);

  // Beside longer steps.
  await page.keyboard.press("c");
  await page.waitForFunction(() => window.antennae.right);
  const wider = await page.evaluate(() => window.antennae.right!.run);
  await showTab(page, "Compare");
  await page.getByRole("combobox", { name: "Compare by" }).selectOption("timestep");
  // One that came in the midst of the steps below would not be at side A's time after them.
  await page.waitForFunction((before) => (window.antennae.right?.run ?? before) !== before, wider);
  await advance(page, 8);
  const apart = page.getByRole("row", { name: "Distance from A" }).locator("data");
  await expect.poll(async () => Number(await apart.getAttribute("value")), PATIENT).toBeGreaterThan(0);
  await page.keyboard.press("c");

  await showTab(page, "Files");
  await page.getByText("Film", { exact: true }).click();
  await page.getByRole("combobox", { name: "Film size" }).selectOption("640");
  await page.getByRole("combobox", { name: "Film format" }).selectOption("webm");
  await page.getByRole("slider", { name: "Frames", exact: true }).fill("2");
  const saving = page.waitForEvent("download");
  await button(page, "Record").click();
  expect(readFileSync(await (await saving).path()).length).toBeGreaterThan(1000);

  // A wider core takes longer steps, in a run that the link makes again.
  await showTab(page, "Scene");
  await page.getByText("Vortices", { exact: true }).click();
  await page.getByRole("slider", { name: "Core radius" }).fill("0.3");
  await page.waitForFunction((dt) => window.antennae.settings.timestep > 2 * dt, timestep);
  await page.waitForFunction(() => window.antennae.steps === 0);
  const begun = await fingerprint(page);
  await expect.poll(() => page.url(), PATIENT).toContain("core=0.3");
  await page.goto(page.url());
  await untilRuns(page);
  expect(await fingerprint(page)).toBe(begun);

  // A file that the command line reads, and the run of before by undo.
  const snapshot = page.waitForEvent("download");
  await page.keyboard.press("Shift+S");
  const file = await snapshot;
  expect(file.suggestedFilename()).toBe("leap-frogging-rings-000000.hdf5");
  const { elements } = await readElements(readFileSync(await file.path()));
  expect([elements.count, Math.max(...elements.tube)]).toEqual([await page.evaluate(() => window.antennae.bodies), 1]);
  await advance(page, 3);
  const moved = await fingerprint(page);
  await button(page, "Reset").click();
  await expect.poll(() => fingerprint(page), PATIENT).toBe(begun);
  await button(page, "Undo").click();
  await expect.poll(() => fingerprint(page), PATIENT).toBe(moved);

  // Opened again it knows its lines, so strengths may follow them; viscosity is a slider. Undo takes each back, a session keeps them.
  await page.locator("#open-file").setInputFiles({
    ...{ name: "rings.hdf5", mimeType: "application/octet-stream" },
    buffer: readFileSync(await file.path()),
  });
  await page.getByRole("complementary", { name: "Opened file" }).getByText("Vortex tubes").waitFor();
  expect(await settings(page)).toMatchObject({ stretching: "classical", viscosity: 0, theta: 0.25 });
  await showTab(page, "Solver");
  await page.getByRole("combobox", { name: "Strengths" }).selectOption("lines");
  await page.waitForFunction(() => window.antennae.settings.stretching === "lines");
  await page.getByRole("slider", { name: "Viscosity" }).fill("0.004");
  await page.waitForFunction(() => window.antennae.settings.viscosity > 0.003);
  await advance(page, 2);
  const spread = await fingerprint(page);
  const session = page.waitForEvent("download");
  await showTab(page, "Files");
  await button(page, "Save session").press("Enter");
  const kept = await (await session).path();
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => window.antennae.settings.viscosity === 0);
  await advance(page, 1);
  await page.locator("#open-file").setInputFiles(kept);
  await expect.poll(() => fingerprint(page), PATIENT).toBe(spread);
  expect(await settings(page)).toMatchObject({ stretching: "lines" });
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});

test("a graphics device moves it, on lines and with viscosity, as the processor does, and a run goes from one to the other", async () => {
  const ring = "?scenario=vortex-ring&n=120&core=0.2&stretching=lines&viscosity=0.01&paused=1";
  const page = await stage.open(ring, { gpu: true });
  await untilRuns(page, 120);
  await advance(page, 4);
  const before = await positions(page);
  const { time, flow } = await measure(page);
  expect(flow!.errors.velocity.mean).toBeLessThan(1e-5);
  await button(page, "Settings").click();
  await page.getByRole("combobox", { name: "Run on" }).selectOption("cpu");
  await page.waitForFunction((at) => window.antennae.steps === 0 && window.antennae.time === at, time);
  expect(await positions(page)).toEqual(before);
  const other = await stage.open(`${ring}&engine=cpu`);
  await untilRuns(other, 120);
  await advance(other, 4);
  const again = await positions(other);
  expect(Math.max(...again.map((x, k) => Math.abs(x - before[k]!)))).toBeLessThan(1e-5);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
