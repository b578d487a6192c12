import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../bench/forceError.ts";
import type { SuggestedSettings } from "../../src/data/bodies/suggest.ts";
import { readBodies } from "../../src/data/files/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const N = 2000;
const folder = scratchFolder();
const at = (name: string) => join(folder, name);
const plummer = at("plummer.tipsy");
/** A smaller one for runs, whose steps cost SwiftShader a tenth of a second and more. */
const FEW = 600;
const small = at("small.tipsy");
const adapter = process.env.ANTENNAE_ADAPTER ?? "gpu";

beforeAll(async () => {
  await result("model", "plummer", "--n", String(N), "--seed", "3", "--out", plummer);
  await result("model", "plummer", "--n", String(FEW), "--seed", "3", "--out", small);
});

/** Little-endian float32 whatever this machine is. */
function floats(path: string): Float32Array {
  const bytes = readFileSync(path);
  return Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
}

describeGpu("forces", () => {
  // Bounds: what must be shown for Plummer spheres at theta 0.5, and float32 rounding for the direct sum.
  it.each([
    ["bonsai", 1.8e-4, 1.5e-3],
    ["direct", 2e-6, 2e-5],
  ])("%s: four numbers a body, in the file's order, close to a float64 direct sum", async (solver, p50, p99) => {
    const out = at(`${solver}.f32`);
    const said = await result(
      ...["forces", plummer, "--theta", "0.5", "--eps", "0.01", "--solver", solver, "--out", out, "--adapter", adapter],
    );
    expect(said).toMatchObject({ n: N, solver, theta: 0.5, eps: 0.01, adapter: expect.stringMatching(/\S/) });
    expect(said.ms).toBeGreaterThan(0);
    // The stamps of a device on the CPU are not the time that went by.
    expect(said.clock).toBe(/swiftshader|llvmpipe/i.test(said.adapter as string) ? "wall" : "gpu");
    if (solver === "direct") expect(said).toMatchObject({ ppPerBody: N - 1, pcPerBody: 0 });
    else expect(said.pcPerBody).toBeGreaterThan(0);
    const forces = floats(out);
    expect(forces.length).toBe(4 * N);
    const { bodies } = await readBodies(readFileSync(plummer));
    const targets = spreadTargets(N, N);
    const errors = forceErrors(forces, directSumOver(bodies, 0.01, targets), targets);
    for (const { p50: median, p99: high } of [errors.acceleration, errors.potential]) {
      expect(median).toBeLessThan(p50);
      expect(high).toBeLessThan(p99);
    }
  });
});

describeGpu("run", () => {
  it("writes the snapshots and the log that it says, and conserves energy", async () => {
    const words = ["--dt", "0.0078125", "--steps", "10", "--theta", "0.6", "--eps", "0.05", "--adapter", adapter];
    const said = await result("run", small, ...words, "--every", "4", "--out", at("s.tipsy"), "--log", at("s.csv"));
    const names = ["s.000004.tipsy", "s.000008.tipsy", "s.000010.tipsy"];
    expect(said).toMatchObject({ n: FEW, steps: 10, time: 10 / 128, snapshots: names.map(at) });
    expect(readdirSync(folder).filter((name) => name.startsWith("s."))).toEqual([...names.slice(0, 3), "s.csv"].sort());

    const [head, ...rows] = readFileSync(at("s.csv"), "utf8").trimEnd().split("\n");
    expect(head).toMatch(/^step,time,kinetic,potential,total,momentumX,/);
    const table = rows.map((row) => row.split(",").map(Number));
    expect(table.map((row) => row[0])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const row of table) {
      expect(row.length).toBe(head!.split(",").length);
      expect(row[1]).toBeCloseTo(row[0]! / 128, 12);
      expect(row[4]).toBeCloseTo(row[2]! + row[3]!, 6);
      // A leapfrog step of 1/128 is far below the crossing time; the tree's own error at theta 0.6 leads.
      expect(Math.abs(row[4]! / table[0]![4]! - 1)).toBeLessThan(5e-4);
    }
    const last = await result("info", at("s.000010.tipsy"));
    expect(last).toMatchObject({ n: FEW, time: 10 / 128 });
    // Bodies at 0.5 a time unit move a few hundredths in 10 / 128.
    const { bodies: before } = await readBodies(readFileSync(small));
    const { bodies: after } = await readBodies(readFileSync(at("s.000010.tipsy")));
    const moved = after.position.map((x, i) => Math.abs(x - before.position[i]!));
    expect(moved.some((d) => d > 0.01)).toBe(true);
    expect(moved.every((d) => d < 0.5)).toBe(true);
  });

  it("writes one snapshot, under its own name, without --every, and suggests what was not said", async () => {
    const { code, out, err } = await cli(
      "run",
      plummer,
      "--steps",
      "2",
      "--adapter",
      adapter,
      "--out",
      at("last.tipsy"),
    );
    expect({ code, snapshots: JSON.parse(out).snapshots }).toEqual({ code: 0, snapshots: [at("last.tipsy")] });
    const { softening, timestep } = (await result("info", plummer)).suggested as SuggestedSettings;
    for (const { reason } of [softening, timestep]) expect(err).toContain(reason);
    expect((await result("info", at("last.tipsy"))).time).toBeCloseTo(2 * timestep.value, 6);
  });
});

describeGpu("bench", () => {
  it("times the stages of a step", async () => {
    const words = ["--n", "500", "--theta", "0.7", "--eps", "0.01", "--steps", "2", "--warm-up", "1"];
    const said = await result("bench", "--model", "plummer", ...words, "--adapter", adapter);
    expect(said).toMatchObject({ n: 500, model: "plummer", steps: 2 });
    const stages = said.stages as Record<string, number> | null;
    if (said.clock === "gpu") {
      expect(Object.keys(stages!)).toEqual(expect.arrayContaining(["sort", "walk"]));
      expect(said.walkMs).toBe(stages!.walk);
    }
    expect(said.stepMs).toBeGreaterThan(0);
    expect(said.ppPerBody).toBeGreaterThan(0);
  });
});

describeGpu("race", () => {
  it("has rows of both engines, each with its adapter, that err alike", async () => {
    const words = ["--eps", "0.01", "--solvers", "bonsai", "--theta", "0.5", "--engines", "cpu,gpu", "--steps", "1"];
    const { rows } = (await result("race", plummer, ...words, "--adapter", adapter)) as unknown as {
      rows: {
        engine: string;
        adapter: string;
        solver: string;
        theta: number;
        wallMs: number;
        error: { p99: number };
      }[];
    };
    expect(rows.map(({ engine, solver, theta }) => [engine, solver, theta])).toEqual([
      ["gpu", "bonsai", 0.5],
      ["cpu", "bonsai", 0.5],
    ]);
    expect(rows[0]!.adapter).not.toBe(rows[1]!.adapter);
    expect(rows[1]!.adapter).toContain("threads");
    for (const { wallMs, error } of rows) {
      expect(wallMs).toBeGreaterThan(0);
      expect(error.p99).toBeLessThan(1.5e-3);
    }
  });
});

describeGpu("--adapter", () => {
  it("names the adapters there are when none fits, in one line, and leaves no file", async () => {
    const words = ["forces", plummer, "--eps", "0.1", "--adapter", "no such thing", "--out", at("none.f32")];
    const { code, out, err } = await cli(...words);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err.trimEnd().split("\n").at(-1)).toMatch(/^antennae forces: no adapter's name contains "no such thing"/);
    expect(readdirSync(folder)).not.toContain("none.f32");
  });
});
