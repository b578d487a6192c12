import { type Browser, chromium, type Page } from "playwright-core";
import { type PreviewServer, preview } from "vite";
import { inject } from "vitest";
import { findChromium, HEADLESS_SHELL } from "../../tools/chromium.mjs";
import { leaveWindow, openWindow, type TestWindow } from "./windows.ts";

/**
 * Two pages for what the address bar shows, which each window loads though it is not seen, as dear as a window of ours. The others
 * are Playwright's own list, which this one takes the place of.
 */
const WITHOUT = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
  ...["AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"],
  ...[
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
  ],
  ...["NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"],
  ...["CDPScreenshotNewSurface", "SkipListAccountsWithoutGaiaCookies", "ThirdPartyStoragePartitioning"],
];

const COMMON = [
  "--no-sandbox",
  `--disable-features=${WITHOUT}`,
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
/** A browser of a machine without a graphics card: its own compositor takes a tenth of the time of SwiftShader's. */
const PLAIN = [...COMMON, "--disable-gpu"];
/** Flags with which Debian's Chromium gives a WebGPU adapter and a canvas that presents, without a graphics card. */
const WEBGPU = [
  ...COMMON,
  "--enable-unsafe-webgpu",
  "--enable-features=Vulkan",
  "--use-angle=swiftshader",
  "--use-vulkan=swiftshader",
  "--use-webgpu-adapter=swiftshader",
  // Compiles the shaders in half the time (src/headless/device.ts says why).
  "--disable-dawn-features=use_vulkan_zero_initialize_workgroup_memory_extension",
  "--ignore-gpu-blocklist",
  // Debian's Chromium draws panels and words by the graphics card, which here is the processor, at a higher price.
  "--disable-gpu-rasterization",
];
/**
 * The same where the processor puts the page together: a window stands after 1.8 instead of 2.2 s of it, and a frame costs a fifth less. What WebGPU drew can be
 * read, but is on no screenshot.
 */
const UNSEEN = [...WEBGPU, "--disable-gpu-compositing"];

/**
 * For `expect.poll`: as long as Playwright waits. It ends what hangs and nothing else: a processor that draws, computes and tests
 * at once, and has six other programs to run, takes a minute for what is done in four seconds on an idle one.
 */
export const PATIENT = { timeout: 400_000, interval: 200 };

/** A built page, served, in a real browser. */
export interface Stage {
  readonly origin: string;
  /** A new window with the page at `address` ("?scenario=…"; of two spheres, where it names none). */
  open(address: string, options?: OpenOptions): Promise<Page>;
  /**
   * Empties or closes all windows: a page that is left open goes on computing. Call it after each test. Throws where a window's
   * script failed and was not caught, a promise included.
   */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly width?: number;
  readonly height?: number;
  /** Runs before the page's own scripts. */
  readonly before?: () => void;
  /** Lets the page keep itself for use without a network. Otherwise a test's own answers to requests would never be asked for. */
  readonly offline?: boolean;
  /**
   * In a window that no other test had or gets: for those that lose a graphics device, which a renderer may not get over. One that had
   * lost a device never answered again, and two of some 250 held on to it.
   */
  readonly alone?: boolean;
  /**
   * In a browser that has WebGPU, and computes and draws by it unless the address names an engine. Here it is the processor too,
   * at a hundred times the price: for tests of what only that can do. Otherwise the browser has no graphics at all.
   */
  readonly gpu?: boolean;
  /** With `gpu`: screenshots hold what is on the canvas. */
  readonly seen?: boolean;
  /** With `gpu`: the default solver, where the address names none. Otherwise forces are summed directly, without the tree's shaders. */
  readonly tree?: boolean;
  /**
   * A pixel of the picture for each of the page. Otherwise half as many along and across, a quarter of the work for a processor
   * that draws: for tests that don't look at the picture.
   */
  readonly sharp?: boolean;
}

/**
 * The built page (build.ts), served. It stays as it is, so a browser need not ask again for what it has, and keeps compiled scripts
 * too: a fifth of what the page costs a processor until bodies are drawn.
 */
async function serve(): Promise<PreviewServer> {
  return preview({
    logLevel: "error",
    build: { outDir: inject("builtPage") },
    preview: { port: 0, open: false, headers: { "Cache-Control": "max-age=86400" } },
  });
}

/** A browser with nothing in it. What it writes goes with the built page when all tests are done. */
async function launch(flags: readonly string[]): Promise<Browser> {
  // Elsewhere folders for that have names so long that a socket in a folder of them has no place.
  if (process.platform === "linux") process.env.TMPDIR = inject("scratch");
  const executablePath = (await findChromium([HEADLESS_SHELL])) ?? chromium.executablePath();
  return chromium.launch({ executablePath, args: [...flags], timeout: PATIENT.timeout });
}

const BROWSERS = { plain: PLAIN, webgpu: WEBGPU, unseen: UNSEEN };

/** What the files of tests in this process share: starting a browser costs a processor 3 s. It ends with the process. */
const shared: { server?: Promise<PreviewServer> } & Partial<Record<keyof typeof BROWSERS, Promise<Browser>>> = {};

async function sharedBrowser(kind: keyof typeof BROWSERS): Promise<Browser> {
  const old = await shared[kind];
  if (!old?.isConnected()) shared[kind] = launch(BROWSERS[kind]);
  return shared[kind]!;
}

/** The built page in a browser that the test files of this process share, or in one of its own with more flags. */
export async function setStage(extraFlags: readonly string[] = []): Promise<Stage> {
  shared.server ??= serve();
  const address = (await shared.server).httpServer.address();
  if (!address || typeof address === "string") throw new Error(`the preview server has no port: ${address}`);
  const origin = `http://localhost:${address.port}`;
  const own = extraFlags.length > 0 ? await launch([...UNSEEN, ...extraFlags]) : null;
  const windows: TestWindow[] = [];
  const uncaught: Error[] = [];
  const clear = async () => {
    await Promise.all(windows.splice(0).map((window) => leaveWindow(window, origin)));
    const errors = uncaught.splice(0);
    if (errors.length > 0) throw new AggregateError(errors, errors.map((error) => error.stack).join("\n"));
  };
  return {
    origin,
    async open(query, options = {}) {
      const { width = 800, height = 500, before, offline = false, alone = false } = options;
      const { gpu = false, seen = false, tree = false, sharp = false } = options;
      const browser = own ?? (await sharedBrowser(gpu ? (seen ? "webgpu" : "unseen") : "plain"));
      const window = await openWindow(
        { browser, scale: sharp ? 1 : 0.5, offline, shared: !offline && !alone },
        { width, height },
      );
      windows.push(window);
      const { page } = window;
      page.setDefaultTimeout(PATIENT.timeout);
      page.on("pageerror", (error) => uncaught.push(error));
      window.before = before ? await page.addInitScript(before) : null;
      const address = new URL(query, origin);
      const ask = (key: string, value: string) => {
        if (!address.searchParams.has(key)) address.searchParams.set(key, value);
      };
      // Two spheres are made in no time; the first scene has tests of its own, which name it.
      ask("scenario", "plummer-merger");
      // All controls, by tabs: what is seen at less has tests of its own, which name the level.
      ask("level", "study");
      if (gpu) ask("engine", "gpu");
      if (gpu && !tree) ask("solver", "direct");
      await page.goto(address.href);
      return page;
    },
    clear,
    async close() {
      await clear();
      await own?.close();
    },
  };
}
