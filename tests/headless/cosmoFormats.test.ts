import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { withVelocities } from "../../src/data/bodies/comoving.ts";
import { NBODY_UNITS } from "../../src/data/bodies/units.ts";
import { readBodiesFile, writeBodiesFile } from "../../src/headless/files.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);
const SAYS = ["--periodic", "50000", "--cosmology", "omegaM=0.3089,h=0.6774"] as const;
const quiet = { say: () => {}, note: () => {}, progress: () => {} } as never;
const velocitiesOf = async (name: string, power: number) => {
  const { bodies } = await readBodiesFile(at(name), quiet);
  const said = bodies.comoving ?? { side: 50_000, omegaM: 0.3089, omegaL: 0.6911, h: 0.6774, velocityPower: power };
  return withVelocities({ ...bodies, comoving: said }, 0.5).velocity;
};

describe("an expanding box in other formats", () => {
  beforeAll(async () => {
    await result("cosmo", "ic", "--n", "8", "--side", "50", "--out", at("ic.hdf5"));
  });

  it.each([
    { name: "ic.gadget", power: 0.5, more: [], needs: [] },
    { name: "ic.swift.hdf5", power: 0, more: ["--format", "swift"], needs: [] },
    { name: "ic.tipsy", power: -1, more: [], needs: SAYS },
  ])("runs from $name as from its own file", async ({ name, power, more, needs }) => {
    await result("convert", at("ic.hdf5"), at(name), ...more);
    const own = await velocitiesOf("ic.hdf5", 0.5);
    const theirs = await velocitiesOf(name, power);
    const largest = Math.max(...own.map(Math.abs));
    expect(Math.max(...own.map((v, i) => Math.abs(v - theirs[i]!)))).toBeLessThan(1e-6 * largest);
    const run = await result("run", "--engine", "cpu", at(name), "--steps", "1", "--dt", "0.02", ...needs);
    expect((run.time as number) / 0.02).toBeGreaterThan(1.05);
    expect((run.energy as { error: number }).error).toBeLessThan(1e-3);
  });

  it("says where box and universe are from, and what is assumed", async () => {
    const step = ["run", "--engine", "cpu", "--steps", "1", "--dt", "0.002"] as const;
    const own = await cli(...step, at("ic.hdf5"));
    expect(own.err).toContain(
      "an expanding box of 50000 (by the header), omegaM = 0.3089 (the header), omegaL = 0.6911 (the header), h = 0.6774 (the header), no radiation, a cosmological constant, from redshift 49.000 on",
    );
    const other = await cli(...step, at("ic.hdf5"), "--cosmology", "w=-0.9,omegaR=1e-4");
    expect(other.err).toContain("h = 0.6774 (the header), omegaR = 0.0001, w = -0.9, from");
  });

  it("finds the box of a Tipsy file in PKDGRAV's units by its mass, and says so", async () => {
    const { bodies } = await readBodiesFile(at("ic.hdf5"), quiet);
    const { comoving: _, ...tipsy } = {
      ...withVelocities(bodies, -1),
      mass: bodies.mass.map(() => 0.3089 / bodies.count),
      position: bodies.position.map((x) => x / 50_000 - 0.5),
      velocity: bodies.velocity.map(() => 0),
      units: NBODY_UNITS,
    };
    await writeBodiesFile(at("unit.tipsy"), tipsy, "tipsy");
    const step = ["run", "--engine", "cpu", "--steps", "1", "--dt", "0.002"] as const;
    const found = await cli(...step, at("unit.tipsy"), "--cosmology", "omegaM=0.3089");
    expect(found.code, found.err).toBe(0);
    expect(found.err).toMatch(/an expanding box of (1|1\.0000\d*|0\.9999\d*) \(by the mass in it\)/);
    expect(found.err).toContain("omegaM = 0.3089 (--cosmology), omegaL = 0.6911 (flat space), h = 0.6774 (assumed)");
    const thin = await cli(...step, at("unit.tipsy"), "--cosmology", "omegaM=0.1");
    expect(thin.err).toContain("it does not say how large its periodic box is: give --periodic L");
  });

  it("takes redshift and kind of velocities from options", async () => {
    const { bodies } = await readBodiesFile(at("ic.hdf5"), quiet);
    const { comoving: _, ...bare } = { ...withVelocities(bodies, 0), time: 0 };
    await writeBodiesFile(at("bare.tab"), bare, "table");
    const step = ["run", "--engine", "cpu", at("bare.tab"), "--steps", "1", "--dt", "0.002", ...SAYS] as const;
    expect((await cli(...step)).err).toContain("above 0: give --redshift Z");
    const { err } = await cli(...step, "--redshift", "49", "--velocities", "peculiar");
    expect(err).toContain("from redshift 49.000 on; velocities are the peculiar ones over a^0");
    expect((await cli(...step, "--redshift", "49", "--velocities", "proper")).err).toContain(
      "--velocities proper: choose one of gadget, peculiar, canonical",
    );
  });

  it("keeps radiation and dark energy in SWIFT's files", async () => {
    const { bodies } = await readBodiesFile(at("ic.hdf5"), quiet);
    const comoving = { ...bodies.comoving!, omegaR: 1e-4, w: -0.9 };
    await writeBodiesFile(at("w.hdf5"), { ...bodies, comoving }, "swift");
    expect((await readBodiesFile(at("w.hdf5"), quiet)).bodies.comoving).toMatchObject({ omegaR: 1e-4, w: -0.9 });
  });

  it("tells SWIFT the box and the cosmology", async () => {
    const { notes } = await result("convert", at("ic.hdf5"), at("said.hdf5"), "--format", "swift");
    expect((notes as string[]).join(" ")).toMatch(/a_begin: 0.02.*periodic: 1/);
    const { bodies } = await readBodiesFile(at("said.hdf5"), quiet);
    expect(bodies.comoving).toMatchObject({ side: 50_000, omegaM: 0.3089, velocityPower: 0 });
  });

  it("asks for the box of a file without one, and for its size where it has no units", async () => {
    await result("convert", at("ic.hdf5"), at("bare.tipsy"));
    expect((await cli("cosmo", "power", at("bare.tipsy"))).err).toMatch(/give --periodic L and --cosmology/);
    expect((await cli("cosmo", "power", at("bare.tipsy"), ...SAYS)).err).toMatch(/give --side-mpc L/);
    const own = await result("cosmo", "power", at("ic.hdf5"), "--grid", "8");
    const bare = await result("cosmo", "power", at("bare.tipsy"), ...SAYS, "--side-mpc", "50", "--grid", "8");
    const first = ({ bins }: Record<string, unknown>) => (bins as { power: number }[])[0]!.power;
    expect(first(bare) / first(own)).toBeCloseTo(1, 4);
  });

  it("can have a cluster in the middle: matter goes there", async () => {
    const made = ["cosmo", "ic", "--n", "16", "--side", "40", "--order", "1"] as const;
    const inwards = async (name: string, ...more: string[]) => {
      await result(...made, ...more, "--out", at(name));
      const { bodies } = await readBodiesFile(at(name), quiet);
      let [sum, count] = [0, 0];
      for (let i = 0; i < bodies.count; i++) {
        const from = [0, 1, 2].map((k) => bodies.position[3 * i + k]! - 20_000);
        const r = Math.hypot(...from);
        if (r > 8000) continue;
        sum -= from.reduce((all, x, k) => all + (x / r) * bodies.velocity[3 * i + k]!, 0);
        count++;
      }
      return sum / count;
    };
    expect(await result(...made, "--peak", "4", "--out", at("said-peak.hdf5"))).toMatchObject({
      peak: { height: 4, radius: 4 },
    });
    const [plain, peaked] = [await inwards("plain.hdf5"), await inwards("peak.hdf5", "--peak", "4")];
    expect(peaked).toBeGreaterThan(20);
    expect(peaked).toBeGreaterThan(2 * Math.abs(plain));
    expect((await cli(...made, "--peak", "3", "--peak-radius", "30", "--out", at("no.hdf5"))).err).toMatch(
      /half of the side/,
    );
  });

  it("has no steps in blocks on the processor, and says so in a line", async () => {
    const blocks = ["--steps", "1", "--integrator", "block-leapfrog", "--engine", "cpu"] as const;
    const { err, code } = await cli("run", at("ic.hdf5"), ...blocks);
    expect(code).toBe(1);
    expect(err.trim().split("\n").at(-1)).toMatch(/block-leapfrog.*the processor engine has leapfrog/);
  });
});
