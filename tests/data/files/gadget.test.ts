import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS } from "../../../src/data/bodies/units.ts";
import { readBodies, readParts, SeriesError, writeBodies } from "../../../src/data/files/index.ts";
import { componentCounts } from "../../../src/data/files/losses.ts";
import { dataFile } from "../../dataFiles.ts";
import { gadgetBytes } from "./gadgetBytes.ts";
import { faultOf, sampleBodies, totalMass } from "./samples.ts";

const COUNTS = [2, 3, 4, 1, 2, 1];
const NAMES = ["gas", "halo", "disc", "bulge", "stars", "black hole"];
const named = (component: Uint8Array) => Array.from(component, (c) => COMPONENTS[c]!);

describe("GADGET format 1 and 2", () => {
  it("gives internal energies of gas back", async () => {
    const bodies = sampleBodies(40, { components: ["gas", "disc", "halo"] });
    const internalEnergy = Float32Array.from(bodies.component, (c, i) => (COMPONENTS[c] === "gas" ? 1 + i / 8 : 0));
    expect(internalEnergy.some((u) => u > 0)).toBe(true);
    const { bytes } = await writeBodies({ ...bodies, columns: { internalEnergy } }, "gadget");
    const { bodies: back, notes } = await readBodies(bytes);
    const kept = (of: typeof back, u: Float32Array) =>
      Array.from(u, (x, i) => [Number(of.id[i]), x]).sort((a, b) => a[0]! - b[0]!);
    expect(kept(back, back.columns!.internalEnergy!)).toEqual(kept(bodies as typeof back, internalEnergy));
    expect(notes.join(" ")).toContain("feel their pressure");
  });

  const merger = dataFile("gas/gadget1_arepo_wet_merger.dat");
  it.skipIf(!merger)("reads the gas of a file of initial conditions in format 1", async () => {
    const { bodies } = await readBodies(merger!);
    const energies = bodies.columns!.internalEnergy!;
    const gas = energies.filter((u) => u > 0);
    expect(gas.length).toBe(bodies.component.filter((c) => COMPONENTS[c] === "gas").length);
    expect(gas.length).toBeGreaterThan(1000);
  });

  for (const formatNumber of [1, 2] as const) {
    for (const little of [true, false]) {
      for (const doubles of [false, true]) {
        it(`reads format ${formatNumber}, ${little ? "little" : "big"}-endian, ${doubles ? "doubles and long ids" : "floats"}`, async () => {
          const masses = [0, 0.5, 0, 0.25, 0, 0];
          const { bytes } = gadgetBytes({ formatNumber, little, doubles, longIds: doubles, counts: COUNTS, masses });
          const { bodies, format, notes } = await readBodies(bytes);
          expect(format).toBe(`GADGET format ${formatNumber} (${little ? "little" : "big"}-endian)`);
          expect(named(bodies.component)).toEqual(COUNTS.flatMap((n, k) => Array<string>(n).fill(NAMES[k]!)));
          // Types 1 and 3 have their mass in the header; the block MASS counts on over the others.
          const own = [1, 1.125, 1.25, 1.375, 1.5, 1.625, 1.75, 1.875, 2];
          expect(Array.from(bodies.mass)).toEqual([
            ...own.slice(0, 2),
            0.5,
            0.5,
            0.5,
            ...own.slice(2, 6),
            0.25,
            ...own.slice(6),
          ]);
          expect(Array.from(bodies.position)).toEqual(Array.from({ length: 39 }, (_, i) => i));
          expect(Array.from(bodies.velocity)).toEqual(Array.from({ length: 39 }, (_, i) => -i / 4));
          expect(bodies.id[12]).toBe(doubles ? 2n ** 40n + 12n : 13);
          expect(bodies.time).toBe(0.75);
          expect(bodies.units).toEqual(GADGET_UNITS);
          expect(notes.join(" ")).toContain("2 gas bodies have internal energies");
        });
      }
    }
  }

  it("reads masses that stand in the header only", async () => {
    const { bytes } = gadgetBytes({ counts: [0, 5, 0, 0, 0, 0], masses: [0, 2, 0, 0, 0, 0] });
    expect(Array.from((await readBodies(bytes)).bodies.mass)).toEqual([2, 2, 2, 2, 2]);
  });

  it("takes blocks of format 2 in any order, and others before the header", async () => {
    const order = ["INFO", "MASS", "HEAD", "ID", "VEL", "POS"];
    const parts = { formatNumber: 2, counts: [0, 2, 3, 0, 0, 0] } as const;
    const { bodies } = await readBodies(gadgetBytes({ ...parts, order }).bytes);
    const plain = await readBodies(gadgetBytes(parts).bytes);
    expect({ ...bodies }).toEqual({ ...plain.bodies });
    expect(await faultOf(readBodies(gadgetBytes({ ...parts, order, leaveOut: ["HEAD"] }).bytes))).toBe(
      "GADGET file has no block HEAD; it has INFO, MASS, ID, VEL, POS",
    );
  });

  for (const formatNumber of [1, 2] as const) {
    it(`takes the header's mass where format ${formatNumber} has two, and says so`, async () => {
      const parts = { formatNumber, counts: [0, 2, 3, 0, 0, 0], allMasses: true };
      const own = formatNumber === 1 ? "the block after the ids" : "block MASS";
      const both = await readBodies(gadgetBytes({ ...parts, masses: [0, 0.5, 0.25, 0, 0, 0] }).bytes);
      expect(Array.from(both.bodies.mass)).toEqual([0.5, 0.5, 0.25, 0.25, 0.25]);
      const one = await readBodies(gadgetBytes({ ...parts, masses: [0, 0.5, 0, 0, 0, 0] }).bytes);
      expect(Array.from(one.bodies.mass)).toEqual([0.5, 0.5, 1.25, 1.375, 1.5]);
      for (const { notes } of [both, one])
        expect(notes.join("\n")).toContain(
          `Bodies of type 1 have a mass in the header, 0.5, and masses of their own in ${own}: the header's counts, as in GADGET.`,
        );
    });
  }

  it("says which block is damaged, missing or of the wrong size", async () => {
    const { bytes, marks } = gadgetBytes({ counts: [0, 9, 0, 0, 0, 0] });
    const view = new DataView(bytes.buffer);
    view.setUint32(marks[5]!, 1, true);
    expect(await faultOf(readBodies(bytes))).toBe(
      `GADGET: block 2 at byte ${marks[3]} opens with length 108 and closes with 1 at byte ${marks[5]}`,
    );
    const lost = { formatNumber: 2, counts: [0, 9, 0, 0, 0, 0] } as const;
    expect(await faultOf(readBodies(gadgetBytes({ ...lost, leaveOut: ["POS"] }).bytes))).toContain("no block POS");
    expect(await faultOf(readBodies(gadgetBytes({ ...lost, leaveOut: ["MASS"] }).bytes))).toContain("no block MASS");
    expect(await faultOf(readBodies(gadgetBytes({ counts: [0, 9, 0, 0, 0, 0], leaveOut: ["MASS"] }).bytes))).toContain(
      "ends before block MASS",
    );
    expect((await readBodies(gadgetBytes({ ...lost, leaveOut: ["VEL"] }).bytes)).notes.join(" ")).toContain(
      "start at rest",
    );
  });

  it("does not believe a header that counts four billion bodies", async () => {
    const { bytes } = gadgetBytes({ counts: [0, 9, 0, 0, 0, 0] });
    new DataView(bytes.buffer).setUint32(4 + 8, 0xfffffff0, true);
    expect(await faultOf(readBodies(bytes))).toContain("the header's");
  });

  it("refuses another header than GADGET-2's politely", async () => {
    const inner = gadgetBytes({ counts: [0, 9, 0, 0, 0, 0] }).bytes.subarray(264);
    const bytes = new Uint8Array(8 + 120 + inner.length);
    new DataView(bytes.buffer).setUint32(0, 120, true);
    new DataView(bytes.buffer).setUint32(124, 120, true);
    bytes.set(inner, 128);
    expect(await faultOf(readBodies(bytes))).toContain("header of 120 bytes instead of 256");
  });

  it("joins the parts of a snapshot in the order of their numbers", async () => {
    const part = (first: number) => gadgetBytes({ counts: [1, 3, 0, 0, 0, 0], files: 3, first }).bytes;
    const files = [8, 0, 4].map((first) => ({ name: `snap.${first / 4}`, bytes: part(first) }));
    const { bodies, format, notes } = await readParts(files);
    expect(format).toBe("GADGET format 1 (little-endian), 3 parts");
    expect(Array.from(bodies.position)).toEqual(Array.from({ length: 36 }, (_, i) => i));
    expect([...bodies.id]).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(notes).toContain("3 gas bodies have internal energies; those above 0 feel their pressure.");
    expect(Array.from(bodies.columns!.internalEnergy!, (u) => u > 0)).toEqual(
      [0, 1, 2].flatMap(() => [true, false, false, false]),
    );
    expect(await faultOf(readParts(files.slice(0, 2)))).toContain("has 3 parts, but 2 were given");
    expect((await readBodies(part(0))).notes[0]).toContain("one of 3 files");
    const other = gadgetBytes({ counts: [0, 3, 0, 0, 0, 0], files: 3, time: 9 }).bytes;
    expect(await faultOf(readParts([...files.slice(0, 2), { name: "x.2", bytes: other }]))).toContain(
      "does not belong",
    );
    const whole = gadgetBytes({ counts: [0, 3, 0, 0, 0, 0] }).bytes;
    expect(
      await faultOf(
        readParts([
          { name: "a", bytes: whole },
          { name: "b", bytes: whole },
        ]),
      ),
    ).toContain("a snapshot of its own");
  });

  it("tells a series of snapshots, of one file each or of several, from the parts of one", async () => {
    const file = (time: number, files = 1) => gadgetBytes({ counts: [0, 3, 0, 0, 0, 0], files, time }).bytes;
    const kindOf = (names: readonly string[], files: number) =>
      readParts(names.map((name, k) => ({ name, bytes: file(Math.floor(k / files), files) }))).catch((error) => error);
    expect(await kindOf(["snap_000", "snap_001", "snap_002"], 1)).toBeInstanceOf(SeriesError);
    expect(await kindOf(["run.0", "run.1"], 1)).toBeInstanceOf(SeriesError);
    expect(await kindOf(["snap_000.0", "snap_000.1", "snap_001.0", "snap_001.1"], 2)).toBeInstanceOf(SeriesError);
    expect(await kindOf(["snap_000.0", "snap_000.1"], 2)).not.toBeInstanceOf(Error);
    expect(await kindOf(["before", "after"], 1)).not.toBeInstanceOf(SeriesError);
  });

  it("offers a cosmological snapshot for viewing, with a warning", async () => {
    const { bytes } = gadgetBytes({ counts: [0, 3, 0, 0, 0, 0], time: 0.25, redshift: 3 });
    const { viewOnly, notes } = await readBodies(bytes);
    expect(viewOnly).toBe(true);
    expect(notes[0]).toContain("cosmological");
    const isolated = await readBodies(gadgetBytes({ counts: [0, 3, 0, 0, 0, 0], time: 1 }).bytes);
    expect(isolated.viewOnly).toBeUndefined();
  });

  it("writes format 2 as the users guide says, block by block", async () => {
    const bodies = sampleBodies(6, { components: ["disc", "halo", "gas"], ids: "scattered" });
    const { bytes } = await writeBodies(bodies, "gadget");
    const view = new DataView(bytes.buffer);
    const labels: string[] = [];
    for (let at = 0; at < bytes.length; ) {
      expect(view.getUint32(at, true)).toBe(8);
      expect(view.getUint32(at + 12, true)).toBe(8);
      const length = view.getUint32(at + 16, true);
      expect(view.getUint32(at + 8, true)).toBe(length + 8);
      expect(view.getUint32(at + 20 + length, true)).toBe(length);
      labels.push(`${String.fromCharCode(...bytes.subarray(at + 4, at + 8))}${length}`);
      at += 24 + length;
    }
    expect(labels).toEqual(["HEAD256", "POS 72", "VEL 72", "ID  24", "MASS24", "U   8"]);
    const counts = (at: number) => [0, 1, 2, 3, 4, 5].map((k) => view.getUint32(20 + at + 4 * k, true));
    expect(counts(0)).toEqual([2, 2, 2, 0, 0, 0]);
    expect(counts(96)).toEqual([2, 2, 2, 0, 0, 0]);
    expect(view.getFloat64(20 + 72, true)).toBe(bodies.time);
    expect(view.getInt32(20 + 124, true)).toBe(1);
  });
});

