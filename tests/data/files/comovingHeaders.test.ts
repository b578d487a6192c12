import { describe, expect, it } from "vitest";
import { readBodies } from "../../../src/data/files/index.ts";
import { universeOf } from "../../../src/physics/cosmology/universe.ts";
import { inTheirBox } from "../../../src/run/expandingFile.ts";
import { gadgetBytes } from "./gadgetBytes.ts";
import { COUNT, MASSES, type Snapshot, snapshotBytes } from "./hdf5Bytes.ts";

const [OMEGA, H, SIDE, REDSHIFT] = [0.3, 0.7, 100, 4];
/** Mass of matter in a box of SIDE kpc/h, 1e10 Msun/h: the critical density is 3 H0^2 / (8 pi G). */
const MATTER = (OMEGA * 3 * 0.01 * SIDE ** 3) / (8 * Math.PI * 43007.1);
const given = MASSES.reduce((sum, m) => sum + m, 0);
/** Masses of the bodies, in a unit. */
const masses = (unit = 1) => ({ data: MASSES.map((m) => (m * MATTER) / given / unit) });

/** A snapshot of one type, as codes have it. `scale`: length of the file's unit, kpc/h. */
const boxOf = ({ header = {}, datasets = {}, ...rest }: Snapshot, scale = 1, mass = 1) =>
  snapshotBytes({
    header: { Time: 1 / (1 + REDSHIFT), Redshift: REDSHIFT, BoxSize: SIDE / scale, ...header },
    datasets: { Masses: masses(mass), ...datasets },
    ...rest,
  });
const read = async (bytes: Uint8Array) => {
  const { bodies, notes, boxSize } = await readBodies(bytes);
  const box = bodies.comoving && inTheirBox({ ...bodies, comoving: bodies.comoving });
  return { bodies, boxSize, notes: notes.join("\n"), box };
};

const GADGET = { Omega0: OMEGA, OmegaLambda: 1 - OMEGA, HubbleParam: H };
const GIZMO = {
  ...{ Omega_Matter: OMEGA, Omega_Lambda: 1 - OMEGA, Omega_Baryon: 0.05, Omega_Radiation: 0, HubbleParam: H },
  ...{ ComovingIntegrationOn: 1, UnitLength_In_CGS: 3.085678e21, UnitMass_In_CGS: 1.989e43 },
  ...{ UnitVelocity_In_CGS: 1e5, Gravitational_Constant_In_Code_Inits: 43007.1 },
};
const cosmology = { "Cosmological run": 1, Omega_lambda: 1 - OMEGA, h: H };
/** SWIFT has no h in its units: lengths in Mpc, of which the box is SIDE kpc/h wide. */
const swift = (more: Record<string, number> = { Omega_m: OMEGA }) => ({
  Cosmology: { ...cosmology, ...more },
  Units: {
    ...{ "Unit length in cgs (U_L)": 3.085678e24, "Unit mass in cgs (U_M)": 1.989e43 },
    "Unit time in cgs (U_t)": 3.085678e19,
  },
});
const SWIFT = {
  Time: 0.0017,
  "Scale-factor": 1 / (1 + REDSHIFT),
  BoxSize: new Float64Array([1, 1, 1].map((x) => (x * SIDE) / 1000 / H)),
};

