import { describe, expect, it } from "vitest";
import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS } from "../../../src/data/bodies/units.ts";
import { findExport } from "../../../src/data/exports/index.ts";
import { boxFor, swiftFields } from "../../../src/data/exports/swift.ts";
import { numbersOfAttribute } from "../../../src/data/files/hdf5/attributes.ts";
import { datasetOf, groupOf } from "../../../src/data/files/hdf5/entities.ts";
import { withHdf5 } from "../../../src/data/files/hdf5/openFile.ts";
import { readBodies } from "../../../src/data/files/index.ts";
import { sampleBodies } from "../files/samples.ts";
import { accelerations, bytesOf, gap, PLAN, readBySwift, sample, textOf } from "./codes.ts";
import { oursBySpline } from "./ours.ts";

/**
 * What SWIFT reads without a default in a run with --self-gravity alone (doc/RTD/source/ParameterFiles; units_init_from_params in
 * src/units.c, engine_init in src/engine.c, gravity_props_init in src/gravity_properties.c, swift.c), with the value that continues PLAN.
 */
const COMPULSORY: Record<string, string | number> = {
  "InternalUnitSystem:UnitMass_in_cgs": 1.989e43,
  "InternalUnitSystem:UnitLength_in_cgs": 3.085678e21,
  "InternalUnitSystem:UnitVelocity_in_cgs": 1e5,
  "InternalUnitSystem:UnitCurrent_in_cgs": 1,
  "InternalUnitSystem:UnitTemp_in_cgs": 1,
  "TimeIntegration:time_begin": 1.25,
  "TimeIntegration:time_end": 3.25,
  "TimeIntegration:dt_min": 1e-10,
  "TimeIntegration:dt_max": 0.01,
  "Gravity:eta": 0.025,
  "Gravity:MAC": "adaptive",
  "Gravity:epsilon_fmm": 0.001,
  "Gravity:theta_cr": 0.55,
  "Gravity:max_physical_DM_softening": 0.05,
  "Snapshots:basename": "snapshot",
  "Snapshots:delta_time": 0.5,
  "Statistics:delta_time": 0.5,
  "InitialConditions:file_name": "bodies.hdf5",
  "InitialConditions:periodic": 0,
};

/** What it has a default for: G (src/physical_constants.c), first outputs (src/engine.c), cells and shift (src/space.c). */
const OPTIONAL: Record<string, number> = {
  "PhysicalConstants:G": 43007.1,
  "Snapshots:time_first": 1.25,
  "Statistics:time_first": 1.25,
  "Scheduler:max_top_level_cells": 16,
};

/** Attributes of /Header that read_ic_single() in src/single_io.c opens (InitialConditions of its documentation), and their lengths. */
const HEADER = {
  Dimension: 1,
  NumFilesPerSnapshot: 1,
  Flag_Entropy_ICs: 1,
  BoxSize: 3,
  NumPart_Total: 6,
  NumPart_Total_HighWord: 6,
};
const UNITS = ["length", "mass", "time", "current", "temperature"];

/** kernel_grav_force_eval in src/kernel_gravity.h: Wendland's C2, or GADGET's spline by GADGET2_SOFTENING_CORRECTION. */
const wendland = (u: number) => 21 * u ** 5 - 90 * u ** 4 + 140 * u ** 3 - 84 * u ** 2 + 14;
const spline = (u: number) =>
  u < 0.5
    ? 10.666666666667 + u * u * (32 * u - 38.4)
    : 21.333333333333 - 48 * u + 38.4 * u * u - 10.666666666667 * u ** 3 - 0.066666666667 / u ** 3;
const forceOfSwift = (h: number, kernel: (u: number) => number) => (r: number) =>
  r >= h ? 1 / r ** 3 : kernel(r / h) / h ** 3;

const shiftOf = (found: Map<string, string>) => JSON.parse(found.get("InitialConditions:shift")!) as number[];

