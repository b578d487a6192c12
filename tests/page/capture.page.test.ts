import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { filmFacts } from "./filmFacts.ts";
import { gifFrames } from "./gifFrames.ts";
import { button, untilRuns, untilStep } from "./handle.ts";
import { inSettings } from "./panel.ts";
import { look, looks, sky } from "./pixels.ts";

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
    const page = await stage.open("?n=2048&paused=1&seed=9&tab=files", { sharp: true });
    await untilRuns(page, 2048);
    await page.getByRole("combobox", { name: "Screenshot size" }).selectOption("square");
    await page.getByRole("button", { name: "Caption and scale bar" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Screenshot" }).click();
    const png = readFileSync(await (await saving).path());
    expect(png.subarray(0, 600).toString("latin1")).toMatch(/tEXtantennae\0.*scenario=plummer-merger&n=2048&seed=9/);
    const [picture, ...corners] = await looks(page, png, [
      { x0: 0, y0: 0, x1: 1, y1: 1 },
      { x0: 0, y0: 0.92, x1: 0.3, y1: 1 },
      { x0: 0.75, y0: 0.92, x1: 1, y1: 1 },
    ]);
    expect([picture!.width, picture!.height]).toEqual([4096, 4096]);
    expect(picture!.max).toBeGreaterThan(0.6);
    expect(picture!.median).toBeLessThan(0.2);
    // Caption on the left and scale bar on the right, in the dark corners.
    expect(corners).toHaveLength(2);
    for (const { max } of corners) expect(max).toBeGreaterThan(0.8);
    // And the page is itself again.
    await expect.poll(() => page.evaluate(() => document.querySelector("canvas")!.width), PATIENT).toBe(800);
  });

  test("stills and loops of a comparison say what A and B are", async () => {
    const page = await stage.open("?n=256&paused=1&theta=0.3&compare=theta&right=1&tab=files", { sharp: true });
    await untilRuns(page, 256);
    await page.waitForFunction(() => window.antennae.right !== null);
    await button(page, "Caption and scale bar").click();
    await page.getByRole("combobox", { name: "Screenshot size" }).selectOption("640");
    await page.getByText("Film", { exact: true }).click();
    await page.getByRole("combobox", { name: "Film size" }).selectOption("640");
    await page.getByRole("combobox", { name: "Film format" }).selectOption("gif");
    await page.getByRole("slider", { name: "Frames", exact: true }).fill("1");
    for (const [make, type] of [
      ["Screenshot", "png"],
      ["Record", "gif"],
    ] as const) {
      const saving = page.waitForEvent("download");
      await button(page, make).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toMatch(new RegExp(`\\.${type}$`));
      const image = readFileSync(await saved.path());
      // Letters are 9 pixels: a plate of 18 with the side's colour, blue and orange, and beside it what differs.
      const part = (x: number, width: number) =>
        look(page, image, { x0: x / 640, x1: (x + width) / 640, y0: 14 / 360, y1: 32 / 360 });
      for (const [side, left] of [0, 320].entries()) {
        const plate = await part(left + 15, 16);
        expect(plate.median, type).toBeGreaterThan(0.9);
        expect(side === 0 ? -plate.warmth : plate.warmth, type).toBeGreaterThan(0.2);
        expect((await part(left + 40, 100)).max, type).toBeGreaterThan(0.8);
        expect((await part(left + 200, 80)).max, type).toBeLessThan(0.5);
      }
    }
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("print theme: ink on white", async () => {
    const page = await stage.open("?n=2048&paused=1", { sharp: true });
    await untilRuns(page, 2048);
    await inSettings(page, (all) => all.getByRole("combobox", { name: "Theme" }).selectOption("print"));
    const picture = await look(page, await sky(page));
    expect(picture.median).toBeGreaterThan(0.9);
    expect(picture.mean).toBeLessThan(0.99);
  });

  test.skipIf(!ffprobe).each(["mp4", "webm"])("a film of 120 frames is exactly that: %s", async (format) => {
    const page = await stage.open("?n=256&paused=1&tab=files", { width: 480, height: 300 });
    await untilRuns(page, 256);
    await page.keyboard.press("h");
    await page.getByText("Film", { exact: true }).click();
    await page.getByRole("combobox", { name: "Film size" }).selectOption("640");
    await page.getByRole("combobox", { name: "Film format" }).selectOption(format);
    await page.getByRole("slider", { name: "Frames", exact: true }).fill("120");
    await page.getByRole("slider", { name: "Frames per second" }).fill("24");
    const saving = page.waitForEvent("download");
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
    const page = await stage.open("?n=256&paused=1&tab=files", { width: 480, height: 300 });
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
    const page = await stage.open("?n=256&tab=files", { width: 480, height: 300 });
    await untilStep(page, 1);
    await page.keyboard.press("h");
    await page.getByText("Film", { exact: true }).click();
    await page.getByRole("slider", { name: "Steps per frame" }).fill("3");
    await button(page, "Caption and scale bar").click();
    await page.keyboard.press("v");
    await page.getByText(/Filming: frame ([4-9]|\d\d)/).waitFor();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Record" }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.mp4$/);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("a film without an end is written to disk while it is made; where no file is picked nothing happens", async () => {
    const page = await stage.open("?n=256&tab=files", {
      width: 480,
      height: 300,
      before: () => {
        // A file of the origin's own: a real one, which needs no permission.
        Object.assign(window, {
          picks: "nothing",
          async showSaveFilePicker({ suggestedName }: { suggestedName: string }) {
            if ((window as unknown as { picks: string }).picks === "nothing") throw new DOMException("", "AbortError");
            const folder = await navigator.storage.getDirectory();
            return folder.getFileHandle(suggestedName.replace(/.*\./, "film."), { create: true });
          },
        });
      },
    });
    await untilStep(page, 1);
    await page.keyboard.press("h");
    await page.getByText("Film", { exact: true }).click();
    await page.getByRole("slider", { name: "Frames", exact: true }).fill("0");
    await page.getByRole("combobox", { name: "Film size" }).selectOption("640");
    await button(page, "Record").click();
    const before = await page.evaluate(() => window.antennae.steps);
    await untilStep(page, before + 1);
    expect(await page.getByRole("progressbar").count()).toBe(0);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);

    await page.evaluate(() => Object.assign(window, { picks: "film" }));
    await button(page, "Record").click();
    await page.getByText(/Filming: frame (1[2-9]|[2-9]\d|\d{3})/).waitFor();
    await button(page, "Record").click();
    await page.getByRole("note").filter({ hasText: "Saved film.mp4" }).waitFor();
    const bytes = await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const file = await (await folder.getFileHandle("film.mp4")).getFile();
      return new Uint8Array(await file.arrayBuffer());
    });
    const { frames, ...size } = await filmFacts(bytes);
    expect(size).toEqual({ width: 640, height: 360 });
    expect(frames).toBeGreaterThanOrEqual(12);

    // Without a picker it is held in memory, and says so; a disk that is full ends it with one line.
    await page.evaluate(() => {
      const { write } = FileSystemWritableFileStream.prototype;
      FileSystemWritableFileStream.prototype.write = async function (this: FileSystemWritableFileStream, data) {
        if ("full" in window) throw new DOMException("the disk is full", "QuotaExceededError");
        return write.call(this, data);
      };
      Object.assign(window, { full: true });
    });
    await button(page, "Record").click();
    await page.getByText(/Filming: frame ([2-9]|\d\d)/).waitFor();
    await button(page, "Record").click();
    await page.getByRole("alert").filter({ hasText: "the disk is full" }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(1);
    await page.evaluate(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
    await button(page, "Record").click();
    await page
      .getByRole("note")
      .filter({ hasText: /held in memory until it ends, about \d+ MB a minute/ })
      .waitFor();
    await page.getByText(/Filming: frame ([2-9]|\d\d)/).waitFor();
    const saving = page.waitForEvent("download");
    await button(page, "Record").click();
    expect((await saving).suggestedFilename()).toMatch(/\.mp4$/);
  });
});
