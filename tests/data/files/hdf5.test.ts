import type { Group } from "h5wasm";
import { describe, expect, it } from "vitest";
import { COMPONENTS, componentIndex } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS } from "../../../src/data/bodies/units.ts";
import { makeHdf5 } from "../../../src/data/files/hdf5/library.ts";
import { withHdf5 } from "../../../src/data/files/hdf5/openFile.ts";
import { readHdf5 } from "../../../src/data/files/hdf5/read.ts";
import { bytesSource, FileError, readBodies, readParts, writeBodies } from "../../../src/data/files/index.ts";
import { componentCounts } from "../../../src/data/files/losses.ts";
import { dataFile } from "../../dataFiles.ts";
import { faultOf, sampleBodies } from "./samples.ts";
import { stepRows, stepsBytes } from "./stepsBytes.ts";

type Numbers = Float32Array | Float64Array | Int32Array | Uint32Array | BigInt64Array | BigUint64Array;

interface Parts {
  readonly header?: Record<string, number | Numbers>;
  readonly groups?: Record<string, Record<string, number>>;
  readonly types: Record<number, Record<string, { data: Numbers; shape: number[]; gzip?: boolean }>>;
}

/** A file made dataset by dataset, apart from the writers. */
function hdf5(parts: Parts): Promise<Uint8Array> {
  return makeHdf5(async (file) => {
    const header = file.create_group("Header");
    for (const [name, value] of Object.entries(parts.header ?? {})) {
      if (typeof value === "number") header.create_attribute(name, value, [], "<d");
      else header.create_attribute(name, value);
    }
    for (const [name, values] of Object.entries(parts.groups ?? {})) {
      const group = file.create_group(name);
      for (const [key, value] of Object.entries(values)) group.create_attribute(key, value, [], "<d");
    }
    for (const [type, datasets] of Object.entries(parts.types)) {
      const group = file.create_group(`PartType${type}`);
      for (const [name, { data, shape, gzip }] of Object.entries(datasets)) {
        const chunks = gzip ? shape.map((n, k) => (k === 0 ? Math.ceil(n / 3) : 1)) : null;
        group.create_dataset({
          name,
          data,
          shape,
          ...(chunks && { chunks, compression: "gzip", compression_opts: 4 }),
        });
      }
    }
  });
}

const ramp = (n: number) => Float64Array.from({ length: n }, (_, i) => i / 4);
const three = (n: number) => ({ data: ramp(3 * n), shape: [n, 3] });

