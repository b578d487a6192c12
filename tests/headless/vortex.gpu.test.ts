import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readElements } from "../../src/data/vortices/files/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { inducedBy, velocityError } from "../reference/vortexFlow.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);

/** The complaint about a command line that has to fail. */
async function refused(...words: string[]): Promise<string> {
  const { code, out, err } = await cli(...words);
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err.trimEnd().split("\n").at(-1)).toMatch(/^antennae /);
  return err;
}

describeGpu("vortex", () => {
  it("makes a model, and writes velocities and gradients, twelve numbers an element in the file's order", async () => {
    const file = at("cube.tab");
    const made = await result("vortex", "model", "random-cube", "--n", "300", "--seed", "4", "--out", file);
    expect(made).toMatchObject({ model: "random-cube", n: 300, seed: 4, format: "table", time: 0 });
    const exact = inducedBy((await readElements(readFileSync(file))).elements);
    for (const solver of ["direct", "tree"]) {
      const out = at(`${solver}.f32`);
      const told = await result("vortex", "velocity", file, "--solver", solver, "--theta", "0.3", "--out", out);
      expect(told).toMatchObject({ n: 300, numbers: 12, solver, theta: 0.3 });
      const bytes = readFileSync(out);
      const found = new Float32Array(bytes.buffer, bytes.byteOffset, 3600);
      const { velocity, gradient } = velocityError(found, exact);
      expect(velocity).toBeLessThan(solver === "direct" ? 1e-5 : 2e-3);
      expect(gradient).toBeLessThan(solver === "direct" ? 1e-5 : 2e-3);
    }
  });

  it("runs a ring, with snapshots, a log and a step of its own choice", async () => {
    const [file, log] = [at("ring.npy"), at("ring.csv")];
    await result("vortex", "model", "ring", "--set", "layers=0", "core=0.2", "--out", file);
    const words = ["--solver", "direct", "--steps", "6", "--every", "4", "--out", at("ring.hdf5"), "--log", log];
    const ran = await result("vortex", "run", file, ...words);
    expect(ran).toMatchObject({
      steps: 6,
      stretching: "classical",
      snapshots: [at("ring.000004.hdf5"), at("ring.000006.hdf5")],
    });
    const rows = readFileSync(log, "utf8").trimEnd().split("\n");
    expect(rows).toHaveLength(8);
    expect(rows[0]).toMatch(/^step,time,elements,.*impulseZ.*energy,enstrophy,helicity,circulation1,radius1,height1$/);
    const { elements } = await readElements(readFileSync(at("ring.000006.hdf5")));
    expect(elements.time).toBeCloseTo(ran.time as number, 12);
    expect(elements.position[2]).toBeGreaterThan(0);
  });

  it("runs a ring on its lines, which files in HDF5 know", async () => {
    const [file, table] = [at("lines.hdf5"), at("lines.tab")];
    for (const out of [file, table])
      await result("vortex", "model", "ring", "--set", "layers=0", "core=0.4", "--out", out);
    const words = ["--solver", "direct", "--steps", "4", "--dt", "0.25", "--stretching", "lines"];
    const ran = await result("vortex", "run", file, ...words);
    expect(ran).toMatchObject({ stretching: "lines", relaxation: 0 });
    const [first, end] = [ran.first, ran.end] as { circulation: number[]; impulse: number[] }[];
    expect(Math.abs(end!.circulation[0]! / first!.circulation[0]! - 1)).toBeLessThan(3e-7);
    expect(Math.abs(end!.impulse[2]! / first!.impulse[2]! - 1)).toBeLessThan(1e-5);
    expect(await refused("vortex", "run", table, ...words)).toContain("not known on which lines");
  });

  it("runs with viscosity on a lattice: enstrophy falls, impulse stays", async () => {
    const file = at("thick.tab");
    await result("vortex", "model", "ring", "--set", "layers=0", "core=0.5", "--out", file);
    const lattice = ["--remesh", "2", "--spacing", "0.4", "--least", "1e-3"];
    const ran = await result("vortex", "run", file, "--steps", "2", "--dt", "0.1", "--viscosity", "0.1", ...lattice);
    const [first, end] = [ran.first, ran.end] as { enstrophy: number; impulse: number[]; n: number }[];
    expect(end!.enstrophy).toBeLessThan(0.97 * first!.enstrophy);
    expect(end!.impulse[2]! / first!.impulse[2]!).toBeCloseTo(1, 2);
    // Elsewhere cores spread.
    const spread = await result("vortex", "run", file, "--steps", "2", "--dt", "0.1", "--viscosity", "0.1");
    expect((spread.end as { enstrophy: number }).enstrophy).toBeLessThan(0.97 * first!.enstrophy);
  });

  it("says in one line what is wrong, and which kind a file is of", async () => {
    const vortices = at("few.tab");
    const bodies = at("few.tipsy");
    await result("vortex", "model", "random-cube", "--n", "20", "--out", vortices);
    await result("model", "plummer", "--n", "20", "--out", bodies);
    expect(await refused("info", vortices)).toContain("holds vortex elements");
    expect(await refused("convert", vortices, at("x.tipsy"))).toContain("holds vortex elements");
    expect(await refused("forces", vortices, "--eps", "0", "--out", at("x.f32"))).toContain("holds vortex elements");
    expect(await refused("vortex", "velocity", bodies, "--out", at("x.f32"))).toContain("holds bodies (Tipsy)");
    expect(await refused("vortex", "model", "rings", "--out", at("x.tab"))).toContain('no model "rings"');
    expect(await refused("vortex", "model", "ring", "--out", at("x.tipsy"))).toContain("no format of vortex elements");
    expect(await refused("vortex")).toContain("vortex model");
    writeFileSync(at("one.tab"), "0 0 0 1 1 1 1\n");
    expect(await refused("vortex", "run", at("one.tab"), "--steps", "1")).toContain("1 vortex element");
    expect(await refused("vortex", "velocity", at("none.tab"), "--out", at("x.f32"))).toContain("no such file");
  });
});