describe("the box and the universe of a header", () => {
  it.each([
    ["GADGET-2 and AREPO", 0.5, { header: GADGET }],
    ["GADGET-4", 0.5, { groups: { Parameters: { ...GADGET, ComovingIntegrationOn: 1 } } }],
    ["GIZMO", 0.5, { header: GIZMO }],
    ["PKDGRAV", 0.5, { header: { HubbleParam: H }, groups: { Cosmology: { ...cosmology, Omega_m: OMEGA } } }],
    ["a code whose time is the age", 0.5, { header: { ...GADGET, Time: 1.5, ComovingIntegrationOn: 1 } }],
    ["SWIFT", 0, { header: SWIFT, groups: swift(), datasets: { Masses: masses(H) } }],
    [
      "SWIFT by its parts",
      0,
      { header: SWIFT, groups: swift({ Omega_cdm: 0.25, Omega_b: 0.05 }), datasets: { Masses: masses(H) } },
    ],
  ] as const)("of %s", async (_, velocityPower, parts) => {
    const { bodies, box } = await read(await boxOf(parts as Snapshot));
    expect(bodies.time).toBeCloseTo(0.2, 9);
    expect(bodies.comoving).toMatchObject({ omegaL: 1 - OMEGA, h: H, velocityPower });
    expect(bodies.comoving!.omegaM).toBeCloseTo(OMEGA, 12);
    expect(box).toMatchObject({ settings: { theta: 0.6 } });
  });

  it("of SWIFT's units per h has GADGET's velocities", async () => {
    const { Units } = swift();
    const header = { ...GADGET, BoxSize: SIDE / 1000 };
    const { bodies, notes } = await read(await boxOf({ header, groups: { Units } }));
    expect(bodies.comoving!.velocityPower).toBe(0.5);
    expect(notes).toContain("lengths are per h, as in GADGET's files: velocities are taken for GADGET's, too");
  });

  it("has radiation and dark energy where the header has, and says what is left out", async () => {
    const more = { Omega_m: OMEGA, Omega_r: 9e-5, w_0: -0.9, w_a: 0.1 };
    const { bodies, notes, box } = await read(
      await boxOf({ header: SWIFT, groups: swift(more), datasets: { Masses: masses(H) } }),
    );
    expect(universeOf(bodies.comoving!)).toMatchObject({ omegaR: 9e-5, w: -0.9 });
    expect(notes).toContain("w_a = 0.1: that is left out, and its pressure stays w_0 = -0.9");
    expect((box as { reasons: string[] }).reasons[0]).toContain("with omegaR = 0.00009, with w = -0.9");
  });

  it("has velocities by the power of a that their attributes say", async () => {
    for (const [name, power] of [
      ["a_scaling", 0.5],
      ["aexp-scale-exponent", 1],
      ["a-scale exponent", 0],
    ] as const) {
      const { bodies } = await read(await boxOf({ header: GADGET, attributes: { Velocities: { [name]: power } } }));
      expect(bodies.comoving!.velocityPower).toBe(power);
    }
  });

  it("has masses of the table for some types and of datasets for others", async () => {
    const table = { MassTable: new Float64Array([0, 0, MATTER / 2 / COUNT, 0, 0, 0]) };
    const half = { data: masses().data.map((m) => m / 2) };
    const more: Snapshot["more"] = (file, bodies) => {
      const other = file.create_group("PartType2");
      const data = (bodies.get("Coordinates") as { value: Float64Array }).value;
      for (const name of ["Coordinates", "Velocities"]) other.create_dataset({ name, data, shape: [COUNT, 3] });
    };
    const { bodies, box } = await read(
      await boxOf({ header: { ...GADGET, ...table }, datasets: { Masses: half }, more }),
    );
    expect(bodies.count).toBe(2 * COUNT);
    expect(box).toMatchObject({ settings: { theta: 0.6 } });
  });
});

describe("a box without units", () => {
  it.each([
    ["kpc/h", 1, 1, 1],
    ["Mpc/h", 1000, 1, 1000],
    ["kpc/h and Msun/h", 1, 1e-10, 1],
    ["Mpc/h and Msun/h", 1000, 1e-10, 1000],
  ])("is in %s where its bodies fill it then", async (words, scale, mass, lengthKpc) => {
    const { bodies, notes, box } = await read(await boxOf({ header: GADGET }, scale, mass));
    expect(bodies.units).toMatchObject({ lengthKpc, velocityKms: 1 });
    expect(bodies.units.massMsun! / 1e10).toBeCloseTo(mass, 15);
    expect(notes).toContain(
      `Units assumed: ${scale === 1 && mass === 1 ? "GADGET's defaults (" : ""}1 ${words.slice(0, 5)}`,
    );
    expect(box).toMatchObject({ settings: { theta: 0.6 } });
  });

  it("is so in GADGET's older format, and in one of its parts", async () => {
    for (const [files, share] of [
      [1, 1],
      [2, 0.4],
    ] as const) {
      const counts = [0, 8, 0, 0, 0, 0];
      const all = [0, (share * MATTER) / 8, 0, 0, 0, 0];
      const header = { 128: SIDE / 1000, 136: OMEGA, 144: 1 - OMEGA, 152: H };
      const { bytes } = gadgetBytes({ counts, masses: all, files, header, time: 0.2, redshift: 4 });
      const { bodies, notes } = await readBodies(bytes);
      expect(bodies.units).toMatchObject({ lengthKpc: 1000, massMsun: 1e10 });
      expect(bodies.units.gravity).toBeCloseTo(43.0071, 9);
      expect(notes.join("\n")).toContain("1 Mpc/h, 1e10 Msun/h and 1 km/s, with which the bodies fill their box");
    }
  });

  it("is GADGET's where its bodies fill it in none", async () => {
    const { bodies, box } = await read(await boxOf({ header: { ...GADGET, BoxSize: SIDE / 3 } }));
    expect(bodies.units.lengthKpc).toBe(1);
    expect(box).toContain("of the critical density");
  });

  it("keeps the side of the header where that does not say the universe", async () => {
    const { bodies, boxSize } = await read(await boxOf({}));
    expect(bodies.comoving).toBeUndefined();
    expect(boxSize).toBe(SIDE);
  });
});
