import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { drawn, fingerprint, measure, settings, untilRuns, untilStep } from "./handle.ts";
import { inSettings, showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

describe("truth, links and access", () => {
  test("the truth panel shows what the engine measures, and which slider to move", async () => {
    const page = await stage.open("?n=8192&theta=0.3");
    await untilRuns(page, 8192);
    await page.keyboard.press("t");
    const truth = page.getByRole("complementary", { name: "Accuracy" });
    await truth.getByText("Errors are within the limits").waitFor();
    await truth.getByRole("img", { name: /^Energy error/ }).waitFor();
    // In the units that the page reads, on so many bodies as were sampled, with the buffers that there are.
    await truth.getByRole("img", { name: /^Energies \(M☉ \(km\/s\)²\): kinetic .* M☉ \(km\/s\)²/ }).waitFor();
    await truth.getByText("512 of 8,192 bodies").waitFor();
    const { memory } = await measure(page);
    expect(memory).toBeGreaterThan(8192 * 150);
    await truth.getByText(`${(memory / 1e6).toFixed(2)} MB`).waitFor();
    // A step far too long for these orbits: energy goes, and the panel says what to do.
    await page.getByRole("slider", { name: "Time step" }).fill("0.125");
    await page.getByRole("slider", { name: "Softening" }).fill("0");
    await truth.getByText(/make the (time step|opening angle)/).waitFor();
    const saving = page.waitForEvent("download");
    await truth.getByRole("button", { name: "Save as CSV" }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
  });

  test("an energy error that is too large is marked beside the other numbers of the run, and says what helps", async () => {
    // Steps far too long for close pairs of bodies without softening.
    const page = await stage.open("?scenario=plummer&n=512&integrator=leapfrog&eps=0&dt=0.25&speed=1000");
    await untilRuns(page, 512);
    const note = page.getByText(/The energy is off by .*Hermite integrator/);
    await note.waitFor();
    // Marked as what is wrong is.
    const colours = await page.evaluate(() =>
      [".status-energy", ".energy-note", ".status"].map((of) => getComputedStyle(document.querySelector(of)!).color),
    );
    expect(colours[0]).toBe(colours[1]);
    expect(colours[0]).not.toBe(colours[2]);
    await page.getByRole("slider", { name: "Time step" }).fill("0.0078125");
    await page.getByRole("button", { name: "Reset" }).click();
    await note.waitFor({ state: "detached" });
  });

  test("a link holds parameters, camera and fingerprint, and says whether the bodies are the same", async () => {
    const page = await stage.open("?scenario=plummer-merger&n=1024&massRatio=0.25&paused=1");
    await untilRuns(page, 1024);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("+");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    // The camera glides to rest.
    await drawn(page);
    await page.keyboard.press("l");
    await page.getByText("The link is on the clipboard").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const query = new URL(link).search;
    expect(query).toContain("massRatio=0.25");
    expect(query).toMatch(/check=[0-9a-f]{8}/);
    // What the link says, not where a camera that still glides on a slow machine is by now.
    const camera = new URL(link).searchParams.get("view")!.split(",").map(Number);
    const bodies = await fingerprint(page);

    const other = await stage.open(query);
    await untilRuns(other, 1024);
    await other.getByText("The same bodies as in the link").waitFor();
    expect(await fingerprint(other)).toBe(bodies);
    const there = await other.evaluate(() => window.antennae.camera);
    there.position.forEach((x, k) => {
      expect(x).toBeCloseTo(camera[k]!, 2);
    });

    const wrong = await stage.open(query.replace(/check=........&?/, "check=00000000&"));
    await wrong.getByRole("alert").filter({ hasText: "differ" }).waitFor();
  });

  test("a tour moves the sliders that it speaks of", async () => {
    const page = await stage.open("?n=512&paused=1");
    await untilRuns(page, 512);
    await page.getByRole("button", { name: "Tours" }).click();
    const tour = page.getByRole("region", { name: "Tours" });
    await tour.getByRole("button", { name: "What the opening angle does" }).click();
    await tour.getByRole("button", { name: "Next" }).click();
    await page.waitForFunction(() => window.antennae.settings.theta === 1.2);
    await tour.getByRole("button", { name: "Next" }).click();
    await page.waitForFunction(() => window.antennae.settings.theta === 0.3);
    await tour.getByRole("button", { name: "End the tour" }).click();
    expect(await tour.count()).toBe(0);
  });

  test("the turntable turns the view by itself; free flight by keys, which are no commands then, and back", async () => {
    const page = await stage.open("?n=256&paused=1");
    await untilRuns(page, 256);
    const x = await page.evaluate(() => window.antennae.camera.position[0]!);
    const turntable = page.getByRole("button", { name: "Turntable" });
    await turntable.click();
    await page.waitForFunction((old) => Math.abs(window.antennae.camera.position[0]! - old) > 0.1, x);
    await turntable.click();

    const stand = () => page.evaluate(() => window.antennae.camera);
    const distance = ({ position }: { position: number[] }) => Math.hypot(...position);
    const start = await stand();
    await showTab(page, "Camera");
    await page.getByRole("button", { name: "Fly freely" }).click();
    // Held keys repeat: the first press may come before the frame in which flight begins.
    const held = async (key: string) => {
      await page.keyboard.down(key);
      return stand();
    };
    await expect.poll(async () => distance(await held("w")), PATIENT).toBeLessThan(0.8 * distance(start));
    await page.keyboard.up("w");
    const right = await stand();
    const aside = ({ position, target }: Awaited<ReturnType<typeof stand>>) =>
      Math.hypot(...position.map((x, k) => x - right.position[k]!)) +
      Math.hypot(...target.map((x, k) => x - right.target[k]!));
    await expect.poll(async () => aside(await held("d")), PATIENT).toBeGreaterThan(0.1);
    await page.keyboard.up("d");
    expect(await page.getByRole("complementary", { name: "Plots" }).count()).toBe(0);
    await page.keyboard.press("z");
    await page.keyboard.press("d");
    await page.getByRole("complementary", { name: "Plots" }).waitFor();
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("time runs back: the leapfrog undoes its steps", async () => {
    const page = await stage.open("?n=512&solver=direct&paused=1");
    await untilRuns(page, 512);
    const start = await page.evaluate(async () => [...(await window.antennae.readBodies()).position]);
    for (let i = 1; i <= 10; i++) {
      if (i === 6) await page.getByRole("button", { name: "Reverse time" }).click();
      await page.keyboard.press(".");
      await untilStep(page, i);
    }
    // The page says it too.
    await page.getByRole("note").filter({ hasText: "Back at the start" }).waitFor();
    const end = await page.evaluate(async () => [...(await window.antennae.readBodies()).position]);
    const far = Math.max(...end.map((x, k) => Math.abs(x - start[k]!)));
    // Float32 rounding of ten kicks and drifts of order 1: a few times 1e-6; one step not undone moves by 1e-2.
    expect(far).toBeLessThan(1e-4);
    expect(await page.evaluate(() => window.antennae.time)).toBeCloseTo(0, 6);
  });

  test("another solver takes over the bodies as they are", async () => {
    const page = await stage.open("?n=512&paused=1");
    await untilRuns(page, 512);
    await page.keyboard.press(".");
    await untilStep(page, 1);
    const before = await fingerprint(page);
    await showTab(page, "Solver");
    await page.getByRole("combobox", { name: "Solver" }).selectOption("direct");
    await page.waitForFunction(() => window.antennae.settings.solver === "direct");
    expect(await fingerprint(page)).toBe(before);
    expect((await settings(page)).theta).toBe(0.6);
    // The account of the energy is another solver's from here on, which is said.
    await page.getByText(/energy errors and plots start again there/).waitFor();
  });

  test("play, tune, open help and take a screenshot by keyboard alone; axe finds nothing serious", async () => {
    const page = await stage.open("?n=512&paused=1", { width: 1100, height: 700 });
    await untilRuns(page, 512);
    const reached: string[] = [];
    const press = async (key: string) => {
      await page.keyboard.press(key);
      reached.push(
        await page.evaluate(() => {
          const at = document.activeElement as HTMLInputElement | null;
          const named = document.getElementById(at?.getAttribute("aria-labelledby") ?? "");
          return named?.textContent ?? at?.labels?.[0]?.textContent ?? at?.getAttribute("aria-label") ?? "";
        }),
      );
    };
    // Every slider has two stops, itself and its value; a toolbar has one, and arrows within.
    for (let i = 0; i < 120; i++) {
      await press("Tab");
      const buttons = await page.evaluate(
        () => document.activeElement?.closest("[role=toolbar]")?.querySelectorAll("button:enabled").length ?? 0,
      );
      for (let k = 1; k < buttons; k++) await press("ArrowRight");
    }
    for (const name of ["Play", "Step", "Reset", "Scenario", "Bodies", "Opening angle", "Softening", "Time step"]) {
      expect(reached).toContain(name);
    }
    for (const name of ["Open file", "Save snapshot", "Screenshot", "Record"]) expect(reached).toContain(name);
    await page.getByRole("button", { name: "Accuracy" }).press("Enter");
    await page.getByRole("img", { name: /^Virial ratio/ }).waitFor();
    for (const theme of ["dark", "print"]) {
      await inSettings(page, (all) => all.getByRole("combobox", { name: "Theme" }).selectOption(theme));
      expect(await barriers(page)).toEqual([]);
    }
  });
});
