import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const GAS_PLOTS = ["Star formation", "Kennicutt-Schmidt", "Temperature against density", "Gas profile"];

test("a run with gas has four plots of it, which say what its bodies say; others have none", async () => {
  const page = await stage.open("?scenario=wet-antennae&gasFraction=0.5&n=4096&seed=3&dt=0.05&paused=1", {
    sharp: true,
    width: 1100,
    height: 700,
  });
  await untilRuns(page, 4096);
  await button(page, "Plots").click();
  const plots = page.getByRole("complementary", { name: "Plots" });
  const choice = plots.getByRole("combobox", { name: "Plot", exact: true });
  await choice.waitFor();
  expect((await choice.locator("option").allTextContents()).slice(0, 4)).toEqual(GAS_PLOTS);
  const values = plots.getByRole("table");
  const cell = async (line: string) =>
    Number.parseFloat((await values.getByRole("row").filter({ hasText: line }).getByRole("cell").textContent())!);
  const shown = (name: string) => plots.getByRole("img", { name: new RegExp(`^${name}: `) });

  await choice.selectOption("Star formation");
  await shown("Star formation").waitFor();
  // Before the first step stars form by the density alone.
  const first = await cell("by the density of the gas");
  expect(await values.textContent()).toMatch(/by the density of the gas.* M☉\/yr/);
  expect(first).toBeGreaterThan(1);
  await page.evaluate(() => window.antennae.advance(16));
  await expect.poll(() => values.textContent(), PATIENT).toContain("Values at 7.8");
  const now = await cell("by the density of the gas");
  expect(now / first).toBeGreaterThan(0.3);
  expect(now / first).toBeLessThan(3);
  // By keyboard: the reading goes back to the start.
  await plots.getByRole("slider", { name: "Read values at" }).focus();
  await page.keyboard.press("Home");
  await expect.poll(() => values.textContent(), PATIENT).toContain("Values at 0 Myr");
  expect(await cell("by the density of the gas")).toBe(first);

  for (const name of GAS_PLOTS.slice(1)) {
    await choice.selectOption(name);
    await shown(name).waitFor();
  }
  await choice.selectOption("Temperature against density");
  await shown("Temperature against density").waitFor();
  expect(await cell("threshold")).toBeCloseTo(0.128, 3);
  expect(await values.textContent()).toMatch(/threshold.*cm⁻³/);
  await choice.selectOption("Kennicutt-Schmidt");
  await shown("Kennicutt-Schmidt").waitFor();
  expect(await plots.getByRole("combobox", { name: "Centre" }).locator("option").count()).toBe(2);

  await choice.selectOption("Gas profile");
  await shown("Gas profile").waitFor();
  const saving = page.waitForEvent("download");
  await plots.getByRole("button", { name: "Save as CSV" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("wet-antennae-gas-profile.csv");
  const [header, ...rows] = (await readFile(await saved.path(), "utf8")).trim().split("\n");
  expect(header).toBe("radius [kpc],gas [Msun/pc^2],all stars [Msun/pc^2],new stars [Msun/pc^2]");
  expect(rows).toHaveLength(40);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);

  await page.goto(
    page
      .url()
      .replace("scenario=wet-antennae", "scenario=plummer")
      .replace(/&(n|until|gasFraction|dt)=[^&]*/g, "&n=300"),
  );
  await untilRuns(page, 300);
  await button(page, "Plots").click();
  const others = await choice.locator("option").allTextContents();
  for (const name of GAS_PLOTS) expect(others).not.toContain(name);
});

test("a wet and a dry merger side by side: the same bodies, of which only A's form stars", async () => {
  const page = await stage.open("?scenario=wet-and-dry&gasFraction=0.5&n=2048&seed=3&dt=0.05&paused=1", {
    ...{ sharp: true, width: 1100, height: 700 },
  });
  await untilRuns(page, 2048);
  const side = (name: string) => page.getByRole("region", { name: `Side ${name}`, exact: true });
  await side("A").getByText("Gas as it is").waitFor();
  await side("B").getByText("Gas moves like stars").waitFor();
  const apart = () =>
    page.evaluate(async () => {
      const [left, right] = [await window.antennae.readBodies(), await window.antennae.right!.readBodies()];
      const names = (bodies: object) => ("columns" in bodies && bodies.columns ? Object.keys(bodies.columns) : []);
      return {
        times: [left.time, right.time],
        most: left.position.reduce((most, x, i) => Math.max(most, Math.abs(x - right.position[i]!)), 0),
        gas: [left, right].map((bodies) => names(bodies).includes("internalEnergy")),
      };
    });
  expect(await apart()).toEqual({ times: [0, 0], most: 0, gas: [true, false] });
  await page.evaluate(() => window.antennae.advance(20));
  await expect.poll(async () => (await apart()).times[1], PATIENT).toBeCloseTo(1, 5);
  expect((await apart()).most).toBeGreaterThan(0.01);

  // Once begun it may be joined at any time, and with gas that only flows; elsewhere there is one run, and it is said why.
  await page.getByRole("tab", { name: "Compare", exact: true }).click();
  await page.getByRole("combobox", { name: "Gas of B" }).selectOption("flows only");
  await side("B").getByText("Gas flows only").waitFor();
  await expect.poll(async () => (await apart()).gas, PATIENT).toEqual([true, true]);
  await expect.poll(() => page.url(), PATIENT).toContain("compare=gas&right=flows");
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  await page.goto(
    page
      .url()
      .replace("scenario=wet-and-dry", "scenario=plummer")
      .replace(/&(n|until|gasFraction|dt)=[^&]*/g, "&n=300"),
  );
  await untilRuns(page, 300);
  await page.getByRole("log", { name: "Notes" }).getByText("Without gas both runs would be the same").waitFor();
  expect(await page.evaluate(() => window.antennae.right)).toBeNull();
});

test("the lesson of a starburst opens the wet Antennae with their star formation, and asks of it", async () => {
  const page = await stage.open("?lesson=starburst&scenario=wet-antennae&n=600&paused=1", { width: 1100, height: 700 });
  await untilRuns(page);
  const lesson = page.getByRole("region", { name: "Tours" });
  await lesson.getByRole("heading", { name: "A starburst" }).waitFor();
  await lesson.getByText("Next: the first passage is behind us.").waitFor();
  const plots = page.getByRole("complementary", { name: "Plots" });
  await plots.getByRole("img", { name: /^Star formation: / }).waitFor();
  await button(page, "Next").click();
  await lesson.getByRole("textbox", { name: /until the first passage/ }).fill("15");
  await button(page, "Keep the answer").click();
  await lesson.getByText("This is not measured yet").waitFor();
  for (let k = 0; k < 3; k++) await button(page, "Next").click();
  await plots.getByRole("img", { name: /^Gas profile: / }).waitFor();
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});

test("the maps of a view have its gas, as FITS with units; those of a run without gas do not", async () => {
  const page = await stage.open("?scenario=wet-antennae&gasFraction=0.5&n=1024&paused=1&shows=density&tab=look", {
    width: 1100,
    height: 700,
  });
  await untilRuns(page, 1024);
  const layers = async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "FITS", exact: true }).click();
    const bytes = await readFile(await (await saving).path(), "latin1");
    return [...bytes.matchAll(/EXTNAME = '(\w+) *'.{0,70}?BUNIT {3}= '(\S*) *'/g)].map(
      ([, name, unit]) => `${name} ${unit}`,
    );
  };
  expect((await layers()).slice(3)).toEqual([
    "GAS Msun/pc2",
    "TEMPERATURE K",
    "METALLICITY ",
    "FORMATION Msun/yr/kpc2",
  ]);
  await page.goto(
    page
      .url()
      .replace("wet-antennae", "plummer")
      .replace(/&(n|gasFraction)=[^&]*/g, "&n=300"),
  );
  await untilRuns(page, 300);
  expect(await layers()).toHaveLength(3);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