describe("several snapshots in one file", () => {
  it("reads the steps of NBODY6++GPU, in the order of their numbers", async () => {
    const bytes = await stepsBytes([10, 2, 0], 4, 6);
    const first = await readBodies(bytes);
    expect(first.snapshots).toEqual(["Step#0", "Step#2", "Step#10"]);
    expect(first.notes[0]).toBe("The file holds 3 snapshots, Step#0 to Step#10; Step#0 was read.");
    expect(first.notes.join(" ")).toContain("4 of 6 stars are in this step; stars in binaries");
    const { bodies, format } = await readBodies(bytes, { snapshot: 2 });
    expect(format).toBe("HDF5 (NBODY6++GPU)");
    const [x, y, z, vx, vy, vz, , mass] = Array.from({ length: 8 }, (_, k) => stepRows(10, 4, k));
    const three = (...rows: (Float32Array | undefined)[]) => [0, 1, 2, 3].flatMap((k) => rows.map((row) => row![k]));
    expect([...bodies.position]).toEqual(three(x, y, z));
    expect([...bodies.velocity]).toEqual(three(vx, vy, vz));
    expect([...bodies.mass]).toEqual([...mass!]);
    expect([...bodies.id]).toEqual([4, 3, 2, 1]);
    // pc, km/s, Msun; a unit of time of 0.978 Myr is a parsec over a kilometre a second.
    expect(bodies.units).toMatchObject({ lengthKpc: 1e-3, massMsun: 1, velocityKms: 1 });
    expect(bodies.units.gravity).toBeCloseTo(4.30091727e-3, 10);
    expect(bodies.time).toBeCloseTo(20, 5);
    expect(await faultOf(readBodies(bytes, { snapshot: 3 }))).toBe(
      "snapshot 3 was asked for; the file holds 3, number 0 (Step#0) to 2 (Step#10)",
    );
    expect(await faultOf(readBodies((await writeBodies(bodies, "tipsy")).bytes, { snapshot: 1 }))).toContain(
      "one snapshot is read of this file, number 0",
    );
    const empty = await makeHdf5(async (file) => {
      file.create_group("Step#0").create_dataset({ name: "023 M", data: new Float32Array(3), shape: [3] });
    });
    expect(await faultOf(readBodies(empty))).toBe(
      "HDF5 group /Step#0 without positions: expected X1, X2, X3 or x, y, z with a number a body; found 023 M",
    );
  });

  it("reads groups with particles by type, each with its header or all with the file's", async () => {
    const bytes = await makeHdf5(async (file) => {
      const units = file.create_group("Units");
      for (const [name, value] of Object.entries({ length: 3.085678e18, mass: 1.989e33, time: 3.085678e13 }))
        units.create_attribute(
          `Unit ${name} in cgs (U_${name === "time" ? "t" : name[0]!.toUpperCase()})`,
          value,
          [],
          "<d",
        );
      for (const k of [0, 1, 2]) {
        const snapshot = file.create_group(`Snapshot_00${k}`);
        snapshot.create_group("Header").create_attribute("Time", k / 2, [], "<d");
        const group = snapshot.create_group("PartType1");
        group.create_dataset({ name: "Coordinates", data: ramp(6).map((x) => x + k), shape: [2, 3] });
        group.create_dataset({ name: "Velocities", data: ramp(6), shape: [2, 3] });
        group.create_dataset({ name: "Masses", data: ramp(2), shape: [2] });
      }
    });
    const { bodies, snapshots } = await readBodies(bytes, { snapshot: 1 });
    expect(snapshots).toEqual(["Snapshot_000", "Snapshot_001", "Snapshot_002"]);
    expect([bodies.time, bodies.position[0]]).toEqual([0.5, 1]);
    expect(bodies.units.lengthKpc).toBeCloseTo(1e-3, 9);
  });
});

