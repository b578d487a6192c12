// `npm run bench sequence`: how long the page takes to load a sequence of snapshots, in what memory, and how smoothly it plays.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { emptyBodies } from "../src/data/bodies/bodies.ts";
import { writeBodies } from "../src/data/files/index.ts";
import { findChromium } from "../tools/chromium.mjs";
import { serve } from "../tools/gallery/serve.ts";
import { builtFrom } from "./commit.ts";

const HELP = `npm run bench sequence -- --dist FOLDER [--out FILE] [--snapshots 200] [--n 100000] [--format tipsy] [--seconds 10] [--memory MB]
Writes snapshots of a turning disc into a folder of its own, opens them in the built page in FOLDER in a Chromium (CHROMIUM_PATH,
CHROMIUM_FLAGS) of 1280 x 720 pixels, waits until all were read, plays, and counts pictures; prints JSON and writes it to FILE.
--engine gpu|cpu: what draws. --memory: bound on the snapshots in memory.`;

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    out: { type: "string" },
    snapshots: { type: "string", default: "200" },
    n: { type: "string", default: "100000" },
    format: { type: "string", default: "tipsy" },
    seconds: { type: "string", default: "10" },
    memory: { type: "string" },
    engine: { type: "string", default: "auto" },
    help: { type: "boolean", default: false },
  },
});

/** Bodies on circles about z: every snapshot is a tenth of the turn of the innermost. */
async function writeSnapshots(folder: string, count: number, n: number): Promise<number> {
  const bodies = emptyBodies(n);
  bodies.mass.fill(1 / n);
  let bytes = 0;
  for (let k = 0; k < count; k++) {
    const time = 0.6 * k;
    for (let i = 0; i < n; i++) {
      const radius = 1 + 9 * Math.sqrt((i + 0.5) / n);
      const speed = 1 / Math.sqrt(radius);
      const turn = 2.399963 * i + (speed / radius) * time;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      bodies.position.set([radius * c, radius * s, 0.1 * Math.sin(i)], 3 * i);
      bodies.velocity.set([-speed * s, speed * c, 0], 3 * i);
    }
    const written = await writeBodies({ ...bodies, time }, values.format);
    bytes += written.bytes.length;
    writeFileSync(join(folder, `disc.${String(k).padStart(4, "0")}.${values.format}`), written.bytes);
  }
  return bytes;
}

/** Counts pictures that reach the canvas: large tables that go to a graphics card, or pixels put by the processor. */
function countPictures(large: number): void {
  const counts = { tables: 0, pixels: 0 };
  Object.assign(window, { counts });
  if (typeof GPUQueue !== "undefined") {
    const { writeBuffer } = GPUQueue.prototype;
    GPUQueue.prototype.writeBuffer = function (this: GPUQueue, ...given: Parameters<GPUQueue["writeBuffer"]>) {
      if (given[2].byteLength >= large) counts.tables++;
      return writeBuffer.apply(this, given);
    };
  }
  const { putImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.putImageData = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
    counts.pixels++;
    return putImageData.apply(this, given as Parameters<typeof putImageData>);
  } as typeof putImageData;
}

async function main(): Promise<void> {
  if (values.help) return console.log(HELP);
  const [snapshots, n, seconds] = [Number(values.snapshots), Number(values.n), Number(values.seconds)];
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("no Chromium was found: install it, or set CHROMIUM_PATH");
  const folder = mkdtempSync(join(tmpdir(), "sequence-"));
  const { origin, close } = await serve(values.dist);
  const args = (process.env.CHROMIUM_FLAGS ?? "--enable-unsafe-webgpu").split(" ");
  const browser = await chromium.launch({ executablePath, args: [...args, "--enable-precise-memory-info"] });
  try {
    const bytes = await writeSnapshots(folder, snapshots, n);
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: "block" });
    const page = await context.newPage();
    page.setDefaultTimeout(600_000);
    await page.addInitScript(countPictures, 12 * n);
    await page.goto(`${origin}/?scenario=plummer&n=1000&paused=1&engine=${values.engine}`);
    await page.waitForFunction(
      () => (window as unknown as { antennae?: { bodies: number } }).antennae?.bodies === 1000,
    );
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open a folder" }).click();
    const begin = performance.now();
    await (await choosing).setFiles(folder);
    const bar = page.getByRole("region", { name: "Sequence", exact: true });
    await bar.waitFor();
    const first = performance.now() - begin;
    await bar.getByText("More about it").click();
    if (values.memory) await bar.getByRole("slider", { name: "Memory" }).fill(values.memory);
    else await bar.getByText(`${snapshots} of ${snapshots} snapshots in memory`).waitFor();
    const loaded = performance.now() - begin;
    const held = await bar.getByText("snapshots in memory").textContent();
    const play = page.getByRole("button", { name: "Play", exact: true });
    await play.click();
    const played = await page.evaluate(
      (length) =>
        new Promise<{ tables: number; pixels: number; seconds: number }>((resolve) => {
          const { counts } = window as unknown as { counts: { tables: number; pixels: number } };
          const [before, from] = [{ ...counts }, performance.now()];
          setTimeout(() => {
            const [tables, pixels] = [counts.tables - before.tables, counts.pixels - before.pixels];
            resolve({ tables, pixels, seconds: (performance.now() - from) / 1000 });
          }, 1000 * length);
        }),
      seconds,
    );
    // Of each picture of a graphics card places and velocities go there.
    const pictures = played.tables > 0 ? played.tables / 2 : played.pixels;
    const heap = await page.evaluate(
      () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
    );
    const status = await page.getByRole("status").first().textContent();
    const result = {
      ...{ commit: builtFrom(), browser: browser.version(), snapshots, n, format: values.format, status },
      ...{ megabytes: bytes / 1e6, firstMs: first, loadedMs: loaded, held, heapMB: heap / 1e6 },
      picturesPerSecond: pictures / played.seconds,
    };
    const words = `${JSON.stringify(result, null, 1)}\n`;
    if (values.out) {
      mkdirSync(dirname(values.out), { recursive: true });
      writeFileSync(values.out, words);
    }
    console.log(words);
  } finally {
    await browser.close();
    await close();
    rmSync(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(`bench sequence: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  process.exitCode = 1;
});
