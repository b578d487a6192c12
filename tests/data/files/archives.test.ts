import { deflateRawSync, gzipSync, crc32 as nodeCrc } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { makeHdf5 } from "../../../src/data/files/hdf5/library.ts";
import { readBodies, writeBodies } from "../../../src/data/files/index.ts";
import { readSession } from "../../../src/data/files/session.ts";
import { f4, f8, npyBytes, zipBytes } from "./numpyBytes.ts";
import { faultOf, randomSource, sampleBodies } from "./samples.ts";

/** What a file of less than 0.6 MB may unpack to. */
const FREE = 64 * 2 ** 20;
/** What a stream may hand out before anybody can say stop: Node's pieces are 64 kB at most, and a few are under way. */
const SLACK = 2 ** 20;

const made = { unpacked: 0, large: 0 };
const RealStream = DecompressionStream;
const TABLES = ["Float32Array", "Float64Array", "Uint8Array", "Uint32Array", "BigUint64Array"] as const;
/** Arrays above it are held; what readers work on at a time is smaller. */
const LARGE = 2 ** 22;

/** Counts every byte that is unpacked, and those of large arrays of numbers. */
function count(): void {
  Object.assign(made, { unpacked: 0, large: 0 });
  vi.stubGlobal(
    "DecompressionStream",
    class {
      readonly readable: ReadableStream<Uint8Array>;
      readonly writable: WritableStream;
      constructor(kind: "gzip" | "deflate-raw") {
        const real = new RealStream(kind);
        this.writable = real.writable;
        const counted = new TransformStream<Uint8Array, Uint8Array>({
          transform(piece, out) {
            made.unpacked += piece.length;
            out.enqueue(piece);
          },
        });
        this.readable = (real.readable as ReadableStream<Uint8Array>).pipeThrough(counted);
      }
    },
  );
  for (const name of TABLES) {
    const table = globalThis[name] as unknown as new (...words: unknown[]) => { byteLength: number };
    const counted = new Proxy(table, {
      construct(target, words, self) {
        const array = Reflect.construct(target, words, self) as { byteLength: number };
        if (typeof words[0] === "number" && array.byteLength > LARGE) made.large += array.byteLength;
        return array;
      },
    });
    vi.stubGlobal(name, counted);
    table.prototype.constructor = counted;
  }
}

function countNoMore(): void {
  vi.unstubAllGlobals();
  for (const name of TABLES) globalThis[name].prototype.constructor = globalThis[name];
}

beforeEach(count);
afterEach(countNoMore);

interface Packed {
  readonly name: string;
  readonly packed: Uint8Array;
  readonly size: number;
  readonly crc: number;
}

const deflated = (name: string, content: Uint8Array): Packed => ({
  name,
  packed: deflateRawSync(content, { level: 9 }),
  size: content.length,
  crc: nodeCrc(content),
});

/** A zip archive of deflated entries; `shared` more of them point to the bytes of the first. */
function archive(entries: readonly Packed[], shared: readonly string[] = []): Uint8Array {
  const parts: Buffer[] = [];
  const contents: Buffer[] = [];
  let at = 0;
  const header = ({ name, packed, size, crc }: Packed, length: number) => {
    const bytes = Buffer.alloc(length);
    bytes.writeUInt32LE(length === 30 ? 0x04034b50 : 0x02014b50, 0);
    const from = length === 30 ? 8 : 10;
    bytes.writeUInt16LE(8, from);
    bytes.writeUInt32LE(crc, from + 6);
    bytes.writeUInt32LE(packed.length, from + 10);
    bytes.writeUInt32LE(size, from + 14);
    bytes.writeUInt16LE(name.length, from + 18);
    return bytes;
  };
  const list = (entry: Packed, offset: number) => {
    const bytes = header(entry, 46);
    bytes.writeUInt32LE(offset, 42);
    contents.push(bytes, Buffer.from(entry.name));
  };
  for (const entry of entries) {
    list(entry, at);
    parts.push(header(entry, 30), Buffer.from(entry.name), Buffer.from(entry.packed));
    at += 30 + entry.name.length + entry.packed.length;
  }
  for (const name of shared) list({ ...entries[0]!, name }, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length + shared.length, 8);
  end.writeUInt16LE(entries.length + shared.length, 10);
  end.writeUInt32LE(Buffer.concat(contents).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...contents, end]));
}