describe("real GADGET files", () => {
  const collision = dataFile("gadget1_galaxy_collision_le.dat");
  it.skipIf(!collision)("galaxy collision: masses only in the header, nfiles = 0", async () => {
    const { bodies, viewOnly } = await readBodies(collision!);
    expect(Object.fromEntries(componentCounts(bodies))).toEqual({ disc: 20_000, halo: 40_000 });
    expect(bodies.mass[0]).toBe(Math.fround(1.0463387e-3));
    expect(bodies.mass[59_999]).toBe(Math.fround(2.3251971e-4));
    expect(totalMass(bodies)).toBeCloseTo(46.50394, 5);
    expect([bodies.id[0], bodies.id[59_999], bodies.time]).toEqual([1, 60_000, 0]);
    expect(viewOnly).toBeUndefined();
  });

  const sphere = dataFile("gadget1_gassphere_le.dat");
  it.skipIf(!sphere)("gas sphere: npartTotal is all zero", async () => {
    const { bodies } = await readBodies(sphere!);
    expect(Object.fromEntries(componentCounts(bodies))).toEqual({ gas: 1472 });
    expect(totalMass(bodies)).toBeCloseTo(1, 6);
  });

  const parts = ["0", "1"].map((k) => ({
    name: `test_g2_snap.${k}`,
    bytes: dataFile(`gadget2fmt_test_g2_snap.${k}`)!,
  }));
  it.skipIf(!parts.every((p) => p.bytes))("two-file snapshot of format 2", async () => {
    const { bodies, viewOnly, format } = await readParts(parts);
    expect(bodies.count).toBe(8192);
    expect(format).toContain("format 2");
    expect(viewOnly).toBe(true);
    expect((await readBodies(parts[0]!.bytes)).bodies.count).toBe(4083);
    expect(new Set([...bodies.id]).size).toBe(8192);
  });
});