describe("an export for SWIFT", () => {
  const bodies = sample(60, GADGET_UNITS);
  const made = findExport("swift").files(bodies, PLAN);

  it("gives every parameter that it asks for, in its own syntax", async () => {
    const found = readBySwift(textOf(await made, "run.yml"));
    const expected = { ...COMPULSORY, ...OPTIONAL };
    expect([...found.keys()].sort()).toEqual([...Object.keys(expected), "InitialConditions:shift"].sort());
    for (const [name, value] of Object.entries(expected)) {
      if (typeof value === "string") expect(found.get(name), name).toBe(value);
      else expect(Number(found.get(name)) / (value || 1), name).toBeCloseTo(value ? 1 : 0, 12);
    }
    for (const field of Object.values(swiftFields(bodies, PLAN)).flat()) {
      expect(field.source).toMatch(/^(doc|src)\//);
      // A comment with a colon or a # would be a second value, or end early.
      expect(field.help).toMatch(/^[^:#]+$/);
    }
  });

  it("never has steps longer than the run, which SWIFT refuses, nor an angle at which it doesn't converge", async () => {
    const found = readBySwift(textOf(await findExport("swift").files(bodies, { ...PLAN, timestep: 100 }), "run.yml"));
    expect(Number(found.get("TimeIntegration:dt_max"))).toBe(2);
    await expect(findExport("swift").files(bodies, { ...PLAN, theta: 1 })).rejects.toThrow(
      /angle 1: SWIFT's must be below 1/,
    );
  });

  it("has the header, the units and the datasets that it opens", async () => {
    await withHdf5(bytesOf(await made).slice(), async (file) => {
      const header = groupOf(file, "Header");
      for (const [name, length] of Object.entries(HEADER))
        expect(numbersOfAttribute(header, name), name).toHaveLength(length);
      expect(numbersOfAttribute(header, "NumPart_Total")).toEqual([0, 60, 0, 0, 0, 0]);
      expect(numbersOfAttribute(header, "Dimension")).toEqual([3]);
      expect(numbersOfAttribute(groupOf(file, "RuntimePars"), "PeriodicBoundariesOn")).toEqual([0]);
      const units = Object.keys(groupOf(file, "Units")!.attrs);
      for (const name of UNITS)
        expect(
          units.some((key) => key.startsWith(`Unit ${name} in cgs (U_`)),
          name,
        ).toBe(true);
      // darkmatter_read_particles() in src/gravity/.../gravity_io.h.
      for (const name of ["Coordinates", "Velocities", "Masses", "ParticleIDs"])
        expect(datasetOf(groupOf(file, "PartType1")!, name), name).not.toBeNull();
    });
  });

  it("says the same units in the snapshot and in the parameters, so that SWIFT converts nothing", async () => {
    const found = readBySwift(textOf(await made, "run.yml"));
    const of = (name: string) => Number(found.get(`InternalUnitSystem:${name}_in_cgs`));
    await withHdf5(bytesOf(await made).slice(), async (file) => {
      const unit = (name: string) => numbersOfAttribute(groupOf(file, "Units"), name)![0];
      expect(unit("Unit length in cgs (U_L)")).toBe(of("UnitLength"));
      expect(unit("Unit mass in cgs (U_M)")).toBe(of("UnitMass"));
      expect(unit("Unit time in cgs (U_t)")).toBe(of("UnitLength") / of("UnitVelocity"));
    });
  });

  it("puts all bodies inside the box by its shift, with room to move", async () => {
    const found = readBySwift(textOf(await made, "run.yml"));
    const shift = shiftOf(found);
    await withHdf5(bytesOf(await made).slice(), async (file) => {
      const side = numbersOfAttribute(groupOf(file, "Header"), "BoxSize")!;
      const x = datasetOf(groupOf(file, "PartType1")!, "Coordinates")!.value as Float32Array;
      const shifted = Array.from(x, (value, i) => (value + shift[i % 3]!) / side[i % 3]!);
      // The bodies span a tenth of a unit each way, and move by 3 in 2 units of time: eight times their extent at most.
      expect(Math.min(...shifted)).toBeGreaterThan(0.3);
      expect(Math.max(...shifted)).toBeLessThan(0.7);
    });
  });

  it("holds bodies far from the origin, in a plane or at one point", () => {
    const at = (...points: number[][]): Bodies => ({
      ...emptyBodies(points.length),
      position: Float32Array.from(points.flat()),
    });
    for (const bodies of [at([1e6, 0, 0], [1e6 + 1, 0, 0]), at([0, 0, 0], [0, 0, 0]), at([-5, 3, 7], [-4, 3, 7])]) {
      const { side, shift } = boxFor(bodies, 1);
      for (const [i, x] of bodies.position.entries()) {
        expect(x + shift[i % 3]!).toBeGreaterThan(0.2 * side);
        expect(x + shift[i % 3]!).toBeLessThan(0.8 * side);
      }
    }
  });

  it("loads back body by body, with components, units and G", async () => {
    const { bodies: back } = await readBodies(bytesOf(await made));
    expect(back.units).toEqual(GADGET_UNITS);
    for (const column of ["mass", "position", "velocity", "component", "id"] as const)
      expect(back[column], column).toEqual(bodies[column]);
    const plain = sample(20);
    const { bodies: nbody } = await readBodies(bytesOf(await findExport("swift").files(plain, PLAN)));
    expect(nbody.units).toEqual(plain.units);
  });

  it("makes SWIFT's first accelerations ours with its spline, and Newton's beyond 3 eps with its own kernel", async () => {
    const found = readBySwift(textOf(await made, "run.yml"));
    const eps = Number(found.get("Gravity:max_physical_DM_softening"));
    const gravity = Number(found.get("PhysicalConstants:G"));
    const { bodies: read } = await readBodies(bytesOf(await made));
    const ours = oursBySpline(read, PLAN.softening);
    // kernel_gravity_softening_plummer_equivalent: 2.8 with GADGET2_SOFTENING_CORRECTION, else 3.
    expect(gap(accelerations(read, gravity, forceOfSwift(2.8 * eps, spline)), ours)).toBeLessThan(1e-7);
    expect(forceOfSwift(3 * eps, wendland)(3 * eps * (1 - 1e-9))).toBeCloseTo((3 * eps) ** -3, 4);
    // Kernels of equal depth are within a tenth of each other where they differ most.
    expect(gap(accelerations(read, gravity, forceOfSwift(3 * eps, wendland)), ours)).toBeLessThan(0.1);
    expect(gap(accelerations(read, gravity, forceOfSwift(6 * eps, wendland)), ours)).toBeGreaterThan(0.2);
  });

  it("wants ids above 0 and below 2^63", async () => {
    const ids = async (id: Uint32Array | BigUint64Array) => {
      const result = await findExport("swift").files({ ...sample(3), id }, PLAN);
      return { id: [...(await readBodies(bytesOf(result))).bodies.id].map(Number), notes: result.notes };
    };
    expect(await ids(Uint32Array.of(0, 1, 2))).toEqual({
      id: [1, 2, 3],
      notes: [expect.stringMatching(/^1 was added/)],
    });
    expect(await ids(Uint32Array.of(9, 5, 7))).toEqual({ id: [9, 5, 7], notes: [] });
    expect((await ids(Uint32Array.of(0, 2 ** 32 - 1, 7))).id).toEqual([1, 2, 3]);
    expect((await ids(BigUint64Array.of(4n, 2n ** 63n, 5n))).id).toEqual([1, 2, 3]);
    expect((await ids(Uint32Array.of(4, 4, 5))).notes[0]).toMatch(/^Id 4 occurs twice/);
  });

  it("says by which softening steps go, and which of its snapshots have velocities of another time", async () => {
    const { files } = await made;
    const readme = textOf({ files, start: "", notes: [] }, "README.md");
    // gravity_compute_timestep_self in src/gravity/MultiSoftening/gravity.h divides the kernel's radius by 3 again.
    expect(readme).toContain("sqrt(2 eta eps / a)");
    expect(textOf({ files, start: "", notes: [] }, "run.yml")).toContain("sqrt(2 eta eps / a)");
    for (const { content } of files) expect(content).not.toContain("eta h");
    expect(readme).toMatch(/`snapshot_0000\.hdf5`, are half a largest step ahead .* the very end a whole one/);
    // Five snapshots from 1.25 to 3.25: the one in the middle is named.
    expect(readme).toContain("info snapshot_0002.hdf5");
    expect(readme).not.toContain("snapshot_0010");
  });

  it("takes gas as collisionless too", async () => {
    const result = await findExport("swift").files(sampleBodies(12, { components: ["gas", "halo"] }), PLAN);
    await withHdf5(bytesOf(result).slice(), async (file) => {
      expect(numbersOfAttribute(groupOf(file, "Header"), "NumPart_Total")).toEqual([0, 12, 0, 0, 0, 0]);
    });
  });
});
