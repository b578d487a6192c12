import { describe, expect, it } from "vitest";
import { COMPONENTS, componentIndex } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS } from "../../../src/data/bodies/units.ts";
import { gadget4Fields } from "../../../src/data/exports/gadget4.ts";
import { findExport } from "../../../src/data/exports/index.ts";
import { numbersOfAttribute } from "../../../src/data/files/hdf5/attributes.ts";
import { groupOf } from "../../../src/data/files/hdf5/entities.ts";
import { withHdf5 } from "../../../src/data/files/hdf5/openFile.ts";
import { readBodies } from "../../../src/data/files/index.ts";
import { sampleBodies } from "../files/samples.ts";
import { accelerations, bytesOf, gap, PLAN, readByGadget4, sample, textOf } from "./codes.ts";
import { oursBySpline } from "./ours.ts";

const PER_CLASS = ["SofteningComovingClass", "SofteningMaxPhysClass", "SofteningClassOfPartType"];

/**
 * Every parameter that GADGET-4 registers without further options, in the order of register_parameters() in its
 * src/data/allvars.cc (explained in documentation/05_parameterfile.md), with the value that continues PLAN. Its
 * src/io/parameters.cc stops at one that is missing ("I miss a value for tag") and at one more ("Tag not allowed").
 */
const REGISTERED: Record<string, string | number> = {
  InitCondFile: "./bodies",
  OutputDir: "./output",
  SnapshotFileBase: "snapshot",
  OutputListFilename: "outputs.txt",
  OutputListOn: 0,
  Omega0: 0,
  OmegaBaryon: 0,
  OmegaLambda: 0,
  Hubble: 0,
  HubbleParam: 1,
  BoxSize: 0,
  MaxMemSize: 601,
  TimeOfFirstSnapshot: 1.25,
  CpuTimeBetRestartFile: 7200,
  TimeBetStatistics: 0.5,
  TimeBegin: 1.25,
  TimeMax: 3.25,
  TimeBetSnapshot: 0.5,
  UnitVelocity_in_cm_per_s: 1e5,
  UnitLength_in_cm: 3.085678e21,
  UnitMass_in_g: 1.989e43,
  GravityConstantInternal: 43007.1,
  ErrTolIntAccuracy: 0.025,
  ErrTolTheta: 0.55,
  ErrTolThetaMax: 1,
  ErrTolForceAcc: 0.0025,
  MaxSizeTimestep: 0.01,
  MinSizeTimestep: 0,
  ArtBulkViscConst: 1,
  CourantFac: 0.15,
  DesNumNgb: 64,
  TopNodeFactor: 2.5,
  ActivePartFracForNewDomainDecomp: 0.01,
  MaxNumNgbDeviation: 1,
  ComovingIntegrationOn: 0,
  ICFormat: 3,
  SnapFormat: 3,
  NumFilesPerSnapshot: 1,
  MaxFilesWithConcurrentIO: 1,
  TypeOfOpeningCriterion: 0,
  TimeLimitCPU: 86400,
  InitGasTemp: 0,
  MinEgySpec: 0,
  // NSOFTCLASSES is NTYPES (src/data/constants.h).
  ...Object.fromEntries(
    PER_CLASS.flatMap((name, k) => [0, 1, 2, 3, 4, 5].map((type) => [`${name}${type}`, k < 2 ? 0.05 : 0])),
  ),
};

/** Options that Template-Config.sh lists, which buildsystem/check.py compares Config.sh with. */
const OPTIONS = ["SELFGRAVITY", "NTYPES=6", "MULTIPOLE_ORDER=4", "DOUBLEPRECISION=1", "EVALPOTENTIAL"];
const OUTPUTS = ["OUTPUT_ACCELERATION", "OUTPUT_POTENTIAL"];

/** Attributes of /Header that read_header_fields() in src/io/snap_io.cc opens, and how many numbers it asks for. */
const HEADER = {
  NumPart_ThisFile: 6,
  NumPart_Total: 6,
  MassTable: 6,
  Time: 1,
  Redshift: 1,
  BoxSize: 1,
  NumFilesPerSnapshot: 1,
};

/** Force over distance of a unit mass: get_gfactors_monopole with SOFTFAC1 ... 11 of src/data/constants.h, radius h. */
function forceOfGadget(h: number): (r: number) => number {
  return (r) => {
    const u = r / h;
    if (u >= 1) return 1 / r ** 3;
    if (u < 0.5) return (32 / 3 + u * u * (32 * u - 38.4)) / h ** 3;
    return (64 / 3 - 48 * u + 38.4 * u * u - (32 / 3) * u ** 3 - 1 / 15 / u ** 3) / h ** 3;
  };
}

