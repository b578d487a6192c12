// `npm run bench library`: the package and the notebook's module in Node.js and in a browser, timed. For machines with a graphics card.
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright-core";
import { findChromium } from "../tools/chromium.mjs";
import { serve } from "../tools/gallery/serve.ts";
import { builtFrom } from "./commit.ts";
import { fromNumpy, readings, tenLines } from "./library/pages.ts";

const HELP = `npm run bench library -- [--site FOLDER] [--make FOLDER] [--parts node,page,numpy,readings,elements] [--n 32768] [--bodies 1048576] [--read 100000]
    [--seconds 10] [--minutes 10] [--elements 16384,8192] [--python python3] [--package antennae] [--out FILE]
What the library takes: the program at the head of the guide in Node.js ("node") and in a Chromium ("page"; CHROMIUM_PATH, CHROMIUM_FLAGS), on the processor and
the graphics card; \`bodies\` from numpy to the first frame of the notebook's view ("numpy"); frames of an element whose \`read\` positions are read ten
times a second ("readings"); memory of two elements of so many bodies on one page in \`minutes\` ("elements"). FOLDER holds what a server gives; --make writes it and ends.`;

const { values } = parseArgs({
  options: {
    site: { type: "string" },
    make: { type: "string" },
    parts: { type: "string", default: "node,page,numpy,readings,elements" },
    n: { type: "string", default: "32768" },
    bodies: { type: "string", default: "1048576" },
    read: { type: "string", default: "100000" },
    seconds: { type: "string", default: "10" },
    minutes: { type: "string", default: "10" },
    elements: { type: "string", default: "16384,8192" },
    python: { type: "string", default: "python3" },
    package: { type: "string" },
    out: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

/** Package, three, the notebook's module, Python's half of it, and an empty page. */
async function makeSite(folder: string): Promise<void> {
  const { buildLibrary } = await import("../tools/library/build.ts");
  const { bundleNotebook } = await import("../tools/library/bundle.ts");
  await buildLibrary(join(folder, "antennae"));
  await bundleNotebook(join(folder, "notebook.js"));
  cpSync("node_modules/three/build", join(folder, "three"), { recursive: true });
  cpSync("node_modules/three/examples/jsm", join(folder, "addons"), { recursive: true });
  cpSync("python/antennae", join(folder, "python/antennae"), { recursive: true });
  cpSync("bench/library/pieces.py", join(folder, "python/pieces.py"));
  const imports = {
    three: "/three/three.core.js",
    "three/webgpu": "/three/three.webgpu.js",
    "three/tsl": "/three/three.tsl.js",
    "three/addons/": "/addons/",
  };
  const head = `<meta charset="utf-8"><title>library</title><script type="importmap">${JSON.stringify({ imports })}</script>`;
  writeFileSync(join(folder, "index.html"), `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`);
}

const asText = (work: (...given: never[]) => unknown, ...given: unknown[]) =>
  `globalThis.__name ??= (f) => f; (${work})(${given.map((value) => JSON.stringify(value)).join(", ")})`;

/** Bytes that the browser's processes hold: Linux only. */
function resident(marker: string): number {
  let sum = 0;
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const line = readFileSync(`/proc/${id}/cmdline`, "utf8");
      if (!line.includes(marker)) continue;
      sum += 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0);
    } catch {
      // It has ended since.
    }
  }
  return sum;
}

/** Two elements: memory once a minute, after the garbage is collected. */
async function elements(page: Page, minutes: number, marker: string) {
  const made = (n: number) =>
    `<antennae-galaxy scenario="plummer-merger" n="${n}" style="display:inline-block;width:600px"></antennae-galaxy>`;
  await page.evaluate((body) => {
    document.body.innerHTML = body;
    return import("/antennae/element.js" as string);
  }, values.elements.split(",").map(Number).map(made).join(""));
  const steps = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("antennae-galaxy")].map(
        (one) => (one as unknown as { simulation: { steps: number } | null }).simulation?.steps ?? 0,
      ),
    );
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const rows = [];
  const begin = Date.now();
  for (let minute = 0; minute <= minutes; minute++) {
    await page.waitForTimeout(Math.max(5000, begin + 60_000 * minute - Date.now()));
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
    const row = {
      minute,
      steps: await steps(),
      heapMB: Math.round(heap / 1e5) / 10,
      residentMB: Math.round(resident(marker) / 1e6),
    };
    console.error(JSON.stringify(row));
    rows.push(row);
  }
  return rows;
}

