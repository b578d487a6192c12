import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { animatedWebp } from "./animatedWebp.ts";

/** How the moving picture of README is made: what is opened, then frames, frames a second, and time steps from one frame to the next. */
export const MOVING = {
  /** 180 coarse steps before the film begins: the galaxies are about to meet. */
  wish: { n: 131_072, theta: 0.7, coarse: 2, late: 0.2123, camera: "105,0,26,0,0,0" },
  extra: "&engine=cpu",
  frames: 130,
  rate: 20,
  steps: 6,
};

/** Makes a film of what the page shows, 640 x 360 pixels, by the page's own controls, and packs it as a WebP that loops. */
export async function movingPicture(page: Page, path: string): Promise<void> {
  await page.getByText("Film", { exact: true }).click();
  await page.getByRole("combobox", { name: "Film size" }).selectOption("640");
  await page.getByRole("combobox", { name: "Film format" }).selectOption("webm");
  const number = (name: string, value: number) => page.getByRole("slider", { name, exact: true }).fill(String(value));
  await number("Frames", MOVING.frames);
  await number("Frames per second", MOVING.rate);
  await number("Steps per frame", MOVING.steps);
  const saving = page.waitForEvent("download");
  // The film of a run that is held shows nothing move.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Record" }).click();
  const film = await (await saving).path();
  const folder = await mkdtemp(join(tmpdir(), "antennae-film-"));
  try {
    const webp = ["-c:v", "libwebp", "-quality", "75", "-compression_level", "6"];
    execFileSync("ffmpeg", ["-v", "error", "-i", film, ...webp, join(folder, "%04d.webp")]);
    const names = (await readdir(folder)).sort();
    const stills = await Promise.all(names.map((name) => readFile(join(folder, name))));
    await writeFile(path, animatedWebp(stills, { width: 640, height: 360, milliseconds: 1000 / MOVING.rate }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
