import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../../../src/data/bodies/bodies.ts";
import { virtualFile } from "../../../src/data/files/hdf5/virtualFile.ts";
import { bytesSource, type FileOptions, type ReadResult, readBodies } from "../../../src/data/files/index.ts";
import { corpus } from "./corpus.ts";
import { COUNT, snapshotBytes } from "./hdf5Bytes.ts";
import { text } from "./samples.ts";

/** Quick by default; ANTENNAE_NIGHTLY=1 tries 10 000 damaged files of every kind. */
const RUNS = process.env.ANTENNAE_NIGHTLY ? 10_000 : 120;
const files = await corpus();

/** Reads, and returns the bodies or the one line. Anything else that comes out fails the test. */
async function outcome(bytes: Uint8Array, options: FileOptions = {}): Promise<ReadResult | string> {
  try {
    return await readBodies(bytes, options);
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== "FileError") throw error;
    expect(message).not.toContain("\n");
    expect(message.length).toBeGreaterThan(10);
    expect(message.length).toBeLessThan(700);
    return message;
  }
}

/** What is read must be whole, whatever the file was. */
function expectWhole({ bodies, format, notes }: ReadResult, fileBytes: number): void {
  const { count } = bodies;
  expect(count).toBeGreaterThan(0);
  // No format spends less than 6 bytes on a body; packed ones may unpack to 64 MiB.
  expect(count).toBeLessThanOrEqual(/gzip|HDF5|archive/.test(format) ? 2 ** 26 / 6 : fileBytes / 5);
  const { mass, position, velocity, galaxy, component, id, softening } = bodies;
  const lengths = [mass, position, velocity, galaxy, component, id, softening ?? mass].map(({ length }) => length);
  expect(lengths).toEqual([count, 3 * count, 3 * count, count, count, count, count]);
  for (const column of [bodies.mass, bodies.position, bodies.velocity, bodies.softening ?? []]) {
    expect(column.every((x) => Number.isFinite(x))).toBe(true);
  }
  expect(bodies.component.every((c) => c < COMPONENTS.length)).toBe(true);
  expect(Number.isFinite(bodies.time)).toBe(true);
  for (const note of notes) expect(note).not.toContain("\n");
}

/** Where a cut leaves a file that is whole in itself: rows of tables, GADGET's blocks after the masses, the fill after FITS's data. */
const CUTTABLE = /table|csv|gadget|fits/i;

describe("files cut short", () => {
  for (const [name, bytes] of files) {
    it(`${name}: every length gives one clear line`, { timeout: 3_600_000 }, async () => {
      const packed = /hdf5|swift|npz|gzip/.test(name);
      const step = process.env.ANTENNAE_NIGHTLY
        ? 1
        : packed
          ? Math.ceil(bytes.length / 150)
          : Math.ceil(bytes.length / 1500);
      for (let length = 0; length < bytes.length; length += step) {
        const result = await outcome(bytes.slice(0, length));
        if (typeof result === "string") continue;
        expect(name, `${length} of ${bytes.length} bytes were read as if whole`).toMatch(CUTTABLE);
        expectWhole(result, length);
      }
    });
  }
});

describe("GADGET records", () => {
  const little = new Map([...files].filter(([name]) => name === "gadget" || name === "gadget format 1"));
  for (const [name, bytes] of little) {
    it(`${name}: a wrong mark before or after any block is said with its byte`, async () => {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      let records = 0;
      for (let at = 0; at < bytes.length; records++) {
        const length = view.getUint32(at, true);
        for (const mark of [at, at + 4 + length]) {
          for (const wrong of [length + 4, length - 4, 0, 0xffffffff, 0x80000000]) {
            const mutant = bytes.slice();
            new DataView(mutant.buffer).setUint32(mark, wrong, true);
            const result = await outcome(mutant);
            // A file whose very first mark is wrong is not GADGET's any more.
            expect(result).toMatch(mark === 0 ? /^not a snapshot: |byte \d+/ : /byte \d+/);
          }
        }
        at += 8 + length;
      }
      expect(records).toBeGreaterThan(4);
    });

    it(`${name}: impossible counts of any type cost nothing and are refused`, async () => {
      const header = name === "gadget" ? 20 : 4;
      for (let type = 0; type < 6; type++) {
        for (const count of [0xffffffff, 0x80000000, 0x7fffffff, 1000]) {
          const mutant = bytes.slice();
          new DataView(mutant.buffer).setUint32(header + 4 * type, count, true);
          expect(await outcome(mutant)).toMatch(/^GADGET block \w+ at byte \d+ has \d+ bytes; .* need \d+ or \d+/);
        }
      }
    });
  }
});

it("line ends of all three kinds may be mixed in one table", async () => {
  const rows = Array.from({ length: 9 }, (_, i) => `1 ${i} 2 3 4 5 6`);
  const mixed = (words: readonly string[]) => text(words.map((row, i) => row + ["\n", "\r\n", "\r"][i % 3]).join(""));
  const read = await outcome(mixed(rows));
  expect(typeof read === "string" ? read : Array.from(read.bodies.position).filter((_, k) => k % 3 === 0)).toEqual(
    rows.map((_, i) => i),
  );
  expect(await outcome(mixed(rows.with(6, "1 2 3 four 5 6 7")))).toMatch(/^line 7, column 4/);
  expect(await outcome(mixed(rows.with(7, "1 2 3 5 6 7")))).toMatch(/^line 8: 6 columns, expected 7/);
});

type Damage = { kind: "byte" | "word" | "cut" | "repeat" | "zeros" | "float"; at: number; value: number };

