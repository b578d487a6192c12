import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const UNIT_KPC = 5;

test("plots: choose one, read its values, save table and picture; they say what the bodies say", async () => {
  const page = await stage.open("?scenario=plummer-merger&n=2000&massRatio=1&solver=direct&dt=0.03&paused=1", {
    sharp: true,
  });
  await untilRuns(page, 2000);
  await page.getByRole("button", { name: "Plots", exact: true }).click();
  const plots = page.getByRole("complementary", { name: "Plots" });
  await plots.getByRole("combobox", { name: "Plot", exact: true }).selectOption("Separation");
  const values = plots.getByRole("table");
  const cell = async (line: string) =>
    Number.parseFloat((await values.getByRole("row").filter({ hasText: line }).getByRole("cell").textContent())!);
  await values.waitFor();
  /** Distance of the means of the two halves in kpc: the galaxies have equal numbers of bodies, one after the other. */
  const distance = () =>
    page.evaluate(async () => {
      const { position } = await window.antennae.readBodies();
      const mean = (g: number) =>
        [0, 1, 2].map((k) => {
          let sum = 0;
          for (let i = 1000 * g; i < 1000 * (g + 1); i++) sum += position[3 * i + k]!;
          return sum / 1000;
        });
      const [a, b] = [mean(0), mean(1)] as [number[], number[]];
      return Math.hypot(...a.map((x, k) => x - b[k]!));
    });
  // A centre is known to 0.05, a mean to 0.04; four of each.
  const before = await distance();
  expect(Math.abs((await cell("Galaxy 2")) / UNIT_KPC - before)).toBeLessThan(0.3);
  await page.evaluate(() => window.antennae.advance(16));
  const after = await distance();
  expect(before - after).toBeGreaterThan(0.05);
  await expect
    .poll(async () => plots.getByRole("img", { name: /^Separation: separation \(kpc\)/ }).count(), PATIENT)
    .toBe(1);
  await expect.poll(() => values.textContent(), PATIENT).not.toContain("Values at 0 Myr");
  expect(Math.abs((await cell("Galaxy 2")) / UNIT_KPC - after)).toBeLessThan(0.3);

  // By keyboard: the reading goes back to the start.
  await plots.getByRole("slider", { name: "Read values at" }).focus();
  await page.keyboard.press("Home");
  await expect.poll(() => values.textContent(), PATIENT).toContain("Values at 0 Myr");
  expect(Math.abs((await cell("Galaxy 2")) / UNIT_KPC - before)).toBeLessThan(0.3);

  await plots.getByRole("combobox", { name: "Plot", exact: true }).selectOption("Cumulative mass");
  await values.getByText("all").waitFor();
  const saving = page.waitForEvent("download");
  await plots.getByRole("button", { name: "Save as CSV" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("plummer-merger-cumulative-mass.csv");
  const [header, ...rows] = (await readFile(await saved.path(), "utf8")).trim().split("\n");
  expect(header).toBe("radius [kpc],all [Msun],Galaxy 1 [Msun],Galaxy 2 [Msun]");
  const last = rows.at(-1)!.split(",").map(Number);
  // All but a few escapers of two galaxies of 5e10 solar masses.
  expect(last[1]! / 1e11).toBeGreaterThan(0.98);
  expect(last[2]! + last[3]!).toBeCloseTo(last[1]!, -4);

  const picturing = page.waitForEvent("download");
  await plots.getByRole("button", { name: "Save as PNG" }).click();
  const picture = (await readFile(await (await picturing).path())).toString("base64");
  const colours = await page.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d")!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const found = new Map<number, number>();
    for (let i = 0; i < data.length; i += 4) {
      const colour = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
      found.set(colour, (found.get(colour) ?? 0) + 1);
    }
    return { width: image.width, lines: [0xffb066, 0x6aa5ff, 0xe9ecf4].map((colour) => found.get(colour) ?? 0) };
  }, picture);
  expect(colours.width).toBeGreaterThanOrEqual(1200);
  // Its key in the legend has some fifty pixels; the lines, dashed and smoothed, have hundreds.
  for (const pixels of colours.lines) expect(pixels).toBeGreaterThan(120);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
