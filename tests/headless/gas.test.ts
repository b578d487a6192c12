import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMPONENTS, componentIndex } from "../../src/data/bodies/bodies.ts";
import { GADGET_UNITS } from "../../src/data/bodies/units.ts";
import { readBodies, writeBodies } from "../../src/data/files/index.ts";
import { evrardGas } from "../../src/data/models/evrardGas.ts";
import { milkyWayGas } from "../../src/data/models/milkyWay.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { BOX_INFOS } from "../../src/physics/gas/boxes/info.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";
import { lastLine, stoppedAt } from "./earlyEnd.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);
const read = (name: string) => readBodies(new Uint8Array(readFileSync(at(name))));
const answer = async (...words: string[]) => (await result(...words)) as { energy: Record<string, number> };
const ON = ["--engine", "cpu", "--threads", "1"];

/** A small galaxy with gas, as GADGET's file. */
async function galaxyFile(name: string): Promise<void> {
  const made = milkyWayGas.make({ gasFraction: 0.5, haloHeaviness: 30 }, { n: 600, seed: 2 });
  const { velocityKms, massMsun } = made.units;
  const scale = (table: Float32Array, by: number) => table.map((x) => x * by);
  const bodies = {
    ...made,
    units: GADGET_UNITS,
    velocity: scale(made.velocity, velocityKms!),
    mass: scale(made.mass, massMsun! / 1e10),
    columns: { internalEnergy: scale(made.columns!.internalEnergy!, velocityKms! ** 2) as Float32Array<ArrayBuffer> },
  };
  writeFileSync(at(name), (await writeBodies(bodies, "gadget")).bytes);
}

