import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Metafile } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLibrary, REPORT, reportNow } from "../../tools/library/build.ts";
import { ENTRIES } from "../../tools/library/bundle.ts";
import { report } from "../../tools/library/report.ts";
import { sizes } from "../../tools/library/sizes.ts";

const folder = mkdtempSync(join(tmpdir(), "antennae-package-"));
const built = join(folder, "node_modules", "antennae");
let metafile: Metafile;

beforeAll(async () => {
  mkdirSync(join(folder, "node_modules"));
  metafile = await buildLibrary(built);
  symlinkSync(resolve("node_modules/three"), join(folder, "node_modules", "three"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a program prints that stands beside node_modules/antennae. */
function run(program: string): unknown {
  const file = join(folder, "program.mjs");
  writeFileSync(file, program);
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: "utf8", cwd: folder }));
}

it("its public surface is the one that the report says (npm run build:library -- --report)", () => {
  expect(reportNow()).toBe(readFileSync(REPORT, "utf8"));
});

it("the report sees through lists of exports, and shows what a declaration leads to", () => {
  const files = new Map([
    ["library/index.d.ts", 'export * from "./a.js";\nexport { B as C } from "./a.js";'],
    [
      "library/a.d.ts",
      '/** Why. */\nexport interface A {\n    b: B;\n}\nexport type B = D;\nimport type { D } from "./d.js";',
    ],
    ["library/d.d.ts", "export interface D {\n    /** x */\n    x: number;\n}\nexport type Other = 1;"],
  ]);
  const text = report(files, { index: "library/index.d.ts" });
  expect(text).toContain("A, B, C");
  expect(text).toContain("interface A {\n  b: B;\n}\ntype B = D;\ninterface D {\n  x: number;\n}");
  expect(text).not.toMatch(/Other|Why/);
});

it("each entry keeps within its limit", async () => {
  const rows = await sizes(built, metafile);
  for (const { entry, bytes, limit } of rows) if (limit) expect(bytes, entry).toBeLessThan(limit);
  expect(rows.filter(({ limit }) => limit).length).toBeGreaterThan(3);
  // It counts what is loaded, and not what waits for the first file.
  expect(rows.find(({ entry }) => entry === "index with a GPU")!.bytes).toBeGreaterThan(50_000);
});

it("its links lead to what travels with it: the reference, the public surface, the examples", () => {
  const text = (name: string) => readFileSync(join(built, name), "utf8");
  const links = [...(text("README.md") + text("REFERENCE.md")).matchAll(/\]\((?!https:)([^)#]+)/g)].map(
    ([, to]) => to!,
  );
  expect(new Set(links)).toEqual(new Set(["REFERENCE.md", "library-api.txt", "examples/"]));
  for (const to of links) expect(readdirSync(built)).toContain(to.replace("/", ""));
  // The import map of a page without a bundler leads to files.
  const map = JSON.parse(/importmap">([\s\S]*?)<\/script>/.exec(text("README.md"))![1]!) as {
    imports: Record<string, string>;
  };
  for (const file of Object.values(map.imports))
    expect(existsSync(file.replace("./node_modules/antennae", built).replace("./", "")), file).toBe(true);
  for (const known of [
    "| `theta` | `0.6` |",
    "`miyamoto-nagai`",
    "antennae",
    "interface RunResult",
    "interface Profile",
  ])
    expect(text("REFERENCE.md")).toContain(known);
});

it("an entry is loaded without a page, a GPU or a process, and does nothing to what is there", () => {
  const named = run(`
    const before = Object.getOwnPropertyNames(globalThis);
    delete globalThis.process;
    const entries = await Promise.all(${JSON.stringify(ENTRIES)}.map((name) => import(name === "index" ? "antennae" : "antennae/" + name)));
    const more = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name) && name !== "__THREE__");
    console.log(JSON.stringify([more, entries.map((names) => Object.keys(names).length > 0)]));
  `);
  expect(named).toEqual([[], ENTRIES.map(() => true)]);
});

it("runs in Node.js on the processor in threads of its own, and the program ends although it closes nothing", () => {
  const said = run(`
    import { Simulation, plummer, read } from "antennae";
    const sim = await Simulation.create(plummer({ n: 2048, seed: 1 }), { timestep: 1 / 128, softening: 0.01, backend: "cpu", threads: 2 });
    await sim.run({ steps: 10 });
    const { kinetic, potential, total } = await sim.energies();
    await sim.run({ until: 0.25, every: 0.125, heartbeat: async (s) => { if ((await s.energies()).total > 0) s.stop("unbound"); } });
    const rho = await sim.read("density");
    sim.set({ theta: 0.75 });
    await sim.add(plummer({ n: 1024, seed: 2 }), { at: [4, 0, 0], velocity: [0, 0.5, 0] });
    await sim.save("out.hdf5");
    const { bodies } = await read("out.hdf5");
    console.log(JSON.stringify({ total, machine: sim.machine, time: sim.time, rho: rho.length, count: bodies.count, gpu: sim.gpu }));
  `) as Record<string, unknown>;
  expect(said).toMatchObject({ machine: "processor, threads: 2", time: 0.25, rho: 2048, count: 3072, gpu: null });
  expect(said.total).toBeCloseTo(-0.25, 1);
});

it("the guide's first program runs as it says, and keeps its energy", () => {
  const [, code] = /```js\n\/\/ first\.mjs\n([\s\S]*?)```/.exec(readFileSync("docs/guide/library.md", "utf8"))!;
  const { time, error, machine } = run(code!) as { time: number; error: number; machine: string };
  expect(time).toBe(1);
  expect(machine).toMatch(/^processor, threads: \d+$/);
  expect(Math.abs(error)).toBeGreaterThan(0);
  expect(Math.abs(error)).toBeLessThan(1e-3);
  expect(readdirSync(folder)).toContain("first.tipsy");
});

it("holds nothing that only this machine has, and no import that a bundler for browsers can't follow", () => {
  for (const name of readdirSync(built, { recursive: true }) as string[]) {
    if (!name.endsWith(".js")) continue;
    const text = readFileSync(join(built, name), "utf8");
    expect(text.includes(process.cwd()), name).toBe(false);
    const imports = [...text.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*"([^"\n]+)"/g)].map(([, target]) => target!);
    for (const target of imports) expect(target, name).toMatch(/^\.\.?\/|^three(\/|$)/);
  }
});
