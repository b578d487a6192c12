// Where Chromium is: `npm test` and the page tests ask here.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Chromium without what stands around a page, as it runs without a display: all page tests take a tenth less time in it. */
export const HEADLESS_SHELL = "chromium-headless-shell";

/**
 * Path of a Chromium: CHROMIUM_PATH, else one on PATH, else Playwright's own; null where there is none.
 * @param {readonly string[]} [preferred] Names to look for before the usual ones.
 * @returns {Promise<string | null>}
 */
export async function findChromium(preferred = []) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  for (const name of [...preferred, ...NAMES]) {
    const folder = folders.find((folder) => existsSync(join(folder, name)));
    if (folder) return join(folder, name);
  }
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}
