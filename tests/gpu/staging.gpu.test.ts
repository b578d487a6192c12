import { expect, it } from "vitest";
import { readBack } from "../../src/gpu/readback.ts";
import { Download, Uploads } from "../../src/gpu/staging.ts";
import { describeGpu } from "../gpuDevice.ts";

const numbers = (length: number, by = 1) => Uint32Array.from({ length }, (_, i) => by * i + 7);

describeGpu("staging", (device) => {
  /** A buffer on the GPU that holds a table. */
  function bufferOf(table: Uint32Array<ArrayBuffer>): GPUBuffer {
    // 0x80 STORAGE, 0x08 COPY_DST, 0x04 COPY_SRC
    const buffer = device.createBuffer({ size: Math.max(16, table.byteLength), usage: 0x8c });
    device.queue.writeBuffer(buffer, 0, table);
    return buffer;
  }

  const words = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
    new Uint32Array(buffer, byteOffset, byteLength / 4);

  async function held(buffer: GPUBuffer, count: number): Promise<Uint32Array> {
    const [bytes] = await readBack(device, [{ buffer, bytes: 4 * count }]);
    return new Uint32Array(bytes!);
  }

  it("brings tables of any size back, whole or in part, again and again through the same buffer", async () => {
    const download = new Download(device);
    for (const count of [0, 1, 2, 63, 64, 65, 255, 256, 257, 5000, 3, 4999]) {
      const [one, two] = [bufferOf(numbers(count)), bufferOf(numbers(count + 3, 5))];
      const found = await download.read([
        { buffer: one, bytes: 4 * count },
        { buffer: two, from: 8, bytes: 4 * (count + 1) },
      ]);
      expect(words(found[0]!)).toEqual(numbers(count));
      expect(words(found[1]!)).toEqual(numbers(count + 3, 5).slice(2));
      const { tables } = await download.begin([{ buffer: two, bytes: 4 * (count + 3) }]);
      const [table] = await tables;
      expect(words(table!(8))).toEqual(Uint32Array.of(7, 12));
      // What was read is gone once it is not looked at.
      download.release();
      for (const buffer of [one, two]) buffer.destroy();
    }
    download.destroy();
    const buffer = bufferOf(numbers(9));
    expect(words((await download.read([{ buffer, bytes: 36 }]))[0]!)).toEqual(numbers(9));
    download.destroy();
  });

  it("takes tables to the GPU from its room and from elsewhere, and gives room free", async () => {
    const uploads = new Uploads(device);
    const into = bufferOf(new Uint32Array(6000));
    const seen = new Set<ArrayBuffer>();
    for (const count of [1, 2, 63, 64, 65, 255, 256, 257, 5000, 3]) {
      const room = await uploads.room(8 * count);
      expect(room.byteLength).toBe(8 * count);
      expect(seen.has(room.buffer)).toBe(false);
      seen.add(room.buffer);
      const [first, second] = [words(room.subarray(0, 4 * count)), words(room.subarray(4 * count))];
      first.set(numbers(count, 3));
      second.set(numbers(count, 11));
      uploads.copy([
        { table: second, buffer: into },
        { table: first, buffer: into, at: 4 * 500 },
        { table: Uint32Array.of(1, 2, 3), buffer: into, at: 4 * 5800 },
      ]);
      const found = await held(into, 6000);
      expect(found.subarray(500, 500 + count)).toEqual(numbers(count, 3));
      expect(found.subarray(0, Math.min(count, 500))).toEqual(numbers(count, 11).subarray(0, 500));
      expect(found.subarray(5800, 5803)).toEqual(Uint32Array.of(1, 2, 3));
    }
    const [kept, other] = [await uploads.room(64), await uploads.room(64)];
    expect(kept.buffer).not.toBe(other.buffer);
    uploads.drop(kept);
    expect(kept.byteLength).toBe(0);
    uploads.drop(Uint32Array.of(1));
    uploads.destroy();
    expect((await uploads.room(128)).byteLength).toBe(128);
    uploads.destroy();
    into.destroy();
  });
});