/** The pieces' server, and where it listens. */
async function pieces(folder: string, count: number): Promise<{ origin: string; child: ChildProcess }> {
  const child = spawn(values.python, [join(folder, "python/pieces.py"), join(folder, "python"), String(count)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout!.once("data", (text) => resolve(String(text).trim()));
    child.once("exit", (code) => reject(new Error(`${values.python} ended with ${code}: numpy must be there`)));
  });
  return { origin: `http://127.0.0.1:${port}`, child };
}

async function inPages(
  folder: string,
  parts: readonly string[],
  add: (name: string, made: Promise<object>) => Promise<void>,
): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("no Chromium was found: install it, or set CHROMIUM_PATH");
  const { origin, close } = await serve(folder);
  const profile = mkdtempSync(join(tmpdir(), "antennae-profile-"));
  const args = (process.env.CHROMIUM_FLAGS ?? "--enable-unsafe-webgpu").split(" ");
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args,
    viewport: { width: 1920, height: 1080 },
  });
  const inPage = async (run: (page: Page) => Promise<object>) => {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`${origin}/`);
    return run(page).finally(() => page.close());
  };
  const [n, bodies, read] = [values.n, values.bodies, values.read].map(Number);
  const ten = (backend: string) => (page: Page) =>
    page.evaluate<object>(
      `import("/antennae/index.js").then((antennae) => { globalThis.__name ??= (f) => f; return (${tenLines})(antennae, "${backend}", ${n}); })`,
    );
  if (parts.includes("page")) for (const backend of ["gpu", "cpu"]) await add(`page, ${backend}`, inPage(ten(backend)));
  if (parts.includes("numpy")) {
    const { origin: from, child } = await pieces(folder, bodies!);
    for (const name of ["from numpy", "from numpy, once more"])
      await add(
        name,
        inPage((page) => page.evaluate<object>(asText(fromNumpy, from, bodies))),
      );
    child.kill();
  }
  if (parts.includes("readings"))
    for (const perSecond of [0, 10])
      await add(
        `readings, ${perSecond} a second`,
        inPage((page) => page.evaluate<object>(asText(readings, read, perSecond, Number(values.seconds)))),
      );
  if (parts.includes("elements"))
    await add(
      "two elements",
      inPage((page) => elements(page, Number(values.minutes), profile)),
    );
  await context.close();
  await close();
}

async function main(): Promise<void> {
  if (values.help) return console.log(HELP);
  if (values.make) return makeSite(values.make);
  const folder = resolve(values.site ?? mkdtempSync(join(tmpdir(), "antennae-library-")));
  if (!values.site) await makeSite(folder);
  const parts = values.parts.split(",");
  const rows: object[] = [];
  const add = async (name: string, made: Promise<object>) => {
    rows.push({
      name,
      ...(await made.then(
        (result) => ({ result }),
        (error: unknown) => ({ failed: String(error).split("\n")[0] }),
      )),
    });
    console.error(JSON.stringify(rows.at(-1)));
  };
  if (parts.includes("node")) {
    const entry = values.package ?? pathToFileURL(join(folder, "antennae/index.js")).href;
    for (const backend of ["gpu", "cpu"] as const)
      await add(
        `Node.js, ${backend}`,
        import(entry).then((antennae) => tenLines(antennae, backend, Number(values.n))),
      );
  }
  if (parts.some((part) => part !== "node")) await inPages(folder, parts, add);
  const result = `${JSON.stringify({ commit: builtFrom(), date: new Date().toISOString().slice(0, 10), rows }, null, 1)}\n`;
  if (values.out) {
    mkdirSync(dirname(values.out), { recursive: true });
    writeFileSync(values.out, result);
  }
  console.log(result);
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(`bench library: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    process.exit(1);
  },
);
