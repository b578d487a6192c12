import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { FLOWS } from "../../src/data/vortices/scenarios.ts";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { choice, chooseScenario } from "./choose.ts";
import { drawn, fingerprint, manyFrames, measure, settings, steps, untilRuns, untilStep } from "./handle.ts";
import { look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

describe("the page by role and name", () => {
  test("starts by itself, draws compact bright galaxies, and says how it runs", async () => {
    const page = await stage.open("?n=4096", { sharp: true });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await untilStep(page, 2);
    const status = page.getByRole("status");
    await expect
      .poll(() => status.textContent(), PATIENT)
      .toMatch(/4,096 bodies[\s\S]*time[\s\S]*steps\/s[\s\S]*energy error/);
    const picture = await look(page, await sky(page));
    expect(picture.max).toBeGreaterThan(0.75); // hot cores
    expect(picture.median).toBeLessThan(0.15); // on a dark sky
    expect(picture.concentration).toBeGreaterThan(0.35); // an even picture has 0.1
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("holds, steps once, and resets to the very same bodies", async () => {
    const page = await stage.open("?n=2048&paused=1&seed=7");
    await untilRuns(page, 2048);
    const begin = await fingerprint(page);
    expect(await steps(page)).toBe(0);
    await page.getByRole("button", { name: "Step", exact: true }).click();
    await untilStep(page, 1);
    await manyFrames(page);
    expect(await steps(page)).toBe(1);
    expect(await fingerprint(page)).not.toBe(begin);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await untilStep(page, 3);
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await drawn(page);
    const held = await steps(page);
    await manyFrames(page);
    expect(await steps(page)).toBe(held);
    await page.getByRole("button", { name: "Reset", exact: true }).click();
    await page.waitForFunction(() => window.antennae.steps === 0);
    expect(await fingerprint(page)).toBe(begin);
  });

  test("the sliders change what the engine does", async () => {
    const page = await stage.open("?n=4096&paused=1");
    await untilRuns(page, 4096);
    const step = async () => {
      const before = await steps(page);
      await page.getByRole("button", { name: "Step", exact: true }).click();
      await untilStep(page, before + 1);
    };
    const slider = (name: string) => page.getByRole("slider", { name, exact: true });
    await slider("Opening angle").fill("0.4");
    await step();
    const narrow = await measure(page);
    await slider("Opening angle").fill("1");
    await step();
    const wide = await measure(page);
    expect((await settings(page)).theta).toBe(1);
    // Fewer cells and bodies are looked at with a wider angle: the walk itself changed, not only the text.
    expect(wide.ppPerBody + wide.pcPerBody).toBeLessThan(0.7 * (narrow.ppPerBody + narrow.pcPerBody));

    const shallow = wide.potential;
    await slider("Softening").fill("0.5");
    await step();
    const soft = await measure(page);
    expect((await settings(page)).softening).toBe(0.5);
    expect(soft.potential).toBeGreaterThan(0.95 * shallow); // less deep (both negative)

    const time = (await measure(page)).time;
    await slider("Time step").fill("0.03125");
    await step();
    expect((await measure(page)).time - time).toBeCloseTo(0.03125, 6);
  });

  test("sliders answer to keys and to the pointer along their scale", async () => {
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    const theta = page.getByRole("slider", { name: "Opening angle", exact: true });
    await theta.focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => window.antennae.settings.theta > 0.6 && window.antennae.settings.theta < 0.65);
    const box = (await theta.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 9, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(() => window.antennae.settings.theta === 2);
    const dt = page.getByRole("slider", { name: "Time step", exact: true });
    await dt.focus();
    await page.keyboard.press("Home");
    await page.waitForFunction(() => window.antennae.settings.timestep < 1 / 1024);
  });

  test("a slider's value is typed with its unit, and goes back to the default by a key", async () => {
    const page = await stage.open("?scenario=plummer-merger&n=512&theta=0.9&paused=1");
    await untilRuns(page, 512);
    const slider = (name: string) => page.getByRole("slider", { name, exact: true });
    const field = page.getByRole("textbox", { name: /, typed$/ });
    await page.getByRole("button", { name: /^Softening: .* type a value$/ }).click();
    await field.fill("0.2 kpc");
    await field.press("Enter");
    // Bodies without units are read as a galaxy of 5 kpc.
    await page.waitForFunction(() => window.antennae.settings.softening === 0.04);
    expect(await slider("Softening").getAttribute("aria-valuetext")).toBe("0.2 kpc");
    expect(await slider("Softening").evaluate((input) => input === document.activeElement)).toBe(true);

    await slider("Opening angle").press("Enter");
    await field.fill("wide");
    await field.press("Enter");
    expect(await page.getByRole("alert").textContent()).toBe(
      "\u201cwide\u201d is not a number; type one such as 0.9, or leave empty for the default.",
    );
    await field.press("Escape");
    expect((await settings(page)).theta).toBe(0.9);
    await slider("Opening angle").press("PageUp");
    await page.waitForFunction(() => window.antennae.settings.theta > 1);
    await slider("Opening angle").press("Delete");
    await page.waitForFunction(() => window.antennae.settings.theta === 0.6);
    await slider("Opening angle").press("Enter");
    await field.fill("0,75");
    await page.getByRole("button", { name: "Fit", exact: true }).focus();
    await page.waitForFunction(() => window.antennae.settings.theta === 0.75);
    expect(await field.count()).toBe(0);
    // A place in the history is no number.
    expect(await page.getByRole("button", { name: /^History: / }).count()).toBe(0);
  });

  test("the scenarios stand in groups and are searched by keys alone", async () => {
    const page = await stage.open("?scenario=plummer&n=512&paused=1");
    await untilRuns(page, 512);
    const scenario = choice(page, "Scenario");
    const option = () =>
      page.evaluate(() => {
        const active = document.activeElement?.getAttribute("aria-activedescendant");
        return (active && document.getElementById(active)?.textContent) ?? "";
      });
    await scenario.focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("listbox", { name: "Scenario" }).waitFor();
    expect(await page.getByRole("group", { name: "Observed pairs" }).getByRole("option").count()).toBe(8);
    const list = page.getByRole("listbox", { name: "Scenario" });
    expect(await list.getByRole("option", { selected: true }).allTextContents()).toEqual(["Plummer sphere"]);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press("End");
    await expect.poll(option, PATIENT).toBe(FLOWS.at(-1)!.title);
    await page.keyboard.press("Home");
    await expect.poll(option, PATIENT).toBe("The Antennae (NGC 4038/4039)");
    await page.keyboard.press("ArrowDown");
    await expect.poll(option, PATIENT).toBe("Wet Antennae");
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    expect(await scenario.textContent()).toBe("Plummer sphere");
    // The focus is back, and a letter begins the search; it is no shortcut here.
    await page.keyboard.press("k");
    await expect.poll(option, PATIENT).toMatch(/k/i);
    await page.keyboard.type("ing");
    await expect.poll(option, PATIENT).toBe("King model");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url(), PATIENT).toContain("scenario=king");
    await scenario.press("x");
    // The list has the focus as soon as it is there.
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    await page.keyboard.type("yz");
    await page.getByText("No match for \u201cxyz\u201d.").waitFor();
  });

  test("what a control does is read on focus, under the pointer and by touch", async () => {
    const page = await stage.open("?n=512&paused=1");
    await untilRuns(page, 512);
    const tip = page.locator(".tip");
    await page.getByRole("slider", { name: "Opening angle", exact: true }).focus();
    await page.keyboard.press("Tab");
    await tip.getByText(/Gravity is weakened .* Delete: back to the default/).waitFor();
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Fit", exact: true }).hover();
    await tip.getByText("Fit (f): Shows all bodies.").waitFor();
    await page.mouse.move(10, 300);
    await tip.waitFor({ state: "hidden" });
    const finger = { pointerType: "touch", bubbles: true };
    await page.getByText("Opening angle", { exact: true }).dispatchEvent("pointerdown", finger);
    await tip.getByText(/Smaller is more accurate but slower/).waitFor();
    await page.getByRole("heading", { level: 1 }).dispatchEvent("pointerdown", finger);
    await tip.waitFor({ state: "hidden" });
    // A button that is held says what it does, and does it not.
    const play = page.getByRole("button", { name: "Play", exact: true });
    await play.dispatchEvent("pointerdown", finger);
    await tip.getByText(/Starts or pauses the run/).waitFor();
    await play.dispatchEvent("pointerup", finger);
    await play.dispatchEvent("click");
    expect(await play.count()).toBe(1);
    await play.dispatchEvent("click");
    await play.waitFor({ state: "detached" });
  });

  test("another number of bodies and another scenario begin a new run", async () => {
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    await page.getByRole("slider", { name: "Bodies", exact: true }).fill("3000");
    await untilRuns(page, 3000);
    const before = await fingerprint(page);
    await chooseScenario(page, "plummer");
    await expect.poll(() => fingerprint(page), PATIENT).not.toBe(before);
    await expect.poll(() => page.url(), PATIENT).toContain("scenario=plummer&n=3000");
  });

  test("a wrong address is said in one line and the page runs on defaults", async () => {
    const page = await stage.open("?scenario=nowhere&n=-4&theta=abc");
    await untilRuns(page);
    const alerts = page.getByRole("alert");
    expect(await alerts.count()).toBe(3);
    expect(await alerts.first().textContent()).toContain("nowhere");
  });

  test("on a narrow page one panel takes the place of the other, and an opened file's summary of both", async () => {
    const page = await stage.open("?n=256&paused=1", { width: 360, height: 740 });
    await untilRuns(page, 256);
    const panels = () =>
      page.getByRole("complementary").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    expect(await panels()).toEqual([]);
    for (const [key, name] of [
      ["h", "Controls"],
      ["d", "Plots"],
      ["t", "Accuracy"],
      ["h", "Controls"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(panels, PATIENT).toEqual([name]);
    }
    const rows = ["m x y z vx vy vz", ...Array.from({ length: 20 }, (_, k) => `1 ${k} ${k % 3} 0 0 0 0`)];
    const file = { name: "rows.txt", mimeType: "text/plain", buffer: Buffer.from(rows.join("\n")) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect.poll(panels, PATIENT).toEqual(["Opened file"]);
    expect(await barriers(page)).toEqual([]);
    // Out of sight under a sheet, and back after it.
    await page.keyboard.press("h");
    await expect.poll(panels, PATIENT).toEqual(["Controls"]);
    await page.keyboard.press("h");
    await expect.poll(panels, PATIENT).toEqual(["Opened file"]);
  });

  test("keys: Space, arrows, ? and h", async () => {
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    await page.keyboard.press("Space");
    await untilStep(page, 1);
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    const before = await page.evaluate(() => window.antennae.camera.position);
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(([x]) => Math.abs(window.antennae.camera.position[0]! - x!) > 0.05, before);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    // The panel is folded away; the history beside the play button stays.
    await expect.poll(() => page.getByRole("slider").count(), PATIENT).toBe(1);
    expect(await page.getByRole("slider", { name: "History", exact: true }).count()).toBe(1);
  });
});
