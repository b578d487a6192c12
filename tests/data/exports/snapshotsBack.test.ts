import { describe, expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS, NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { makeHdf5 } from "../../../src/data/files/hdf5/library.ts";
import { readBodies } from "../../../src/data/files/index.ts";
import { dataFile } from "../../dataFiles.ts";

interface SwiftRun {
  readonly cgs?: readonly [number, number, number];
  readonly gravity: number;
  readonly periodic?: number;
  /** As SWIFT wrote it before 2019: whether space is periodic stands in a group of its own, and not among the parameters. */
  readonly old?: boolean;
}

/**
 * A snapshot as SWIFT writes it (write_output_single and io_write_meta_data; compared with one of its version 2026.04): numbers are
 * attributes of one element, parameters texts, coordinates doubles in checked chunks.
 */
function swiftSnapshot({ cgs = [1, 1, 1], gravity, periodic = 0, old = false }: SwiftRun): Promise<Uint8Array> {
  return makeHdf5(async (file) => {
    const header = file.create_group("Header");
    header.create_attribute("BoxSize", new Float64Array([1080, 1080, 1080]));
    header.create_attribute("Time", new Float64Array([7.6]));
    header.create_attribute("Dimension", new Int32Array([3]));
    header.create_attribute("Redshift", new Float64Array([0]));
    header.create_attribute("Scale-factor", new Float64Array([1]));
    header.create_attribute("Shift", new Float64Array([532.082, 538.985, 538.89]));
    header.create_attribute("NumPart_ThisFile", new BigInt64Array([0n, 3n, 0n, 0n, 0n, 0n, 0n]));
    header.create_attribute("MassTable", new Float64Array(7));
    header.create_attribute("NumFilesPerSnapshot", new Int32Array([1]));
    const units = file.create_group("Units");
    for (const [k, name] of ["Unit length in cgs (U_L)", "Unit mass in cgs (U_M)", "Unit time in cgs (U_t)"].entries())
      units.create_attribute(name, new Float64Array([cgs[k]!]));
    file.create_group("Cosmology").create_attribute("Cosmological run", new Int32Array([0]));
    if (old) file.create_group("RuntimePars").create_attribute("PeriodicBoundariesOn", new Int32Array([periodic]));
    const constants = file.create_group("PhysicalConstants").create_group("InternalUnits");
    constants.create_attribute("newton_G", new Float64Array([gravity]));
    const parameters = file.create_group("Parameters");
    parameters.create_attribute("Gravity:max_physical_DM_softening", "0.52");
    parameters.create_attribute("InitialConditions:shift", "[532.082, 538.985, 538.89]");
    if (!old) parameters.create_attribute("InitialConditions:periodic", String(periodic));
    const group = file.create_group("PartType1");
    const x = [0.25, -110.125, 3.5, 1e-4, -2e-4, 3e-4, -7, 8, -9];
    const data = Float64Array.from(x, (value, i) => value + [532.082, 538.985, 538.89][i % 3]!);
    const packed = { chunks: [3, 3], compression: "gzip" as const, compression_opts: 4 };
    group.create_dataset({ name: "Coordinates", data, shape: [3, 3], ...packed });
    group.create_dataset({ name: "Velocities", data: new Float32Array(9), shape: [3, 3] });
    group.create_dataset({ name: "Masses", data: new Float32Array([1, 2, 3]), shape: [3] });
    group.create_dataset({ name: "ParticleIDs", data: new BigInt64Array([3n, 1n, 2n]), shape: [3] });
  });
}

describe("snapshots of the codes load back", () => {
  it("SWIFT's: without its shift, to the last bit of what doubles keep, with the run's softening", async () => {
    const { bodies, notes, viewOnly } = await readBodies(await swiftSnapshot({ gravity: 1 }));
    expect(viewOnly).toBeUndefined();
    // 1e-4 beside 532 has 1e-13 of rounding in double precision: nine digits are left, more than float32 keeps.
    expect(Array.from(bodies.position)).toEqual([0.25, -110.125, 3.5, 1e-4, -2e-4, 3e-4, -7, 8, -9].map(Math.fround));
    expect(bodies.softening).toEqual(new Float32Array(3).fill(0.52));
    expect(bodies.time).toBe(7.6);
    expect([...bodies.id].map(Number)).toEqual([3, 1, 2]);
    expect(bodies.units).toEqual(NBODY_UNITS);
    expect(notes).toContainEqual(expect.stringMatching(/shift of \[532.082, 538.985, 538.89\] was taken away/));
  });

  it("SWIFT's: a periodic box is left as it is, for its bodies were wrapped", async () => {
    const { bodies } = await readBodies(await swiftSnapshot({ gravity: 1, periodic: 1 }));
    expect(bodies.position[0]).toBe(Math.fround(532.332));
  });

  it("SWIFT's of before 2019: with and without periodic space", async () => {
    const first = async (periodic: number) =>
      (await readBodies(await swiftSnapshot({ gravity: 1, periodic, old: true }))).bodies.position[0];
    expect(await first(0)).toBe(0.25);
    expect(await first(1)).toBe(Math.fround(532.332));
  });

  it("each code's own output of our export of 74 bodies comes back to where they were sent from", async ({ skip }) => {
    const open = async (name: string) => (await readBodies(dataFile(name) ?? skip("data files are missing"))).bodies;
    const swift = await open("swift_output_holmberg74.hdf5");
    const gadget = await open("gadget4_output_holmberg74.hdf5");
    const changa = await open("changa_output_holmberg74.tipsy");
    const range = ({ position }: Bodies, d: number) => {
      const x = position.filter((_, i) => i % 3 === d);
      return [Math.min(...x), Math.max(...x)];
    };
    for (const bodies of [swift, gadget, changa]) {
      expect(bodies.count).toBe(74);
      expect(bodies.time).toBeCloseTo(5.1, 2);
      // Within what the different steps and force laws of the three leave after five units of time.
      for (const [d, reach] of [2.2, 1.87, 0].entries()) {
        const [low, high] = range(bodies, d) as [number, number];
        expect(Math.abs(low + reach)).toBeLessThan(0.02);
        expect(Math.abs(high - reach)).toBeLessThan(0.02);
      }
    }
    // Ids were raised by one for SWIFT, and order is the only name that Tipsy has.
    const at = (bodies: Bodies, id: number) => {
      const k = bodies.id.findIndex((own: number | bigint) => Number(own) === id);
      return [...bodies.position.subarray(3 * k, 3 * k + 3)];
    };
    for (let i = 0; i < 74; i++) {
      const [a, b, c] = [at(swift, i + 1), at(gadget, i), at(changa, i)];
      for (let d = 0; d < 3; d++) {
        expect(Math.abs(a[d]! - b[d]!), `body ${i}`).toBeLessThan(0.05);
        expect(Math.abs(c[d]! - b[d]!), `body ${i}`).toBeLessThan(0.05);
      }
    }
  });

  it("SWIFT's: G is the run's own, and that of its physical constants where they are the world's", async () => {
    const kpc = [3.085678e21, 1.989e43, 3.085678e16] as const;
    const gravity = async (run: SwiftRun) => (await readBodies(await swiftSnapshot(run))).bodies.units;
    // SWIFT's own constants (PDG 2019) give 43009.2 for these units.
    expect(await gravity({ cgs: kpc, gravity: 43009.2 })).toEqual(GADGET_UNITS);
    expect((await gravity({ cgs: kpc, gravity: 2 })).gravity).toBe(2);
    expect(await gravity({ gravity: 2 })).toEqual({ ...NBODY_UNITS, gravity: 2 });
    // A run in true cgs units has lengths in kpc, however small.
    expect((await gravity({ gravity: 6.6743e-8 })).lengthKpc).toBeCloseTo(1 / 3.085678e21, 27);
  });

  it("GADGET-4's: units, G and softenings of the run's parameters", async () => {
    const bytes = await makeHdf5(async (file) => {
      const header = file.create_group("Header");
      header.create_attribute("NumPart_ThisFile", new BigUint64Array([0n, 2n, 0n, 0n, 0n, 0n]));
      header.create_attribute("MassTable", new Float64Array(6));
      for (const [name, value] of Object.entries({ Time: 7.5, Redshift: 0, BoxSize: 0 }))
        header.create_attribute(name, value, [], "<d");
      header.create_attribute("NumFilesPerSnapshot", 1, [], "<i");
      const parameters = file.create_group("Parameters");
      const values = { UnitLength_in_cm: 1, UnitMass_in_g: 1, UnitVelocity_in_cm_per_s: 1, GravityConstantInternal: 2 };
      for (const [name, value] of Object.entries({
        ...values,
        SofteningMaxPhysClass0: 0.25,
        SofteningComovingClass0: 0.25,
      }))
        parameters.create_attribute(name, value, [], "<d");
      parameters.create_attribute("ComovingIntegrationOn", 0, [], "<i");
      parameters.create_attribute("SofteningClassOfPartType1", 0, [], "<i");
      const group = file.create_group("PartType1");
      for (const name of ["Coordinates", "Velocities", "Acceleration"])
        group.create_dataset({ name, data: new Float32Array(6).fill(2), shape: [2, 3] });
      group.create_dataset({ name: "Masses", data: new Float32Array([1, 2]), shape: [2] });
      group.create_dataset({ name: "Potential", data: new Float32Array([1, 2]), shape: [2] });
      group.create_dataset({ name: "ParticleIDs", data: new Uint32Array([3, 1]), shape: [2] });
    });
    const { bodies, viewOnly } = await readBodies(bytes);
    expect(viewOnly).toBeUndefined();
    expect(bodies.units).toEqual({ ...NBODY_UNITS, gravity: 2 });
    expect(bodies.softening).toEqual(new Float32Array([0.25, 0.25]));
    expect(bodies.time).toBe(7.5);
  });

  it("GADGET-4's and ChaNGa's own files", async ({ skip }) => {
    const gadget = dataFile("gadget4_lcdm_gas_z0.hdf5") ?? skip("data files are missing");
    const king = dataFile("tipsy_be_king36K.bin") ?? skip("data files are missing");
    const lcdm = await readBodies(gadget);
    expect(lcdm.bodies.count).toBe(65_536);
    expect(lcdm.viewOnly).toBe(true);
    const { bodies, format } = await readBodies(king);
    expect(format).toBe("Tipsy (standard, big-endian)");
    expect(bodies.count).toBe(36_000);
  });
});
