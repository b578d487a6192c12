import { afterEach, describe, expect, it, vi } from "vitest";
import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { readBodies, writeBodies } from "../../../src/data/files/index.ts";
import { randomSource, text } from "./samples.ts";

const TABLES = ["Float32Array", "Float64Array", "Uint8Array", "Int32Array", "Uint32Array", "BigUint64Array"] as const;

/** Counts the bytes of all arrays of numbers that are made from now on, whether they are let go again or not. */
function countBytes(): { readonly made: number } {
  const count = { made: 0 };
  for (const name of TABLES) {
    const table = globalThis[name] as unknown as new (...words: unknown[]) => { byteLength: number };
    const counted = new Proxy(table, {
      construct(target, words, self) {
        const made = Reflect.construct(target, words, self) as { byteLength: number };
        if (typeof words[0] === "number") count.made += made.byteLength;
        return made;
      },
    });
    vi.stubGlobal(name, counted);
    // `slice` and their like ask the array itself.
    table.prototype.constructor = counted;
  }
  return count;
}

function countNoMore(): void {
  vi.unstubAllGlobals();
  for (const name of TABLES) globalThis[name].prototype.constructor = globalThis[name];
}

afterEach(countNoMore);

/** Many bodies, cheap to make. */
function many(count: number): Bodies {
  const random = randomSource(5);
  const bodies = emptyBodies(count);
  bodies.mass.fill(0.5);
  for (const column of [bodies.position, bodies.velocity]) for (let i = 0; i < column.length; i++) column[i] = random();
  return bodies;
}

const N = 250_000;
/** What a reader works on at a time, whatever the size of the file. */
const PIECE = 2 ** 22;

/** Sets 4 bytes. */
const put = (bytes: Uint8Array, at: number, value: number, little: boolean): Uint8Array => {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(at, value, little);
  return bytes;
};
const NAN = 0x7fc00000;

const BROKEN: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  "cut off in the middle": (bytes) => bytes.slice(0, bytes.length >> 1),
  "cut off by one byte": (bytes) => bytes.slice(0, -1),
  "whole, for comparison": (bytes) => bytes,
};

/** Faults that only a whole read can find, or that promise bodies without end. */
const OWN: Record<string, Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  tipsy: {
    "NaN in the last body": (bytes) => put(bytes.slice(), bytes.length - 36, NAN, false),
    "2e9 bodies in the header": (bytes) => put(put(bytes.slice(), 8, 2e9, false), 20, 2e9, false),
  },
  gadget: {
    "NaN as the last mass": (bytes) => put(bytes.slice(), bytes.length - 8, NAN, true),
    "4e9 bodies in the header": (bytes) => put(bytes.slice(), 16 + 4 + 16, 4e9, true),
    "a wrong length mark at the end": (bytes) => put(bytes.slice(), bytes.length - 4, 77, true),
  },
  fits: {
    "4e8 rows in the header": (bytes) =>
      new Uint8Array(Buffer.from(bytes).fill("400000000", 2880 + 4 * 80 + 21, 2880 + 4 * 80 + 30)),
  },
  nemo: { "NaN somewhere": (bytes) => put(bytes.slice(), bytes.length >> 1, NAN, true) },
  table: {
    "a word in the last row": (bytes) => new Uint8Array(Buffer.concat([bytes, text("1 2 three 4 5 6 7\n")])),
    "2e9 rows in its first line": (bytes) => new Uint8Array(Buffer.concat([text("2000000000 0\n"), bytes])),
  },
  hdf5: {},
};

describe("memory", () => {
  for (const [format, faults] of Object.entries(OWN)) {
    it(`${format}: no file, whole or broken, costs more than one and a half times its size`, async () => {
      const bodies = many(format === "table" ? N / 4 : N);
      const { bytes } = await writeBodies(bodies, format);
      for (const [what, damage] of Object.entries({ ...BROKEN, ...faults })) {
        const file = damage(bytes);
        const count = countBytes();
        const fault = await readBodies(file).then(
          () => "",
          (error: Error) => error.message,
        );
        countNoMore();
        if (what.startsWith("whole")) expect(fault).toBe("");
        else if (
          !(format === "table" && what.startsWith("cut off")) &&
          !(format === "fits" && what.endsWith("one byte"))
        )
          expect(fault, what).not.toBe("");
        expect(fault).not.toContain("\n");
        // What was made includes pieces that were let go again, so this is more than was ever held.
        // A whole file's bodies may take more than the file: 38 bytes each, and what is made and let go piece by piece.
        const bound = what.startsWith("whole") ? Math.max(1.5 * file.length, 90 * bodies.count) : 1.5 * file.length;
        expect(count.made / bound, `${what}: ${fault}`).toBeLessThan(1 + PIECE / bound);
        if (/e\d (bodies|rows in the header)/.test(what)) expect(count.made).toBeLessThan(0.1 * file.length);
      }
    });
  }
});
