import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../../tools/chromium.mjs";
import { Bidi } from "./bidi.ts";
import { WATCH } from "./watch.ts";

/** A window with the page, whatever browser it is of. */
export interface PageWindow {
  /** Calls an address, and waits for nothing. */
  go(url: string): Promise<void>;
  /** What a function gives in the page; it may use nothing from around it. */
  evaluate<T, A = undefined>(inPage: (given: A) => T | Promise<T>, given?: A): Promise<T>;
  press(key: " " | "ArrowRight" | "ArrowLeft"): Promise<void>;
  /** Moves the pointer; it is down where it began with `down`. */
  pointer(action: "down" | "move" | "up", x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  readonly version: string;
  open(size: { width: number; height: number }): Promise<PageWindow>;
  close(): Promise<void>;
}

/** Flags with which Debian's Chromium gives a WebGPU adapter of the processor. */
const SIMULATED =
  "--no-sandbox --enable-unsafe-webgpu --enable-features=Vulkan --use-angle=swiftshader --use-vulkan=swiftshader --use-webgpu-adapter=swiftshader --ignore-gpu-blocklist";

/** Chromium as it comes, with its WebGPU switched off, and with one that is simulated (CHROMIUM_FLAGS: others). */
const FLAGS: Readonly<Record<string, string>> = {
  chromium: "--no-sandbox",
  "chromium-off": "--no-sandbox --disable-features=WebGPUService",
  "chromium-simulated": process.env.CHROMIUM_FLAGS ?? SIMULATED,
};

/** No flag of Chromium takes `navigator.gpu` away. */
const OFF = 'Reflect.deleteProperty(Navigator.prototype, "gpu");';

export const BROWSERS = [...Object.keys(FLAGS), "firefox"];

/** Starts one of BROWSERS. Throws one line where the machine has none. */
export function startBrowser(name: string): Promise<Browser> {
  return name === "firefox"
    ? startFirefox()
    : startChromium(FLAGS[name]!, name === "chromium-off" ? `${OFF}${WATCH}` : WATCH);
}

async function startChromium(flags: string, before: string): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("no Chromium was found: install it, or set CHROMIUM_PATH");
  const browser = await chromium.launch({ executablePath, args: flags.split(" ") });
  return {
    version: `Chromium ${browser.version()}`,
    async open(viewport) {
      const context = await browser.newContext({ viewport, serviceWorkers: "block" });
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      await page.addInitScript(before);
      const { mouse } = page;
      return {
        go: async (url) => void (await page.goto(url, { waitUntil: "commit" })),
        evaluate: (inPage, given) => page.evaluate(inPage as (given: unknown) => never, given),
        press: (key) => page.keyboard.press(key),
        async pointer(action, x, y) {
          await mouse.move(x, y);
          if (action !== "move") await mouse[action]();
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

const FIREFOX = ["firefox", "firefox-esr"];
/** Of a Firefox that asks for nothing by itself, and whose event times are as exact as Chromium's. */
const PREFERENCES = {
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.disabledForTesting": true,
  "remote.prefs.recommended": true,
};
/** What WebDriver calls keys. */
const KEYS = { " ": " ", ArrowRight: "\uE014", ArrowLeft: "\uE012" };

async function startFirefox(): Promise<Browser> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const path =
    process.env.FIREFOX_PATH ??
    FIREFOX.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  if (!path) throw new Error("no Firefox was found: install it, or set FIREFOX_PATH");
  const { bidi, version } = await Bidi.start(path, PREFERENCES);
  await bidi.ask("script.addPreloadScript", { functionDeclaration: `() => {${WATCH}}` });
  return {
    version,
    async open({ width, height }) {
      const { context } = await bidi.ask<{ context: string }>("browsingContext.create", { type: "tab" });
      await bidi.ask("browsingContext.setViewport", { context, viewport: { width, height }, devicePixelRatio: 1 });
      const act = (type: "key" | "pointer", actions: object[]) =>
        bidi.ask<void>("input.performActions", { context, actions: [{ type, id: type, actions }] });
      return {
        go: (url) => bidi.ask("browsingContext.navigate", { context, url, wait: "none" }),
        evaluate: (inPage, given) => bidi.evaluate(context, `(${inPage})(${JSON.stringify(given) ?? ""})`),
        press: (key) =>
          act("key", [
            { type: "keyDown", value: KEYS[key] },
            { type: "keyUp", value: KEYS[key] },
          ]),
        pointer: (action, x, y) =>
          act("pointer", [
            { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
            ...(action === "move" ? [] : [{ type: action === "down" ? "pointerDown" : "pointerUp", button: 0 }]),
          ]),
        close: () => bidi.ask("browsingContext.close", { context }),
      };
    },
    close: async () => bidi.end(),
  };
}
