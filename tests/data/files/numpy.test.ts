import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../../../src/data/bodies/bodies.ts";
import { readBodies } from "../../../src/data/files/index.ts";
import { crc32 } from "../../../src/data/files/numpy/zip.ts";
import { f4, f8, npyBytes, zipBytes } from "./numpyBytes.ts";
import { faultOf, text } from "./samples.ts";

const rows = [
  [1, 2, 3, 4, 5, 6, 7],
  [8, 9, 10, 11, 12, 13, 14],
];
const flat = rows.flat();
const columnMajor = rows[0]!.flatMap((_, k) => rows.map((row) => row[k]!));

describe("NumPy arrays", () => {
  const cases: [string, Uint8Array][] = [
    ["float64 rows", npyBytes("<f8", [2, 7], f8(flat))],
    ["float32, big-endian, version 2", npyBytes(">f4", [2, 7], f4(flat, false), false, 2)],
    ["Fortran order", npyBytes("<f4", [2, 7], f4(columnMajor), true)],
    ["the transpose", npyBytes("<f4", [7, 2], f4(columnMajor))],
  ];
  for (const [name, bytes] of cases) {
    it(`reads a matrix: ${name}`, async () => {
      const { bodies, notes } = await readBodies(bytes);
      expect(Array.from(bodies.mass)).toEqual([1, 8]);
      expect(Array.from(bodies.position)).toEqual([2, 3, 4, 9, 10, 11]);
      expect(Array.from(bodies.velocity)).toEqual([5, 6, 7, 12, 13, 14]);
      expect(notes).toContain("Columns assumed: m x y z vx vy vz.");
    });
  }

  it("reads records by the names of their fields", async () => {
    const record = new Uint8Array(8 + 4 + 24 + 12 + 1);
    const view = new DataView(record.buffer);
    view.setBigInt64(0, 2n ** 40n, true);
    view.setFloat32(8, 0.5, true);
    for (let d = 0; d < 3; d++) view.setFloat64(12 + 8 * d, d + 1, true);
    for (let d = 0; d < 3; d++) view.setFloat32(36 + 4 * d, d - 1, true);
    view.setUint8(48, 3);
    const descr = "[('id', '<i8'), ('m', '<f4'), ('pos', '<f8', (3,)), ('vel', '<f4', (3,)), ('type', '|u1')]";
    const { bodies } = await readBodies(npyBytes(descr, [2], new Uint8Array([...record, ...record])));
    expect([...bodies.id]).toEqual([2n ** 40n, 2n ** 40n]);
    expect(Array.from(bodies.mass)).toEqual([0.5, 0.5]);
    expect(Array.from(bodies.position)).toEqual([1, 2, 3, 1, 2, 3]);
    expect(Array.from(bodies.velocity)).toEqual([-1, 0, 1, -1, 0, 1]);
    expect(COMPONENTS[bodies.component[0]!]).toBe("bulge");
  });

  for (const deflate of [true, false]) {
    for (const zip64 of [true, false]) {
      it(`reads an archive, ${deflate ? "deflated" : "stored"}, ${zip64 ? "64-bit" : "32-bit"} sizes`, async () => {
        const archive = {
          "pos.npy": npyBytes("<f8", [2, 3], f8([1, 2, 3, 4, 5, 6])),
          "vel.npy": npyBytes("<f4", [3, 2], f4([1, 4, 2, 5, 3, 6])),
          "mass.npy": npyBytes("<f4", [2], f4([7, 8])),
          "time.npy": npyBytes("<f8", [1], f8([1.5])),
          "remark.npy": npyBytes("<U5", [1], new Uint8Array(20)),
        };
        const { bodies, notes } = await readBodies(zipBytes(archive, { deflate, zip64 }));
        expect(Array.from(bodies.position)).toEqual([1, 2, 3, 4, 5, 6]);
        expect(Array.from(bodies.velocity)).toEqual([1, 2, 3, 4, 5, 6]);
        expect(Array.from(bodies.mass)).toEqual([7, 8]);
        expect(bodies.time).toBe(1.5);
        expect(notes.join(" ")).toContain("Not used: remark");
      });
    }
  }

  it("says what it can't take for bodies", async () => {
    expect(await faultOf(readBodies(npyBytes("<f4", [5, 5], f4(new Array(25).fill(0)))))).toContain(
      "shape (5, 5) is no table of bodies",
    );
    expect(await faultOf(readBodies(npyBytes("|O", [5, 7], new Uint8Array(300))))).toContain("'|O' are not read");
    expect(await faultOf(readBodies(npyBytes("<f4", [1000000000, 7], f4([1]))))).toContain(
      "is cut off: shape (1000000000, 7) needs",
    );
    expect(await faultOf(readBodies(npyBytes("<f4", [1, 7], f4([1, 2, Number.NaN, 4, 5, 6, 7]))))).toContain(
      "y: number 1 is NaN",
    );
    expect(await faultOf(readBodies(zipBytes({ "notes.txt": text("none") })))).toContain(
      "a zip archive without NumPy arrays (.npy), which holds notes.txt; unpack it",
    );
    expect(await faultOf(readBodies(zipBytes({ "temperature.npy": npyBytes("<f4", [2], f4([1, 2])) })))).toContain(
      "without positions",
    );
    const uneven = {
      "pos.npy": npyBytes("<f4", [2, 3], f4([1, 2, 3, 4, 5, 6])),
      "mass.npy": npyBytes("<f4", [3], f4([1, 2, 3])),
    };
    expect(await faultOf(readBodies(zipBytes(uneven)))).toContain("pos has 2 rows, mass has 3");
  });

  it("takes one mass, softening or type for all bodies, and refuses bodies at many times", async () => {
    const pos = npyBytes("<f4", [3, 3], f4([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    for (const shape of [[], [1], [1, 1]]) {
      const shared = { "mass.npy": npyBytes("<f8", shape, f8([0.5])), "eps.npy": npyBytes("<f4", shape, f4([0.25])) };
      const { bodies, notes } = await readBodies(zipBytes({ "pos.npy": pos, ...shared }));
      expect([Array.from(bodies.mass), Array.from(bodies.softening!)]).toEqual([
        [0.5, 0.5, 0.5],
        [0.25, 0.25, 0.25],
      ]);
      expect(notes).toContain("mass is one number for all bodies.");
    }
    const many = npyBytes("<f4", [2, 3, 3], f4(Array.from({ length: 18 }, (_, i) => i)));
    expect(await faultOf(readBodies(zipBytes({ "pos.npy": many })))).toBe(
      "array pos of shape (2, 3, 3) holds bodies at many times; expected (bodies, 3): save one of them, such as pos[-1]",
    );
    expect(await faultOf(readBodies(many))).toContain("of bodies at many times save one, such as a[-1]");
  });

  it("finds damage by the checksum", async () => {
    const bytes = zipBytes({ "pos.npy": npyBytes("<f4", [2, 3], f4([1, 2, 3, 4, 5, 6])) }, { deflate: false });
    bytes[30 + 7 + 20 + 128 + 3]! ^= 1;
    expect(await faultOf(readBodies(bytes))).toContain("is damaged");
    // The check value of CRC-32/ISO-HDLC.
    expect(crc32(text("123456789"))).toBe(0xcbf43926);
  });

  it("stops a bomb in an archive", async () => {
    const bomb = zipBytes({ "pos.npy": npyBytes("<f4", [6_000_000, 3], new Uint8Array(72_000_000)) });
    expect(await faultOf(readBodies(bomb))).toContain("zip bomb");
  });
});
