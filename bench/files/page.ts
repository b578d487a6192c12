import type { Browser } from "playwright-core";
import type { Sample } from "./make.ts";

/** What opening one file did to the page. */
export interface Opening {
  /** From the choice of the file until its bodies were with the page. */
  readonly readMs: number;
  /** Longest task of the page's thread in that time (0: none of 50 ms and more), and how late a timer of 5 ms came at worst. */
  readonly longestTaskMs: number;
  readonly latestTimerMs: number;
}

/** In the page, before its own scripts: watches its thread from the choice of a file until the progress bar is gone. */
function watch(): void {
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ entryTypes: ["longtask"] });
  let begin = 0;
  let late = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    if (begin > 0) late = Math.max(late, now - Math.max(begin, last) - 5);
    last = now;
  }, 5);
  const look = (_: unknown, mutations: MutationObserver) => {
    if (document.querySelector("progress")) return;
    mutations.disconnect();
    const end = performance.now();
    tasks.push(...observer.takeRecords());
    // What follows starts the run, which with software graphics takes long.
    const longest = Math.max(0, ...tasks.filter((t) => t.startTime >= begin).map((t) => t.duration));
    (window as unknown as { opened(what: Opening): void }).opened({
      readMs: end - begin,
      longestTaskMs: longest,
      latestTimerMs: Math.max(late, end - last - 5),
    });
  };
  document.addEventListener(
    "change",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
      begin = performance.now();
      const mutations = new MutationObserver(look);
      setTimeout(() => mutations.observe(document.body, { childList: true, subtree: true }), 20);
    },
    { capture: true },
  );
}

/** Opens a file in a fresh page. A file too large for the device is thinned while it is read. */
export async function openOnPage(browser: Browser, origin: string, { path }: Sample): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 800, height: 500 }, serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const opened = new Promise<Opening>((resolve, reject) => {
    page.exposeFunction("opened", resolve).catch(reject);
    page.on("close", () => reject(new Error("the page closed before the file was read")));
    setTimeout(() => reject(new Error(`${path} was not read in two minutes`)), 120_000).unref();
  });
  opened.catch(() => undefined);
  // tsx marks the names of functions so.
  await page.addInitScript("globalThis.__name = (work) => work;");
  await page.addInitScript(watch);
  await page.goto(`${origin}/?n=2048&paused=1`);
  await page.waitForFunction(() => (window as unknown as { antennae?: { bodies: number } }).antennae?.bodies === 2048);
  await page.waitForTimeout(2000);
  await page.locator("input[type=file]").setInputFiles(path);
  const found = await opened;
  await context.close();
  return found;
}
