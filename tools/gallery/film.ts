import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";

/** How the moving picture of README is made: what is opened, then frames, frames a second, and time steps from one frame to the next. */
export const MOVING = {
  /** 180 coarse steps before the film begins: the galaxies are about to meet. */
  wish: { n: 131_072, theta: 0.7, coarse: 2, late: 0.2123, camera: "105,0,26,0,0,0" },
  extra: "&engine=cpu",
  frames: 130,
  rate: 20,
  steps: 6,
};

/** Dark skies become blocks where WebP has few bits: less noise, and true black. Made twice as fine as it is shown. */
const CLEANED = "scale=800:-2:flags=lanczos,hqdn3d=2:2:6:6,colorlevels=rimin=0.02:gimin=0.02:bimin=0.02";

/** Makes a film of what the page shows by the page's own controls, and packs it as a WebP of 800 x 450 pixels that loops. */
export async function movingPicture(page: Page, path: string): Promise<void> {
  await page.getByText("Film", { exact: true }).click();
  await page.getByRole("combobox", { name: "Film size" }).selectOption("hd");
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
  const webp = ["-vf", CLEANED, "-c:v", "libwebp_anim", "-quality", "80", "-compression_level", "6", "-loop", "0"];
  execFileSync("ffmpeg", ["-v", "error", "-y", "-i", film, ...webp, path]);
}
