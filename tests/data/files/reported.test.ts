import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readParts } from "../../../src/data/files/index.ts";
import type { Report } from "../../../src/headless/command.ts";
import { readBodiesFile } from "../../../src/headless/files.ts";
import { dataFile, dataPath } from "../../dataFiles.ts";

/** What is right of a file: its bodies, or the words of its refusal. */
interface Right {
  readonly count?: number;
  readonly mass?: number;
  readonly time?: number;
  readonly centre?: readonly number[];
  readonly gravity?: number;
  /** Kiloparsecs, solar masses and km/s in the units of length, mass and velocity. */
  readonly kpc?: number;
  readonly msun?: number;
  readonly kms?: number;
  /** Bodies by component. */
  readonly components?: Readonly<Record<string, number>>;
  readonly ids?: readonly number[];
  /** One note that must be there. */
  readonly note?: RegExp;
  /** No unit is assumed. */
  readonly unitsKnown?: true;
  readonly refused?: RegExp;
}

const ASTRONOMERS = { kpc: 1, kms: 1, gravity: 43007.1, msun: 1e10, unitsKnown: true } as const;
const SOLAR = { kpc: 1, kms: 1, gravity: 4.30091727e-6, msun: 1, unitsKnown: true } as const;
/** kg, AU and AU/day. */
const SMALL = {
  kpc: 4.84813681e-9,
  kms: 1731.4568,
  msun: 5.02916e-31,
  gravity: 1.48819e-34,
  unitsKnown: true,
} as const;
const TYPES = { halo: 14, disc: 13, bulge: 13 };
const FOREIGN = /^line 2: the columns are called (.*), and which are x, y and z none of them says; expected x, y and z/;
const instead = (
  what: string,
  save = "save as CSV \\(m x y z vx vy vz\\) or \\.npz \\(mass, pos, vel\\) instead",
): Right => ({
  refused: new RegExp(`^not a snapshot: ${what}; ${save}$`),
});
const POINTS = "save as a table of its points \\(x y z\\) instead";

/** Rows of reported/README.md, and of its folders. */
const ROWS: Record<string, Right> = {
  "nbit_fm9.hdf5": { count: 500, mass: 0.5066824 },
  "nonbit_fm9.hdf5": { count: 500, mass: 0.5066824 },
  "virt_full.hdf5": { count: 30, mass: 0.0306152 },
  "virt_part.0.hdf5": { count: 30, mass: 0.0306152 },
  "virt_alone.hdf5": {
    refused:
      /^HDF5 dataset \/PartType1\/Coordinates is virtual: .* \.\/nowhere\.0\.hdf5, which is missing; put that file/,
  },
  dpos_be: { count: 40, mass: 0.0358722, centre: [0.1511, 0.0016, -0.5539] },
  dpos_le: { count: 40, mass: 0.0358722, centre: [0.1511, 0.0016, -0.5539] },
  dposvel_be: { count: 40, mass: 0.0358722, centre: [0.1511, 0.0016, -0.5539] },
  "idlast_ones.txt": { count: 40, mass: 40, ids: [1, 2, 3], note: /^Columns assumed: m x y z vx vy vz id\.$/ },
  "idfirst7.txt": { count: 40, mass: 1, ids: [0, 1, 2], note: /^Column 1 counts the rows: it is no mass\.$/ },
  "a400b.txt": { count: 40, mass: 0.3587224, time: 100, ...ASTRONOMERS, components: TYPES },
  "a400b_noheader.txt": {
    count: 40,
    mass: 0.4005785,
    components: TYPES,
    ids: [0, 1, 2],
    note: /: type m x y z vx vy vz/,
  },
  "gaia_blank.txt": { refused: FOREIGN },
  "sph_hash.txt": { refused: FOREIGN },
  "orbit.txt": {
    refused: /^line 3, column 1: t is 0\.1 after 0 in the rows above; .* are an orbit \(one body at many/,
  },
  "trailcomment.txt": { count: 40, mass: 0.3587224 },
  "eagle.hdf5": { count: 30, mass: 0.0488641, gravity: 43.0071, kpc: 1000 },
  "u_auday.csv": { count: 40, mass: 0.4005786, ...SMALL },
  "u_auday.fits": { count: 40, mass: 0.4005786, ...SMALL },
  "u_h.csv": {
    count: 40,
    mass: 0.4005786,
    ...SOLAR,
    note: /^Units hold Hubble's h, which the file doesn't say: h = 1/,
  },
  "v_04.csv": {
    count: 40,
    mass: 0.4005786,
    ...SOLAR,
    note: /^Units hold Hubble's h, which the file doesn't say: h = 1/,
  },
  "ecsv.ecsv": { count: 40, mass: 0.3587224, ...SOLAR },
  "u_msol.csv": { count: 40, mass: 0.4005786, ...SOLAR },
  "swift_bh.hdf5": { count: 33, mass: 0.0330401 },
  "both.hdf5": {
    count: 30,
    mass: 0.06,
    note: /mass in the header, 0.002, and .*Masses: the header's counts, as in GADGET/,
  },
  both_f1: {
    count: 40,
    mass: 0.08,
    note: /mass in the header, 0.002, and .*after the ids: the header's counts, as in GADGET/,
  },
  // Its forces are the engines' matter.
  "esc20.txt": { count: 1000, mass: 1 },
  "lzf_big.hdf5": {
    refused: /^HDF5 dataset \/PartType1\/Coordinates is packed by the filter lzf .*: h5repack -f GZIP=6/,
  },
  "f16.hdf5": { count: 30, mass: 30.6157 },
  "hdrcount.hdf5": {
    count: 30,
    mass: 0.0306152,
    note: /counts 500 bodies of type 1, but \/PartType1\/Coordinates has 30/,
  },
  "userblock.hdf5": { count: 30, mass: 0.0306152, time: 0.25 },
  "strattr.hdf5": { count: 30, mass: 0.0306152, time: 0.25 },
  "scalar_mass.npz": { count: 40, mass: 0.4, note: /^mass is one number for all bodies\.$/ },
  "iso_t1.hdf5": { count: 30, time: 1, note: /time 1, but no box that holds the bodies: read as an isolated run/ },
  "neg_mass.hdf5": { count: 30, mass: 0.0281162, note: /^Negative masses: 1\. Forces by a tree are less exact/ },
  "neghalf.txt": { count: 1000, mass: 0, note: /^Negative masses: 500\. Forces by a tree are less exact/ },
  "cgs_big.csv": {
    count: 40,
    mass: 0.2014574,
    ...ASTRONOMERS,
    note: /^Some numbers are beyond 3\.4e38, .* converted to/,
  },
  "extlink.hdf5": {
    refused: /^HDF5: \/PartType1 is a link to \/PartType1 of another file, nowhere\.hdf5, which is missing/,
  },
  "traj.npz": {
    refused: /^array positions of shape \(2, 40, 3\) holds bodies at many times; .* such as positions\[-1\]$/,
  },
  "varx.fits": {
    refused: /^table 1: places, .* found X \(1P, of variable length\), .* save them as columns of numbers/,
  },
  order_f2: { count: 40, mass: 0.0358722, time: 0.25 },
  "other/a.asdf": instead("an ASDF file"),
  "other/a.ini": instead("an \\.ini file of choices", "open the snapshot that it belongs to instead"),
  "other/a.mat": instead("a MATLAB file"),
  "other/a.obj": instead("an OBJ file", POINTS),
  "other/a.parquet": instead("a Parquet file"),
  "other/a.ply": instead("a PLY file", POINTS),
  "other/a.vtk": instead("a VTK file", POINTS),
  "other/a_bin.ply": instead("a PLY file", POINTS),
  "other/info_00001.txt": instead(
    "a RAMSES file of choices \\(info_\\*\\.txt\\)",
    "save as a table of the particles \\(m x y z vx vy vz\\) instead",
  ),
  "other/part_00001.out00001": instead("a RAMSES file"),
};

/** Files of the folder and of those in it; none where it is missing. */
function files(folder: string): string[] {
  const path = dataPath("reported");
  if (!path || !existsSync(`${path}/${folder}`)) return [];
  return readdirSync(`${path}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}${entry.name}`;
    return entry.isDirectory() ? files(`${name}/`) : [name];
  });
}

