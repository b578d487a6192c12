import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { asWords } from "../../src/headless/potentials.ts";
import { choiceOf } from "../../src/physics/external/choice.ts";
import type { OwnField } from "../../src/physics/external/potential.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);
const RUN = ["--dt", "0.0078125", "--steps", "16", "--eps", "0.05", "--threads", "2"];
const CPU = ["--engine", "cpu"];
const WGSL = "fn ownField(x: vec3f, time: f32) -> vec4f { return vec4f(-x, 0.5 * dot(x, x)); }\n";
const FIELD = `
export function ownField(x: number, y: number, z: number): number[] {
  const half = (a: number) => 0.5 * a * a;
  return [-x, -y, -z, half(x) + half(y) + half(z)];
}
`;

beforeAll(async () => {
  await result("model", "plummer", "--n", "512", "--seed", "5", "--out", at("sphere.tipsy"));
  writeFileSync(at("spring.ts"), FIELD);
  writeFileSync(at("pair.ts"), FIELD);
  writeFileSync(at("pair.wgsl"), WGSL);
  writeFileSync(at("shader.wgsl"), WGSL);
  writeFileSync(at("bare.mjs"), "export const field = 1;\n");
  writeFileSync(at("wrong.mjs"), "export const ownField = (x, y, z) => [x, y, z, 0.5 * (x * x + y * y + z * z)];\n");
});

it("a field stands in a file, and its energy in the log", async () => {
  const log = at("log.csv");
  const said = await result(
    "run",
    at("sphere.tipsy"),
    ...RUN,
    "--potential",
    `${at("spring.ts")}:x=0.5,vx=0.1`,
    "--log",
    log,
  );
  expect((said.energy as { external: number }).external).toBeGreaterThan(0);
  expect((await cli("run", at("sphere.tipsy"), ...RUN, ...CPU, "--potential", at("spring.ts"))).err).toContain(
    `own field: ${at("spring.ts")}, on the processor alone`,
  );
});

it("its other half is beside it, and it acts with others", async () => {
  for (const file of ["pair.ts", "pair.wgsl"]) {
    const words = ["--potential", at(file), "--potential", "plummer:mass=0.1"];
    const { code, err } = await cli("run", at("sphere.tipsy"), ...RUN, ...CPU, ...words);
    expect(err).toContain(`own field: ${at("pair.ts")} and ${at("pair.wgsl")}\n`);
    expect(code).toBe(0);
  }
});

it("several GPUs together have none", async () => {
  const words = ["--potential", "plummer:mass=0.1", "--gpus", "2"];
  const { code, err } = await cli("run", at("sphere.tipsy"), ...RUN, ...words);
  expect(err).toMatch(/2 GPUs together have no external potentials yet; leave --gpus out$/m);
  expect(code).toBe(1);
});

it("the step that it suggests is that of the named field of this formula", async () => {
  // A spring: all turn alike, by one radian per time.
  const words = ["--steps", "1", "--eps", "0.05", "--engine", "cpu", "--potential", `${at("spring.ts")}`];
  const { dt } = await result("run", at("sphere.tipsy"), ...words);
  expect(dt as number).toBeLessThanOrEqual(1 / 32 + 1e-6);
});

it("other formulas are other words, by which a run that is gone on with is told from another", () => {
  const field = (k: number) =>
    choiceOf("own", {}, { field: new Function("x", `return [-${k} * x, 0, 0, 0]`) as OwnField });
  expect(asWords([field(1)])).toBe(asWords([field(1)]));
  expect(asWords([field(1)])).not.toBe(asWords([field(2)]));
});

it.each([
  ["nowhere.ts", "cpu", /--potential .*nowhere\.ts: there is no such file/],
  ["bare.mjs", "cpu", /bare\.mjs exports no function ownField; it must: export function ownField/],
  ["wrong.mjs", "cpu", /the own field in TypeScript pulls by .*; check signs and factors of both/],
  ["shader.wgsl", "cpu", /the own field is in WGSL alone, so it acts on a GPU alone/],
  ["spring.ts:spin=2", "cpu", /an own field has no parameter "spin"; it has: pattern/],
  ["spring.ts:pattern=x", "cpu", /pattern=x is not a number/],
  ["spring.ts", "gpu", /the own field has no WGSL, so it acts on the processor alone; give `wgsl` too for a GPU/],
])("refuses %s", async (file, engine, line) => {
  const { code, err } = await cli("run", at("sphere.tipsy"), ...RUN, "--potential", at(file), "--engine", engine);
  expect(code).toBe(1);
  expect(err.trimEnd().split("\n").at(-1)).toMatch(line);
});