const damages = fc.array(
  fc.record({
    kind: fc.constantFrom("byte", "word", "cut", "repeat", "zeros", "float") as fc.Arbitrary<Damage["kind"]>,
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    value: fc.oneof(
      fc.integer(),
      fc.constantFrom(0, -1, 1, 255, 0x7fffffff, -0x80000000, 0x7f800000, 0x7fc00000, 8, 256, 3),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

function damaged(bytes: Uint8Array, list: readonly Damage[]): Uint8Array {
  let out = bytes.slice();
  for (const { kind, at, value } of list) {
    // Half of the hits go to the first 512 bytes, where headers are.
    const range = value & 1 ? Math.min(512, out.length) : out.length;
    const k = Math.floor(at * range);
    const view = new DataView(out.buffer, out.byteOffset, out.length);
    if (kind === "byte" && k < out.length) out[k] = value;
    else if (kind === "word" && k + 4 <= out.length) view.setInt32(k & ~3, value, (value & 2) === 0);
    else if (kind === "float" && k + 4 <= out.length)
      view.setFloat32(k & ~3, value % 3 === 0 ? Number.NaN : Number.POSITIVE_INFINITY, (value & 2) === 0);
    else if (kind === "cut") out = out.slice(0, k);
    else if (kind === "zeros") out.fill(0, k, k + 16);
    else if (kind === "repeat")
      out = new Uint8Array([...out.subarray(0, k), ...out.subarray(k >> 1, k), ...out.subarray(k)]);
  }
  return out;
}

describe("damaged files", () => {
  for (const [name, bytes] of files) {
    it(`${name}: ${RUNS} mutations are read whole or refused in one line`, { timeout: 3_600_000 }, async () => {
      const property = fc.asyncProperty(damages, async (list) => {
        const mutant = damaged(bytes, list);
        const result = await outcome(mutant);
        if (typeof result !== "string") expectWhole(result, mutant.length);
      });
      await fc.assert(property, { numRuns: RUNS, ...(!process.env.ANTENNAE_NIGHTLY && { seed: 4038 }) });
      // No damage outlives its file, in the HDF5 library above all.
      expectWhole(await readBodies(bytes), bytes.length);
    });
  }

  it("HDF5 files of which one of several is damaged are read whole or refused in one line", async () => {
    const main = await snapshotBytes({
      datasets: { Coordinates: null },
      more: (_, bodies) => bodies.create_external_link("virtual.h5", "/data", "Coordinates"),
    });
    const double = { whole: false, signed: true, size: 8 };
    const virtual = virtualFile([COUNT, 3], double, "part.h5", "/PartType1/Coordinates");
    const all = [main, virtual, await snapshotBytes()];
    const read = (files: readonly Uint8Array[]) => {
      const beside = (name: string) => {
        const found = files[["main.h5", "virtual.h5", "part.h5"].indexOf(name)];
        return found && bytesSource(found);
      };
      return outcome(files[0]!, { beside });
    };
    const property = fc.asyncProperty(fc.nat(2), damages, async (which, list) => {
      const result = await read(all.with(which, damaged(all[which]!, list)));
      if (typeof result !== "string") expectWhole(result, 2 ** 20);
    });
    await fc.assert(property, { numRuns: 3 * RUNS, ...(!process.env.ANTENNAE_NIGHTLY && { seed: 4041 }) });
    expect(await read(all)).toMatchObject({ besides: ["virtual.h5", "part.h5"] });
  });

  it("text of any kind is a table or refused in one line", async () => {
    const word = fc.oneof(
      fc.double().map(String),
      fc.constantFrom(
        "m",
        "x",
        "y",
        "z",
        "#",
        "//",
        ",",
        ";",
        "\t",
        "\r",
        "\n",
        '"',
        "1d5",
        "1e999",
        "-",
        "",
        "NaN",
        "vx",
        "1.5-3",
        "[kpc]",
        "Msun/h",
        "id",
        "type",
        "time",
        "# h = 0.7",
        "%ECSV",
        "- {name: x, unit: kpc}",
        "units:",
        "in",
        "#b",
        "1e40",
      ),
      fc.string({ maxLength: 6 }),
    );
    const lines = fc.array(
      fc.array(word, { maxLength: 9 }).map((words) => words.join(" ")),
      { maxLength: 12 },
    );
    const property = fc.asyncProperty(lines, async (list) => {
      const bytes = text(list.join("\n"));
      const result = await outcome(bytes);
      if (typeof result !== "string") expectWhole(result, 5 * bytes.length);
    });
    await fc.assert(property, { numRuns: 10 * RUNS, ...(!process.env.ANTENNAE_NIGHTLY && { seed: 4039 }) });
  });

  it("long comments whose words mean something are gone through in little time", async () => {
    const rows = "1 2 3 4 5 6 7\n".repeat(9);
    for (const words of ["x in ", "units kpc ", "x [kpc] ", "["]) {
      const comments = `# ${words.repeat(2000 / words.length)}\n`.repeat(256);
      const result = await outcome(text(comments + rows));
      expect(typeof result === "string" ? result : result.bodies.count).toBe(9);
    }
  });

  it("bytes of any kind are refused in one line", async () => {
    const property = fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => {
      const result = await outcome(bytes);
      if (typeof result !== "string") expectWhole(result, 5 * bytes.length);
    });
    await fc.assert(property, { numRuns: 10 * RUNS, ...(!process.env.ANTENNAE_NIGHTLY && { seed: 4040 }) });
  });
});