/** Centre of mass. */
function centreOf(mass: Float32Array, position: Float32Array): number[] {
  const total = mass.reduce((sum, m) => sum + m, 0);
  return [0, 1, 2].map((d) => mass.reduce((sum, m, i) => sum + m * position[3 * i + d]!, 0) / total);
}

describe("files made after public reports", () => {
  const found = files("").filter((name) => name !== "README.md");
  it.skipIf(found.length === 0)("have a row each", () => {
    expect(found.sort()).toEqual(Object.keys(ROWS).sort());
  });

  for (const [name, right] of Object.entries(ROWS)) {
    const path = dataPath(`reported/${name}`);
    it.skipIf(!path)(`${name} is ${right.refused ? "refused by name" : "read right"}`, async () => {
      const notes: string[] = [];
      const report: Report = { say: (note) => notes.push(note.slice(note.indexOf(": ") + 2)), progress() {} };
      const read = readBodiesFile(path!, report);
      if (right.refused) {
        const message = await read.then(
          () => "was read",
          (error: Error) => error.message.replace(`${path}: `, ""),
        );
        expect(message).toMatch(right.refused);
        expect(message).not.toContain("\n");
        return;
      }
      const { bodies, contents, viewOnly = false } = await read;
      const { units } = bodies;
      expect(viewOnly).toBe(false);
      if (right.count !== undefined) expect(bodies.count).toBe(right.count);
      if (right.mass !== undefined) expect(contents.mass).toBeCloseTo(right.mass, right.mass > 1 ? 4 : 7);
      if (right.time !== undefined) expect(bodies.time).toBe(right.time);
      if (right.centre !== undefined)
        for (const [d, x] of centreOf(bodies.mass, bodies.position).entries())
          expect(x).toBeCloseTo(right.centre[d]!, 4);
      for (const [value, wanted] of [
        [units.gravity, right.gravity],
        [units.lengthKpc, right.kpc],
        [units.massMsun, right.msun],
        [units.velocityKms, right.kms],
      ] as const)
        if (wanted !== undefined) expect(value! / wanted).toBeCloseTo(1, 5);
      if (right.components !== undefined)
        expect(Object.fromEntries(contents.components.map((one) => [one.name, one.count]))).toEqual(right.components);
      if (right.ids !== undefined) expect(Array.from(bodies.id.slice(0, right.ids.length), Number)).toEqual(right.ids);
      if (right.note) expect(notes.filter((note) => right.note!.test(note))).toHaveLength(1);
      if (right.unitsKnown) expect(notes.filter((note) => /assumed/.test(note))).toEqual([]);
    });
  }

  const whole = dataFile("reported/virt_full.hdf5");
  const part = dataFile("reported/virt_part.0.hdf5");
  it.skipIf(!whole || !part)("a virtual snapshot and its part, given together as the page gives them", async () => {
    const given = [
      { name: "virt_part.0.hdf5", bytes: part! },
      { name: "virt_full.hdf5", bytes: whole! },
    ];
    const { bodies, contents, besides } = await readParts(given);
    expect([bodies.count, besides]).toEqual([30, ["virt_part.0.hdf5"]]);
    expect(contents.mass).toBeCloseTo(0.0306152, 7);
  });
});
