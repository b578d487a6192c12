import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Vector } from "../../src/data/models/sample.ts";
import { findModel } from "../../src/data/scenarios/index.ts";
import { blend, keplerOf } from "../../src/data/scenarios/kepler.ts";
import { spinOf } from "../../src/data/scenarios/orientation.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { choice } from "./choose.ts";
import { button, fingerprint, steps, untilRuns, untilStep } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const panel = (page: Page) => page.getByRole("complementary", { name: "Builder" });
const slider = (page: Page, name: string) => panel(page).getByRole("slider", { name, exact: true });
const valueAt = async (page: Page, name: string) => Number(await slider(page, name).inputValue());

async function openBuilder(page: Page): Promise<void> {
  await button(page, "Builder").click();
  await panel(page).getByText("Preview of").waitFor();
}

/** Mass, place, velocity and median radius of each galaxy's bodies, and the spin of its disc, as the engine has them. */
function galaxies(page: Page) {
  return page.evaluate(async () => {
    const b = (await window.antennae.readBodies()) as unknown as Record<"mass" | "galaxy" | "component", number[]> &
      Record<"position" | "velocity", Float32Array>;
    const found = [0, 1].map(() => ({ mass: 0, position: [0, 0, 0], velocity: [0, 0, 0], spin: [0, 0, 0], median: 0 }));
    b.mass.forEach((m, i) => {
      const g = found[b.galaxy[i]!]!;
      g.mass += m;
      for (let k = 0; k < 3; k++) {
        g.position[k]! += m * b.position[3 * i + k]!;
        g.velocity[k]! += m * b.velocity[3 * i + k]!;
      }
    });
    for (const g of found) for (const t of [g.position, g.velocity]) for (let k = 0; k < 3; k++) t[k]! /= g.mass;
    b.mass.forEach((m, i) => {
      if (b.component[i] !== 0) return; // of the disc: the halo's motions are random
      const g = found[b.galaxy[i]!]!;
      const [x, v] = [b.position, b.velocity].map((t, j) =>
        [0, 1, 2].map((k) => t[3 * i + k]! - (j === 0 ? g.position : g.velocity)[k]!),
      ) as [number[], number[]];
      for (let k = 0; k < 3; k++) {
        g.spin[k]! += m * (x[(k + 1) % 3]! * v[(k + 2) % 3]! - x[(k + 2) % 3]! * v[(k + 1) % 3]!);
      }
    });
    found.forEach((g, index) => {
      const radii: number[] = [];
      for (let i = 0; i < b.mass.length; i++) {
        if (b.galaxy[i] === index) radii.push(Math.hypot(...g.position.map((c, k) => b.position[3 * i + k]! - c)));
      }
      g.median = radii.sort((p, q) => p - q)[radii.length >> 1]!;
    });
    return found;
  }) as unknown as Promise<{ mass: number; position: Vector; velocity: Vector; spin: Vector; median: number }[]>;
}

/** The bodies at the start of the run that “Start” begins. */
async function started(page: Page) {
  await button(page, "Start").click();
  await panel(page).waitFor({ state: "detached" });
  await untilStep(page, 1); // it runs
  await button(page, "Pause").click();
  await button(page, "Reset").click();
  await expect.poll(() => steps(page), PATIENT).toBe(0);
  const [one, two] = (await galaxies(page)) as [
    Awaited<ReturnType<typeof galaxies>>[0],
    Awaited<ReturnType<typeof galaxies>>[0],
  ];
  const position = blend(1, two.position, -1, one.position);
  const velocity = blend(1, two.velocity, -1, one.velocity);
  return { one, two, position, velocity, orbit: keplerOf(one.mass + two.mass, { position, velocity }) };
}

