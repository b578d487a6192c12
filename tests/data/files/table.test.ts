import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS } from "../../../src/data/bodies/units.ts";
import { readBodies } from "../../../src/data/files/index.ts";
import { parseNumber } from "../../../src/data/files/table/number.ts";
import { dataFile } from "../../dataFiles.ts";
import { faultOf, randomSource, text, totalMass } from "./samples.ts";

const read = (content: string) => readBodies(text(content));
const rows = (n: number, row: (i: number) => string) => Array.from({ length: n }, (_, i) => row(i)).join("\n");

describe("numbers in tables", () => {
  const parse = (s: string) => parseNumber(text(s), 0, s.length);

  it("reads what C, Fortran and Python print", () => {
    const cases: Record<string, number> = {
      "0": 0,
      "-1": -1,
      "+2.5": 2.5,
      ".5": 0.5,
      "5.": 5,
      "1e3": 1000,
      "1.5D+03": 1500,
      "1.5d-3": 0.0015,
      "1.25-101": 1.25e-101,
      "1.25+3": 1250,
      "7.3634881e-05": 7.3634881e-5,
      "0.000000000000000000000001": 1e-24,
      "123456789012345678901": Number("123456789012345678901"),
      "3.4028235e38": 3.4028235e38,
      "1E-300": 1e-300,
    };
    for (const [written, value] of Object.entries(cases)) expect(parse(written), written).toBe(value);
  });

  it("refuses what is no number", () => {
    for (const s of [
      "",
      "-",
      ".",
      "e5",
      "1e",
      "1e+",
      "abc",
      "1.2.3",
      "1,5",
      "0x10",
      "nan",
      "inf",
      "****",
      "1-",
      "--1",
      "1e1.5",
    ]) {
      expect(parse(s), s).toBeNaN();
    }
  });

  it("agrees with Number() in every bit", () => {
    const random = randomSource(1);
    for (let k = 0; k < 5000; k++) {
      const value = (random() - 0.5) * 10 ** Math.floor(40 * random() - 20);
      for (const s of [String(value), value.toExponential(7), value.toPrecision(9), value.toFixed(6)]) {
        expect(parse(s), s).toBe(Number(s));
      }
    }
  });
});

