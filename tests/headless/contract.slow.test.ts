import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { type ErrorSummary, forceErrors, spreadTargets } from "../../bench/forceError.ts";
import { readBodies } from "../../src/data/files/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);
const adapter = process.env.ANTENNAE_ADAPTER ?? "gpu";
const EPS = 0.01;

/** What `truthOf` made, for all angles and solvers. */
const truths = new Map<number, ReturnType<typeof truthOf>>();

/** A Plummer sphere of `n` bodies in a file, and the float64 sums over it for `targets` of them. */
async function truthOf(n: number, targets: number) {
  const file = at(`p${n}.tipsy`);
  await result("model", "plummer", "--n", String(n), "--seed", "11", "--out", file);
  const { bodies } = await readBodies(readFileSync(file));
  const chosen = spreadTargets(n, targets);
  return { file, chosen, exact: directSumOver(bodies, EPS, chosen) };
}

/** Errors of `forces` on a Plummer sphere of `n` bodies, for 4096 of them. */
async function errorsOf(n: number, words: readonly string[]) {
  if (!truths.has(n)) truths.set(n, truthOf(n, 4096));
  const { file, chosen, exact } = await truths.get(n)!;
  const out = at("forces.f32");
  await result("forces", file, "--eps", String(EPS), ...words, "--out", out, "--adapter", adapter);
  const bytes = readFileSync(out);
  const forces = Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
  return forceErrors(forces, exact, chosen);
}

function expectBelow({ p50, p99 }: ErrorSummary, median: number, high: number): void {
  expect(p50).toBeLessThan(median);
  expect(p99).toBeLessThan(high);
}

// The bounds are the accuracy that is promised for Plummer spheres of these sizes.
describeGpu("the promised accuracy of forces and potentials", () => {
  it.each([
    [4096, "0.5", 1.8e-4, 1.5e-3],
    [4096, "0.75", 8e-4, 1e-2],
    [16384, "0.5", 1.8e-4, 1.5e-3],
    [16384, "0.75", 8e-4, 1e-2],
  ])("%d bodies, theta %s", async (n, theta, median, high) => {
    const errors = await errorsOf(n, ["--theta", theta]);
    expectBelow(errors.acceleration, median, high);
    expectBelow(errors.potential, median, high);
  });

  it("the direct sum is exact up to float32 rounding", async () => {
    const errors = await errorsOf(4096, ["--solver", "direct"]);
    expectBelow(errors.acceleration, 2e-6, 2e-5);
    expectBelow(errors.potential, 2e-6, 2e-5);
  });
});

describeGpu("a run", () => {
  it("keeps a Plummer sphere what it is: energy, centre of mass, half-mass radius", async () => {
    const file = at("sphere.tipsy");
    const made = await result("model", "plummer", "--n", "2048", "--seed", "5", "--out", file);
    const words = ["--dt", "0.015625", "--steps", "128", "--theta", "0.6", "--eps", String(EPS), "--adapter", adapter];
    const said = await result(
      "run",
      file,
      ...words,
      "--log",
      at("run.csv"),
      "--log-every",
      "16",
      "--out",
      at("end.tipsy"),
    );
    // The tree's energy error at theta 0.6 is a few 1e-4; a time step of 1/64 adds less.
    expect((said.energy as { largestError: number }).largestError).toBeLessThan(5e-4);
    const rows = readFileSync(at("run.csv"), "utf8").trimEnd().split("\n").slice(1);
    expect(rows.length).toBe(1 + 128 / 16);
    const last = rows.at(-1)!.split(",").map(Number);
    for (const coordinate of last.slice(-3)) expect(Math.abs(coordinate)).toBeLessThan(1e-3);
    const end = await result("info", at("end.tipsy"));
    // Two time units: no relaxation to speak of; what remains is the noise of the median radius, 1 / sqrt(2048) = 2 % of it.
    expect(Math.abs((end.halfMassRadius as number) / (made.halfMassRadius as number) - 1)).toBeLessThan(0.05);
  });
});