describe("the builder", () => {
  test("a galaxy in a fixed halo: the field is added, changed and run, stands in the link, and can be taken away", async () => {
    const page = await stage.open("?scenario=small-disc&n=2048&paused=1&seed=3");
    await untilRuns(page, 2048);
    await openBuilder(page);
    await button(page, "Add field").click();
    const field = panel(page).getByRole("group", { name: "NFW halo", exact: true });
    await field.getByRole("slider", { name: "Scale radius" }).fill("30");
    await panel(page).getByRole("combobox", { name: "Field to add" }).selectOption("point");
    await button(page, "Add field").click();
    await button(page, "Remove Point mass").click();
    await button(page, "Start").click();
    await panel(page).waitFor({ state: "detached" });
    await untilStep(page, 1);
    await expect
      .poll(() => new URL(page.url()).searchParams.get("galaxies"), PATIENT)
      .toMatch(/_\.nfw\*mass,290\*scale,30$/);
    const fields = () =>
      page.evaluate(async () => ((await window.antennae.readBodies()) as unknown as { fields?: string[] }).fields);
    await expect.poll(fields, PATIENT).toEqual(["nfw:mass=290,scale=30"]);

    await openBuilder(page);
    await button(page, "Remove NFW halo").click();
    await button(page, "Start").click();
    await panel(page).waitFor({ state: "detached" });
    await expect.poll(fields, PATIENT).toBeUndefined();
    await untilStep(page, 1);
  });

  test("a galaxy added and moved by keys: what is predicted is what the bodies do; cancel loses nothing", async () => {
    const page = await stage.open("?scenario=small-disc&n=2048&paused=1&seed=3");
    await untilRuns(page, 2048);
    const before = await fingerprint(page);
    await openBuilder(page);
    await button(page, "Add galaxy").press("Enter");
    const handle = button(page, "Position of galaxy 2");
    await handle.waitFor();
    const separation = await valueAt(page, "Separation");
    for (let k = 0; k < 3; k++) await handle.press("ArrowDown");
    expect(await valueAt(page, "Separation")).not.toBe(separation);
    const [pericentre, eccentricity] = [await valueAt(page, "Pericentre"), await valueAt(page, "Eccentricity")];
    await button(page, "Velocity of galaxy 2").press("Shift+ArrowLeft");
    expect(await valueAt(page, "Pericentre")).not.toBe(pericentre);
    expect(Math.abs((await valueAt(page, "Eccentricity")) - eccentricity)).toBeLessThan(0.2); // a small step
    // What can't be is one line, and is not taken.
    await slider(page, "Eccentricity").fill("0.1");
    await slider(page, "Pericentre").fill("200");
    await expect.poll(() => page.getByRole("alert").allTextContents(), PATIENT).toHaveLength(1);
    expect(await page.getByRole("alert").textContent()).toMatch(
      /^pericentre 200 is larger than the start separation [\d.]{1,6}; .* \(lengths in kpc\)\.$/,
    );
    await button(page, "Cancel").click();
    await panel(page).waitFor({ state: "detached" });
    expect(await fingerprint(page)).toBe(before);
    expect(await choice(page, "Scenario").textContent()).toBe(findModel("small-disc").title);

    await openBuilder(page);
    await button(page, "Add galaxy").press("Enter");
    await handle.waitFor();
    const mass = await valueAt(page, "Total mass");
    await slider(page, "Total mass").fill(String(mass / 2));
    await slider(page, "Eccentricity").fill("1.3");
    await slider(page, "Separation").fill("50");
    await slider(page, "Pericentre").fill("12");
    await slider(page, "Inclination").fill("65");
    await slider(page, "Node").fill("-40");
    const run = await started(page);
    expect(run.orbit.pericentre / 12).toBeCloseTo(1, 3);
    expect(run.orbit.eccentricity).toBeCloseTo(1.3, 3);
    expect(run.orbit.separation).toBeCloseTo(50, 2);
    expect(run.two.mass / run.one.mass).toBeCloseTo(0.5, 3);
    const spin = Math.hypot(...run.two.spin);
    const along = spinOf(65, -40).reduce((sum, s, k) => sum + (s * run.two.spin[k]!) / spin, 0);
    // About a hundred bodies: some degrees of noise.
    expect(along).toBeGreaterThan(0.97);
    expect(run.one.spin[2] / Math.hypot(...run.one.spin)).toBeGreaterThan(0.97);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);

    // The address makes the same bodies.
    await expect
      .poll(() => new URL(page.url()).search, PATIENT)
      .toMatch(/galaxies=0\.04_small-disc_small-disc\*.*paused=1/);
    const made = await fingerprint(page);
    const again = await stage.open(new URL(page.url()).search);
    await untilRuns(again, 2048);
    expect(await fingerprint(again)).toBe(made);
  });

  test("a galaxy dragged in and thrown with the pointer; a scenario's parameters", async () => {
    const page = await stage.open("?scenario=plummer-merger&n=2048&paused=1&seed=3", { width: 1000, height: 600 });
    await untilRuns(page, 2048);
    await openBuilder(page);
    // A scenario first: its orbit comes from the bodies of the preview.
    await expect.poll(() => panel(page).getByText("parabola, e = 1.00").count(), PATIENT).toBe(1);
    await slider(page, "Mass ratio").fill("0.25");
    const merger = await started(page);
    expect(merger.two.mass / merger.one.mass).toBeCloseTo(0.25, 3);
    expect(merger.orbit.pericentre).toBeCloseTo(0.5, 3);
    await expect.poll(() => page.url(), PATIENT).toContain("massRatio=0.25");

    await openBuilder(page);
    await panel(page).getByRole("combobox", { name: "Model", exact: true }).selectOption("plummer");
    await panel(page).getByRole("combobox", { name: "Model to add", exact: true }).selectOption("plummer");
    await expect.poll(() => slider(page, "Mass ratio").count(), PATIENT).toBe(0);
    const pull = async (from: { x: number; y: number; width: number; height: number }, x: number, y: number) => {
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move((from.x + x) / 2 + 60, y, { steps: 3 });
      await page.mouse.move(x, y, { steps: 3 });
      await page.mouse.up();
    };
    await pull((await button(page, "Add galaxy").boundingBox())!, 600, 200);
    const handle = button(page, "Position of galaxy 2");
    await handle.waitFor();
    const away = async () => {
      const box = (await handle.boundingBox())!;
      return Math.max(Math.abs(box.x + box.width / 2 - 600), Math.abs(box.y + box.height / 2 - 200));
    };
    await expect.poll(away, PATIENT).toBeLessThan(3);
    const speed = (await button(page, "Velocity of galaxy 2").boundingBox())!;
    await pull(speed, speed.x + 30, speed.y + 70);
    // A third one comes and goes.
    await button(page, "Add galaxy").press("Enter");
    await button(page, "Remove galaxy 3").click();
    // Out of the orbit's plane in the plane that faces the eye.
    const z = panel(page).getByRole("spinbutton", { name: /^Position z/ });
    await panel(page).getByText("Position and velocity").click();
    const y = panel(page).getByRole("spinbutton", { name: /^Position y/ });
    const [height, before] = [Number(await z.inputValue()), await y.inputValue()];
    await handle.press("ArrowUp");
    await expect.poll(() => y.inputValue(), PATIENT).not.toBe(before);
    expect(Math.abs(Number(await z.inputValue()) - height)).toBeLessThan(1e-6);
    await panel(page).getByRole("combobox", { name: "Drag plane" }).selectOption("view");
    await handle.press("ArrowUp");
    await expect.poll(async () => Number(await z.inputValue()), PATIENT).toBeGreaterThan(height + 0.1);
    await z.fill("7.5");
    await z.press("Enter");
    const fall = panel(page).getByRole("spinbutton", { name: /^Velocity z/ });
    await fall.fill("-25"); // km/s
    await fall.press("Enter");
    await slider(page, "Size factor").fill("2");
    await slider(page, "Bodies of the run").fill("3000");
    await slider(page, "Softening for the run").fill("0.2");
    const told = [await valueAt(page, "Pericentre"), await valueAt(page, "Eccentricity")] as const;
    const run = await started(page);
    expect(run.orbit.pericentre / told[0]).toBeCloseTo(1, 3);
    expect(run.orbit.eccentricity / told[1]).toBeCloseTo(1, 3);
    expect(run.position[2]).toBeCloseTo(7.5, 3);
    expect(run.velocity[2]).toBeCloseTo(-0.25, 4); // 100 km/s
    // 1500 bodies each: the median radius of a Plummer sphere is known to 3 %.
    expect(run.two.median / run.one.median).toBeGreaterThan(1.8);
    expect(run.two.median / run.one.median).toBeLessThan(2.2);
    expect(await page.evaluate(() => [window.antennae.bodies, window.antennae.settings.softening])).toEqual([
      3000, 0.2,
    ]);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });
});
