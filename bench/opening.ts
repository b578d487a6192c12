// `npm run bench opening`: what the built page opens with, how soon and how fast it moves. For machines with a graphics card, with Node.js and a Chromium only.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "../tools/chromium.mjs";
import { serve } from "../tools/gallery/serve.ts";
import { builtFrom } from "./commit.ts";
import { WATCH_OPENING } from "./page/openingWatch.ts";

const HELP = `npm run bench opening -- [--dist dist] [--bodies 1048576,4194304] [--settle 8] [--seconds 4] [--also QUERY] [--out FILE]
Opens the built page in the folder \`dist\` in a Chromium (CHROMIUM_PATH, CHROMIUM_FLAGS) of 1920 x 1080 pixels: first as it comes, then
once more (what suited the machine is remembered), then with each number of bodies in a browser of its own. Prints JSON, and
writes it to FILE: seconds from the call of the address to the first picture, the first step and what came before them; bodies that
it settled on, and when; frames a second, steps a frame, milliseconds of a step and of a picture, and how it draws over the last \`seconds\`.`;

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    bodies: { type: "string", default: "1048576,4194304" },
    settle: { type: "string", default: "8" },
    seconds: { type: "string", default: "4" },
    also: { type: "string" },
    out: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

interface Handle {
  readonly steps: number;
  readonly costs: { readonly step: number | null; readonly draw: number | null };
  readonly drawnAs?: string | null | undefined;
}

const SIZE = { width: 1920, height: 1080 };

/** Milliseconds that a page may take to its first step. */
const PATIENCE = 60_000;

const inSeconds = (ms: number) => Number((ms / 1000).toFixed(3));
const round = (value: number, digits = 2) => Number(value.toFixed(digits));

/** Frames and steps while nothing is touched. */
async function rates(page: Page, seconds: number) {
  const { gaps, steps, costs, drawnAs } = await page.evaluate(
    (length) =>
      new Promise<Pick<Handle, "steps" | "costs" | "drawnAs"> & { readonly gaps: number[] }>((resolve) => {
        const { antennae } = window as unknown as { antennae: Handle };
        const [begin, before] = [performance.now(), antennae.steps];
        const gaps: number[] = [];
        let last = begin;
        const frame = () => {
          const now = performance.now();
          gaps.push(now - last);
          last = now;
          if (now - begin < 1000 * length) requestAnimationFrame(frame);
          else {
            const { costs, drawnAs } = antennae;
            resolve({ gaps, steps: antennae.steps - before, costs: { ...costs }, drawnAs });
          }
        };
        requestAnimationFrame(frame);
      }),
    seconds,
  );
  const sorted = [...gaps].sort((a, b) => a - b);
  const total = gaps.reduce((a, b) => a + b, 0) / 1000;
  return {
    framesPerSecond: round(gaps.length / total, 1),
    stepsPerFrame: round(steps / gaps.length),
    p99: round(sorted[Math.floor(0.99 * (sorted.length - 1))]!, 1),
    costs: { step: costs.step && round(costs.step, 3), draw: costs.draw && round(costs.draw, 3) },
    drawnAs,
  };
}

async function visit(context: BrowserContext, url: string, settle: number, seconds: number) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(WATCH_OPENING);
  const called = Date.now();
  try {
    await page.goto(url, { waitUntil: "commit" });
    const origin = await page.evaluate(() => performance.timeOrigin);
    await page.waitForFunction(() => window.benchOpening.first["first step"] !== undefined);
    await page.waitForFunction(
      (length) => performance.now() - window.benchOpening.first["first step"]! > 1000 * length,
      settle,
    );
    const now = await rates(page, seconds);
    const { first, bodies, longestFrame } = await page.evaluate(() => window.benchOpening);
    const times = Object.entries(first).sort(([, a], [, b]) => a - b);
    const status = (await page.getByRole("status").first().textContent()) ?? "";
    const alerts = await page.getByRole("alert").allTextContents();
    // What the next visit begins with, by adapter.
    const learnt = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes("bodies")));
    const since = (at: number) => inSeconds(origin + at - called);
    return {
      query: new URL(url).search,
      firstPicture: since(first["first picture"] ?? Number.NaN),
      firstStep: since(first["first step"]!),
      settledOn: bodies.at(-1)?.count ?? 0,
      settledAfterFirstPicture: inSeconds((bodies.at(-1)?.at ?? 0) - (first["first picture"] ?? 0)),
      ...now,
      bodies: bodies.map(({ at, count }) => [since(at), count]),
      longestFrame,
      timeline: Object.fromEntries(times.map(([name, at]) => [name, since(at)])),
      ...{ status, alerts, learnt },
    };
  } finally {
    await page.close();
  }
}

async function main(): Promise<void> {
  if (values.help) return console.log(HELP);
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("no Chromium was found: install it, or set CHROMIUM_PATH");
  const { origin, close } = await serve(values.dist);
  const args = (process.env.CHROMIUM_FLAGS ?? "--enable-unsafe-webgpu").split(" ");
  const [settle, seconds] = [Number(values.settle), Number(values.seconds)];
  const also = values.also ? `&${values.also}` : "";
  const visits: object[] = [];
  let version = "";
  /** In a browser of its own: nothing is compiled or kept by the one before. */
  const inBrowser = async (open: (context: BrowserContext) => Promise<void>) => {
    const browser: Browser = await chromium.launch({ executablePath, args });
    version = browser.version();
    try {
      await open(await browser.newContext({ viewport: SIZE, serviceWorkers: "block" }));
    } finally {
      await browser.close();
    }
  };
  const add = async (name: string, made: Promise<object>) => {
    visits.push({ name, ...(await made.catch((error: unknown) => ({ failed: String(error).split("\n")[0] }))) });
    console.error(JSON.stringify(visits.at(-1)));
  };
  await inBrowser(async (context) => {
    await add("as it comes", visit(context, `${origin}/${also.replace("&", "?")}`, settle, seconds));
    await add("once more", visit(context, `${origin}/${also.replace("&", "?")}`, 2, seconds));
  });
  for (const n of values.bodies.split(",").filter(Boolean))
    await inBrowser((context) => add(n, visit(context, `${origin}/?n=${n}${also}`, 2, seconds)));
  await close();
  const about = { commit: builtFrom(), date: new Date().toISOString().slice(0, 10), browser: version };
  const result = `${JSON.stringify({ ...about, size: SIZE, visits }, null, 1)}\n`;
  if (values.out) {
    mkdirSync(dirname(values.out), { recursive: true });
    writeFileSync(values.out, result);
  }
  console.log(result);
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(`bench opening: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    process.exit(1);
  },
);