describe("run with gas of a file", () => {
  it("flows: its energies are in the log and in the answer, and it goes on to the bit", async () => {
    const made = evrardGas.make({}, { n: 300, seed: 3 });
    const bodies = { ...made, units: GADGET_UNITS, mass: made.mass.map((m) => m / GADGET_UNITS.gravity) };
    writeFileSync(at("sphere.dat"), (await writeBodies(bodies, "gadget")).bytes);
    const line = ["run", at("sphere.dat"), ...ON, "--eps", "0.05", "--dt", "0.02", "--every", "2"];
    const { energy } = await answer(...line, "--steps", "8", "--out", at("whole.snap"), "--log", at("whole.csv"));
    const [head, ...rows] = readFileSync(at("whole.csv"), "utf8").trim().split("\n");
    expect(head!.split(",").slice(-2)).toEqual(["thermal", "radiated"]);
    const last = rows.at(-1)!.split(",").map(Number);
    expect(rows.length).toBe(9);
    expect([energy.thermal, energy.radiated]).toEqual(last.slice(-2));
    expect(energy.thermal).toBeGreaterThan(0);
    // kinetic + potential + thermal + radiated
    expect(last[2]! + last[3]! + last[16]! + last[17]!).toBeCloseTo(last[4]!, 6);
    const part = [...line, "--steps", "8", "--out", at("part.snap"), "--log", at("part.csv")];
    expect((await stoppedAt(50, part)).code).toBe(130);
    const { begun } = await result(...part, "--resume");
    expect(begun).toBeGreaterThan(1);
    expect(begun).toBeLessThan(8);
    const [a, b] = await Promise.all([read("whole.000008.snap"), read("part.000008.snap")]);
    expect(b.bodies.position).toEqual(a.bodies.position);
    expect(b.bodies.columns).toEqual(a.bodies.columns);
    expect(readFileSync(at("part.csv"), "utf8")).toBe(readFileSync(at("whole.csv"), "utf8"));
  });

  it("keeps the momentum of gas unless it is told not to, and that of stars where it is told to", async () => {
    for (const [name, made] of [
      ["gas.dat", evrardGas.make({}, { n: 400, seed: 3 })],
      ["stars.dat", plummer.make({}, { n: 400, seed: 3 })],
    ] as const) {
      const bodies = { ...made, units: GADGET_UNITS, mass: made.mass.map((m) => m / GADGET_UNITS.gravity) };
      writeFileSync(at(name), (await writeBodies(bodies, "gadget")).bytes);
    }
    /** Change of the momentum, over the mass. */
    const drift = async (file: string, ...words: string[]) => {
      const line = ["run", at(file), ...ON, "--eps", "0.05", "--dt", "0.02", "--theta", "0.9", "--steps", "8"];
      await result(...line, "--log", at("kept.csv"), ...words);
      const [head, first, ...rows] = readFileSync(at("kept.csv"), "utf8").trim().split("\n");
      const from = head!.split(",").indexOf("momentumX");
      const [before, after] = [first!, rows.at(-1)!].map((row) =>
        row
          .split(",")
          .slice(from, from + 3)
          .map(Number),
      );
      return GADGET_UNITS.gravity * Math.hypot(...after!.map((p, k) => p - before![k]!));
    };
    expect(await drift("gas.dat")).toBeLessThan(1e-7);
    expect(await drift("gas.dat", "--no-momentum")).toBeGreaterThan(1e-6);
    expect(await drift("stars.dat", "--momentum")).toBeLessThan(1e-7);
    expect(await drift("stars.dat")).toBeGreaterThan(1e-6);
    const refused = async (...words: string[]) => (await cli("run", at("stars.dat"), "--steps", "1", ...words)).err;
    expect(await refused("--momentum", "--no-momentum")).toMatch(/--momentum and --no-momentum: give one of them$/m);
    expect(await refused("--momentum", "--gpus", "2")).toMatch(/2 GPUs together don't keep it yet; leave --gpus out$/m);
    const several = await cli("run", at("gas.dat"), "--steps", "1", "--gpus", "2");
    expect(several.err).toMatch(/2 GPUs together have no gas yet; leave --gpus out$/m);
    expect(await refused(...ON, "--momentum", "--periodic", "9")).toMatch(
      /in a periodic box the total momentum isn't kept/,
    );
  });

  it.each(["gadget", "gadget-hdf5", "tipsy"])(
    "--gas stars: it cools and forms stars, which %s keeps",
    async (format) => {
      await galaxyFile("galaxy.dat");
      const line = ["run", at("galaxy.dat"), ...ON, "--eps", "0.3", "--dt", "0.05", "--steps", "3", "--gas", "stars"];
      const { code, err, out } = await cli(...line, "--out", at(`end.${format}`), "--format", format);
      expect(code).toBe(0);
      expect(err.match(/bodies of gas cool and form stars\./g)).toHaveLength(1);
      expect(JSON.parse(out).energy.radiated).not.toBe(0);
      const { bodies } = await read(`end.${format}`);
      const { birthTime, internalEnergy, density } = bodies.columns!;
      const born = [...birthTime!.keys()].filter((i) => birthTime![i]! > 0);
      expect(born.length).toBeGreaterThan(0);
      for (const i of born) {
        expect(COMPONENTS[bodies.component[i]!]).toBe("stars");
        expect(internalEnergy![i]).toBe(0);
      }
      const gas = componentIndex("gas");
      for (let i = 0; i < bodies.count; i++)
        expect([internalEnergy![i]! > 0, density![i]! > 0]).toEqual([
          bodies.component[i] === gas,
          bodies.component[i] === gas,
        ]);
    },
  );

  it("--ultraviolet today: gas of a disc, which is shielded, cools below 10^4 K", async () => {
    await galaxyFile("galaxy.dat");
    const line = ["run", at("galaxy.dat"), ...ON, "--eps", "0.3", "--dt", "0.05", "--steps", "2"];
    const { out, err } = await cli(...line, "--gas", "cools", "--ultraviolet", "today");
    expect(err).toContain("bodies of gas cool, heated by today's radiation.");
    const without = await answer(...line, "--gas", "cools");
    expect(JSON.parse(out).energy.thermal).toBeLessThan(0.98 * without.energy.thermal);
    const refused = lastLine(await cli(...line, "--ultraviolet", "today"));
    expect(refused).toMatch(/--ultraviolet today: gas only flows; let it cool with --gas cools or --gas stars$/);
  });

  it("--gas supernovae: stars explode on the processor, and the log has what they gave", async () => {
    await galaxyFile("galaxy.dat");
    const line = ["run", at("galaxy.dat"), "--engine", "cpu", "--eps", "0.3", "--dt", "0.05", "--steps", "2"];
    const { energy } = await answer(...line, "--gas", "supernovae", "--log", at("supernovae.csv"));
    const [head, ...rows] = readFileSync(at("supernovae.csv"), "utf8").trim().split("\n");
    expect(head!.split(",").slice(-3)).toEqual(["thermal", "radiated", "supernovae"]);
    expect(Number(rows.at(-1)!.split(",").at(-1))).toBe(energy.supernovae);
  });

  it("says in one line where gas can't", async () => {
    await galaxyFile("galaxy.dat");
    const none = evrardGas.make({}, { n: 50, seed: 3 });
    writeFileSync(at("plain.tipsy"), (await writeBodies({ ...none, columns: {} }, "tipsy")).bytes);
    writeFileSync(at("gas.tipsy"), (await writeBodies(none, "tipsy")).bytes);
    const line = (name: string) => ["run", at(name), ...ON, "--steps", "1", "--gas", "stars"];
    expect(lastLine(await cli(...line("plain.tipsy")))).toMatch(/--gas stars: no body has an internal energy above 0$/);
    expect(lastLine(await cli(...line("gas.tipsy")))).toMatch(
      /--gas stars: the units ".*" have no length, mass and velocity/,
    );
    const { err } = await cli("run", at("galaxy.dat"), ...ON, "--steps", "1");
    expect(err.match(/flow without cooling; --gas stars lets them cool and form stars/g)).toHaveLength(1);
  });
});

describe("model of gas in a box", () => {
  it("is listed, says the box that its file has no place for, and runs in it", async () => {
    const { out } = await cli("model", "--help");
    for (const name of ["ram-pressure-stripping", ...BOX_INFOS.map((box) => box.name)]) expect(out).toContain(name);
    const file = at("tube.hdf5");
    const made = await result("model", "shock-tube", "--n", "2304", "--out", file);
    // The glass that fills it has no even number in a half of it.
    expect(made.components).toEqual({ gas: made.n });
    expect(Math.abs((made.n as number) / 2304 - 1)).toBeLessThan(0.01);
    expect(made.notes).toContain("A box at rest was left out; a run of the file needs --periodic 1.");
    const line = ["run", file, ...ON, "--like", "shock-tube", "--periodic", "1", "--steps", "2"];
    const { energy } = await answer(...line, "--out", at("tube.out.hdf5"));
    // In a box everything is at even pressure or flows: as much is left as there was, to the error of the steps.
    expect(Math.abs(energy.error!)).toBeLessThan(1e-3);
    expect(energy.thermal!).toBeGreaterThan(0);
    const stripped = await result(
      "model",
      "ram-pressure-stripping",
      "--n",
      "3000",
      "--set",
      "windAngle=90",
      "--out",
      at("wind.hdf5"),
    );
    expect(stripped.notes).toContain("A box at rest was left out; a run of the file needs --periodic 40.");
  });
});