describe("tables", () => {
  it("reads seven columns as m x y z vx vy vz, with comments, any line end and trailing blanks", async () => {
    const { bodies, notes } = await read(
      "# made by hand\r\n 1 2\t3 4 5 6 7 \r2 3 4 5 6 7 8\n\n% note\n3, 4, 5, 6, 7, 8, 9 // end".replace(" // end", ""),
    );
    expect(bodies.count).toBe(3);
    expect(Array.from(bodies.mass)).toEqual([1, 2, 3]);
    expect(Array.from(bodies.position)).toEqual([2, 3, 4, 3, 4, 5, 4, 5, 6]);
    expect(Array.from(bodies.velocity)).toEqual([5, 6, 7, 6, 7, 8, 7, 8, 9]);
    expect(notes).toContain("Columns assumed: m x y z vx vy vz.");
  });

  it("takes the last of seven columns for the mass where the first can't be", async () => {
    const { bodies, notes } = await read("-1 2 3 4 5 6 0.5\n1 2 3 4 5 6 0.5\n");
    expect(Array.from(bodies.mass)).toEqual([0.5, 0.5]);
    expect(Array.from(bodies.position)).toEqual([-1, 2, 3, 1, 2, 3]);
    expect(notes.join(" ")).toContain("x y z vx vy vz m assumed");
    expect(await faultOf(read("-1 2 3 4 5 6 -0.5\n1 2 3 4 5 6 0.5\n"))).toContain("name the columns");
  });

  it("gives six columns equal masses", async () => {
    const { bodies, notes } = await read("1 2 3 4 5 6\n1 2 3 4 5 6\n1 2 3 4 5 6\n1 2 3 4 5 6\n");
    expect(Array.from(bodies.mass)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(notes.join(" ")).toContain("equal masses");
  });

  it("finds columns by name in any order, in a header or a comment, with ids, types and units", async () => {
    const { bodies, notes } = await read(
      'id;"vx [km/s]";"vy [km/s]";"vz [km/s]";x[kpc];y[kpc];z[kpc];mass (1e10 Msun);type;rho\n7;1;2;3;4;5;6;0,5;disk;9\n8;1;2;3;4;5;6;0,5;1;9\n',
    );
    expect([...bodies.id]).toEqual([7, 8]);
    expect(Array.from(bodies.position.subarray(0, 3))).toEqual([4, 5, 6]);
    expect(Array.from(bodies.velocity.subarray(0, 3))).toEqual([1, 2, 3]);
    expect(Array.from(bodies.mass)).toEqual([0.5, 0.5]);
    expect(Array.from(bodies.component, (c) => COMPONENTS[c])).toEqual(["disc", "halo"]);
    expect(bodies.units).toEqual(GADGET_UNITS);
    expect(notes.join(" ")).toContain("Columns not used: rho");
  });

  it("reads AMUSE's order by its header: velocity before position", async () => {
    const { bodies } = await read(
      "#id\tmass\tvx\tvy\tvz\tx\ty\tz\n#none\tmass\tlength * time**-1\tlength * time**-1\tlength * time**-1\tlength\tlength\tlength\n3\t1\t2\t3\t4\t5\t6\t7\n",
    );
    expect(Array.from(bodies.velocity)).toEqual([2, 3, 4]);
    expect(Array.from(bodies.position)).toEqual([5, 6, 7]);
    const csv = await read(
      "mass,vx,vy,vz,x,y,z\nMSun,km * s**-1,km * s**-1,km * s**-1,parsec,parsec,parsec\n1,2,3,4,5,6,7\n",
    );
    expect(Array.from(csv.bodies.position)).toEqual([5, 6, 7]);
    expect(csv.bodies.units.lengthKpc).toBe(1e-3);
    expect(csv.bodies.units.gravity).toBeCloseTo(4.30091727e-3, 9);
  });

  it("does not take prose in a comment for a header", async () => {
    const { bodies, notes } = await read("# x y and z are in kpc\n1 2 3 4 5 6 7\n");
    expect(Array.from(bodies.position)).toEqual([2, 3, 4]);
    expect(notes).toContain("Columns assumed: m x y z vx vy vz.");
    const both = await read("# m x y z vx vy vz\nx,y,z,vx,vy,vz,m\n1,2,3,4,5,6,7\n");
    expect(Array.from(both.bodies.mass)).toEqual([7]);
  });

  it("does not guess where every column has a name and none is known", async () => {
    expect(await faultOf(read("ra,dec,mag\n1,2,3\n"))).toBe(
      "line 2: the columns are called ra, dec, mag, and which are x, y and z none of them says; expected x, y and z along axes: convert angles and distances, then name the columns in a first line such as: m x y z vx vy vz",
    );
    expect(await faultOf(read("a\tb\tc\td\te\tf\n1 2 3 4 5 6\n"))).toContain("a, b, c, d, e, f");
    expect((await read("three plain words\n1 2 3\n")).notes.join(" ")).toContain('skipped: "three plain words"');
    const told = await readBodies(text("ra,dec,mag\n1,2,3\n"), { columns: "z y x" });
    expect(Array.from(told.bodies.position)).toEqual([3, 2, 1]);
  });

  it("reads units between blanks, and N and time below a comment of names", async () => {
    const { bodies } = await read(
      "# m [1e10 Msun] x [kpc] y [kpc] z [kpc] vx [km s^-1] vy [km s-1] vz [km s**-1]\n1 0.5\n1 2 3 4 5 6 7\n",
    );
    expect(bodies.units).toEqual(GADGET_UNITS);
    expect([bodies.count, bodies.time]).toEqual([1, 0.5]);
  });

  it("takes the user's word for the columns", async () => {
    const bytes = text("head\nlines\n1 2 3 4 5 6 7\n");
    const { bodies } = await readBodies(bytes, { columns: "m vx vy vz x y z" });
    expect(Array.from(bodies.position)).toEqual([5, 6, 7]);
    expect(Array.from(bodies.velocity)).toEqual([2, 3, 4]);
    expect(await faultOf(readBodies(bytes, { columns: "m x y z" }))).toContain(
      "4 columns were named (m x y z), but the table has 7",
    );
    expect(await faultOf(readBodies(bytes, { columns: "a b c" }))).toContain("don't name x and y");
  });

  it("reads ids beyond 32 bits exactly", async () => {
    const { bodies } = await read("id,x,y,z\n1,0,0,0\n9007199254740993,1,1,1\n");
    expect([...bodies.id]).toEqual([1n, 9007199254740993n]);
  });

  it("understands N and time before the rows, and checks N", async () => {
    const { bodies } = await read(`3  0.75\n${rows(3, () => "1 2 3 4 5 6 7")}\n`);
    expect(bodies.count).toBe(3);
    expect(bodies.time).toBe(0.75);
    expect((await read("2\n0.5\n1 2 3 4 5 6 7\n1 2 3 4 5 6 7\n")).bodies.time).toBe(0.5);
    expect(await faultOf(read("3 0.75\n1 2 3 4 5 6 7\n1 2 3 4 5 6 7\n"))).toBe(
      "table is cut off: line 1 promises 3 bodies; found 2 (3 lines)",
    );
  });

  it("recognises a table of two dimensions", async () => {
    const { bodies, format, notes } = await read(
      "2\n2.50e+11\n1.4960e+11 0 0 2.98e+04 5.97e+24 earth.gif\n0 0 0 0 1.989e+30 sun.gif\n",
    );
    expect(format).toContain("two dimensions");
    expect(Array.from(bodies.position)).toEqual([Math.fround(1.496e11), 0, 0, 0, 0, 0]);
    expect(bodies.velocity[1]).toBe(Math.fround(2.98e4));
    expect(notes.join(" ")).toContain("z = 0");
    expect((await read("m,x,y,vx,vy\n1,2,3,4,5\n")).notes.join(" ")).toContain("two-dimensional");
  });

  it("says line, column and word of what it can't read", async () => {
    const bad = (i: number, row: string) => rows(1200, (k) => (k === i ? row : "1 2 3 4 5 6 7"));
    expect(await faultOf(read(bad(999, "1 2 oops 4 5 6 7")))).toBe(
      'line 1000, column 3 (y): "oops" is not a finite number',
    );
    expect(await faultOf(read(bad(999, "1 2 3 4 5 6")))).toBe("line 1000: 6 columns, expected 7");
    expect(await faultOf(read(bad(999, "1 2 3 4 5 6 7 8")))).toBe("line 1000: 8 columns, expected 7");
    expect(await faultOf(read(bad(9, "1 nan 3 4 5 6 7")))).toBe('line 10, column 2 (x): "nan" is not a finite number');
    expect(await faultOf(read(bad(9, "1 1e39 3 4 5 6 7")))).toBe(
      "line 10, column 2 (x): 1e39 is beyond 3.4e38, the largest 32-bit float",
    );
    expect(await faultOf(read("x,y,z,m\n1,,3,4\n"))).toBe("line 2, column 2 (y): empty, expected a number");
    expect(await faultOf(read("x,y,z,m,type\n1,2,3,4,cheese\n"))).toContain('"cheese" is no component');
    expect(await faultOf(read("1 2\n3 4\n"))).toContain("2 columns");
    expect(await faultOf(read("# only\n# comments\n"))).toContain("without a row of numbers");
    expect(await faultOf(read("Dear reader,\n\nthis is a letter.\nIt has\nno numbers.\n"))).toContain(
      "not a table of bodies",
    );
  });

  it("does not believe a preamble that promises more bodies than the file could hold", async () => {
    expect(await faultOf(read("2000000000 0\n1 2 3 4 5 6 7\n"))).toContain("promises 2000000000 bodies; found 1");
  });
});

describe("real tables", () => {
  const dubinski = dataFile("table_dubinski_mw_m31_81920.tab.gz");
  it.skipIf(!dubinski)("Dubinski's Milky Way and Andromeda, gzip", async () => {
    const { bodies, format } = await readBodies(dubinski!);
    expect(format).toBe("Table (m x y z vx vy vz), gzip");
    expect(bodies.count).toBe(81_920);
    expect(totalMass(bodies)).toBeCloseTo(35.47901, 5);
    expect(bodies.position[1]).toBe(Math.fround(-19.0253));
  });

  const smc = dataFile("table_galactics_SMC_20010.txt");
  it.skipIf(!smc)("GalactICS text of the SMC: N time, then rows", async () => {
    const { bodies } = await readBodies(smc!);
    expect(bodies.count).toBe(20_010);
    expect(totalMass(bodies)).toBeCloseTo(1.47333, 5);
    expect(bodies.time).toBe(0);
  });

  for (const [name, words] of [
    ["jspam_galaxyzoo_mergers_62.txt", "columns"],
    ["galactics_mw_dbh_header.txt", "columns"],
    ["galactics_mw_freqdbh.dat.gz", "columns"],
    ["tipsy_be_king36K.pkdtest.log", "columns"],
  ] as const) {
    const bytes = dataFile(name);
    it.skipIf(!bytes)(`${name} is no table of bodies, said in one line`, async () => {
      const fault = await faultOf(readBodies(bytes!));
      expect(fault).toContain(words);
      expect(fault).not.toContain("\n");
    });
  }
});
