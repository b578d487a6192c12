import { quantile } from "../../src/engine/timing.ts";
import type { Browser, PageWindow } from "./browsers.ts";
import type { Watched } from "./watch.ts";

const SIZE = { width: 1280, height: 800 };
/** The page learns what a step and a picture cost before it is looked at. */
const SETTLE = 3000;
const INPUTS = 20;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const round = (value: number, digits = 1) => Number(value.toFixed(digits));

/** Asks until there is an answer, 50 ms apart. */
async function until<T>(ask: () => Promise<T | null>, what: string): Promise<T> {
  const end = performance.now() + 120_000;
  while (performance.now() < end) {
    const found = await ask();
    if (found !== null) return found;
    await wait(50);
  }
  throw new Error(`${what} did not come within two minutes`);
}

/** Seconds from the call to the first picture, step and moving picture; null where WebGPU draws, which is not looked at. */
async function firsts(tab: PageWindow, url: string) {
  const called = Date.now();
  await tab.go(url);
  const found = await until(
    () =>
      tab.evaluate(() => {
        const [mark] = performance.getEntriesByName("first picture");
        const { pictures } = window.benchWatch;
        // One that was begun after a picture by which steps had been asked for shows bodies that have moved.
        const before = pictures.findIndex(({ steps }) => steps > 0);
        const moving = before >= 0 ? (pictures[before + 1]?.at ?? null) : null;
        const byProcessor = document.querySelector("#sky canvas")?.getAttribute("data-engine") === null;
        if (!mark || (byProcessor && moving === null) || !(window.antennae?.steps > 0)) return null;
        return { origin: performance.timeOrigin, picture: mark.startTime, moving };
      }),
    "the first moving picture",
  );
  const seconds = (at: number) => round((found.origin + at - called) / 1000, 3);
  return { picture: seconds(found.picture), moving: found.moving === null ? null : seconds(found.moving) };
}

/** Steps, pictures and frames a second while nothing is touched. */
async function rates(tab: PageWindow, seconds: number) {
  const now = () =>
    tab.evaluate(() => ({
      at: performance.now(),
      steps: window.antennae.steps,
      pictures: window.benchWatch.pictures.length,
    }));
  const before = await now();
  await wait(1000 * seconds);
  const after = await now();
  const a = (what: "steps" | "pictures") => round((1000 * (after[what] - before[what])) / (after.at - before.at));
  const gaps = await tab.evaluate(() => window.benchWatch.pictures.map(({ at }) => at));
  const between = gaps.filter((at) => at > before.at && at <= after.at).map((at, k, all) => at - (all[k - 1] ?? at));
  const sorted = between.slice(1).sort((x, y) => x - y);
  const longest = sorted.length > 0 ? round(sorted.at(-1)!) : null;
  return { steps: a("steps"), pictures: a("pictures"), longestBetweenPictures: longest };
}

/** Presses the space bar, moves a slider by its keys and turns the picture, while the run goes on. */
async function inputs(tab: PageWindow) {
  const kind = (name: Watched["kind"]) =>
    tab.evaluate((given) => {
      window.benchWatch.kind = given;
    }, name);
  for (let k = 0; k < INPUTS; k++) {
    // Only what stops a run that goes on: what starts it again finds the machine idle.
    await kind("play");
    await tab.press(" ");
    await wait(150);
    await kind(null);
    await tab.press(" ");
    await wait(500 + 17 * k);
  }
  const slider = await tab.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLInputElement>(".slider input[type=range]")];
    // The first one is the number of bodies, by which another run begins.
    const [, one] = all.filter((input) => input.checkVisibility() && !input.disabled);
    one?.focus();
    return one?.labels?.[0]?.textContent ?? null;
  });
  for (let k = 0; k < INPUTS && slider !== null; k++) {
    await kind("slider");
    await tab.press(k % 2 === 0 ? "ArrowRight" : "ArrowLeft");
    await wait(300 + 17 * k);
  }
  const [x, y] = [SIZE.width / 2, SIZE.height / 2];
  await kind(null);
  await tab.pointer("move", x, y);
  await tab.pointer("down", x, y);
  await kind("turn");
  for (let k = 1; k <= INPUTS; k++) {
    await tab.pointer("move", x + 10 * k, y);
    await wait(300 + 17 * k);
  }
  await kind(null);
  await tab.pointer("up", x + 10 * INPUTS, y);
  const { answers, late } = await tab.evaluate(() => {
    const { answers, late } = window.benchWatch;
    return { answers, late };
  });
  const of = (name: string) => {
    const ms = answers.filter((answer) => answer.kind === name).map((answer) => answer.ms);
    ms.sort((a, b) => a - b);
    const at = (p: number) => round(quantile(ms, p));
    return ms.length > 0 ? { count: ms.length, p50: at(0.5), p95: at(0.95), worst: at(1) } : null;
  };
  const longest = Math.max(0, ...late.map(({ ms }) => ms));
  return {
    play: of("play"),
    slider: of("slider"),
    turn: of("turn"),
    sliderName: slider,
    eventTiming: { longest, over50: late.filter(({ ms }) => ms > 50).length },
  };
}

/** Opens the page in a window of its own and says what it is like. */
export async function visit(browser: Browser, url: string, seconds: number) {
  const tab = await browser.open(SIZE);
  try {
    const first = await firsts(tab, url);
    await wait(SETTLE);
    const aSecond = await rates(tab, seconds);
    const about = await tab.evaluate(async () => ({
      status: document.querySelector('[role="status"]')?.textContent ?? "",
      webgpu: "gpu" in navigator ? ((await navigator.gpu.requestAdapter())?.info.description ?? "no adapter") : "none",
      isolated: crossOriginIsolated,
      size: [innerWidth, innerHeight, devicePixelRatio],
      scripts: performance.getEntriesByType("resource").flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
      alerts: [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent),
    }));
    return { first, aSecond, answers: await inputs(tab), ...about };
  } finally {
    await tab.close();
  }
}
