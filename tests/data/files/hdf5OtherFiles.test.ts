import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { virtualFile } from "../../../src/data/files/hdf5/virtualFile.ts";
import { bytesSource, readBodies, readParts } from "../../../src/data/files/index.ts";
import { readBodiesFile } from "../../../src/headless/files.ts";
import { COUNT, MASSES, POSITIONS, snapshotBytes } from "./hdf5Bytes.ts";
import { faultOf } from "./samples.ts";

describe("numbers in other files", () => {
  /** Coordinates and masses by links into files whose only dataset is virtual, made of a part. */
  const main = (group?: string) =>
    snapshotBytes({
      datasets: { Coordinates: null, Masses: null },
      ...(group && { group }),
      more(_, bodies) {
        bodies.create_external_link("x.h5", "/data", "Coordinates");
        bodies.create_external_link("./sub/m.h5", "/data", "Masses");
      },
    });
  const double = { whole: false, signed: true, size: 8 };
  const others = async (part = "./part.0.hdf5") => ({
    "x.h5": virtualFile([COUNT, 3], double, part, "/PartType1/Coordinates"),
    // Names are seen from the file that they are in.
    "sub/m.h5": virtualFile([COUNT], double, `../${part}`, "/PartType1/Masses"),
    "part.0.hdf5": await snapshotBytes(),
  });
  const besideOf = (files: Record<string, Uint8Array>) => (name: string) => {
    const found = files[name.replace(/^\.\//, "")];
    return found && bytesSource(found);
  };

  it("are read by links and virtual datasets, in folders too", async () => {
    const { bodies } = await readBodies(await main(), { beside: besideOf(await others()) });
    expect([...bodies.position]).toEqual([...POSITIONS]);
    expect([...bodies.mass]).toEqual([...MASSES]);
  });

  it("are found by their names where all files are given together", async () => {
    const files = Object.entries({ "main.hdf5": await main(), ...(await others()) });
    const given = files.map(([name, bytes]) => ({ name: name.replace("sub/", ""), bytes }));
    for (const order of [given, given.toReversed()]) {
      const { bodies } = await readParts(order);
      expect([...bodies.mass]).toEqual([...MASSES]);
    }
    expect(await faultOf(readParts([...given, { name: "zoo.hdf5", bytes: await snapshotBytes() }]))).toMatch(
      /^main.hdf5 is made of .* and not of zoo.hdf5; open it without$/,
    );
  });

  it("are refused by name where a file, a dataset in it, or rows are missing", async () => {
    const all = await others();
    const fault = async (files: Record<string, Uint8Array>) =>
      await faultOf(readBodies(await main(), { beside: besideOf(files) }));
    const { "part.0.hdf5": _, ...partless } = all;
    expect(await fault(partless)).toBe(
      "HDF5 dataset /data of x.h5 is virtual: its numbers are in the file ./part.0.hdf5, which is missing; put that file beside this one, or open both together",
    );
    const { "x.h5": __, ...linkless } = all;
    expect(await fault(linkless)).toBe(
      "HDF5: /PartType1/Coordinates is a link to /data of another file, x.h5, which is missing; put that file beside this one, or open both together",
    );
    expect(await fault({ ...all, "x.h5": await snapshotBytes() })).toBe(
      "HDF5: /PartType1/Coordinates is a link to /data of another file, x.h5, which doesn't hold it",
    );
    expect(await fault({ ...all, "part.0.hdf5": await snapshotBytes({ datasets: { Masses: null } }) })).toBe(
      "HDF5 dataset /data of sub/m.h5 is virtual: its numbers are in /PartType1/Masses of .././part.0.hdf5, which doesn't hold it",
    );
    const short = { Masses: { data: MASSES.slice(0, 5) } };
    expect(await fault({ ...all, "part.0.hdf5": await snapshotBytes({ datasets: short }) })).toBe(
      `HDF5 dataset /data of sub/m.h5 is virtual: it has ${COUNT} rows, of which the files that it names hold 5`,
    );
    expect(await fault({ ...all, "x.h5": virtualFile([COUNT, 3], double, ".", "/data") })).toMatch(
      / is virtual, and made of itself$/,
    );
  });

  it("are found on the disk, beside the file that names them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hdf5-"));
    try {
      mkdirSync(join(folder, "sub"));
      for (const [name, bytes] of Object.entries({ "main.hdf5": await main(), ...(await others()) }))
        writeFileSync(join(folder, name), bytes);
      const report = { say() {}, progress() {} };
      const { bodies } = await readBodiesFile(join(folder, "main.hdf5"), report);
      expect([...bodies.mass]).toEqual([...MASSES]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("are refused by name in snapshots side by side, and behind links in the file that lead nowhere", async () => {
    expect(
      await faultOf(
        readBodies(
          await snapshotBytes({ group: "Other", more: (file) => file.create_soft_link("/nowhere", "PartType1") }),
        ),
      ),
    ).toBe("HDF5: /PartType1 is a link to /nowhere, which is not in the file");
    const soft = await snapshotBytes({ group: "Other", more: (file) => file.create_soft_link("/Other", "PartType1") });
    expect((await readBodies(soft)).bodies.count).toBe(COUNT);
    const series = await snapshotBytes({
      group: "Other",
      more: (file) => file.create_group("Snapshot_000").create_external_link("gone.hdf5", "/PartType1", "PartType1"),
    });
    expect(await faultOf(readBodies(series))).toContain(
      "/Snapshot_000/PartType1 is a link to /PartType1 of another file, gone.hdf5",
    );
  });
});
