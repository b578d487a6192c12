import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../bench/forceError.ts";
import { readBodies } from "../../src/data/files/index.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);
const CPU = ["--engine", "cpu", "--threads", "2", "--solver", "bonsai"];

beforeAll(async () => {
  await result("model", "plummer", "--n", "2048", "--seed", "5", "--out", at("sphere.tipsy"));
});

it("forces --engine cpu are those of Bonsai's criterion, and the JSON says what computed them", async () => {
  const words = ["--theta", "0.5", "--eps", "0.01", ...CPU, "--out", at("forces.f32")];
  const said = await result("forces", at("sphere.tipsy"), ...words);
  expect(said).toMatchObject({ n: 2048, engine: "cpu", clock: "wall", fellBack: false });
  expect(said.adapter).toContain("threads: 2");
  const bytes = readFileSync(at("forces.f32"));
  const forces = Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
  const { bodies } = await readBodies(readFileSync(at("sphere.tipsy")));
  const targets = spreadTargets(2048, 2048);
  const { acceleration } = forceErrors(forces, directSumOver(bodies, 0.01, targets), targets);
  expect(acceleration.p50).toBeLessThan(1.8e-4);
  expect(acceleration.p99).toBeLessThan(1.5e-3);
});

it("run --engine cpu keeps the energy and writes snapshots", async () => {
  const words = [
    "--dt",
    "0.0078125",
    "--steps",
    "32",
    "--every",
    "16",
    "--eps",
    "0.05",
    ...CPU,
    "--out",
    at("out.tipsy"),
  ];
  const said = await result("run", at("sphere.tipsy"), ...words);
  expect((said.energy as { largestError: number }).largestError).toBeLessThan(5e-4);
  expect(said.snapshots).toEqual([at("out.000016.tipsy"), at("out.000032.tipsy")]);
  expect(said.engine).toBe("cpu");
});

it("bench --engine cpu times the stages by the wall clock", async () => {
  const words = ["--model", "plummer", "--n", "1000", "--theta", "0.6", "--eps", "0.01", "--steps", "3", ...CPU];
  const said = await result("bench", ...words);
  expect(said).toMatchObject({ n: 1000, engine: "cpu", clock: "wall" });
  expect(Object.keys(said.stages as object)).toEqual(
    expect.arrayContaining(["kickDrift", "bounds", "keys", "sort", "reorder", "topology", "moments", "walk", "kick"]),
  );
});

it.each([
  ["cpu", ["--kernel", "spline"], 'kernel = "spline": the processor engine softens by "plummer"; choose that one'],
  ["tpu", [], '"tpu" is not known; it is one of gpu, cpu'],
])("forces --engine %s %o says in one line what it can't", async (engine, more, message) => {
  const words = ["--theta", "0.5", "--eps", "0.01", "--engine", engine, ...more, "--out", at("none.f32")];
  const { code, out, err } = await cli("forces", at("sphere.tipsy"), ...words);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(message);
  expect(err.trim().split("\n").at(-1)).toContain(message);
});