describe("HDF5 snapshots", () => {
  it("reads doubles, gzip in chunks, 64-bit ids, and masses from the dataset or the table", async () => {
    const bytes = await hdf5({
      header: { Time: 0.5, MassTable: new Float64Array([0, 2.5]), NumPart_ThisFile: new BigUint64Array([2n, 4n]) },
      types: {
        0: {
          Coordinates: three(2),
          Velocities: three(2),
          Masses: { data: new Float32Array([7, 8]), shape: [2] },
          ParticleIDs: { data: new Int32Array([5, 6]), shape: [2] },
        },
        1: {
          Coordinates: { ...three(4), gzip: true },
          Velocities: { ...three(4), gzip: true },
          ParticleIDs: { data: new BigInt64Array([1n, 2n, 3n, 2n ** 40n]), shape: [4] },
        },
      },
    });
    const { bodies, notes } = await readBodies(bytes);
    expect(Array.from(bodies.mass)).toEqual([7, 8, 2.5, 2.5, 2.5, 2.5]);
    expect(Array.from(bodies.position)).toEqual([...ramp(6), ...ramp(12)]);
    expect(Array.from(bodies.velocity)).toEqual([...ramp(6), ...ramp(12)]);
    expect([...bodies.id]).toEqual([5n, 6n, 1n, 2n, 3n, 2n ** 40n]);
    expect(bodies.time).toBe(0.5);
    expect(bodies.units).toEqual(GADGET_UNITS);
    expect(notes.join(" ")).toContain("Units assumed: GADGET's defaults");
    expect(notes.join(" ")).toContain("2 gas bodies");
  });

  it("takes units from SWIFT's group, and SWIFT's own meaning of the types", async () => {
    const masses = { data: new Float32Array([1, 1]), shape: [2] };
    const bytes = await hdf5({
      groups: {
        Units: {
          "Unit length in cgs (U_L)": 3.0856776e24,
          "Unit mass in cgs (U_M)": 1.98841e43,
          "Unit time in cgs (U_t)": 3.0856776e19,
        },
      },
      types: { 2: { Coordinates: three(2), Masses: masses }, 3: { Coordinates: three(2), Masses: masses } },
    });
    const { bodies, format, notes } = await readBodies(bytes);
    expect(format).toBe("HDF5 (SWIFT)");
    expect(Array.from(bodies.component, (c) => COMPONENTS[c])).toEqual(["halo", "halo", "other", "other"]);
    expect(bodies.units.lengthKpc! / 1000).toBeCloseTo(1, 5);
    expect(bodies.units.velocityKms).toBeCloseTo(1, 5);
    expect(bodies.units.gravity / 43.009).toBeCloseTo(1, 3);
    expect(notes.join(" ")).toContain("PartType2 has no Velocities");
  });

  it("says which dataset is missing, has another shape, or holds a NaN", async () => {
    const masses = { data: new Float32Array([1, 1]), shape: [2] };
    const of = async (parts: Parts) => faultOf(readBodies(await hdf5(parts)));
    expect(await of({ types: {} })).toBe(
      "HDF5 file without particles: expected /PartType0 to /PartType6 with Coordinates, found Header",
    );
    expect(await of({ types: { 1: { Coordinates: three(2) } } })).toContain("PartType1 has no dataset Masses");
    expect(await of({ types: { 1: { Coordinates: { data: ramp(4), shape: [2, 2] }, Masses: masses } } })).toContain(
      "has shape [2, 2]; expected [bodies, 3]",
    );
    expect(await of({ types: { 1: { Coordinates: three(3), Masses: masses } } })).toContain(
      "/PartType1/Masses has 2 rows; Coordinates have 3",
    );
    const nan = { data: new Float32Array([0, 0, 0, 0, Number.NaN, 0]), shape: [2, 3] };
    expect(await of({ types: { 1: { Coordinates: nan, Masses: masses } } })).toBe(
      "HDF5 dataset /PartType1/Coordinates: number 5 is NaN; expected a finite 32-bit float",
    );
  });

  it("joins HDF5 parts", async () => {
    const part = (n: number) =>
      hdf5({
        header: { NumFilesPerSnapshot: 2, MassTable: new Float64Array([0, n]) },
        types: { 1: { Coordinates: three(n) } },
      });
    const { bodies } = await readParts([
      { name: "s.1.hdf5", bytes: await part(3) },
      { name: "s.0.hdf5", bytes: await part(2) },
    ]);
    expect(Array.from(bodies.mass)).toEqual([2, 2, 3, 3, 3]);
  });

  it("says in one line how much of a file is missing", async () => {
    const { bytes } = await writeBodies(sampleBodies(500), "hdf5");
    expect(await faultOf(readBodies(bytes.slice(0, 3000)))).toBe(
      `HDF5 file is cut off: its header promises ${bytes.length} bytes; found 3000 bytes`,
    );
  });

  it("is not worn out by thousands of damaged files", async () => {
    const { bytes } = await writeBodies(sampleBodies(20), "hdf5");
    const cut = bytes.slice(0, 3000);
    for (let k = 0; k < 4500; k++) expect(await faultOf(readBodies(cut))).toContain("found 3000 bytes");
    expect((await readBodies(bytes)).bodies.count).toBe(20);
  });

  it("leaves the caller's bytes alone", async () => {
    const bytes = (await writeBodies(sampleBodies(10), "hdf5")).bytes;
    const before = bytes.slice();
    await readBodies(bytes);
    expect(bytes).toEqual(before);
  });

  it("reads what lies beyond the fourth gigabyte of a file", async () => {
    const { bytes } = await writeBodies(sampleBodies(50), "hdf5");
    // HDF5 looks for its start at 0, 512, 1024, ...: all that comes before is the user's own.
    const start = 2 ** 32;
    const source = {
      size: start + bytes.length,
      read(offset: number, length: number) {
        const out = new Uint8Array(Math.max(0, Math.min(length, start + bytes.length - offset)));
        if (offset + out.length > start) {
          const from = Math.max(0, offset - start);
          out.set(bytes.subarray(from, offset + out.length - start), Math.max(0, start - offset));
        }
        return out;
      },
    };
    expect((await readHdf5(source, {})).bodies).toEqual((await readBodies(bytes)).bodies);
  });

  it("passes on why a source can't be read", async () => {
    const { bytes } = await writeBodies(sampleBodies(50), "hdf5");
    const source = {
      size: bytes.length,
      read(offset: number, length: number) {
        if (offset > 4000) throw new FileError(`can't be read at byte ${offset}`);
        return bytes.subarray(offset, offset + length);
      },
    };
    expect(await faultOf(readBodies(source))).toMatch(/^can't be read at byte \d+$/);
  });

  it("tells SWIFT users which shift to set", async () => {
    const bodies = sampleBodies(10, { components: ["halo"] });
    const { notes } = await writeBodies(bodies, "swift");
    const shift = Number(/InitialConditions: shift: \[(\d+), /.exec(notes.join(" "))![1]);
    for (const x of bodies.position) {
      expect(x + shift).toBeGreaterThan(0);
      expect(x + shift).toBeLessThan(2 * shift);
    }
  });

  const lcdm = dataFile("gadget4_lcdm_gas_z0.hdf5");
  it.skipIf(!lcdm)("reads GADGET-4's two-type file and takes it for cosmological at z = 0", async () => {
    const { bodies, viewOnly } = await readBodies(lcdm!);
    expect(Object.fromEntries(componentCounts(bodies))).toEqual({ halo: 32_768, gas: 32_768 });
    expect(bodies.mass[0]).toBe(Math.fround(4.235076384894417));
    expect(bodies.mass[bodies.component.indexOf(componentIndex("halo"))]).toBe(Math.fround(27.52799650181371));
    expect(viewOnly).toBe(true);
    expect(bodies.time).toBe(1);
    // The run's parameters name one softening class of 600 kpc/h.
    expect(bodies.softening![0]).toBe(600);
  });
});

describe("gas in HDF5", () => {
  const bodies = { ...sampleBodies(40), units: GADGET_UNITS };
  const gas = componentIndex("gas");
  bodies.component.fill(gas, 5, 20);
  const numbers = (from: number) => Float32Array.from({ length: 40 }, (_, i) => (i >= 5 && i < 20 ? from + i : 0));
  const columns = {
    ...{ internalEnergy: numbers(100), density: numbers(2), smoothingLength: numbers(1) },
    ...{ metallicity: numbers(0.01), starFormationRate: numbers(3) },
  };

  it.each(["gadget-hdf5", "swift"])(
    "internal energies of %s come back, and its other numbers are there",
    async (format) => {
      const { bytes, notes } = await writeBodies({ ...bodies, columns }, format);
      expect(notes.join(" ")).not.toContain("zero internal energy");
      const read = await readBodies(bytes);
      const at = [...read.bodies.id].map(Number);
      const found = read.bodies.columns!.internalEnergy!;
      expect(
        [...found].map((u, k) => u - columns.internalEnergy[bodies.id.findIndex((id) => Number(id) === at[k])]!),
      ).toEqual(new Array(40).fill(0));
      expect(read.notes.join(" ")).toContain("15 gas bodies have internal energies");
      const names = await withHdf5(bytesSource(bytes), async (file) => (file.get("PartType0") as Group).keys());
      for (const name of ["Density", "InternalEnergy", "Metallicity", "SmoothingLength", "StarFormationRate"])
        expect(names).toContain(name);
    },
  );
});
