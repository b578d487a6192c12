// Where Chromium is: `npm test` and the page tests ask here.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a Chromium: CHROMIUM_PATH, else one on PATH, else Playwright's own; null where there is none. @returns {Promise<string | null>} */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of NAMES) if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}
