import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS, NBODY_UNITS, unitsFrom } from "../../../src/data/bodies/units.ts";
import { readBodies, writeBodies } from "../../../src/data/files/index.ts";
import { column, fitsBytes, imageBytes, tableBytes, words } from "./fitsBytes.ts";
import { meanSource } from "./meanSource.ts";
import { faultOf, sampleBodies } from "./samples.ts";

const XYZ = {
  x: column("E", "f4", [1, 4]),
  y: column("1E", "f4", [2, 5]),
  z: column("1E", "f4", [3, 6]),
};
const POS = { POS: column("3D", "f8", [1, 2, 3, 4, 5, 6], 3) };
const read = (columns: Parameters<typeof tableBytes>[0], more = {}) =>
  readBodies(fitsBytes([tableBytes(columns, more)]));

describe("FITS binary tables", () => {
  it("reads columns by their names, single numbers or threes", async () => {
    const { bodies, notes, format } = await read(
      {
        ...{
          Metallicity: column("E", "f4", [0, 0]),
          FLAGS: column("13X", "i2", [1, 2]),
          MASS: column("D", "f8", [7, 8]),
        },
        ...POS,
        ...{ Vel: column("3I", "i2", [1, 0, -1, 2, 0, -2], 3), PARTICLE_ID: column("J", "i4", [12, 11]) },
        ...{ eps: column("E", "f4", [0.5, 0.25]), galaxy: column("B", "u1", [0, 3]) },
        type: words(6, ["DISK", "BH"]),
      },
      { EXTNAME: "'STARS   '", TIME: "1.5D0" },
    );
    expect(format).toBe("FITS, table 1 (STARS) (columns MASS, POS, Vel, PARTICLE_ID, eps, galaxy)");
    expect([...bodies.mass]).toEqual([7, 8]);
    expect([...bodies.position]).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...bodies.velocity]).toEqual([1, 0, -1, 2, 0, -2]);
    expect([...bodies.id]).toEqual([12, 11]);
    expect([...bodies.softening!]).toEqual([0.5, 0.25]);
    expect([...bodies.galaxy]).toEqual([0, 3]);
    expect([...bodies.component].map((c) => COMPONENTS[c])).toEqual(["disc", "black hole"]);
    expect([bodies.time, bodies.units]).toEqual([1.5, NBODY_UNITS]);
    expect(notes).toContain("Columns not used: Metallicity, FLAGS.");
    expect((await read(XYZ)).bodies.position).toEqual(bodies.position);
  });

  it("applies scales and offsets, and knows unsigned integers by theirs", async () => {
    const { bodies } = await read({
      x: column("I", "i2", [10, -10], 1, { TSCAL: 0.5, TZERO: 100 }),
      y: column("J", "i4", [-(2 ** 31), 0], 1, { TZERO: 2147483648 }),
      z: column("B", "u1", [0, 128], 1, { TZERO: -128 }),
      id: column("K", "i8", [-(2n ** 63n), 2n ** 63n - 1n], 1, { TZERO: "9223372036854775808" }),
    });
    expect([...bodies.position]).toEqual([105, 0, -128, 95, 2 ** 31, 0]);
    expect([...bodies.id]).toEqual([0n, 2n ** 64n - 1n]);
    // Counters of codes that ran over the sign.
    expect([...(await read({ ...POS, id: column("J", "i4", [7, -1]) })).bodies.id]).toEqual([7, 2 ** 32 - 1]);
  });

  it("says which row has no number", async () => {
    const none = column("J", "i4", [5, -99], 1, { TNULL: -99 });
    expect(await faultOf(read({ ...POS, mass: none }))).toMatch(
      /^FITS, table 1, mass: number 2 is NaN \(byte \d+\); expected a finite/,
    );
    const { bodies, notes } = await read({ ...POS, id: none });
    expect([...bodies.id]).toEqual([0, 1]);
    expect(notes.join(" ")).toContain("numbered in order");
  });

  it("takes units from TUNIT, and the time's from TIMEUNIT", async () => {
    const unit = (TUNIT: string) => ({ TUNIT: `'${TUNIT}'` });
    const moving = (length: string, velocity: string, mass: string) => ({
      POS: { ...POS.POS, more: unit(length) },
      VEL: column("3E", "f4", [0, 0, 0, 0, 0, 0], 3, unit(velocity)),
      MASS: column("E", "f4", [1, 1], 1, unit(mass)),
    });
    for (const [length, velocity, mass] of [
      ["kpc", "km/s", "10**10 solMass"],
      ["kpc", "km s-1", "1e10 Msun"],
      ["kpc", "km.s**-1", "10^10 M_sun"],
    ] as const)
      expect((await read(moving(length, velocity, mass))).bodies.units).toEqual(GADGET_UNITS);
    const { bodies } = await read(moving("kpc", "km/s", ""), { TIME: 2, TIMEUNIT: "'Gyr'" });
    expect(bodies.units).toEqual(unitsFrom("1 kpc, 1 km/s", 1, 1));
    expect(bodies.time).toBeCloseTo(2000 / 977.79222, 6);
    const mixed = { ...XYZ, x: { ...XYZ.x, more: unit("kpc") }, y: { ...XYZ.y, more: unit("pc") } };
    const converted = await read(mixed);
    expect(converted.notes).toContain("Converted to the unit of the other columns: y [pc].");
    const kpc = Array.from((await read(XYZ)).bodies.position, (v, k) => Math.fround(k % 3 === 1 ? v * 1e-3 : v));
    expect(Array.from(converted.bodies.position)).toEqual(kpc);
  });

  it("takes numbers beyond 32-bit floats over to kpc, km/s and 1e10 Msun, where their units are known", async () => {
    const grams = (TUNIT: string) => ({ ...XYZ, mass: column("D", "f8", [2e43, 1e36], 1, { TUNIT: `'${TUNIT}'` }) });
    const place = Object.fromEntries(
      (["x", "y", "z"] as const).map((name) => [name, { ...XYZ[name], more: { TUNIT: "'Mpc'" } }]),
    );
    const { bodies, notes } = await read({ ...grams("g"), ...place }, { TIME: 1 });
    expect(bodies.units).toMatchObject({ lengthKpc: 1, massMsun: 1e10, velocityKms: 1 });
    expect(bodies.mass[0]! / (2e33 * 5.02916e-34)).toBeCloseTo(1, 6);
    const kpc = Array.from((await read(XYZ)).bodies.position, (v) => Math.fround(1000 * v));
    expect(Array.from(bodies.position)).toEqual(kpc);
    expect(notes.join(" ")).toContain("beyond 3.4e38");
    expect(await faultOf(read(grams("lb")))).toMatch(/mass: number 1 is 2e\+43 .* expected a finite 32-bit float$/);
  });

  it("refuses columns that it can't do without and that hold no numbers of fixed length", async () => {
    for (const [form, what] of [
      ["1PE", "of variable length"],
      ["1QD", "of variable length"],
      ["8A", "text"],
    ] as const) {
      const bytes = { P: 8, Q: 16, A: 8 }[form[1] === "A" ? "A" : (form[1] as "P" | "Q")];
      const rows = [new Uint8Array(bytes), new Uint8Array(bytes)];
      for (const name of ["x", "mass", "vx"])
        expect(await faultOf(read({ ...XYZ, [name]: { form, rows } }))).toContain(`${form[0]}${form[1]}, ${what})`);
    }
  });

  it("takes the first of several tables that has positions, and says so", async () => {
    const other = tableBytes({ a: column("E", "f4", [1]), r: column("E", "f4", [1]) }, { EXTNAME: "'LOG'" });
    const later = tableBytes(XYZ, { EXTNAME: "'DARK'" });
    const file = fitsBytes([imageBytes(5000), other, tableBytes(POS, { EXTNAME: "'STARS'" }), later], { TIME: 3 });
    const { bodies, notes, format } = await readBodies(file);
    expect(format).toContain("table 3 (STARS)");
    expect(notes[0]).toBe(
      "Of 3 tables the first with positions was read, table 3 (STARS); not read: table 2 (LOG), table 4 (DARK).",
    );
    expect(bodies.time).toBe(3);
    // Bytes that are no extension may follow.
    expect((await readBodies(new Uint8Array([...file, ...new Uint8Array(2880).fill(32)]))).bodies).toEqual(bodies);
  });

  it("reads structures of arrays, a single row, as IDL writes them", async () => {
    const one = (form: string, values: number[], more = {}) => column(form, "f8", values, values.length, more);
    const arrays = { x: one("4D", [1, 2, 3, 4]), y: one("4D", [5, 6, 7, 8]), z: one("4D", [0, 0, 0, 0]) };
    expect([...(await read(arrays)).bodies.position]).toEqual([1, 5, 0, 2, 6, 0, 3, 7, 0, 4, 8, 0]);
    const six = [1, 2, 3, 4, 5, 6];
    for (const [dims, expected] of [
      ["(3,2)", six],
      ["(2,3)", [1, 3, 5, 2, 4, 6]],
    ] as const) {
      const { bodies } = await read({ pos: one("6D", six, { TDIM: `'${dims}'` }), mass: one("2D", [7, 8]) });
      expect([...bodies.position]).toEqual(expected);
      expect([...bodies.mass]).toEqual([7, 8]);
    }
    expect(await faultOf(read({ x: one("4D", [1, 2, 3, 4]), y: one("3D", [1, 2, 3]) }))).toContain(
      "found x (4D), y (3D)",
    );
  });

  it("names the columns that are there where positions are not", async () => {
    const sky = { RA: column("D", "f8", [1]), DEC: column("D", "f8", [1]), R: column("E", "f4", [1]) };
    expect(await faultOf(read(sky, { EXTNAME: "'CATALOGUE'" }))).toBe(
      "FITS file without positions: expected x, y, z (or pos), vx, vy, vz (or vel), mass, id; table 1 (CATALOGUE) has the columns RA, DEC, R",
    );
    expect(await faultOf(readBodies(fitsBytes([imageBytes(9)], { NAXIS: 1, NAXIS1: 0 })))).toContain(
      "without a binary table: expected columns x, y, z (or pos), vx, vy, vz (or vel), mass, id; found 2 parts (image, image)",
    );
    expect(await faultOf(read(XYZ, { ZTABLE: true }))).toContain("found 1 parts (packed table)");
    expect(await faultOf(readBodies(fitsBytes([])))).toContain("an empty header only");
    expect(await faultOf(read(XYZ, { NAXIS2: 1e9 }))).toMatch(/^FITS file cut off: .* end at byte 12000005760/);
    const whole = fitsBytes([tableBytes(XYZ)]);
    const end = whole.length - 2880 + 24;
    expect((await readBodies(whole.slice(0, end))).bodies.count).toBe(2);
    for (const cut of [end - 1, end - 24, 2880 + 80, 2880, 100])
      expect(await faultOf(readBodies(whole.slice(0, cut)))).toMatch(/^FITS .*(cut off|empty header)/);
    expect(await faultOf(read(XYZ, { TFIELDS: 2 }))).toContain("2 columns take 8 bytes a row; NAXIS1 is 12");
  });

  it("reads packed files, and rows a piece at a time, once each", async () => {
    const bodies = sampleBodies(100_000, { components: COMPONENTS });
    const { bytes } = await writeBodies(bodies, "fits");
    const source = meanSource(bytes);
    const back = await readBodies(source);
    expect(back.bodies.position).toEqual(bodies.position);
    expect(source.largest).toBeLessThanOrEqual(2 ** 22);
    expect(source.total).toBeLessThan(1.02 * bytes.length + 2 ** 22);
    const packed = await readBodies(new Uint8Array(gzipSync(bytes, { level: 1 })), { wanted: { every: 100 } });
    expect(packed.bodies.count).toBeLessThanOrEqual(1007);
    expect(packed.contents).toEqual(back.contents);
  });
});