const names = (count: number) => Array.from({ length: count }, (_, k) => `${["x", "y", "z", "vx"][k % 4]}${k}.npy`);

async function refusal(bytes: Uint8Array): Promise<string> {
  Object.assign(made, { unpacked: 0, large: 0 });
  const fault = await faultOf(readBodies(bytes));
  expect(fault).not.toContain("\n");
  expect(made.large).toBeLessThan(LARGE);
  return fault;
}

describe("archives that would unpack without end", () => {
  it.each([40, 200])("%i entries that share one stream are refused before anything is unpacked", async (n) => {
    const zeros = npyBytes("<f4", [16_000_000], new Uint8Array(64_000_000));
    const bytes = archive([deflated("pos.npy", zeros)], names(n - 1));
    expect(bytes.length).toBeLessThan(100_000);
    expect(await refusal(bytes)).toMatch(/^zip archive: .* and .* share bytes from byte 0 on/);
    expect(made.unpacked).toBe(0);
  });

  it("an entry that begins inside another is refused", async () => {
    const inner = archive([deflated("y.npy", npyBytes("<f4", [9], f4(new Array(9).fill(1))))]);
    const bytes = archive([{ name: "x.npy", packed: inner, size: 9, crc: 1 }, deflated("mass.npy", f4([1]))]);
    const end = bytes.length - 22;
    const view = new DataView(bytes.buffer);
    // The second entry of the table of contents now points at the archive inside the first.
    const second = view.getUint32(end + 16, true) + 46 + "x.npy".length;
    view.setUint32(second + 42, 30 + "x.npy".length, true);
    expect(await refusal(bytes)).toMatch(/x\.npy and mass\.npy share bytes/);
  });

  it("many entries share one allowance, and are counted before they are unpacked", async () => {
    const zeros = npyBytes("<f4", [2_000_000, 3], new Uint8Array(24_000_000));
    const roles = ["pos", "vel", "mass", "id", "eps", "type"];
    const packed = deflated("", zeros);
    const bytes = archive(roles.map((role) => ({ ...packed, name: `${role}.npy` })));
    expect(await refusal(bytes)).toMatch(/^zip archive, mass.npy: \d+ bytes unpack to more than 67108864 bytes/);
    // Two entries of 24 MB were gone through; of the others no more than their first 64 kB.
    expect(made.unpacked).toBeLessThan(2 * zeros.length + roles.length * SLACK);
  });

  it("an entry that unpacks to more than it says is left at that length", async () => {
    const zeros = npyBytes("<f4", [5_000_000, 3], new Uint8Array(60_000_000));
    const bytes = archive([{ ...deflated("pos.npy", zeros), size: 2000 }]);
    expect(await refusal(bytes)).toMatch(/needs 60000128 bytes; found 2000|is damaged/);
    expect(made.unpacked).toBeLessThan(2 * SLACK);
    expect(await faultOf(readSession(archive([{ ...deflated("session.json", zeros), size: 2000 }])))).toMatch(
      /session\.json is damaged/,
    );
    expect(made.unpacked).toBeLessThan(4 * SLACK);
  });

  it("arrays that are not wanted are not unpacked", async () => {
    const zeros = npyBytes("<f4", [15_000_000], new Uint8Array(60_000_000));
    const position = npyBytes("<f4", [2, 3], f4([1, 2, 3, 4, 5, 6]));
    const packed = deflated("", zeros);
    const spare = Array.from({ length: 30 }, (_, k) => `density${k}.npy`);
    const wanted = ["pos", "vel"].map((name) => deflated(`${name}.npy`, position));
    const bytes = archive([...wanted, ...spare.map((name) => ({ ...packed, name }))]);
    const { bodies, notes } = await readBodies(bytes);
    expect([...bodies.position]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(notes.join(" ")).toContain("Not used: density0, density1");
    expect(made.unpacked).toBeLessThan(SLACK);
  });

  it("an archive of very many entries is refused", async () => {
    const bytes = archive(names(1025).map((name) => deflated(name, f4([1]))));
    expect(await refusal(bytes)).toMatch(/^zip archive of 1025 files; .* 1024 at most$/);
  });

  it("gzip inside gzip has the allowance of the file, not one of its own", async () => {
    const member = gzipSync(Buffer.alloc(2 ** 25));
    const inner = Buffer.concat(Array.from({ length: 200 }, () => member));
    const bytes = new Uint8Array(gzipSync(inner));
    expect(bytes.length).toBeLessThan(100_000);
    expect(await refusal(bytes)).toMatch(/^gzip: \d+ bytes unpack to more than 67108864 bytes/);
    // The outer one twice: for its size, and as the inner one reads it.
    expect(made.unpacked).toBeLessThan(FREE + 2 * inner.length + 4 * SLACK);
  });

  it("an archive inside gzip has what gzip left", async () => {
    const zeros = npyBytes("<f4", [3_000_000, 3], new Uint8Array(36_000_000));
    const bytes = new Uint8Array(gzipSync(zipFast("pos.npy", zeros)));
    expect(await faultOf(readBodies(bytes))).toMatch(/^zip archive, pos.npy: \d+ bytes unpack to more than/);
  });

  it("gzip of very many members is read as one, within one allowance", async () => {
    const row = gzipSync("1 0 0 0 0 0 0\n");
    const many = new Uint8Array(Buffer.concat(Array.from({ length: 3000 }, () => row)));
    expect((await readBodies(many)).bodies.count).toBe(3000);
    const zeros = gzipSync(Buffer.alloc(2 ** 22));
    const long = new Uint8Array(Buffer.concat(Array.from({ length: 100 }, () => zeros)));
    expect(await refusal(long)).toMatch(/^gzip: .* more than 67108864 bytes/);
    expect(made.unpacked).toBeLessThan(FREE + SLACK);
  });

  it("HDF5 datasets share one allowance", async () => {
    const bytes = await makeHdf5(async (file) => {
      const packed = { chunks: [2 ** 16, 3], compression: "gzip" as const, compression_opts: 1 };
      const n = 1_000_000;
      for (const type of [1, 2, 3]) {
        const group = file.create_group(`PartType${type}`);
        for (const name of ["Coordinates", "Velocities"])
          group.create_dataset({ name, data: new Float32Array(3 * n), shape: [n, 3], ...packed });
        group.create_dataset({
          name: "Masses",
          data: new Float32Array(n),
          shape: [n],
          chunks: [2 ** 16],
          compression: "gzip",
          compression_opts: 1,
        });
      }
    });
    expect(bytes.length).toBeLessThan(2 ** 19);
    expect(await refusal(bytes)).toMatch(
      /^HDF5 dataset \/PartType3\/\w+: \d+ bytes unpack to more than 67108864 bytes/,
    );
  });

  it("a name of several lines stands in one, and not as a whole", async () => {
    const name = `x\n${"long".repeat(200)}.npy`;
    const entry = deflated(name, npyBytes("<f4", [9], f4(new Array(9).fill(1))));
    const fault = await refusal(archive([{ ...entry, crc: 1 }]));
    expect(fault).toMatch(/x\ufffdlong/);
    expect(fault.length).toBeLessThan(500);
  });

  it("records without width promise no bodies", async () => {
    const bytes = npyBytes("[('x', '<f4', (0,)), ('y', '<f4', (0,))]", [2 ** 40], new Uint8Array(8));
    expect(await refusal(bytes)).toMatch(/can't read the record type/);
  });
});

/** A stored entry: `zipBytes` of the helpers goes through lists of numbers. */
function zipFast(name: string, content: Uint8Array): Uint8Array {
  const bytes = archive([{ name, packed: content, size: content.length, crc: nodeCrc(content) }]);
  const view = new DataView(bytes.buffer);
  view.setUint16(8, 0, true);
  view.setUint16(view.getUint32(bytes.length - 6, true) + 10, 0, true);
  return bytes;
}

describe("whole archives", () => {
  const n = 400_000;
  const random = randomSource(3);
  const numbers = (length: number) => Float32Array.from({ length }, () => random() - 0.5);
  const quick = (name: string, content: Uint8Array) => ({
    ...{ name, size: content.length, crc: nodeCrc(content) },
    packed: deflateRawSync(content, { level: 1 }),
  });
  const bodies = {
    ...emptyBodies(n),
    mass: numbers(n).map(Math.abs),
    position: numbers(3 * n),
    velocity: numbers(3 * n),
  };
  const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) => Buffer.from(buffer, byteOffset, byteLength);
  /** Mass, position, velocity, id, galaxy, component of one body. */
  const BODY = 4 + 12 + 12 + 4 + 1 + 1;

  it("deflated arrays in double precision and Fortran order cost no memory beside the bodies", async () => {
    const columns = (table: Float32Array) =>
      f8(Float64Array.from({ length: 3 * n }, (_, i) => table[3 * (i % n) + Math.floor(i / n)]!));
    const bytes = archive([
      quick("pos.npy", npyBytes("<f8", [n, 3], columns(bodies.position), true)),
      quick("vel.npy", npyBytes("<f8", [n, 3], f8(bodies.velocity))),
      quick("mass.npy", npyBytes("<f4", [n], f4(bodies.mass))),
    ]);
    Object.assign(made, { large: 0, unpacked: 0 });
    const read = (await readBodies(bytes)).bodies;
    // Once, and the heads before.
    expect(made.unpacked).toBeLessThan(52 * n + SLACK);
    expect(made.large).toBeLessThan(1.5 * BODY * n);
    for (const column of ["mass", "position", "velocity"] as const)
      expect(Buffer.compare(Buffer.from(read[column].buffer), Buffer.from(bodies[column].buffer)), column).toBe(0);
  });

  it.each(["gadget", "nemo", "tipsy", "table"])("%s inside gzip costs no memory beside the bodies", async (format) => {
    const { bytes } = await writeBodies(bodies, format);
    const packed = new Uint8Array(gzipSync(bytes, { level: 1 }));
    Object.assign(made, { large: 0, unpacked: 0 });
    const read = (await readBodies(packed)).bodies;
    // Tipsy's softenings are 4 bytes more.
    expect(made.large).toBeLessThan(1.5 * (BODY + 4) * n);
    for (const column of ["mass", "position", "velocity"] as const)
      expect(Buffer.compare(bytesOf(read[column]), bytesOf(bodies[column])), column).toBe(0);
    expect(made.unpacked).toBeLessThan(bytes.length + SLACK);
  });

  it("a size that gzip's last word can't tell, or that is a lie, is found out, and all is read with the true one", async () => {
    const { bytes } = await writeBodies({ ...bodies, count: 40_000 }, "tipsy");
    const half = bytes.length >> 1;
    const members = [bytes.subarray(0, half + 9000), bytes.subarray(half + 9000)].map((part) => gzipSync(part));
    const whole = await readBodies(bytes);
    expect(await readBodies(new Uint8Array(Buffer.concat(members)))).toEqual({
      ...whole,
      format: `${whole.format}, gzip`,
    });
    const packed = gzipSync(bytes);
    for (const size of [bytes.length - 1, bytes.length + 1, 2 * bytes.length, 0xffffffff]) {
      const lie = new Uint8Array(packed);
      new DataView(lie.buffer).setUint32(lie.length - 4, size, true);
      expect(await faultOf(readBodies(lie)), `${size}`).toMatch(/^gzip: damaged or cut off after \d+ unpacked bytes/);
    }
  });

  it("the checksum of what is read later was checked before", async () => {
    const content = npyBytes("<f4", [n, 3], f4(bodies.position));
    const entry = { ...quick("pos.npy", content), crc: 1 };
    expect(await refusal(archive([entry]))).toMatch(
      /pos\.npy is damaged \(4800128 bytes, expected 4800128, or a wrong checksum\)/,
    );
  });

  it("small ones come back from either packing", async () => {
    const some = sampleBodies(50);
    const files = { "pos.npy": npyBytes("<f4", [50, 3], f4(some.position)) };
    for (const deflate of [true, false])
      expect((await readBodies(zipBytes(files, { deflate }))).bodies.position).toEqual(some.position);
  });
});
