import { describe, expect, it } from "vitest";
import { readBodies } from "../../../src/data/files/index.ts";
import { dataFile } from "../../dataFiles.ts";
import { faultOf, totalMass } from "./samples.ts";

/** Writes NEMO items by hand, from inc/filestruct.h. */
class Nemo {
  readonly out: number[] = [];
  readonly little: boolean;
  constructor(little = true) {
    this.little = little;
  }
  private put(size: number, set: (view: DataView) => void): this {
    const view = new DataView(new ArrayBuffer(size));
    set(view);
    this.out.push(...new Uint8Array(view.buffer));
    return this;
  }
  head(type: string, tag?: string, shape: readonly number[] = []): this {
    this.put(2, (view) => view.setUint16(0, shape.length > 0 ? 0x0b92 : 0x0992, this.little));
    for (const word of tag === undefined ? [type] : [type, tag]) this.out.push(...new TextEncoder().encode(word), 0);
    if (shape.length > 0) for (const n of [...shape, 0]) this.put(4, (view) => view.setInt32(0, n, this.little));
    return this;
  }
  numbers(type: "f" | "d" | "i", tag: string, shape: readonly number[], at: (i: number) => number): this {
    this.head(type, tag, shape);
    const n = shape.reduce((a, b) => a * b, 1);
    for (let i = 0; i < n; i++) {
      if (type === "d") this.put(8, (view) => view.setFloat64(0, at(i), this.little));
      else if (type === "f") this.put(4, (view) => view.setFloat32(0, at(i), this.little));
      else this.put(4, (view) => view.setInt32(0, at(i), this.little));
    }
    return this;
  }
  get bytes(): Uint8Array {
    return new Uint8Array(this.out);
  }
}

function snapshot(little: boolean, type: "f" | "d", split: boolean): Nemo {
  const n = new Nemo(little).head("c", "History", [5]);
  n.out.push(104, 105, 33, 33, 0);
  n.head("(", "SnapShot")
    .head("(", "Parameters")
    .numbers("i", "Nobj", [], () => 3)
    .numbers(type, "Time", [], () => 0.5)
    .head(")");
  n.head("(", "Particles")
    .numbers("i", "CoordSystem", [], () => 66306)
    .numbers(type, "Mass", [3], (i) => i + 1);
  if (split) n.numbers(type, "Position", [3, 3], (i) => i).numbers(type, "Velocity", [3, 3], (i) => -i);
  else
    n.numbers(type, "PhaseSpace", [3, 2, 3], (i) =>
      i % 6 < 3 ? 3 * Math.floor(i / 6) + (i % 6) : -(3 * Math.floor(i / 6) + (i % 6) - 3),
    );
  n.numbers("i", "Key", [3], (i) => 7 * i).numbers(type, "Eps", [3], () => 0.25);
  return n
    .head(")")
    .head("(", "Diagnostics")
    .numbers(type, "Energy", [3], () => 1)
    .head(")")
    .head(")");
}

describe("NEMO", () => {
  for (const little of [true, false]) {
    for (const type of ["f", "d"] as const) {
      for (const split of [false, true]) {
        it(`reads ${little ? "little" : "big"}-endian ${type === "f" ? "floats" : "doubles"} in ${split ? "Position and Velocity" : "PhaseSpace"}`, async () => {
          const { bodies } = await readBodies(snapshot(little, type, split).bytes);
          expect(Array.from(bodies.mass)).toEqual([1, 2, 3]);
          expect(Array.from(bodies.position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
          expect(Array.from(bodies.velocity)).toEqual([-0, -1, -2, -3, -4, -5, -6, -7, -8]);
          expect([...bodies.id]).toEqual([0, 7, 14]);
          expect(Array.from(bodies.softening!)).toEqual([0.25, 0.25, 0.25]);
          expect(bodies.time).toBe(0.5);
        });
      }
    }
  }

  it("passes snapshots without particles and says how many there are", async () => {
    const one = snapshot(true, "d", false).bytes;
    const empty = new Nemo().head("(", "SnapShot").head("(", "Diagnostics").head(")").head(")").bytes;
    const { bodies, notes } = await readBodies(new Uint8Array([...empty, ...one, ...one]));
    expect(bodies.count).toBe(3);
    expect(notes.join(" ")).toContain("2 snapshots");
    expect(await faultOf(readBodies(empty))).toContain("no snapshot with particle positions");
  });

  it("says the byte where the structure breaks", async () => {
    const { bytes } = snapshot(true, "d", false);
    expect(await faultOf(readBodies(bytes.subarray(0, 200)))).toMatch(
      /cut off: item PhaseSpace at byte \d+ needs 144 bytes/,
    );
    const wrong = bytes.slice();
    wrong[25] = 0;
    expect(await faultOf(readBodies(wrong))).toBe("NEMO: expected an item at byte 25, found 900 instead of 992 or b92");
    const counts = new Nemo()
      .head("(", "SnapShot")
      .head("(", "Parameters")
      .numbers("i", "Nobj", [], () => 4)
      .head(")");
    counts
      .head("(", "Particles")
      .numbers("f", "Position", [3, 3], () => 0)
      .head(")")
      .head(")");
    expect(await faultOf(readBodies(counts.bytes))).toBe("NEMO: Parameters promise 4 bodies, Position holds 3");
  });

  const plummer = dataFile("nemo_plummer128_phasespace.nemo");
  it.skipIf(!plummer)("reads mkplummer's 128 bodies", async () => {
    const { bodies } = await readBodies(plummer!);
    expect(bodies.count).toBe(128);
    expect(totalMass(bodies)).toBeCloseTo(1, 12);
    let kinetic = 0;
    for (let i = 0; i < 384; i++) kinetic += 0.5 * bodies.mass[Math.floor(i / 3)]! * bodies.velocity[i]! ** 2;
    expect(kinetic).toBeCloseTo(0.23021, 5);
  });
});
