import { describe, expect, it } from "vitest";
import { readBodies } from "../../../src/data/files/index.ts";
import {
  bitsOf,
  COUNT,
  type FloatFields,
  floatType,
  MASSES,
  POSITIONS,
  retyped,
  snapshotBytes,
  TYPES,
  wholeType,
} from "./hdf5Bytes.ts";
import { faultOf } from "./samples.ts";

/** Types that codes pack numbers into: SWIFT's FMantissa9, FMantissa13, BFloat16 and DMantissa9, IEEE's half, and some at odd places. */
const FLOATS: Record<string, FloatFields> = {
  "9 digits": { precision: 18, sign: 17, exponent: [9, 8], mantissa: [0, 9], bias: 127 },
  "13 digits": { precision: 22, sign: 21, exponent: [13, 8], mantissa: [0, 13], bias: 127 },
  "bfloat16 in 4 bytes": { precision: 16, sign: 15, exponent: [7, 8], mantissa: [0, 7], bias: 127 },
  "9 digits with a double's exponent": { precision: 21, sign: 20, exponent: [9, 11], mantissa: [0, 9], bias: 1023 },
  "half in 4 bytes": { precision: 16, sign: 15, exponent: [10, 5], mantissa: [0, 10], bias: 15 },
  "half in the upper bits": { precision: 16, offset: 16, sign: 31, exponent: [26, 5], mantissa: [16, 10], bias: 15 },
  "another bias": { precision: 32, sign: 31, exponent: [23, 8], mantissa: [0, 23], bias: 120 },
};

describe("types of numbers", () => {
  for (const [name, fields] of Object.entries(FLOATS)) {
    it(`converts floats: ${name}`, async () => {
      const bits = (values: Float64Array) =>
        new Float32Array(Uint32Array.from(values, (x) => bitsOf(x, fields)).buffer);
      const plain = await snapshotBytes({
        datasets: {
          Masses: { data: bits(MASSES) },
          Coordinates: { data: bits(POSITIONS), shape: [COUNT, 3] },
        },
      });
      const { bodies } = await readBodies(retyped(plain, TYPES.f4, floatType(4, fields)));
      // 7 digits hold all of these.
      expect([...bodies.mass]).toEqual([...MASSES]);
      expect([...bodies.position]).toEqual([...POSITIONS]);
    });
  }

  it("converts whole numbers: fewer bits than bytes, signed too, and bits that begin further up", async () => {
    const ids = Array.from({ length: COUNT }, (_, i) => i + 3);
    const datasets = { ParticleIDs: { data: Uint32Array.from(ids, (id) => id << 8) } };
    const shifted = retyped(await snapshotBytes({ datasets }), TYPES.u4, wholeType(4, 20, false, 8));
    expect([...(await readBodies(shifted)).bodies.id]).toEqual(ids);
    const masses = { Masses: { data: BigInt64Array.from(ids, (id) => 2n ** 40n - BigInt(id)) } };
    const signed = retyped(await snapshotBytes({ datasets: masses }), TYPES.i8, wholeType(8, 40, true));
    expect([...(await readBodies(signed)).bodies.mass]).toEqual(ids.map((id) => -id));
  });

  it("takes whole numbers of every size for masses", async () => {
    const whole = Array.from(MASSES, (mass) => 64 * mass);
    for (const data of [Int8Array.from(whole), Uint16Array.from(whole), Int32Array.from(whole)])
      expect([...(await readBodies(await snapshotBytes({ datasets: { Masses: { data } } }))).bodies.mass]).toEqual(
        whole,
      );
  });

  it("names the dataset and what it holds where these are no numbers", async () => {
    const more = (_: unknown, bodies: { create_dataset: (args: never) => unknown }) =>
      bodies.create_dataset({ name: "Masses", data: Array.from({ length: COUNT }, () => "1") } as never);
    expect(await faultOf(readBodies(await snapshotBytes({ datasets: { Masses: null }, more })))).toBe(
      "HDF5 dataset /PartType1/Masses holds no numbers that are read here, but texts",
    );
  });
});

describe("attributes", () => {
  it("are numbers as numbers, arrays, texts and lists of texts", async () => {
    const counts = ["0", String(COUNT), "0"];
    for (const Time of [0.5, new Float32Array([0.5]), "0.5", ["0.5"], " 5.0D-1 "]) {
      const header = { Time, NumPart_ThisFile: counts, MassTable: "0 0 0", NumFilesPerSnapshot: "1" };
      const { bodies, notes } = await readBodies(await snapshotBytes({ header }));
      expect(bodies.time).toBe(0.5);
      expect(notes).toHaveLength(1);
    }
  });

  it("are refused by name where they are other text", async () => {
    const bytes = await snapshotBytes({ header: { Time: "half a Gyr" } });
    expect(await faultOf(readBodies(bytes))).toBe('HDF5: attribute Time of /Header is "half a Gyr"; expected numbers');
  });
});

describe("a user's block before the file", () => {
  for (const length of [512, 1024, 2048, 65_536, 262_144]) {
    it(`of ${length} bytes`, async () => {
      const words = new TextEncoder().encode("1 2 3 4 5 6 7\n".repeat(length).slice(0, length));
      const inner = await snapshotBytes();
      const bytes = new Uint8Array([...words, ...inner]);
      const { format, bodies } = await readBodies(bytes);
      expect([format, bodies.count]).toEqual(["HDF5 (GADGET)", COUNT]);
    });
  }
});

describe("filters", () => {
  const packed = (compression: number) => (_: unknown, bodies: { create_dataset: (args: never) => unknown }) =>
    bodies.create_dataset({
      name: "Masses",
      data: MASSES,
      shape: [COUNT],
      chunks: [COUNT],
      ...{ compression, compression_opts: { 2: [8], 6: [0, 6] }[compression] ?? [] },
    } as never);

  it("that the library has are undone: shuffle, a checksum, N bits, scale and offset", async () => {
    for (const filter of [2, 3, 5, 6]) {
      const bytes = await snapshotBytes({ datasets: { Masses: null }, more: packed(filter) });
      expect([...(await readBodies(bytes)).bodies.mass]).toEqual([...MASSES]);
    }
  });

  it("that it lacks are named, with the way out", async () => {
    // Written as a checksum (filter 3), which then has another number: the message of the filters has it after its version, their number and 6 zeros.
    const bytes = await snapshotBytes({ datasets: { Masses: null }, more: packed(3) });
    for (const [number, name] of [
      [32000, "lzf"],
      [32001, "blosc"],
      [32015, "zstd"],
      [307, "bzip2"],
    ] as const) {
      const mark = Uint8Array.from([1, 1, 0, 0, 0, 0, 0, 0, 3, 0]);
      const other = retyped(bytes, mark, Uint8Array.from([1, 1, 0, 0, 0, 0, 0, 0, number & 255, number >> 8]));
      expect(await faultOf(readBodies(other))).toBe(
        `HDF5 dataset /PartType1/Masses is packed by the filter ${name} (number ${number}), which can't be undone here; repack the file: h5repack -f GZIP=6 OLD NEW`,
      );
    }
  });
});
