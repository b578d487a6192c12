import type { Browser, BrowserContext, Disposable, Page } from "playwright-core";

/** A window with a context of its own: nothing that one of them keeps is seen by another. */
export interface TestWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly kind: WindowKind;
  /** Takes back what runs before the page's own scripts. */
  before: Disposable | null;
}

interface WindowKind {
  readonly browser: Browser;
  /** Pixels of the picture for each of the page. */
  readonly scale: number;
  /** May the page keep itself for use without a network? */
  readonly offline: boolean;
  /** Is it emptied for the next test, and was perhaps another one's? */
  readonly shared: boolean;
}

/** Emptied windows, for the next test: a processor takes 1.15 s for the page in a new window, 0.65 s in one of these. */
const waiting: TestWindow[] = [];

/** What tests listen to. */
const EVENTS = ["console", "pageerror", "request"] as const;

/** A window in which nothing is kept, of the size asked for. */
export async function openWindow(
  kind: WindowKind,
  viewport: { readonly width: number; readonly height: number },
): Promise<TestWindow> {
  const { browser, scale, offline, shared } = kind;
  const old = shared ? waiting.findIndex(({ kind }) => kind.browser === browser && kind.scale === scale) : -1;
  if (old >= 0) {
    const [window] = waiting.splice(old, 1);
    await window!.page.setViewportSize(viewport);
    return window!;
  }
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    acceptDownloads: true,
    serviceWorkers: offline ? "allow" : "block",
  });
  return { context, page: await context.newPage(), kind, before: null };
}

/** Ends what the window shows, and empties it for the next test, or closes it where that can't be. */
export async function leaveWindow(window: TestWindow, origin: string): Promise<void> {
  const { context, page, kind } = window;
  const emptied = kind.shared && (await empty(window, origin).catch(() => false));
  for (const event of EVENTS) page.removeAllListeners(event);
  if (emptied) waiting.push(window);
  else await context.close();
}

/** False where it can't be, or where the page came from somewhere else. */
async function empty({ context, page, before }: TestWindow, origin: string): Promise<boolean> {
  if (page.isClosed() || new URL(page.url()).origin !== origin) return false;
  await before?.dispose();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Of the page's own origin, so that its process stays, and with it what was compiled.
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  // A pointer within would be over something of the next page.
  await page.mouse.move(-10, -10);
  return true;
}
