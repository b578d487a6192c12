// `npm run bench page`: how long the page takes to its first pictures, how fast it moves, how soon it answers, and how much script it loads first.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build, preview } from "vite";
import { builtFrom } from "./commit.ts";
import { BROWSERS, startBrowser } from "./page/browsers.ts";
import { visit } from "./page/visit.ts";

const HELP = `npm run bench page -- [--n 16384] [--runs 3] [--browsers ${BROWSERS}] [--also QUERY] [--seconds 10] [--out FILE]
Builds and serves the page as \`npm start\` does and opens it in each browser (CHROMIUM_PATH, FIREFOX_PATH), each time from the start, 1280 x 800
pixels; prints JSON: seconds from the call of the address to the first picture with all bodies and to the first one that moved,
steps and pictures a second, milliseconds from an input to the frame that shows its answer, and bytes of script.
chromium: as it comes; chromium-off: its WebGPU switched off; chromium-simulated: WebGPU by SwiftShader (CHROMIUM_FLAGS: other flags);
firefox: driven by WebDriver BiDi. QUERY goes behind the address (default theta=0.6). Does not look at pictures that WebGPU draws.`;

const { values } = parseArgs({
  options: {
    n: { type: "string", default: "16384" },
    runs: { type: "string", default: "3" },
    browsers: { type: "string", default: "chromium" },
    also: { type: "string", default: "theta=0.6" },
    seconds: { type: "string", default: "10" },
    out: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

/** Bytes of script that the page asked for, packed as a server would send them. */
async function packedBytes(urls: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const url of new Set(urls)) bytes += gzipSync(await (await fetch(url)).text()).length;
  return bytes;
}

async function run(): Promise<void> {
  const browsers = values.browsers.split(",");
  const unknown = browsers.find((name) => !BROWSERS.includes(name));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${BROWSERS.join(", ")}`);
  const outDir = mkdtempSync(join(tmpdir(), "antennae-bench-page-"));
  process.env.NODE_ENV = "production";
  await build({ mode: "production", logLevel: "error", build: { outDir, emptyOutDir: true } });
  const server = await preview({ logLevel: "error", build: { outDir }, preview: { port: 0, open: false } });
  const address = server.httpServer.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const query = `?n=${values.n}${values.also ? `&${values.also}` : ""}`;
  const visits = [];
  try {
    for (const name of browsers) {
      for (let k = 0; k < Number(values.runs); k++) {
        // Each in a browser of its own: nothing is compiled or kept by the one before.
        const browser = await startBrowser(name);
        try {
          const { scripts, ...seen } = await visit(
            browser,
            `http://localhost:${port}/${query}`,
            Number(values.seconds),
          );
          visits.push({ browser: name, version: browser.version, ...seen, scriptBytes: await packedBytes(scripts) });
          console.error(JSON.stringify(visits.at(-1)));
        } finally {
          await browser.close();
        }
      }
    }
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
  const [{ model: processor } = { model: "unknown" }] = cpus();
  const about = { commit: builtFrom(), date: new Date().toISOString().slice(0, 10), processor, cores: cpus().length };
  const result = `${JSON.stringify({ ...about, query, visits }, null, 1)}\n`;
  if (values.out) {
    mkdirSync(dirname(values.out), { recursive: true });
    writeFileSync(values.out, result);
  }
  console.log(result);
}

if (values.help) console.log(HELP);
else
  run().then(
    // Vite's server may hold on to sockets that a browser left.
    () => process.exit(),
    (error: unknown) => {
      console.error(`bench page: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
      process.exit(1);
    },
  );
