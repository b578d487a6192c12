import { describe, expect, it } from "vitest";
import { GADGET_UNITS } from "../../../src/data/bodies/units.ts";
import { readBodies, readParts } from "../../../src/data/files/index.ts";
import { COUNT, MASSES, POSITIONS, snapshotBytes } from "./hdf5Bytes.ts";
import { faultOf } from "./samples.ts";

const notesOf = async (bytes: Uint8Array) => (await readBodies(bytes)).notes.join("\n");

describe("masses", () => {
  const masses = { data: MASSES };

  it("of black holes are those that move, then those of the holes alone", async () => {
    const group = "PartType5";
    const half = { data: MASSES.map((m) => m / 2) };
    const both = { Masses: null, DynamicalMasses: masses, SubgridMasses: half };
    const read = async (datasets: Record<string, typeof masses | null>) =>
      await readBodies(await snapshotBytes({ group, datasets }));
    expect([...(await read(both)).bodies.mass]).toEqual([...MASSES]);
    expect([...(await read({ BH_Mass: half })).bodies.mass]).toEqual([...MASSES]);
    for (const name of ["SubgridMasses", "BH_Mass"]) {
      const { bodies, notes } = await read({ Masses: null, [name]: half });
      expect([...bodies.mass]).toEqual([...half.data]);
      expect(notes.join("\n")).toContain(`PartType5 has no masses but /PartType5/${name}`);
    }
  });

  it("are the header's where both are there, but in SWIFT, which doesn't read the header's", async () => {
    const header = { MassTable: new Float64Array([0, 0.5]) };
    const own = await readBodies(await snapshotBytes({ header }));
    expect([...own.bodies.mass]).toEqual(Array.from({ length: COUNT }, () => 0.5));
    expect(own.notes.join("\n")).toContain("the header's counts, as in GADGET");
    const Units = { "Unit length in cgs (U_L)": 1, "Unit mass in cgs (U_M)": 1, "Unit time in cgs (U_t)": 1 };
    expect([...(await readBodies(await snapshotBytes({ header, groups: { Units } }))).bodies.mass]).toEqual([
      ...MASSES,
    ]);
  });

  it("may be one for all", async () => {
    for (const shape of [[1], []]) {
      const bytes = await snapshotBytes({ datasets: { Masses: { data: new Float64Array([0.25]), shape } } });
      const { bodies, notes } = await readBodies(bytes);
      expect([...bodies.mass]).toEqual(Array.from({ length: COUNT }, () => 0.25));
      expect(notes.join("\n")).toContain("/PartType1/Masses holds one mass: every body of PartType1 has it.");
    }
  });

  it("that are nowhere are said to be so", async () => {
    expect(await faultOf(readBodies(await snapshotBytes({ datasets: { Masses: null } })))).toBe(
      "HDF5: PartType1 has no dataset Masses (it has Coordinates, Velocities), and the header has no MassTable",
    );
  });

  it("below 0 are counted in a note, once for all parts", async () => {
    const data = MASSES.map((m, i) => (i < 3 ? -m : m));
    const header = { NumFilesPerSnapshot: 2, Time: 1 };
    const part = await snapshotBytes({ header, datasets: { Masses: { data } } });
    const { notes, bodies } = await readParts([0, 1].map((k) => ({ name: `snap.${k}.hdf5`, bytes: part })));
    expect(bodies.count).toBe(2 * COUNT);
    expect(notes.filter((note) => note.startsWith("Negative masses: 6."))).toHaveLength(1);
  });
});

describe("headers that count wrong", () => {
  it("are named in a note, more, fewer, and types that aren't there", async () => {
    for (const [counts, words] of [
      [[0, 500], `counts 500 bodies of type 1, but /PartType1/Coordinates has ${COUNT}`],
      [[0, 3], `counts 3 bodies of type 1, but /PartType1/Coordinates has ${COUNT}`],
      [[7, COUNT], "counts 7 bodies of type 0, but there is no PartType0"],
    ] as const) {
      const bytes = await snapshotBytes({ header: { NumPart_ThisFile: new Uint32Array(counts) } });
      expect((await readBodies(bytes)).bodies.count).toBe(COUNT);
      expect(await notesOf(bytes)).toContain(words);
    }
  });
});

