import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { drawn, untilRuns } from "./handle.ts";
import { looks } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const WET = "scenario=wet-antennae&gasFraction=0.5&n=1024&seed=3&paused=1&tab=look";

test.each([
  {
    ...{ by: "WebGPU", gpu: true, lang: "en", show: "Show", saved: /^wet-antennae-\d+-maps\.png$/ },
    maps: {
      gas: [
        "Surface density of gas",
        /^Surface density of gas: the colours run from \S+ to \S+ M☉\/pc², in equal factors$/,
      ],
      temperature: ["Gas temperature", /^Temperature of gas: .* K, in equal factors$/],
      formation: ["Star formation", /^Surface density of star formation: .* M☉\/yr\/kpc², in equal factors$/],
      metallicity: ["Metals in gas", /^Metals of gas: .* Z☉, in equal factors$/],
    },
  },
  {
    ...{ by: "the processor", gpu: false, lang: "de", show: "Zeigen", saved: /^wet-antennae-\d+-maps\.png$/ },
    maps: {
      gas: ["Flächendichte des Gases", /^Flächendichte des Gases: Die Farben reichen von \S+ bis \S+ M☉\/pc²/],
      temperature: ["Temperatur des Gases", /^Temperatur des Gases: .* K, in gleichen Faktoren$/],
      formation: ["Sternentstehung", /^Flächendichte der Sternentstehung: .* M☉\/yr\/kpc², in gleichen Faktoren$/],
      metallicity: ["Metalle im Gas", /^Metalle des Gases: .* Z☉, in gleichen Faktoren$/],
    },
  },
] as const)("a run with gas has four maps of it, with scales, by $by ($lang)", async (given) => {
  const { gpu, lang, maps } = given;
  const page = await stage.open(`?${WET}&lang=${lang}`, { gpu, tree: gpu, width: 900, height: 600 });
  await untilRuns(page, 1024);
  const choice = page.getByRole("combobox", { name: given.show, exact: true });
  const listed = await choice.locator("option").allTextContents();
  for (const [map, [name, legend]] of Object.entries(maps)) {
    expect(listed).toContain(name);
    await choice.selectOption(map);
    const key = page.getByRole("img", { name: legend });
    await key.waitFor();
    await expect.poll(() => page.url(), PATIENT).toContain(`shows=${map}`);
    await drawn(page);
    const { sums } = await page.evaluate(async () => {
      const { sums } = await window.antennae.sums();
      const of = (channel: number) => sums.filter((_, k) => k % 4 === channel).reduce((a, b) => a + b, 0);
      return { sums: [0, 1, 2].map(of) as [number, number, number] };
    });
    expect(sums[0], map).toBeGreaterThan(0);
    // Of mass alone nothing else is added up.
    if (map === "gas") expect(sums[1] + sums[2]).toBe(0);
    else expect(sums[1] + sums[2], map).toBeGreaterThan(0);
  }
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "PNG", exact: true }).click();
  expect((await saving).suggestedFilename()).toMatch(given.saved);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});

test("the temperature's picture has the colours of its scale, and a chosen end goes with the map", async () => {
  const page = await stage.open(`?${WET}&shows=temperature&low=0.01&high=1000`, {
    sharp: true,
    width: 900,
    height: 600,
  });
  await untilRuns(page, 1024);
  await page.getByRole("img", { name: /^Temperature of gas/ }).waitFor();
  const maximum = page.getByRole("slider", { name: "Maximum" });
  await maximum.waitFor();
  await page.getByRole("button", { name: "Automatic range", pressed: false }).click();
  await page.getByRole("button", { name: "Automatic range", pressed: true }).waitFor();
  await drawn(page);
  // The middle of a disc is hotter than its rim.
  const png = await page.screenshot();
  const [whole, middle] = await looks(page, png, [
    { x0: 0, y0: 0.3, x1: 0.6, y1: 0.7 },
    { x0: 0.17, y0: 0.47, x1: 0.21, y1: 0.53 },
  ]);
  expect(middle!.warmth).toBeGreaterThan(0.1);
  expect(whole!.warmth).toBeLessThan(middle!.warmth - 0.1);
  await maximum.press("ArrowLeft");
  await page.getByRole("button", { name: "Automatic range", pressed: false }).waitFor();
  await page.getByRole("combobox", { name: "Show", exact: true }).selectOption("formation");
  await page.getByRole("button", { name: "Automatic range", pressed: true }).waitFor();
  await expect.poll(() => page.url(), PATIENT).not.toContain("high=");
});

test("a run without gas has no such maps, and a link to one shows light", async () => {
  const page = await stage.open("?scenario=plummer&n=500&paused=1&tab=look&shows=temperature");
  await untilRuns(page, 500);
  const choice = page.getByRole("combobox", { name: "Show", exact: true });
  await choice.waitFor();
  await expect.poll(() => choice.inputValue(), PATIENT).toBe("light");
  expect(await choice.locator("option").allTextContents()).toEqual([
    "Light",
    "Surface density of mass",
    "Line-of-sight velocity",
    "Velocity dispersion",
  ]);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
