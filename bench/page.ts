// `npm run bench:page`: how long the page takes to its first picture and first step, and how much script it loads first.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "playwright-core";
import { build, preview } from "vite";
import { findChromium } from "../tools/chromium.mjs";

const HELP = `npm run bench:page -- [--n 16384] [--runs 3]
Builds and serves the page and opens it in a Chromium (CHROMIUM_PATH, CHROMIUM_FLAGS), each time anew; prints JSON with
seconds from the call of the address to the first picture with all bodies and to the first step, and bytes of script.`;

const { values } = parseArgs({
  options: {
    n: { type: "string", default: "16384" },
    runs: { type: "string", default: "3" },
    help: { type: "boolean", default: false },
  },
});

/** The flags of tests/page/browser.ts, where CHROMIUM_FLAGS says no others. */
const FLAGS =
  process.env.CHROMIUM_FLAGS ??
  "--no-sandbox --enable-unsafe-webgpu --enable-features=Vulkan --use-angle=swiftshader --use-vulkan=swiftshader --use-webgpu-adapter=swiftshader --ignore-gpu-blocklist";

const seconds = (from: number) => Math.round(performance.now() - from) / 1000;

/** Script that the page loaded so far, packed as a server would send it. */
async function script(page: Page): Promise<number> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
  );
  let bytes = 0;
  for (const url of new Set(urls)) bytes += gzipSync(await (await page.request.get(url)).body()).length;
  return bytes;
}

async function run(): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), "antennae-bench-page-"));
  process.env.NODE_ENV = "production";
  await build({ mode: "production", logLevel: "error", build: { outDir, emptyOutDir: true } });
  const server = await preview({ logLevel: "error", build: { outDir }, preview: { port: 0, open: false } });
  const address = server.httpServer.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const executablePath = await findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: FLAGS.split(" ") });
  const firstPicture: number[] = [];
  const firstStep: number[] = [];
  let scriptBytes = 0;
  for (let k = 0; k < Number(values.runs); k++) {
    const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
    page.setDefaultTimeout(120_000);
    const begin = performance.now();
    await page.goto(`http://localhost:${port}/?n=${values.n}`);
    // The picture of the first bodies, while the engine is still being made.
    await page.waitForFunction(() => performance.getEntriesByName("first picture").length > 0);
    firstPicture.push(seconds(begin));
    await page.waitForFunction(() => (window as unknown as { antennae: { steps: number } }).antennae?.steps > 0);
    firstStep.push(seconds(begin));
    scriptBytes = await script(page);
    await page.context().close();
  }
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
  console.log(JSON.stringify({ n: Number(values.n), firstPicture, firstStep, scriptBytes }));
}

if (values.help) console.log(HELP);
else await run();