describe("units", () => {
  const sizes = { length: 3.085678e24, mass: 1.989e43, velocity: 1e5 };
  const megaparsec = { gravity: expect.closeTo(43.0071, 9), lengthKpc: expect.closeTo(1000, 9), velocityKms: 1 };
  const unitsOf = async (parts: Parameters<typeof snapshotBytes>[0]) =>
    (await readBodies(await snapshotBytes(parts))).bodies.units;

  it("are read from /Units, /Parameters and /Header, in every spelling", async () => {
    const names = [
      ["UnitLength_in_cm", "UnitMass_in_g", "UnitVelocity_in_cm_per_s"],
      ["UnitLength_In_CGS", "UnitMass_In_CGS", "UnitVelocity_In_CGS"],
    ];
    for (const group of ["Units", "Parameters"])
      for (const [l, m, v] of names) {
        const groups = { [group]: { [l!]: sizes.length, [m!]: sizes.mass, [v!]: sizes.velocity } };
        expect(await unitsOf({ groups })).toMatchObject(megaparsec);
      }
    const header = {
      UnitLength_in_cm: "3.085678e24",
      UnitMass_in_g: new Float64Array([1.989e43]),
      UnitTime_in_s: 3.085678e19,
    };
    expect(await unitsOf({ header })).toMatchObject(megaparsec);
  });

  it("are read from the datasets, in the words of EAGLE, SWIFT and GADGET-4, and in words", async () => {
    const names = [
      "CGSConversionFactor",
      "Conversion factor to CGS (not including cosmological corrections)",
      "to_cgs",
    ];
    for (const name of names) {
      const [Coordinates, Masses, Velocities] = [sizes.length, sizes.mass, sizes.velocity].map((size) => ({
        [name]: size,
      }));
      expect(
        await unitsOf({ attributes: { Coordinates: Coordinates!, Masses: Masses!, Velocities: Velocities! } }),
      ).toMatchObject(megaparsec);
    }
    const words = { Coordinates: { units: "Mpc" }, Masses: { units: "1e10 Msun" }, Velocities: { units: "km/s" } };
    expect(await unitsOf({ attributes: words })).toMatchObject(megaparsec);
  });

  it("take powers of h by what h is", async () => {
    const at = (size: number, power: number) => ({
      CGSConversionFactor: size,
      "h-scale-exponent": power,
      "aexp-scale-exponent": 0,
    });
    const attributes = {
      Coordinates: at(sizes.length, -1),
      Masses: at(sizes.mass, -1),
      Velocities: at(sizes.velocity, 0),
    };
    const units = await unitsOf({ attributes, header: { HubbleParam: 0.5 } });
    expect(units).toMatchObject({
      lengthKpc: expect.closeTo(2000, 9),
      massMsun: 2e10,
      gravity: expect.closeTo(43.0091727, 7),
    });
    expect(await notesOf(await snapshotBytes({ attributes }))).toContain(
      "The unit of length has a factor h^-1, and the file doesn't say h",
    );
  });

  it("are the datasets' where these and /Units differ, with a note, and refused where two types differ", async () => {
    const Units = { UnitLength_in_cm: 3.085678e21, UnitMass_in_g: 1.989e43, UnitVelocity_in_cm_per_s: 1e5 };
    const attributes = { Coordinates: { CGSConversionFactor: sizes.length } };
    const bytes = await snapshotBytes({ groups: { Units }, attributes });
    expect((await readBodies(bytes)).bodies.units).toMatchObject(megaparsec);
    expect(await notesOf(bytes)).toContain("isn't that of /Units");
    const more = (file: { create_group: (name: string) => never }) => {
      const stars = file.create_group("PartType4") as {
        create_dataset: (args: object) => { create_attribute: (...args: unknown[]) => void };
      };
      const made = stars.create_dataset({ name: "Coordinates", data: POSITIONS, shape: [COUNT, 3] });
      made.create_attribute("CGSConversionFactor", 1, [], "<d");
      stars.create_dataset({ name: "Masses", data: MASSES, shape: [COUNT] });
    };
    expect(await faultOf(readBodies(await snapshotBytes({ attributes, more: more as never })))).toBe(
      "HDF5 datasets /PartType1/Coordinates and /PartType4/Coordinates are in different units, 3.085678e+24 cgs and 1 cgs; give all types one",
    );
  });

  it("that are half there or not understood are said to be so", async () => {
    const half = await snapshotBytes({
      groups: { Units: { UnitLength_in_cm: sizes.length, UnitMass_in_g: sizes.mass } },
    });
    expect((await readBodies(half)).bodies.units).toMatchObject(megaparsec);
    expect(await notesOf(half)).toContain("of velocity there is none, 1 km/s was assumed");
    const word = { Coordinates: { units: "furlong" }, Masses: { units: "1e10 Msun/h" } };
    const words = await snapshotBytes({ attributes: word, header: { HubbleParam: 0.5 } });
    expect((await readBodies(words)).bodies.units).toMatchObject({ lengthKpc: 1, massMsun: expect.closeTo(2e10, -6) });
    expect(await notesOf(words)).toContain('The unit of /PartType1/Coordinates, "furlong", isn\'t understood');
    const strange = await snapshotBytes({ groups: { Units: { furlong: 1 } } });
    expect((await readBodies(strange)).bodies.units).toEqual(GADGET_UNITS);
    expect(await notesOf(strange)).toContain("/Units says nothing that is understood (furlong)");
  });
});

