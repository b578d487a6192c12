import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { type Stage, setStage } from "./browser.ts";
import { filmFacts } from "./filmFacts.ts";
import { button, untilRuns } from "./handle.ts";
import { showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** What a frame of a film was given: its pixels' digest, where the camera stood, the time of the run. */
interface Given {
  readonly pixels: string;
  readonly camera: readonly number[];
  readonly time: number;
}

/** Notes every frame that goes into an encoder. */
function watchFrames(): void {
  const given: Promise<Given>[] = [];
  Object.assign(window, { given });
  const { encode } = VideoEncoder.prototype;
  VideoEncoder.prototype.encode = function (this: VideoEncoder, frame, options) {
    const { position, target } = window.antennae.camera;
    const { time } = window.antennae;
    const pixels = new Uint8Array(frame.allocationSize());
    const digest = frame.clone();
    given.push(
      digest
        .copyTo(pixels)
        .then(() => crypto.subtle.digest("SHA-256", pixels))
        .then((hash) => {
          digest.close();
          return { pixels: new Uint8Array(hash).slice(0, 8).join(), camera: [...position, ...target], time };
        }),
    );
    return encode.call(this, frame, options);
  };
}

/** The film that the button makes, and what its frames were given. */
async function filmed(page: Page) {
  await page.evaluate(() => (window as unknown as { given: unknown[] }).given.splice(0));
  const saving = page.waitForEvent("download");
  await button(page, "Film along the path").click();
  const path = await (await saving).path();
  const frames = await page.evaluate(() => Promise.all((window as unknown as { given: Promise<Given>[] }).given));
  return { path, frames };
}

/** Seconds, times and stands: round the corner while time goes on, then on while it stands still. */
const KEYS = [
  [0, 0, 0, -6, 4, 0, 0, 0],
  [1, 0.5, 6, 0, 4, 0, 0, 0],
  [2, 0.5, 2, 2, 1, 0.25, 0, 0],
];

test("a film along a path: its frames, the camera at keyframes, the same frames again, in links and by keyboard", async () => {
  const link = `&path=${KEYS.map((key) => key.join()).join("_")}`;
  const page = await stage.open(
    `?scenario=plummer-merger&n=300&seed=1&engine=cpu&dt=0.03125&paused=1&units=own${link}`,
    { width: 900, height: 560, before: watchFrames },
  );
  await untilRuns(page, 300);
  await showTab(page, "Files");
  await page.getByText("Film", { exact: true }).click();
  await page.getByRole("combobox", { name: "Film size" }).selectOption("640");
  await page.getByRole("slider", { name: "Frames per second" }).fill("12");
  await showTab(page, "Camera");
  await page.getByText("Keyframes", { exact: true }).click();
  await page.getByText("3 keyframes, 2.0 s, 25 frames").waitFor();
  expect(await barriers(page)).toEqual([]);

  const { path, frames } = await filmed(page);
  expect(frames).toHaveLength(25);
  expect((await filmFacts(readFileSync(path))).frames).toBe(25);
  const decoded = execFileSync("ffprobe", [
    ...["-v", "error", "-count_frames", "-select_streams", "v:0", "-of", "csv=p=0"],
    ...["-show_entries", "stream=width,height,nb_read_frames", path],
  ]);
  expect(decoded.toString().trim()).toBe("640,360,25");
  for (const [second, time, ...stand] of KEYS) {
    const frame = frames[12 * second!]!;
    for (const [k, x] of stand.entries()) expect(frame.camera[k], `${second}, ${k}`).toBeCloseTo(x, 9);
    expect(frame.time).toBe(time);
  }
  // Steps are whole: nowhere is time more than half of one off, and it never goes back.
  expect(frames.every(({ time }, k) => k === 0 || time >= frames[k - 1]!.time)).toBe(true);
  expect(new Set(frames.map(({ pixels }) => pixels)).size).toBeGreaterThan(20);

  // The run begins again: the second film is the first.
  expect(await page.evaluate(() => window.antennae.time)).toBeGreaterThanOrEqual(0.5);
  expect((await filmed(page)).frames).toEqual(frames);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);

  // A ready path, then keyframes by keyboard, and back.
  await button(page, "Play").waitFor();
  await button(page, "Once round").click();
  await page.getByText("5 keyframes, 20.0 s, 241 frames").waitFor();
  await button(page, "Clear path").click();
  await button(page, "Fit").focus();
  await page.keyboard.press("K");
  await button(page, "Keyframe 1 at 0.0 s").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("K");
  await page.getByText("2 keyframes, 5.0 s, 61 frames").waitFor();
  await button(page, "Keyframe 2 at 5.0 s").press("Enter");
  await page.getByRole("spinbutton", { name: "Second" }).fill("1");
  await page.getByRole("spinbutton", { name: "Second" }).press("Enter");
  await page.getByText("2 keyframes, 1.0 s, 13 frames").waitFor();
  expect(await barriers(page, "aside")).toEqual([]);
  // Along it without a film: the camera ends where the second keyframe is.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("P");
  await page.getByRole("button", { name: "Fly along the path", pressed: true }).waitFor();
  await page.getByRole("button", { name: "Fly along the path", pressed: false }).waitFor();
  expect(await page.getByRole("slider", { name: "Second of the film" }).inputValue()).toBe("1");
  await page.keyboard.press("Control+z");
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
