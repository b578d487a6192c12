import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { gifFrames } from "./gifFrames.ts";
import { untilRuns, untilStep } from "./handle.ts";
import { look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Is there a program that looks into films? */
const ffprobe = (() => {
  try {
    execFileSync("ffprobe", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    if (process.env.CI) throw new Error("ffprobe is missing; install ffmpeg");
    return false;
  }
})();

describe("pictures and films", () => {
  test("a still of 4096 x 4096 is not blank and carries the address of the run", async () => {
    const page = await stage.open("?n=2048&paused=1&seed=9");
    await untilRuns(page, 2048);
    await page.getByRole("combobox", { name: "Screenshot size" }).selectOption("square");
    await page.getByRole("button", { name: "Caption and scale bar" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Screenshot" }).click();
    const png = readFileSync(await (await saving).path());
    expect(png.subarray(0, 600).toString("latin1")).toMatch(/tEXtantennae\0.*scenario=plummer-merger&n=2048&seed=9/);
    const picture = await look(page, png);
    expect([picture.width, picture.height]).toEqual([4096, 4096]);
    expect(picture.max).toBeGreaterThan(0.6);
    expect(picture.median).toBeLessThan(0.2);
    // Caption on the left and scale bar on the right, in the dark corners.
    for (const [x0, x1] of [
      [0, 0.3],
      [0.75, 1],
    ] as const) {
      expect((await look(page, png, { x0, x1, y0: 0.92, y1: 1 })).max).toBeGreaterThan(0.8);
    }
    // And the page is itself again.
    await expect.poll(() => page.evaluate(() => document.querySelector("canvas")!.width), PATIENT).toBe(800);
  });

  test("print theme: ink on white", async () => {
    const page = await stage.open("?n=2048&paused=1");
    await untilRuns(page, 2048);
    await page.getByRole("combobox", { name: "Theme" }).selectOption("print");
    const picture = await look(page, await sky(page));
    expect(picture.median).toBeGreaterThan(0.9);
    expect(picture.mean).toBeLessThan(0.99);
  });

  test.skipIf(!ffprobe).each(["mp4", "webm"])("a film of 120 frames is exactly that: %s", async (format) => {
    const page = await stage.open("?n=256&paused=1", { width: 480, height: 300 });
    await untilRuns(page, 256);
    await page.keyboard.press("h");
    await page.getByText("Film", { exact: true }).click();
    await page.getByRole("combobox", { name: "Film size" }).selectOption("640");
    await page.getByRole("combobox", { name: "Film format" }).selectOption(format);
    await page.getByRole("slider", { name: "Frames", exact: true }).fill("120");
    await page.getByRole("slider", { name: "Frames per second" }).fill("24");
    const saving = page.waitForEvent("download", { timeout: 200_000 });
    await page.getByRole("button", { name: "Record" }).click();
    const film = await saving;
    expect(film.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
    const about = JSON.parse(
      execFileSync("ffprobe", [
        ...["-v", "error", "-count_frames", "-select_streams", "v:0", "-of", "json"],
        ...["-show_entries", "stream=width,height,avg_frame_rate,nb_read_frames", await film.path()],
      ]).toString(),
    ).streams[0];
    expect(about).toMatchObject({ width: 640, height: 360, nb_read_frames: "120" });
    expect(about.avg_frame_rate).toBe("24/1");
  });

  test("a GIF loops, with its frames, size and times", async () => {
    const page = await stage.open("?n=256&paused=1", { width: 480, height: 300 });
    await untilRuns(page, 256);
    await page.keyboard.press("h");
    await page.getByText("Film", { exact: true }).click();
    await page.getByRole("combobox", { name: "Film size" }).selectOption("640");
    await page.getByRole("combobox", { name: "Film format" }).selectOption("gif");
    await page.getByRole("slider", { name: "Frames", exact: true }).fill("12");
    await page.getByRole("slider", { name: "Frames per second" }).fill("24");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Record" }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/\.gif$/);
    const bytes = readFileSync(await saved.path());
    const { delays, ...about } = gifFrames(bytes);
    expect(about).toEqual({ width: 640, height: 360, loops: 0 });
    expect(delays.length).toBe(12);
    expect(delays.reduce((x, y) => x + y)).toBe(500);
    // A picture, not one colour: those are a few hundred bytes a frame.
    expect(bytes.length).toBeGreaterThan(12 * 5000);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("a film has so many steps a frame, and can be ended early", async () => {
    const page = await stage.open("?n=256", { width: 480, height: 300 });
    await untilStep(page, 1);
    await page.keyboard.press("h");
    await page.getByText("Film", { exact: true }).click();
    await page.getByRole("slider", { name: "Steps per frame" }).fill("3");
    await page.keyboard.press("v");
    await page.getByText(/Filming: frame 4/).waitFor();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Record" }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.mp4$/);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });
});