describe("an export for GADGET-4", () => {
  const bodies = sample(60, GADGET_UNITS);
  const made = findExport("gadget4").files(bodies, PLAN);

  it("gives every parameter that it asks for, no more and no less, in its own syntax", async () => {
    const found = readByGadget4(textOf(await made, "param.txt"));
    expect([...found.keys()].sort()).toEqual(Object.keys(REGISTERED).sort());
    for (const [name, value] of Object.entries(REGISTERED)) {
      if (typeof value === "string") expect(found.get(name), name).toBe(value);
      else expect(Number(found.get(name)) / (value || 1), name).toBeCloseTo(value ? 1 : 0, 12);
    }
    for (const { source, help } of gadget4Fields(bodies, PLAN)) {
      expect(source).toContain("src/data/allvars.cc");
      expect(help).not.toBe("");
    }
  });

  it("lists compile-time options that it knows, and 64-bit ids where there are some", async () => {
    const lines = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    expect(lines(textOf(await made, "Config.sh"))).toEqual([...OPTIONS, ...OUTPUTS]);
    const wide = sampleBodies(10, { ids: "wide", components: ["halo"] });
    const other = await findExport("gadget4").files(wide, PLAN);
    expect(lines(textOf(other, "Config.sh"))).toEqual([...OPTIONS, ...OUTPUTS, "IDS_64BIT"]);
  });

  it("has the header and the datasets that it opens", async () => {
    const bytes = bytesOf(await made);
    await withHdf5(bytes.slice(), async (file) => {
      for (const [name, length] of Object.entries(HEADER))
        expect(numbersOfAttribute(groupOf(file, "Header"), name), name).toHaveLength(length);
      expect(numbersOfAttribute(groupOf(file, "Header"), "NumPart_ThisFile")).toEqual([0, 12, 12, 12, 12, 12]);
      for (const type of [1, 2, 3, 4, 5]) {
        // init_basic() in src/io/snap_io.cc; Masses are read where MassTable holds 0.
        for (const name of ["Coordinates", "Velocities", "ParticleIDs", "Masses"])
          expect(groupOf(file, `PartType${type}`)!.keys(), name).toContain(name);
      }
      expect(groupOf(file, "PartType0")).toBeNull();
    });
  });

  it("loads back, body by body, with its units", async () => {
    const { bodies: back } = await readBodies(bytesOf(await made));
    expect(back.units).toEqual(GADGET_UNITS);
    expect(back.time).toBe(1.25);
    const at = new Map(Array.from(back.id as Uint32Array, (id, k) => [id, k]));
    for (let i = 0; i < bodies.count; i++) {
      const k = at.get(Number(bodies.id[i]))!;
      expect(back.mass[k]).toBe(bodies.mass[i]);
      expect(back.component[k]).toBe(bodies.component[i]);
      for (const column of ["position", "velocity"] as const)
        expect(back[column].subarray(3 * k, 3 * k + 3)).toEqual(bodies[column].subarray(3 * i, 3 * i + 3));
    }
  });

  it("makes GADGET-4's first accelerations ours: its spline, its G, the softening of the parameter file", async () => {
    const found = readByGadget4(textOf(await made, "param.txt"));
    const { bodies: read } = await readBodies(bytesOf(await made));
    // set_softenings: ForceSoftening = 2.8 x the Plummer equivalent of the type's class.
    const h = 2.8 * Number(found.get(`SofteningMaxPhysClass${found.get("SofteningClassOfPartType1")}`));
    const theirs = accelerations(read, Number(found.get("GravityConstantInternal")), forceOfGadget(h));
    // Simpson's rule in our twin is good to 2e-8.
    expect(gap(theirs, oursBySpline(read, PLAN.softening))).toBeLessThan(1e-7);
    expect(gap(theirs, oursBySpline(read, 1.1 * PLAN.softening))).toBeGreaterThan(1e-3);
  });

  it("says what it needs to be built, and that snapshots have times of its own", async () => {
    const readme = textOf(await made, "README.md");
    // The second make asks it for the folders of HDF5.
    expect(readme).toMatch(/apt install build-essential pkg-config /);
    expect(readme).toContain("2.8 eps = 0.14,");
    expect(readme).toContain("info output/snapshot_004.hdf5");
    expect(readme).toMatch(/up to\na step before or after the time asked for/);
  });

  it("writes gas as collisionless stars and says so, for GADGET-4 would give it pressure", async () => {
    const gas = sampleBodies(12, { components: ["gas", "halo"] });
    const result = await findExport("gadget4").files(gas, PLAN);
    expect(result.notes).toContainEqual(expect.stringMatching(/^6 gas bodies became type 4/));
    const { bodies: back } = await readBodies(bytesOf(result));
    expect(back.component.filter((c) => c === componentIndex("halo"))).toHaveLength(6);
    await withHdf5(bytesOf(result).slice(), async (file) => {
      expect(numbersOfAttribute(groupOf(file, "Header"), "NumPart_ThisFile")).toEqual([0, 6, 0, 0, 6, 0]);
    });
    expect(COMPONENTS[back.component[6]!]).toBe("gas");
  });

  it("never asks for steps longer than the run: its count of ticks would overflow", async () => {
    const result = await findExport("gadget4").files(bodies, { ...PLAN, timestep: 100 });
    expect(Number(readByGadget4(textOf(result, "param.txt")).get("MaxSizeTimestep"))).toBe(2);
  });
});
