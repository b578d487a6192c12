import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";
import { findChromium, HEADLESS_SHELL } from "../chromium.mjs";
import { installPackages } from "../setup.mjs";
import { root } from "./bundle.ts";
import { APP, NODE, page, SERVER, TYPED } from "./fixtures.ts";
import { nextSite } from "./next.ts";

const here = join(root, "tools", "library");

/** Runs a program, and answers what it printed. */
const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

/** Packs what was built, looks over it, installs it into projects of several kinds, and runs it there. Throws where something is not as it should be. */
export async function checkPackage(folder: string): Promise<void> {
  installPackages(here);
  const bin = (name: string) => join(here, "node_modules", ".bin", name);
  const scratch = mkdtempSync(join(tmpdir(), "antennae-check-"));
  try {
    const findings = run(root, bin("publint"), folder, "--strict");
    console.log(`publint: ${findings.trim().split("\n").at(-1)}`);
    run(root, "npm", "pack", folder, "--pack-destination", scratch, "--silent");
    const packed = join(scratch, readdirSync(scratch).find((name) => name.endsWith(".tgz"))!);
    run(root, bin("attw"), packed, "--profile", "esm-only", "--format", "json");
    console.log("attw: no finding");

    const project = join(scratch, "project");
    mkdirSync(project);
    writeFileSync(join(project, "package.json"), JSON.stringify({ name: "fixture", private: true, type: "module" }));
    run(project, "npm", "install", packed, "--no-audit", "--no-fund", "--silent", "--legacy-peer-deps");
    for (const name of ["three", "@types", "@webgpu"])
      symlinkSync(join(root, "node_modules", name), join(project, "node_modules", name));
    for (const [name, text] of Object.entries({
      "app.js": APP,
      "node.mjs": NODE,
      "server.mjs": SERVER,
      "typed.ts": TYPED,
    }))
      writeFileSync(join(project, name), text);
    writeFileSync(join(project, "index.html"), page('<script type="module" src="./app.js"></script>'));

    console.log(`Node.js: ${run(project, process.execPath, "node.mjs").trim()}`);
    console.log(`on a server: ${run(project, process.execPath, "server.mjs").trim()}`);
    for (const resolution of ["bundler", "nodenext"]) {
      const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
      const module = resolution === "bundler" ? "esnext" : resolution;
      const options = [
        "--noEmit",
        "--strict",
        "--target",
        "es2022",
        "--lib",
        "es2024,dom,dom.iterable",
        "--types",
        "node",
      ];
      run(
        project,
        process.execPath,
        tsc,
        ...options,
        "--skipLibCheck",
        "--module",
        module,
        "--moduleResolution",
        resolution,
        "typed.ts",
      );
      console.log(`TypeScript, ${resolution}: no error`);
    }
    await bundled(project);
    const next = await nextSite(scratch, packed, run);
    try {
      console.log(`Next.js, made on the server: ${next.rendered}`);
      await inBrowser(project, [["Next.js", next.address]]);
    } finally {
      next.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** A site for each bundler, and one for a server. */
async function bundled(project: string): Promise<void> {
  const esbuild = await import("esbuild");
  const common = { absWorkingDir: project, bundle: true, format: "esm", logLevel: "warning" } as const;
  await esbuild.build({ ...common, entryPoints: ["app.js"], outdir: "with-esbuild", splitting: true, minify: true });
  await esbuild.build({ ...common, entryPoints: ["node.mjs"], outfile: "bundled.mjs", platform: "node" });
  console.log(`Node.js, bundled in one file: ${run(project, process.execPath, "bundled.mjs").trim()}`);
  const vite = await import("vite");
  await vite.build({
    root: project,
    base: "./",
    logLevel: "error",
    configFile: false,
    build: { outDir: "with-vite", target: "es2022", chunkSizeWarningLimit: 1e4 },
  });
  const { default: webpack } = (await import(
    /* @vite-ignore */ join(here, "node_modules", "webpack", "lib", "index.js")
  )) as {
    default: (
      options: object,
      done: (
        error: Error | null,
        stats: { hasErrors(): boolean; hasWarnings(): boolean; toString(kind: string): string },
      ) => void,
    ) => void;
  };
  await new Promise<void>((resolve, reject) => {
    const options = {
      context: project,
      mode: "production",
      entry: "./app.js",
      output: { path: join(project, "with-webpack"), publicPath: "auto" },
      performance: { hints: false },
    };
    webpack(options, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors() || stats.hasWarnings()) reject(new Error(stats.toString("errors-warnings")));
      else resolve();
    });
  });
  for (const [name, script] of [
    ["with-esbuild", "app.js"],
    ["with-webpack", "main.js"],
  ] as const)
    writeFileSync(join(project, name, "index.html"), page(`<script type="module" src="./${script}"></script>`));
}

/** Runs each site in Chromium, with and without isolation, one without a bundler, whose library comes from another origin, and those that others serve. */
async function inBrowser(project: string, served: readonly (readonly [string, string])[]): Promise<void> {
  const executablePath = (await findChromium([HEADLESS_SHELL])) ?? chromium.executablePath();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const isolated = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
  const modules = await serve(join(project, "node_modules"), { "access-control-allow-origin": "*" });
  const [plain, alone] = [await serve(project, {}), await serve(project, isolated)];
  try {
    const from = `${modules.origin}/antennae`;
    const three = `${modules.origin}/three`;
    const imports = {
      ...{ antennae: `${from}/index.js`, "antennae/models": `${from}/models.js` },
      ...{ "antennae/element": `${from}/element.js`, "antennae/three": `${from}/three.js` },
      ...{ three: `${three}/build/three.core.js`, "three/webgpu": `${three}/build/three.webgpu.js` },
      ...{ "three/tsl": `${three}/build/three.tsl.js`, "three/addons/": `${three}/examples/jsm/` },
    };
    const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
    mkdirSync(join(project, "bare"));
    writeFileSync(join(project, "bare", "index.html"), page('<script type="module" src="../app.js"></script>', map));
    const visits = [
      ["bare HTML, library of another origin", `${plain.origin}/bare/`],
      ...["esbuild", "vite", "webpack"].map((name) => [name, `${plain.origin}/with-${name}/`] as const),
      ["vite, isolated", `${alone.origin}/with-vite/`],
      ...served,
    ] as const;
    for (const [name, address] of visits) {
      const tab = await browser.newPage();
      const faults: string[] = [];
      tab.on("pageerror", (error) => faults.push(error.message));
      await tab.goto(address);
      const said = await tab
        .waitForFunction(() => (globalThis as { said?: { error?: string; steps: number } }).said, null, {
          timeout: 120_000,
        })
        .catch((error: Error) => {
          throw new Error(`${name}: ${[...faults, error.message.split("\n")[0]].join("; ")}`);
        });
      const { error, ...rest } = (await said.jsonValue())!;
      if (error || rest.steps !== 3) throw new Error(`${name}: ${error ?? JSON.stringify(rest)}`);
      console.log(`${name}: ${JSON.stringify(rest)}`);
      await tab.close();
    }
  } finally {
    await browser.close();
    for (const { server } of [modules, plain, alone]) {
      server.close();
      server.closeAllConnections();
    }
  }
}

const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

async function serve(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ origin: string; server: Server }> {
  const server = createServer(({ url = "/" }, response) => {
    const path = normalize(new URL(url, "http://site").pathname);
    try {
      const bytes = readFileSync(join(folder, path.endsWith("/") ? `${path}index.html` : path));
      response.writeHead(200, {
        "content-type": TYPES[extname(path) || ".html"] ?? "application/octet-stream",
        ...headers,
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error(`the server has no port: ${address}`);
  return { origin: `http://localhost:${address.port}`, server };
}
