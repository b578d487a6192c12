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
  readonly gravity?: number;
  /** Kiloparsecs in the unit of length. */
  readonly kpc?: number;
  readonly note?: RegExp;
  readonly refused?: RegExp;
}

/** Rows of reported/README.md. */
const ROWS: Record<string, Right> = {
  "nbit_fm9.hdf5": { count: 500, mass: 0.5066824 },
  "nonbit_fm9.hdf5": { count: 500, mass: 0.5066824 },
  "virt_full.hdf5": { count: 30, mass: 0.0306152 },
  "virt_part.0.hdf5": { count: 30, mass: 0.0306152 },
  "virt_alone.hdf5": {
    refused:
      /^HDF5 dataset \/PartType1\/Coordinates is virtual: .* \.\/nowhere\.0\.hdf5, which is missing; put that file/,
  },
  "eagle.hdf5": { count: 30, mass: 0.0488641, gravity: 43.0071, kpc: 1000 },
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
  "iso_t1.hdf5": { count: 30, time: 1, note: /time 1, but no box that holds the bodies: read as an isolated run/ },
  "neg_mass.hdf5": { count: 30, mass: 0.0281162, note: /^Negative masses: 1\. Forces by a tree are less exact/ },
  "neghalf.txt": { count: 1000, note: /^Negative masses: 500\. / },
  "extlink.hdf5": {
    refused: /^HDF5: \/PartType1 is a link to \/PartType1 of another file, nowhere\.hdf5, which is missing/,
  },
  order_f2: { count: 40, mass: 0.0358722, time: 0.25 },
};

describe("files made after public reports", () => {
  for (const [name, right] of Object.entries(ROWS)) {
    const path = dataPath(`reported/${name}`);
    it.skipIf(!path)(`${name} is ${right.refused ? "refused by name" : "read right"}`, async () => {
      const notes: string[] = [];
      const report: Report = { say: (note) => notes.push(note.replace(`${name}: `, "")), progress() {} };
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
      expect(viewOnly).toBe(false);
      if (right.count !== undefined) expect(bodies.count).toBe(right.count);
      if (right.mass !== undefined) expect(contents.mass).toBeCloseTo(right.mass, right.mass > 1 ? 4 : 7);
      if (right.time !== undefined) expect(bodies.time).toBe(right.time);
      if (right.gravity !== undefined) expect(bodies.units.gravity).toBeCloseTo(right.gravity, 9);
      if (right.kpc !== undefined) expect(bodies.units.lengthKpc).toBeCloseTo(right.kpc, 9);
      expect(notes.some((note) => right.note?.test(note) ?? true) || !right.note).toBe(true);
    });
  }

  const whole = dataFile("reported/virt_full.hdf5");
  const part = dataFile("reported/virt_part.0.hdf5");
  it.skipIf(!whole || !part)("a virtual snapshot and its part, given together as the page gives them", async () => {
    const files = [
      { name: "virt_part.0.hdf5", bytes: part! },
      { name: "virt_full.hdf5", bytes: whole! },
    ];
    const { bodies, contents, besides } = await readParts(files);
    expect([bodies.count, besides]).toEqual([30, ["virt_part.0.hdf5"]]);
    expect(contents.mass).toBeCloseTo(0.0306152, 7);
  });
});