describe("numbers in laboratory units", () => {
  const cgs = { UnitLength_in_cm: 1, UnitMass_in_g: 1, UnitVelocity_in_cm_per_s: 1 };
  const kpc = 3.085678e21;

  it("that are beyond 32-bit floats become kpc, km/s and 1e10 Msun", async () => {
    const datasets = {
      Coordinates: { data: POSITIONS.map((x) => kpc * x), shape: [COUNT, 3] },
      Velocities: { data: POSITIONS.map((x) => 1e5 * x), shape: [COUNT, 3] },
      Masses: { data: MASSES.map((m) => 1.989e43 * m) },
    };
    const time = { Time: (kpc / 1e5) * 0.5 };
    const { bodies, contents, notes } = await readBodies(
      await snapshotBytes({ header: { ...cgs, ...time }, datasets }),
    );
    expect(bodies.units).toEqual(GADGET_UNITS);
    expect(bodies.time).toBeCloseTo(0.5, 9);
    const near = (values: Float64Array) => Array.from(values, (x) => expect.closeTo(x, 6));
    expect(Array.from(bodies.position)).toEqual(near(POSITIONS));
    expect(Array.from(bodies.velocity)).toEqual(near(POSITIONS));
    expect(Array.from(bodies.mass)).toEqual(near(MASSES));
    expect(contents.mass).toBeCloseTo(
      MASSES.reduce((sum, m) => sum + m, 0),
      6,
    );
    expect(notes.join("\n")).toContain("were turned into kpc, km/s and 1e10 Msun");
    const table = { MassTable: new Float64Array([0, 1.989e42]), ...cgs };
    const fixed = await readBodies(await snapshotBytes({ header: table, datasets: { ...datasets, Masses: null } }));
    expect(fixed.bodies.mass[0]).toBeCloseTo(0.1, 7);
  });

  it("that are small stay as they are, and without units large ones are refused", async () => {
    expect([...(await readBodies(await snapshotBytes({ header: cgs }))).bodies.mass]).toEqual([...MASSES]);
    const heavy = { Masses: { data: MASSES.map((m) => 1e44 * m) } };
    expect(await faultOf(readBodies(await snapshotBytes({ datasets: heavy })))).toMatch(
      /Masses: number 1 is 1.*e\+42; expected/,
    );
    const table = await snapshotBytes({
      header: { MassTable: new Float64Array([0, 1e44]) },
      datasets: { Masses: null },
    });
    expect(await faultOf(readBodies(table))).toBe(
      "HDF5: bodies of PartType1 have mass 1e+44; expected a finite 32-bit float",
    );
  });
});

describe("cosmology", () => {
  const header = { Time: 1, Omega0: 0.3, OmegaLambda: 0.7, HubbleParam: 0.7, Redshift: 0 };
  const viewOnly = async (parts: Parameters<typeof snapshotBytes>[0]) =>
    (await readBodies(await snapshotBytes(parts))).viewOnly ?? false;
  const inside = { Coordinates: { data: POSITIONS.map((x) => x + 1), shape: [COUNT, 3] } };

  it("is not what time 1 and parameters say alone: bodies must be in a box", async () => {
    expect(await viewOnly({ header })).toBe(false);
    expect(await viewOnly({ header: { ...header, BoxSize: 10 } })).toBe(false);
    expect(await viewOnly({ header: { ...header, BoxSize: 10 }, datasets: inside })).toBe(true);
    expect(await viewOnly({ header: { ...header, Time: 0.5, Redshift: 1 } })).toBe(true);
  });

  it("is what flags say, as numbers, texts and lists", async () => {
    const boxed = { header: { ...header, BoxSize: 10 }, datasets: inside };
    for (const [yes, no] of [
      [1, 0],
      ["1", "0"],
      ["True", "false"],
      [new Int32Array([1]), new Int32Array([0])],
    ] as const)
      for (const [group, name] of [
        ["Parameters", "ComovingIntegrationOn"],
        ["Cosmology", "Cosmological run"],
      ] as const) {
        expect(await viewOnly({ groups: { [group]: { [name]: yes } } })).toBe(true);
        expect(await viewOnly({ ...boxed, groups: { [group]: { [name]: no } } })).toBe(false);
      }
  });

  it("counts in SWIFT's internal energies: its own are a^2 times the physical ones, and an attribute says so", async () => {
    const u = { data: Float64Array.from(MASSES, (_, i) => i + 1), shape: [COUNT] };
    const read = async (time: number, expands: number, attributes: Record<string, Float64Array>) => {
      const { bodies } = await readBodies(
        await snapshotBytes({
          group: "PartType0",
          header: { ...header, Time: time, Redshift: 1 / time - 1, BoxSize: 10 },
          groups: { Cosmology: { "Cosmological run": expands } },
          datasets: { ...inside, InternalEnergies: u },
          attributes: { InternalEnergies: attributes },
        }),
      );
      return bodies.columns!.internalEnergy![2]!;
    };
    const comoving = { "a-scale exponent": new Float64Array([-2]) };
    const physical = await read(0.5, 1, {});
    expect((await read(0.5, 1, comoving)) / physical).toBeCloseTo(4, 6);
    expect((await read(1, 0, comoving)) / (await read(1, 0, {}))).toBe(1);
  });

  it("is seen by EAGLE's scale factor where the time is an age", async () => {
    expect(await viewOnly({ header: { ...header, Time: 13.8, ExpansionFactor: 0.5, Redshift: 1 } })).toBe(true);
  });
});
