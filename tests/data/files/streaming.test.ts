import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { contentsOf } from "../../../src/data/bodies/contents.ts";
import { takePortion } from "../../../src/data/bodies/portion.ts";
import { unpacked } from "../../../src/data/files/gzip.ts";
import { buffered, bytesSource, FORMATS, readBodies, readParts, writeBodies } from "../../../src/data/files/index.ts";
import { dataFile } from "../../dataFiles.ts";
import { corpus } from "./corpus.ts";
import { gadgetBytes } from "./gadgetBytes.ts";
import { meanSource } from "./meanSource.ts";
import { READABLE } from "./realFiles.ts";
import { faultOf, randomSource, sampleBodies, text } from "./samples.ts";

const files = await corpus();

/** `toEqual` takes seconds over a megabyte. */
const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

describe("a file read piece by piece", () => {
  for (const [name, bytes] of files) {
    it(`${name}: gives what it gives as a whole, thinned or not`, async () => {
      const whole = await readBodies(bytes);
      expect(whole.contents).toEqual(contentsOf(whole.bodies));
      expect(whole.every).toBe(1);
      for (const wait of [true, false]) expect(await readBodies(meanSource(bytes, { wait }))).toEqual(whole);
      const { components } = whole.contents;
      const wanted = { every: 3, components: [components[0]!.name, components.at(-1)!.name] };
      const thinned = await readBodies(meanSource(bytes), { wanted });
      expect(thinned.bodies).toEqual(takePortion(whole.bodies, wanted));
      expect({ ...thinned, bodies: null }).toEqual({ ...whole, bodies: null, every: 3 });
    });
  }

  for (const name of READABLE) {
    const bytes = dataFile(name);
    it.skipIf(!bytes)(`${name}: the same bodies, never more than 4 MiB at a time`, async () => {
      const source = meanSource(bytes!, { wait: false });
      const whole = await readBodies(bytes!);
      const { bodies, notes } = await readBodies(source);
      expect(notes).toEqual(whole.notes);
      for (const key of ["mass", "position", "velocity", "id", "component", "galaxy"] as const)
        expect(Buffer.compare(Buffer.from(bodies[key].buffer), Buffer.from(whole.bodies[key].buffer)), key).toBe(0);
      expect(source.largest).toBeLessThanOrEqual(2 ** 22);
    });
  }

  it("takes as many bodies as there is room for", async () => {
    const bodies = sampleBodies(1001, { components: ["disc", "halo", "bulge"], galaxies: 2 });
    for (const format of ["tipsy-bonsai", "gadget", "hdf5", "nemo", "csv"]) {
      const { bytes } = await writeBodies(bodies, format);
      for (const [most, every] of [
        [1001, 1],
        [1000, 2],
        [300, 4],
        // Six classes of three in a thousand leave a few more than asked for: half of them then.
        [3, 334],
      ] as const) {
        const read = await readBodies(bytes, { wanted: { most } });
        expect(read.bodies.count, `${format}, ${most}`).toBeLessThanOrEqual(Math.max(6, most));
        expect(read.every, `${format}, ${most}`).toBeGreaterThanOrEqual(every);
        expect(read.contents.count).toBe(1001);
        expect(contentsOf(read.bodies).mass / read.contents.mass).toBeCloseTo(1, 5);
      }
    }
  });

  it("thins all parts alike", async () => {
    const part = (n: number, k: number) => ({
      name: `snap.${k}`,
      bytes: meanSource(gadgetBytes({ counts: [0, n, 0, 0, 0, 0], files: 3 } as never).bytes),
    });
    const parts = [part(100, 0), part(60, 1), part(80, 2)];
    const { bodies, every, contents } = await readParts(parts, { wanted: { most: 60 } });
    expect([every, bodies.count, contents.count]).toEqual([5, 20 + 12 + 16, 240]);
    expect(contentsOf(bodies).mass / contents.mass).toBeCloseTo(1, 6);
  });

  it("tables may be cut anywhere between two reads", async () => {
    const row = (i: number) => `${i + 1} ${i} 2 3 4 5 6`;
    const rows = text(Array.from({ length: 4 }, (_, i) => row(i)).join("\r\n"));
    const { bodies } = await readBodies(rows);
    // The scanner holds 4 MiB: a comment before the table moves every cut through the rows.
    const comment = Buffer.alloc(2 ** 22 - 40, `${"#".repeat(1023)}\n`);
    comment[comment.length - 1] = 10;
    for (let shift = 0; shift < 20; shift++) {
      const long = new Uint8Array(Buffer.concat([comment, Buffer.alloc(shift, 32), rows]));
      expect((await readBodies(bytesSource(long))).bodies).toEqual(bodies);
      // Lines are counted right wherever the cut is, between CR and LF too.
      long[long.length - 1] = 120;
      expect(await faultOf(readBodies(long))).toContain(`line ${2 ** 12 + 4}, column 7 (vz): "x"`);
    }
    expect(await faultOf(readBodies(text(`${row(0)}\n${"1 ".repeat(2.2e6)}\n${row(1)}`)))).toMatch(
      /^line 2 is longer than 4194304 bytes; expected/,
    );
  });

  it("gzip is unpacked as far as a read needs, forwards, and from the start where it goes back", async () => {
    const random = randomSource(3);
    const content = Uint8Array.from({ length: 300_000 }, () => 200 * random() * random());
    const packed = meanSource(new Uint8Array(gzipSync(content)));
    const source = await unpacked(packed, {}, 1000);
    expect(source.size).toBe(content.length);
    const once = packed.total;
    for (let at = 0; at < content.length; at += 7000)
      expect(same(await source.read(at, 9000), content.subarray(at, at + 9000))).toBe(true);
    // Twice through the file: once for its size, and, since there was no room to hold more than 1000 bytes, once for the reads.
    expect(packed.total).toBeLessThan(2.01 * once);
    for (const [at, length] of [
      [10, 5],
      [299_990, 100],
      [0, 300_001],
      [400_000, 10],
    ] as const)
      expect(same(await source.read(at, length), content.subarray(at, at + length))).toBe(true);
    for (const format of ["tipsy", "table"]) {
      const { bytes } = await writeBodies(sampleBodies(3000), format);
      const all = await readBodies(bytes);
      const { read } = FORMATS.find(({ name }) => name === format)!;
      const whole = await unpacked(bytesSource(new Uint8Array(gzipSync(bytes))), {}, 1000);
      expect(await read!(whole, {})).toEqual(all);
    }
  });

  it("what was passed over is held and unpacked no second time", async () => {
    const random = randomSource(4);
    const content = Uint8Array.from({ length: 300_000 }, () => 200 * random() * random());
    const packed = meanSource(new Uint8Array(gzipSync(content)));
    const source = await unpacked(packed, {});
    const once = packed.total;
    for (let at = 0; at < 100_000; at += 3000)
      for (const block of [200_000, 0, 100_000])
        expect(same(await source.read(block + at, 3000), content.subarray(block + at, block + at + 3000))).toBe(true);
    expect(packed.total).toBe(once);
  });

  it("a table of more rows than its beginning promised is counted, then thinned", async () => {
    // 4 MiB of long rows, then short ones.
    const long = `0.5 ${"1.00000000000000000000 ".repeat(6)}\n`.repeat(29_000);
    const rows = 29_000 + 60_000;
    const file = text(long + "1 2 3 4 5 6 7\n".repeat(60_000));
    const all = await readBodies(file);
    expect([all.bodies.count, all.every]).toEqual([rows, 1]);
    const fewer = await readBodies(file, { wanted: { most: 50_000 } });
    expect([fewer.bodies.count, fewer.every]).toEqual([rows / 2, 2]);
    expect(fewer.contents).toEqual(all.contents);
  });

  it("small reads share a block, large ones go through", () => {
    const bytes = Uint8Array.from({ length: 1 << 20 }, (_, i) => i % 251);
    const asked: number[] = [];
    const slow = {
      size: bytes.length,
      read(offset: number, length: number) {
        asked.push(offset);
        return bytes.slice(offset, offset + length);
      },
    };
    const source = buffered(slow);
    for (const [offset, length] of [
      [10, 4],
      [200_000, 60],
      [0, 1 << 19],
      [bytes.length - 3, 100],
      [bytes.length, 5],
    ] as const)
      expect(same(source.read(offset, length) as Uint8Array, bytes.subarray(offset, offset + length))).toBe(true);
    expect(asked).toEqual([10, 0, bytes.length - 3]);
  });
});
