// `npm run bench frames`: frames a second of the served page, and what a step and a picture cost it. Tells something on a machine with a GPU only.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../tools/chromium.mjs";
import { serve } from "../tools/gallery/serve.ts";
import { builtFrom } from "./commit.ts";

const HELP = `npm run bench frames -- --dist FOLDER [--out FILE] [--seconds 10] [--runs NAME:N,…] [--also QUERY]
Opens the built page in FOLDER in a Chromium (CHROMIUM_PATH, CHROMIUM_FLAGS) of 1920 x 1080 pixels and counts animation
frames; prints JSON and writes it to FILE. Runs: scenario and bodies (default ${"major-merger:1048576,antennae:1048576,major-merger:4194304"}).
QUERY goes behind each address: "look=hubble" for populations and dust, "shows=velocity" for a map.`;

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    out: { type: "string" },
    seconds: { type: "string", default: "10" },
    theta: { type: "string", default: "0.75" },
    also: { type: "string" },
    runs: { type: "string", default: "major-merger:1048576,antennae:1048576,major-merger:4194304" },
    help: { type: "boolean", default: false },
  },
});

interface Handle {
  readonly bodies: number;
  readonly steps: number;
  readonly costs: { step: number | null; draw: number | null };
}
interface PageWindow {
  readonly antennae?: Handle;
}

/** Milliseconds at fractions of a sorted list. */
const percentile = (sorted: readonly number[], p: number) => sorted[Math.floor(p * (sorted.length - 1))];

async function measure(browser: Browser, origin: string, query: string, n: number, seconds: number) {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}/${query}`);
  await page.waitForFunction((count) => (window as unknown as PageWindow).antennae?.bodies === count, n);
  // A second in which the page learns what a step costs.
  await page.waitForFunction(() => (window as unknown as PageWindow).antennae!.costs.draw !== null);
  await page.waitForFunction((from) => performance.now() - from > 1500, await page.evaluate(() => performance.now()));
  const found = await page.evaluate(
    (length) =>
      new Promise<{ gaps: number[]; steps: number }>((resolve) => {
        const { antennae } = window as unknown as PageWindow;
        const [begin, before] = [performance.now(), antennae!.steps];
        const gaps: number[] = [];
        let last = begin;
        const frame = () => {
          const now = performance.now();
          gaps.push(now - last);
          last = now;
          if (now - begin < 1000 * length) requestAnimationFrame(frame);
          else resolve({ gaps, steps: antennae!.steps - before });
        };
        requestAnimationFrame(frame);
      }),
    seconds,
  );
  const costs = await page.evaluate(() => ({ ...(window as unknown as PageWindow).antennae!.costs }));
  const status = (await page.getByRole("status").first().textContent()) ?? "";
  await context.close();
  const sorted = found.gaps.slice(1).sort((a, b) => a - b);
  const total = sorted.reduce((a, b) => a + b, 0) / 1000;
  const [p50, p90, p99, worst] = [0.5, 0.9, 0.99, 1].map((p) => percentile(sorted, p));
  return { query, n, frames: sorted.length, seconds: total, steps: found.steps, p50, p90, p99, worst, costs, status };
}

async function main(): Promise<void> {
  if (values.help) return console.log(HELP);
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("no Chromium was found: install it, or set CHROMIUM_PATH");
  const { origin, close } = await serve(values.dist);
  const args = (process.env.CHROMIUM_FLAGS ?? "--enable-unsafe-webgpu").split(" ");
  const browser = await chromium.launch({ executablePath, args });
  const runs = [];
  for (const run of values.runs.split(",")) {
    const [scenario, n] = run.split(":") as [string, string];
    const query = `?scenario=${scenario}&theta=${values.theta}&n=${n}${values.also ? `&${values.also}` : ""}`;
    runs.push(await measure(browser, origin, query, Number(n), Number(values.seconds)));
    console.error(JSON.stringify(runs.at(-1)));
  }
  const about = { commit: builtFrom(), date: new Date().toISOString().slice(0, 10), browser: browser.version() };
  const result = `${JSON.stringify({ ...about, size: [1920, 1080], runs }, null, 1)}\n`;
  await browser.close();
  await close();
  if (values.out) {
    mkdirSync(dirname(values.out), { recursive: true });
    writeFileSync(values.out, result);
  }
  console.log(result);
}

main().catch((error: unknown) => {
  console.error(`bench:frames: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  process.exitCode = 1;
});
