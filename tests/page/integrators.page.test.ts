import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, measure, settings, untilRuns, untilStep } from "./handle.ts";
import { showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("another integrator goes on with the run: plays, turns back, stands in the address, and beside the first one", async () => {
  const page = await stage.open("?scenario=plummer&n=128&eps=0.05&dt=0.0625&paused=1&solver=direct&tab=solver", {
    gpu: true,
  });
  await untilRuns(page, 128);
  await page.evaluate(() => window.antennae.advance(2));
  const integrator = page.getByRole("combobox", { name: "Integrator", exact: true });
  const notes = page.getByRole("log");
  // By keyboard alone.
  await integrator.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => settings(page), PATIENT).toMatchObject({ integrator: "hermite4", precision: "extended" });
  expect(await page.evaluate(() => window.antennae.time)).toBe(0.125);
  await expect.poll(() => notes.textContent(), PATIENT).toContain("forces or steps are calculated differently");
  await page.getByRole("slider", { name: "Step accuracy" }).fill("0.01");
  await page.getByRole("combobox", { name: "Precision" }).selectOption("single");
  await expect.poll(() => settings(page), PATIENT).toMatchObject({ eta: 0.01, precision: "single" });
  await expect.poll(() => page.url(), PATIENT).toContain("&precision=single&integrator=hermite4&eta=0.01");
  expect(await barriers(page, ".panel")).toEqual([]);

  // How many bodies take which step of their own.
  await page.getByRole("button", { name: "Plots", exact: true }).click();
  const plots = page.getByRole("complementary", { name: "Plots" });
  await plots.getByRole("combobox", { name: "Plot", exact: true }).selectOption("Individual time steps");
  await plots.getByRole("row").filter({ hasText: "bodies" }).waitFor();
  await page.getByRole("button", { name: "Plots", exact: true }).click();

  // It answers while it plays: measurements come between its steps, and moments are kept.
  await button(page, "Play").click();
  await untilStep(page, 6);
  const status = page.getByRole("status");
  await expect.poll(() => status.textContent(), PATIENT).toMatch(/energy error/);
  await button(page, "Pause").click();
  const steps = await page.evaluate(() => window.antennae.steps);
  const measured = await measure(page);
  expect(measured.step).toBe(steps);
  // Fourth order with eta 0.01: the leapfrog misses by a thousand times as much.
  expect(Math.abs(measured.energyError)).toBeLessThan(1e-5);
  const history = page.getByRole("slider", { name: "History", exact: true });
  await history.fill("0");
  await page.waitForFunction(() => window.antennae.steps === 0);

  // As far back as it went.
  await page.evaluate(() => window.antennae.advance(3));
  const before = await page.evaluate(() => window.antennae.time);
  await button(page, "Reverse time").click();
  await page.waitForFunction(() => window.antennae.settings.timestep < 0);
  await page.evaluate(() => window.antennae.advance(2));
  expect(await page.evaluate(() => window.antennae.time)).toBeCloseTo(before - 2 / 16, 12);
  await button(page, "Reverse time").click();

  // Beside the leapfrog, from the same bodies.
  await page.keyboard.press("c");
  await showTab(page, "Compare");
  await page.getByRole("combobox", { name: "Compare by" }).selectOption("integrator");
  await page.waitForFunction(() => window.antennae.right?.settings.integrator === "leapfrog");
  await page.evaluate(() => window.antennae.advance(4));
  const b = page.getByRole("region", { name: "Side B", exact: true });
  const apart = b.getByRole("row", { name: "Distance from A" }).locator("data");
  await expect.poll(async () => Number(await apart.getAttribute("value")), PATIENT).toBeGreaterThan(0);
  expect(await b.getByRole("heading").textContent()).toContain("Leapfrog");
  await expect.poll(() => page.url(), PATIENT).toContain("compare=integrator&right=leapfrog");
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});

test("a scenario brings its bridge; with the leapfrog in blocks own steps are seen as colours and bars", async () => {
  const page = await stage.open("?scenario=sinking-cluster&n=256&paused=1&solver=adaptive&tab=solver", { gpu: true });
  await untilRuns(page, 256);
  expect(await settings(page)).toMatchObject({ integrator: "bridge", solver: "adaptive", precision: "extended" });
  await page.evaluate(() => window.antennae.advance(2));
  expect(await measure(page)).toMatchObject({ step: 2, time: 1 / 64, faults: [] });
  await page.getByRole("slider", { name: "Step accuracy" }).fill("0.01");
  await expect.poll(() => settings(page), PATIENT).toMatchObject({ eta: 0.01 });

  await page.getByRole("button", { name: "Plots", exact: true }).click();
  const plots = page.getByRole("complementary", { name: "Plots" });
  await plots.getByRole("combobox", { name: "Plot", exact: true }).selectOption("Individual time steps");
  await plots.getByText("Only for integrators with individual steps", { exact: false }).waitFor();
  await page.getByRole("combobox", { name: "Integrator", exact: true }).selectOption("block-leapfrog");
  await expect.poll(() => settings(page), PATIENT).toMatchObject({ integrator: "block-leapfrog" });
  await plots.getByRole("row").filter({ hasText: "bodies" }).waitFor();
  await showTab(page, "Look");
  await page.getByRole("combobox", { name: "Colour by" }).selectOption("Individual time step");
  const legend = page.getByRole("list", { name: "Legend" });
  await expect
    .poll(() => legend.getByRole("listitem").last().textContent(), PATIENT)
    .toBe("not available with this integrator");
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});

test("the processor has the leapfrog only, and says so", async () => {
  const page = await stage.open("?n=64&paused=1&integrator=hermite4&tab=solver");
  await untilRuns(page, 64);
  expect(await settings(page)).toMatchObject({ integrator: "leapfrog", solver: "direct" });
  await expect
    .poll(() => page.getByRole("log").textContent(), PATIENT)
    .toContain("The processor has the leapfrog only");
  const integrator = page.getByRole("combobox", { name: "Integrator", exact: true });
  expect(await integrator.getByRole("option").allTextContents()).toEqual(["Leapfrog"]);
  await page
    .getByText("Hermite, 4th order · Hermite, 6th order · Leapfrog in blocks · Bridge: with WebGPU only")
    .waitFor();
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
