// `npm run bench files`: how long files of a million bodies take to read, what memory that costs, and whether the page's thread waits.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { build } from "vite";
import { findChromium } from "../tools/chromium.mjs";
import { serve } from "../tools/gallery/serve.ts";
import { builtFrom } from "./commit.ts";
import { makeLarge, makeSamples, type Sample } from "./files/make.ts";
import { type Opening, openOnPage } from "./files/page.ts";

const HELP = `npm run bench files -- [options]
  --n N          bodies (default 1000000)
  --times K      reads of each file, each in a process of its own; the median counts (default 3)
  --large GIB    also a Tipsy file of that size, thinned to a million bodies (default 0: none)
  --page         also open the files in a Chromium (CHROMIUM_PATH, CHROMIUM_FLAGS)
  --machine TEXT what the table says of the machine (default "N cores")
  --out FILE     default results/files.md`;
const SOFTWARE =
  "--no-sandbox --enable-unsafe-webgpu --enable-features=Vulkan --use-angle=swiftshader --use-vulkan=swiftshader --use-webgpu-adapter=swiftshader --ignore-gpu-blocklist --disable-background-networking --no-first-run";
const MOST = 1_000_000;

interface Read {
  readonly ms: number;
  readonly cpuMs: number;
  readonly n: number;
  readonly every: number;
  readonly fileMiB: number;
  readonly peakMiB: number;
}

const { values } = parseArgs({
  options: {
    n: { type: "string", default: "1000000" },
    times: { type: "string", default: "3" },
    large: { type: "string", default: "0" },
    page: { type: "boolean", default: false },
    machine: { type: "string", default: `${availableParallelism()} cores` },
    out: { type: "string", default: "results/files.md" },
    help: { type: "boolean", default: false },
  },
});

function readOnce({ path }: Sample, most?: number): Read {
  const script = fileURLToPath(new URL("files/readOne.ts", import.meta.url));
  const words = ["--import", "tsx", script, path, ...(most ? [String(most)] : [])];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: "utf8" })) as Read;
}

/** The read of median time. */
function read(sample: Sample, most?: number): Read {
  const all = Array.from({ length: Number(values.times) }, () => readOnce(sample, most));
  return all.sort((a, b) => a.ms - b.ms)[all.length >> 1]!;
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

async function onPage(samples: readonly Sample[]): Promise<Map<Sample, Opening>> {
  const path = await findChromium();
  if (path === null) throw new Error("no Chromium was found: install it, or set CHROMIUM_PATH");
  const outDir = mkdtempSync(join(tmpdir(), "antennae-bench-page-"));
  await build({ mode: "production", logLevel: "error", build: { outDir, emptyOutDir: true } });
  const { origin, close } = await serve(outDir);
  const browser = await chromium.launch({
    executablePath: path,
    args: (process.env.CHROMIUM_FLAGS ?? SOFTWARE).split(/\s+/),
  });
  const found = new Map<Sample, Opening>();
  try {
    for (const sample of samples) {
      found.set(sample, await openOnPage(browser, origin, sample));
      console.error(`page, ${sample.title}: ${JSON.stringify(found.get(sample))}`);
    }
  } finally {
    await browser.close();
    await close();
    rmSync(outDir, { recursive: true, force: true });
  }
  return found;
}

async function main(): Promise<void> {
  if (values.help) return console.log(HELP);
  const folder = mkdtempSync(join(tmpdir(), "antennae-bench-files-"));
  try {
    const n = Number(values.n);
    const samples = await makeSamples(folder, n);
    const reads = new Map<Sample, Read>();
    for (const sample of samples) {
      reads.set(sample, read(sample));
      console.error(`${sample.title}: ${JSON.stringify(reads.get(sample))}`);
    }
    if (Number(values.large) > 0) {
      const large = await makeLarge(folder, Number(values.large) * 2 ** 30);
      samples.push(large);
      reads.set(large, read(large, MOST));
      console.error(`${large.title}: ${JSON.stringify(reads.get(large))}`);
    }
    const rows = samples.map((sample) => {
      const { fileMiB, ms, cpuMs, peakMiB, n: taken, every } = reads.get(sample)!;
      const what = every > 1 ? `${taken.toLocaleString("en")} (every ${every}th)` : taken.toLocaleString("en");
      return [sample.title, fileMiB, what, ms, cpuMs, peakMiB];
    });
    let words = `# Reading files

How long files of a million bodies take to read, and in what memory. Commit ${builtFrom()}, ${new Date().toISOString().slice(0, 10)}, ${values.machine}, Node.js ${process.version}. Made by \`npm run bench files\`.
Every read is the first of a process of its own, code still cold; the median of ${values.times}. “Of processors” is the time that all threads of the process computed, the
compiler and the collector among them: less than that can't be had when others use the machine too. “Memory” is the peak of the process above what it
held before, so it counts the bodies (38 bytes each), the pieces of the file under work and what the collector had not yet given back.

${table(["file", "MiB", "bodies taken", "ms", "of processors", "memory, MiB"], rows)}
`;
    if (values.page) {
      writeFileSync(values.out, words);
      const openings = await onPage(samples);
      const lines = [...openings].map(([{ title }, { readMs, longestTaskMs, latestTimerMs }]) =>
        [title, readMs, longestTaskMs, latestTimerMs].map((x) => (typeof x === "number" ? Math.round(x) : x)),
      );
      words += `
## In the page

Chromium with SwiftShader, so the graphics share the same cores. From the choice of the file until its bodies are with the page; what the page's own thread did meanwhile:
its longest task by the browser's count (0: none reached 50 ms), and how late a timer of 5 ms came at worst. Both are times of the clock: a thread that waits for a
processor, because others use the machine too, counts as blocked.

${table(["file", "ms", "longest task, ms", "latest timer, ms"], lines)}
`;
    }
    writeFileSync(values.out, words);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(`bench files: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  process.exitCode = 1;
});
