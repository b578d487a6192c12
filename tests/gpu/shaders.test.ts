import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { expand } from "../../src/gpu/expand.ts";
import { STAGES } from "../../src/gpu/shaders.gen.ts";
import { place, wgslOf } from "../../src/gpu/source.ts";

const root = resolve(import.meta.dirname, "../..");
const GENERATOR = "tools/compileShaders.ts";
const MADE = ["src/gpu/shaders.gen.ts", "src/gpu/shaderText.gen.ts", "src/gpu/shaderText"];
const EXPAND = "src/gpu/expand.ts";

/** Runs the generator of a project; resolves to its exit code and what it said on standard error. */
function generate(project: string, ...words: string[]): Promise<{ code: number; err: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ["--import", "tsx", GENERATOR, ...words], { cwd: project }, (error, _, err) => {
      done({ code: error ? Number(error.code) : 0, err });
    });
  });
}

const copy = mkdtempSync(join(tmpdir(), "antennae-"));
afterAll(() => rmSync(copy, { recursive: true }));

it("the generated shaders are what the WGSL says: otherwise run `npm run shaders`", async () => {
  expect(await generate(root, "--check")).toEqual({ code: 0, err: "" });
});

it("numbers come out as the WGSL has them", () => {
  const { FAULT_OVERFLOW, ...faults } = CONSTANTS.status;
  const { FAULT_NODES, FAULT_GROUPS, FAULT_LISTS, FAULT_BINS, FAULT_GAS, FAULT_PARTS } = faults;
  expect(FAULT_OVERFLOW).toBe(FAULT_NODES | FAULT_GROUPS | FAULT_LISTS | FAULT_BINS | FAULT_GAS | FAULT_PARTS);
  expect(CONSTANTS.link.LINK_LEAF).toBe(2 ** 31);
  expect(CONSTANTS.criterion.FAR_OVERFLOW).toBe(1e-8);
  // A literal, a constant of the stage, an override.
  const threads = (["build/keys", "build/rootCube", "build/moments"] as const).map((stage) => STAGES[stage].threads);
  expect(threads).toEqual([256, CONSTANTS.samples.SAMPLES, 0]);
});

it("a stage's text is that of its files, each once, and its lines know where they stand", async () => {
  const files: Record<string, string> = {
    "force/a/walk.wgsl": "one\n#import near\n#import far\n#import near\ntwo",
    "force/a/shared/near.wgsl": "near\n#import far",
    "shared/far.wgsl": "far",
  };
  const lines = expand("force/a/walk.wgsl", (path) => files[path]);
  expect(lines.map(({ text, file, number }) => `${text} ${file}:${number}`)).toEqual([
    "one force/a/walk.wgsl:1",
    "near force/a/shared/near.wgsl:1",
    "far shared/far.wgsl:1",
    "two force/a/walk.wgsl:5",
  ]);
  expect(() => expand("force/a/none.wgsl", (path) => files[path])).toThrow("there is no shaders/force/a/none.wgsl");

  const text = (await wgslOf("integrate/kick")).split("\n");
  const main = text.findIndex((line) => line.startsWith("fn main("));
  const [, path, number] = /^(.*):(\d+)$/.exec(await place("integrate/kick", false, main + 1))!;
  expect(readFileSync(join(root, path!), "utf8").split("\n")[Number(number) - 1]).toMatch(/^fn main\(/);
});

it("a run by the default solver and integrator needs the text of one part", async () => {
  const parts = ["build/moments", "force/adaptive/walkAdaptive", "integrate/kick", "measure/totals"];
  for (const name of parts) expect(STAGES[name as keyof typeof STAGES], name).not.toHaveProperty("part");
  expect(STAGES["force/bonsai/walk" as keyof typeof STAGES]).toHaveProperty("part", "solvers");
  expect(STAGES["gas/cool" as keyof typeof STAGES]).toHaveProperty("part", "gas");
});

it("a shader that changed since is noticed, and making it again mends it", async () => {
  for (const folder of ["shaders", "src/headless", "src/gpu"]) mkdirSync(join(copy, folder), { recursive: true });
  for (const path of ["shaders", GENERATOR, EXPAND, ...MADE, "package.json"])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const shader = join(copy, "shaders/integrate/kick.wgsl");
  writeFileSync(shader, readFileSync(shader, "utf8").replace("0.5 * params.closingKick", "0.25 * params.closingKick"));
  const stale = await generate(copy, "--check");
  expect(stale.code).toBe(1);
  expect(stale.err).toContain("shaderText/base.gen.ts is stale: run `npm run shaders`");
  expect((await generate(copy)).code).toBe(0);
  expect((await generate(copy, "--check")).code).toBe(0);
  expect(readFileSync(join(copy, "src/gpu/shaderText/base.gen.ts"), "utf8")).toContain("0.25*params.closingKick");
});

it("a shader with an unknown import is named", async () => {
  writeFileSync(join(copy, "shaders/integrate/kick.wgsl"), "// kick\n#import nothing\n");
  const { code, err } = await generate(copy);
  expect(code).toBe(1);
  expect(err).toMatch(/shaders\/integrate\/kick\.wgsl: .*nothing/);
});
