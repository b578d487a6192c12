import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withVelocities } from "../../src/data/bodies/comoving.ts";
import { NBODY_UNITS } from "../../src/data/bodies/units.ts";
import { readBodiesFile, writeBodiesFile } from "../../src/headless/files.ts";
import { ewaldForces } from "../../src/physics/cosmology/ewald.ts";
import { dataPath } from "../dataFiles.ts";
import { clusteredBox } from "../engine/processor/boxes.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);

/** Where there is no graphics card WebGPU takes a hundred times as long. */
const CPU = ["--engine", "cpu"] as const;

describe("an expanding universe on the command line", () => {
  it("is made, runs to today, has haloes and a power spectrum", async () => {
    const made = await result("cosmo", "ic", "--n", "16", "--side", "50", "--seed", "3", "--out", at("ic.hdf5"));
    expect(made).toMatchObject({ n: 4096, time: 0.02, seed: 3, order: 2, format: "gadget-hdf5" });
    const run = await result(
      "run",
      ...CPU,
      at("ic.hdf5"),
      "--steps",
      "120",
      "--eps",
      "200",
      "--out",
      at("today.hdf5"),
      "--log",
      at("log.csv"),
    );
    expect(run).toMatchObject({ n: 4096, steps: 120, engine: "cpu", snapshots: [at("today.hdf5")] });
    expect(run.time).toBeCloseTo(1, 6);
    expect(readFileSync(at("log.csv"), "utf8").trim().split("\n").length).toBe(122);
    const info = await result("info", at("today.hdf5"));
    expect(info.time).toBeCloseTo(1, 6);
    const found = await result("cosmo", "fof", at("today.hdf5"), "--least", "10", "--out", at("haloes.csv"));
    const { haloes, largest, massFunction } = found as {
      haloes: number;
      largest: { bodies: number; mass: number }[];
      massFunction: { found: number; tinker: number }[];
    };
    expect(haloes).toBeGreaterThan(10);
    expect(largest[0]!.mass / largest[0]!.bodies).toBeCloseTo((made.bodyMass as { min: number }).min, 1);
    expect(massFunction[0]!.found).toBe(haloes);
    // The box is small and coarse: as many as theory says to a factor of two.
    expect(haloes / massFunction[0]!.tinker).toBeGreaterThan(0.5);
    expect(haloes / massFunction[0]!.tinker).toBeLessThan(2);
    expect(readFileSync(at("haloes.csv"), "utf8").trim().split("\n").length).toBe(haloes + 1);
    const bins = async (name: string) => {
      const { bins: all } = await result("cosmo", "power", at(name), "--grid", "16");
      return (all as { k: number; power: number; linear: number }[]).slice(0, 3);
    };
    const [first, last] = [await bins("ic.hdf5"), await bins("today.hdf5")];
    first.forEach(({ power, linear }, i) => {
      // The same few waves at both times: the largest grow as linear theory says.
      const growth = last[i]!.power / power / (last[i]!.linear / linear);
      expect(growth).toBeGreaterThan(i === 0 ? 0.9 : 0.7);
      expect(growth).toBeLessThan(i === 0 ? 1.1 : 1.3);
    });
  });

  it("begins in a glass and with inverted waves where that is asked for", async () => {
    const plain = await result("cosmo", "ic", "--n", "8", "--order", "1", "--out", at("plain.hdf5"));
    expect(plain).toMatchObject({ glass: false, inverted: false });
    const inverted = await result(
      "cosmo",
      "ic",
      "--n",
      "8",
      "--order",
      "1",
      "--inverted",
      "--out",
      at("inverted.hdf5"),
    );
    expect(inverted).toMatchObject({ glass: false, inverted: true, n: 512 });
    const inGlass = await result("cosmo", "ic", "--n", "8", "--glass", "--out", at("glass.hdf5"));
    expect(inGlass).toMatchObject({ glass: true, n: 512 });
    const report = { say: () => {}, progress: () => {} };
    const [a, b] = [await readBodiesFile(at("plain.hdf5"), report), await readBodiesFile(at("inverted.hdf5"), report)];
    for (let i = 0; i < 1536; i += 101) expect(b.bodies.velocity[i]! / a.bodies.velocity[i]!).toBeCloseTo(-1, 3);
  });

  it("has the same velocities in GADGET's older format", async () => {
    await result("cosmo", "ic", "--n", "8", "--out", at("a.hdf5"));
    await result("convert", at("a.hdf5"), at("a.g2"), "--format", "gadget");
    const [before, after] = [await result("info", at("a.hdf5")), await result("info", at("a.g2"))];
    expect(after).toMatchObject({ n: 512, time: 0.02, kinetic: before.kinetic, centreOfMass: before.centreOfMass });
    const run = await result("run", ...CPU, at("a.g2"), "--steps", "2", "--dt", "0.01");
    expect(run.redshift).toBeGreaterThan(40);
  });

  it("runs a Tipsy file of PKDGRAV's units, where the box is 1 wide about the origin, G is 1 and velocities are canonical momenta", async () => {
    await result("cosmo", "ic", "--n", "8", "--side", "20", "--redshift", "9", "--out", at("b.hdf5"));
    const report = { say: () => {}, progress: () => {} };
    const { bodies } = await readBodiesFile(at("b.hdf5"), report);
    const { side, omegaM } = bodies.comoving!;
    const { comoving: _, ...tipsy } = {
      ...withVelocities(bodies, -1),
      mass: bodies.mass.map(() => omegaM / bodies.count),
      position: bodies.position.map((x) => x / side - 0.5),
      units: NBODY_UNITS,
    };
    // Times of 1/H0 are 10 kpc/h / (km/s) there, and the root of 3 / (8 pi) here.
    const speed = Math.sqrt((8 * Math.PI) / 3) / 0.1 / side;
    tipsy.velocity = tipsy.velocity.map((v) => v * speed);
    await writeBodiesFile(at("b.tipsy"), tipsy, "tipsy");
    const steps = ["--steps", "5", "--until", "0.3"];
    await result("run", ...CPU, at("b.hdf5"), ...steps, "--out", at("b2.hdf5"));
    const asked = ["--periodic", "1", "--cosmology", `omegaM=${omegaM}`, "--out", at("b2.tipsy")];
    await result("run", ...CPU, at("b.tipsy"), ...steps, ...asked);
    const [one, other] = [await readBodiesFile(at("b2.hdf5"), report), await readBodiesFile(at("b2.tipsy"), report)];
    expect(other.bodies.time).toBeCloseTo(0.3, 6);
    let moved = 0;
    for (let i = 0; i < 3 * bodies.count; i++) {
      const apart = one.bodies.position[i]! / side - 0.5 - other.bodies.position[i]!;
      expect(Math.abs(apart - Math.round(apart))).toBeLessThan(1e-4);
      const since = (one.bodies.position[i]! - bodies.position[i]!) / side;
      moved = Math.max(moved, Math.abs(since - Math.round(since)));
    }
    expect(moved).toBeGreaterThan(0.01);
  });

  it.for([
    // Its lengths are per h by their attributes, its masses by the header's table, which has none.
    ["gadget4_lcdm_gas_z0.hdf5", 65_536, 0, true],
    // Two parts, each with half of the matter.
    ["gadget2fmt_test_g2_snap.0", 8192, 2.6, true],
  ] as const)("goes on from another code's %s", { timeout: 240_000 }, async ([name, n, redshift, heated], { skip }) => {
    const file = dataPath(name) ?? skip("data files are missing");
    const { code, out, err } = await cli("run", ...CPU, file, "--steps", "1", "--dt", "0.001");
    expect(err.includes("bodies of gas flow without cooling; --gas cools"), err).toBe(heated);
    expect(code).toBe(0);
    const run = JSON.parse(out);
    expect(run).toMatchObject({ n, steps: 1, engine: "cpu" });
    expect(Math.abs((run.redshift as number) - redshift)).toBeLessThan(0.01);
  });

  it("lets gas cool where that is asked for, and makes no stars of it", async () => {
    await result("cosmo", "ic", "--n", "4", "--side", "5", "--gas", "--out", at("gas.gadget"));
    const run = ["run", ...CPU, at("gas.gadget"), "--steps", "1", "--dt", "0.01", "--gas"];
    const { code, err } = await cli(...run, "cools");
    expect(code, err).toBe(0);
    expect(err).toContain("64 bodies of gas cool.");
    const refused = await cli(...run, "stars");
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("--gas stars: gas in an expanding box cools, but becomes no stars; choose cools");
  });

  it("has periodic forces", async () => {
    const bodies = clusteredBox(3000);
    await writeBodiesFile(at("box.tipsy"), bodies, "tipsy");
    const words = ["--periodic", "100", "--theta", "0.6", "--eps", "0.2", "--out", at("box.f32")];
    expect(await result("forces", at("box.tipsy"), ...CPU, ...words)).toMatchObject({ periodic: 100, engine: "cpu" });
    const bytes = readFileSync(at("box.f32"));
    const found = new Float32Array(bytes.buffer, bytes.byteOffset, 12_000);
    const targets = Array.from({ length: 100 }, (_, k) => 30 * k);
    const exact = ewaldForces({ side: 100, mass: bodies.mass, position: bodies.position, softening: 0.2 }, targets);
    const errors = targets.map((target, k) => {
      const off = [0, 1, 2].map((c) => found[4 * target + c]! - exact[4 * k + c]!);
      return Math.hypot(...off) / Math.hypot(...exact.subarray(4 * k, 4 * k + 3));
    });
    expect(errors.toSorted((a, b) => a - b)[50]).toBeLessThan(5e-4);
  });

  it.each([
    [
      ["run", "ic.hdf5", "--cosmology", "omegaM=0.5", "--out", "x.hdf5"],
      /are 0\.309 of the critical density, and omegaM is 0\.5/,
    ],
    [
      ["run", "ic.hdf5", "--until", "0.01"],
      /--until 0\.01: of an expanding run that is a scale factor above 0\.0(2|19)/,
    ],
    [["run", "ic.hdf5", "--gpus", "2"], /2 GPUs together have no periodic box yet; leave --gpus out/],
    [["run", "ic.hdf5", "--resume", "--out", "x.hdf5"], /an expanding run can't be gone on with yet/],
    [["run", "ic.hdf5", ...CPU, "--solver", "bonsai"], /a periodic box is walked by adaptive/],
    [["cosmo", "ic", "--n", "48", "--out", "x.hdf5"], /48 places along an axis: a power of two is needed/],
    [["cosmo", "ic", "--cosmology", "sigma=1", "--out", "x.hdf5"], /"sigma=1" is no number of a cosmology/],
    [["cosmo", "fof", "box.tipsy"], /speaks of no periodic box of an expanding universe/],
  ])("%j is refused in one line", async (words, line) => {
    const { code, out, err } = await cli(...words.map((word) => (/\.(hdf5|tipsy)$/.test(word) ? at(word) : word)));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err.trimEnd().split("\n").at(-1)).toMatch(line);
  });
});
