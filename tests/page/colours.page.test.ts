import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";
import { change, look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test.each([
  ["WebGPU", true],
  ["the processor", false],
])(
  "colours that are worked out before each picture, by %s: other pixels, a legend with units, and the link",
  async (_, gpu) => {
    const page = await stage.open("?n=2048&paused=1&seed=3", { gpu, width: 900, height: 600, sharp: true });
    await untilRuns(page, 2048);
    const mode = page.getByRole("combobox", { name: "Colour by" });
    const legend = page.getByRole("list", { name: "Legend" });
    const words = () => legend.getByRole("listitem").allTextContents();
    expect(await words()).toEqual(["Galaxy 1", "Galaxy 2"]);
    const before = await sky(page);

    await mode.selectOption("Density");
    expect((await words()).length).toBe(3);
    for (const word of await words())
      expect(word).toMatch(/^(\d|[\d.]+\u202f×\u202f)?(10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+|[\d.]+) M\u2609\/pc³$/);
    // Without the numbers all would be at the ramp's blue end.
    await expect.poll(async () => (await look(page, await sky(page))).warmth, PATIENT).toBeGreaterThan(0.003);
    expect(await change(page, before, await sky(page))).toBeGreaterThan(0.05);
    await page.getByRole("combobox", { name: "Units" }).selectOption({ index: 1 });
    expect((await words())[2]).toMatch(/mass units\/cubic length unit$/);
    await expect.poll(() => page.url(), PATIENT).toContain("colour=density");

    const density = await sky(page);
    await mode.selectOption("Age of capture");
    expect((await words()).at(-1)).toBe("never");
    await page.getByText(/^Watched from 0 time units on, frame by frame/).waitFor();
    expect(await change(page, density, await sky(page))).toBeGreaterThan(0.05);

    const captured = await sky(page);
    await mode.selectOption("Force error");
    expect((await words()).at(-1)).toBe("not summed yet");
    await page.getByText("100 % of the bodies summed.").waitFor();
    expect(await change(page, captured, await sky(page))).toBeGreaterThan(0.05);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  },
);
