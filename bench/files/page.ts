import type { Browser, Page } from "playwright-core";
import type { Sample } from "./make.ts";

/** What opening one file did to the page. */
export interface Opening {
  /** From the drop until the bodies were with the page. */
  readonly readMs: number;
  /** Longest task of the page's thread in that time (0: none of 50 ms and more), and the longest wait of a timer. */
  readonly longestTaskMs: number;
  readonly longestWaitMs: number;
}

interface Watch {
  tasks: { start: number; ms: number }[];
  waits: { start: number; ms: number }[];
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Before the page's own scripts: notes every long task, and how late a timer of 5 ms comes. */
function watch(): void {
  const seen: Watch = { tasks: [], waits: [] };
  window.watch = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, ms: duration });
  }).observe({ entryTypes: ["longtask"] });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    seen.waits.push({ start: last, ms: now - last - 5 });
    last = now;
  }, 5);
}

/** Opens a file in a fresh page. A file too large for the device is thinned while it is read. */
export async function openOnPage(browser: Browser, origin: string, { path }: Sample): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 800, height: 500 }, serviceWorkers: "block" });
  const page: Page = await context.newPage();
  page.setDefaultTimeout(300_000);
  await page.addInitScript(watch);
  await page.goto(`${origin}/?n=2048&paused=1`);
  await page.waitForFunction(() => (window as unknown as { antennae?: { bodies: number } }).antennae?.bodies === 2048);
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    // The progress bar is there from the drop until the bodies are; whatever follows is the start of the run.
    const times = { begin: 0, end: 0 };
    (window as unknown as { times: typeof times }).times = times;
    document.querySelector("input[type=file]")!.addEventListener(
      "change",
      () => {
        times.begin = performance.now();
        const look = () => {
          if (document.querySelector("progress")) return;
          times.end = performance.now();
          observer.disconnect();
        };
        const observer = new MutationObserver(look);
        setTimeout(() => observer.observe(document.body, { childList: true, subtree: true }), 20);
      },
      { capture: true },
    );
  });
  await page.locator("input[type=file]").setInputFiles(path);
  await page.waitForFunction(() => (window as unknown as { times: { end: number } }).times.end > 0);
  const found = await page.evaluate(() => {
    const { begin, end } = (window as unknown as { times: { begin: number; end: number } }).times;
    const during = (list: { start: number; ms: number }[]) =>
      Math.max(0, ...list.filter(({ start }) => start >= begin && start < end).map(({ ms }) => ms));
    return {
      readMs: end - begin,
      longestTaskMs: during(window.watch.tasks),
      longestWaitMs: during(window.watch.waits),
    };
  });
  await context.close();
  return found;
}
