import { describe, expect, it } from "vitest";
import { readBodies } from "../../../src/data/files/index.ts";
import { saysNone, unitSize } from "../../../src/data/files/table/unitWords.ts";
import { faultOf, text } from "./samples.ts";
import { ROWS as N, rowsOf, SEVEN } from "./tableText.ts";

const read = (content: string) => readBodies(text(content));

describe("units", () => {
  const AU = 4.84813681e-9;
  for (const [kind, spelling, size, hubble = 0, comoving = 0] of [
    ...[...["kpc", "Kpc", "kiloparsec"].map((word) => ["length", word, 1] as const), ["length", "pkpc", 1] as const],
    ...[["length", "10 pc", 0.01] as const, ["length", "AU", AU] as const, ["length", "au", AU] as const],
    ...[
      ["length", "kpc/h", 1, -1] as const,
      ["length", "h^-1 kpc", 1, -1] as const,
      ["length", "Mpc h-1", 1e3, -1] as const,
    ],
    ...[
      ["length", "ckpc/h", 1, -1, 1] as const,
      ["length", "cMpc", 1e3, 0, 1] as const,
      ["length", "kpccm/h", 1, -1, 1] as const,
    ],
    ...[["length", "kpc a h**-1", 1, -1, 1] as const, ["length", "comoving kpc h^{-1}", 1, -1, 1] as const],
    ...[
      "Msun",
      "M_sun",
      "M_sol",
      "Msol",
      "solMass",
      "M_\\odot",
      "M☉",
      "M⊙",
      "solar masses",
      "$\\mathrm{M}_{\\odot}$",
    ].map((word) => ["mass", word, 1] as const),
    ...["1e10 Msun", "10^10 Msun", "1.0e10 M_sun", "10**10 solMass", "10^{10} M_\\odot", "1e10"].map(
      (word) => ["mass", word, 1e10] as const,
    ),
    ...[["mass", "Msun/h", 1, -1] as const, ["mass", "10^10 h^-1 Msun", 1e10, -1] as const],
    ...[["mass", "kg", 5.02916e-31] as const, ["mass", "g", 5.02916e-34] as const],
    ...[
      "km/s",
      "km s^-1",
      "km s-1",
      "km s**-1",
      "km.s-1",
      "km*s^-1",
      "kms^-1",
      "km s⁻¹",
      "km per s",
      "(km/s)",
      "1e3 m/s",
    ].map((word) => ["velocity", word, 1] as const),
    ...[["velocity", "AU/day", 1731.45683] as const, ["velocity", "AU/d", 1731.45683] as const],
    ...[["velocity", "pc/Myr", 0.97779222] as const, ["velocity", "km a**1/2 s**-1", 1, 0, 0.5] as const],
    ...[["velocity", "km sqrt(a)/s", 1, 0, 0.5] as const, ["velocity", "AU/yr", 4.7404705] as const],
    ...[["time", "Gyr", 1e3] as const, ["time", "a", 1e-6] as const, ["time", "kpc/(km/s)", 977.79222] as const],
  ] as const)
    it(`${spelling} is one of ${kind}, and of nothing else`, () => {
      const found = unitSize(kind, spelling);
      expect(found).toMatchObject({ hubble, comoving });
      expect(found!.size / size).toBeCloseTo(1, 6);
      for (const other of ["length", "velocity", "time"] as const)
        if (other !== kind) expect(unitSize(other, spelling)).toBeNull();
    });

  it("what is no unit of the kind is none", () => {
    for (const word of ["furlong", "kpc/", "km s-1 Mpc-1", "Msun/pc^3", "deg", "mas/yr", "kpc)", "(kpc", "h", "", "-"])
      for (const kind of ["length", "mass", "velocity"] as const) expect(unitSize(kind, word), word).toBeNull();
    for (const word of [
      "",
      "-",
      "none",
      "dimensionless",
      "N-body units",
      "code_length",
      "code_length/code_time",
      "mass",
    ])
      expect(saysNone(word), word).toBe(true);
    for (const word of ["kpc", "furlong", "m"]) expect(saysNone(word), word).toBe(false);
  });

  const table = (length: string, mass: string, velocity: string, above = "") => {
    const units = [mass, ...new Array(3).fill(length), ...new Array(3).fill(velocity)];
    const names = SEVEN.split(" ").map((name, k) => (units[k] ? `${name} [${units[k]}]` : name));
    return `${above}${names.join(",")}\n${rowsOf(SEVEN).rows.replace(/ /g, ",")}`;
  };

  it("one that isn't understood is named, and the others hold", async () => {
    const said = async (...units: [string, string, string]) => {
      const { bodies, notes } = await read(table(...units));
      const named = notes.filter((note) => note.startsWith("Units not understood: "));
      return { ...bodies.units, named: named.join(" ").replace(/; known are.*/, "") };
    };
    const known = ["kpc", "Msun", "km/s"] as const;
    expect(await said(...known)).toMatchObject({ lengthKpc: 1, massMsun: 1, velocityKms: 1, named: "" });
    expect(await said("kpc", "blob", "km/s")).toMatchObject({
      lengthKpc: 1,
      velocityKms: 1,
      gravity: 1,
      named: "Units not understood: m [blob]",
    });
    expect(await said("kpc", "Msun", "mph")).toMatchObject({
      lengthKpc: 1,
      massMsun: 1,
      gravity: 1,
      named: "Units not understood: vx [mph], vy [mph], vz [mph]",
    });
    expect(await said("ell", "Msun", "km/s")).toMatchObject({
      massMsun: 1,
      velocityKms: 1,
      gravity: 1,
      named: "Units not understood: x [ell], y [ell], z [ell]",
    });
  });

  it("h and the scale factor are taken as the file says, else as 1 with a note that asks for them", async () => {
    const units = ["ckpc/h", "Msun/h", "km/s"] as const;
    const asked = await read(table(...units));
    expect(asked.bodies.units).toMatchObject({ lengthKpc: 1, massMsun: 1 });
    expect(asked.notes.filter((note) => /which the file doesn't say: [ha] = 1 was taken/.test(note))).toHaveLength(2);
    for (const above of [
      "# h = 0.7\n# a = 0.5\n",
      "# HubbleParam: 0.7, redshift: 1\n",
      "# H0 = 70 km/s/Mpc\n# scale factor = 0.5\n",
    ]) {
      const { bodies, notes } = await read(table(...units, above));
      expect(bodies.units.lengthKpc).toBeCloseTo(0.5 / 0.7, 12);
      expect(bodies.units.massMsun).toBeCloseTo(1 / 0.7, 12);
      expect(notes.filter((note) => /: [ha] = 0\.[57], as the file says/.test(note))).toHaveLength(2);
    }
  });

  const { rows } = rowsOf(SEVEN);
  for (const [where, above] of Object.entries({
    "a row under the header": `${SEVEN}\nMsun pc pc pc km/s km/s km/s\n`,
    "a row of comment under a comment": `# ${SEVEN}\n# Msun pc pc pc km/s km/s km/s\n`,
    "a row in brackets": `${SEVEN}\n[Msun] [pc] [pc] [pc] [km s-1] [km s-1] [km s-1]\n`,
    "brackets behind a slash": `${SEVEN.split(" ")
      .map((name, k) => `${name}/(${k === 0 ? "Msun" : k < 4 ? "pc" : "km/s"})`)
      .join("\t")}\n`,
    "a sentence": "# masses in Msun, positions in pc, velocities in km/s\n",
    "a list": "# units: Msun, pc, km/s\n",
    "brackets of a comment": "# mass [Msun]; pos [pc]; vel [km/s]\n",
    "a list of columns": `${SEVEN.split(" ")
      .map((name, k) => `# ${k + 1}: ${name} [${k === 0 ? "Msun" : k < 4 ? "pc" : "km/s"}]`)
      .join("\n")}\n`,
    ECSV: `# %ECSV 1.0\n# ---\n# datatype:\n${SEVEN.split(" ")
      .map(
        (name, k) =>
          `# - name: ${name}\n#   unit: ${k === 0 ? "solMass" : k < 4 ? "pc" : "km / s"}\n#   datatype: float64`,
      )
      .join("\n")}\n${SEVEN}\n`,
  }))
    it(`are read from ${where}`, async () => {
      const { bodies, notes } = await read(above + rows);
      expect(bodies.count).toBe(N);
      expect(bodies.units).toMatchObject({ lengthKpc: 1e-3, massMsun: 1, velocityKms: 1 });
      expect(notes.join(" ")).not.toContain("Units assumed");
    });

  it("numbers beyond 32-bit floats are scaled where units are known, and refused where they aren't", async () => {
    const big = (unit: string, name: string) => `m${unit},x${name},y${name},z${name}\n3e42,1,2,-3\n1e41,4,5,6\n`;
    const { bodies, notes } = await read(big(" [g]", " [kpc]"));
    expect(bodies.mass[0]! / (3e42 * 5.02916e-34 * 1e-10)).toBeCloseTo(1, 6);
    expect(bodies.units).toMatchObject({ lengthKpc: 1, massMsun: 1e10, velocityKms: 1 });
    expect(notes.join(" ")).toContain("all were converted to kpc, km/s and 1e10 Msun");
    expect(await faultOf(read(big("", "")))).toBe(
      "line 2, column 1 (m): 3e42 is beyond 3.4e38, the largest 32-bit float",
    );
  });

  it("times with a unit of their own come in the time unit of the numbers, also where these are scaled", async () => {
    const perGyr = 977.79222;
    const above = "# time = 2 Gyr\n";
    expect((await read(table("kpc", "Msun", "km/s", above))).bodies.time).toBeCloseTo(2000 / perGyr, 6);
    const column = `t [Gyr],m [g],x [kpc],y [kpc],vx [km/s],vy [km/s]\n2,1e36,1,2,3,4\n2,1e36,1,2,3,5\n`;
    expect((await read(column)).bodies.time).toBeCloseTo(2000 / perGyr, 6);
    expect((await read(column.replaceAll("e36", "e42"))).bodies.time).toBeCloseTo(2000 / perGyr, 6);
    const cgs = "# time = 3.15576e16\nm [g],x [cm],y [cm],vx [cm/s],vy [cm/s]\n1e42,1e21,1e21,1e5,1e5\n";
    const { bodies } = await read(cgs);
    expect(bodies.units.lengthKpc).toBe(1);
    expect(bodies.time).toBeCloseTo(1000 / perGyr, 6);
  });
});
