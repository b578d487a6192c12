import { allocate } from "./allocate.ts";
import { GrowingBuffer, roomFor } from "./growingBuffer.ts";

// Buffers between the host and the GPU that are kept. A new one costs the host its pages: on an H100 a read-back of 32 MB took 45 ms through a new buffer
// and 0.9 ms through one that was there, `writeBuffer` 36 ms and a kept buffer 0.8 ms, both at 35 GB/s (docs/reference/scaling.md).

/** Part of a buffer on the GPU. */
export interface Slice {
  readonly buffer: GPUBuffer;
  readonly from?: number;
  readonly bytes: number;
}

/**
 * Bytes of a mapped buffer, as many as are looked at and no more: V8 counts them as memory of its own, and where they grow by 64 MB stops for some
 * milliseconds to look for garbage (seen as 2 to 5 ms before the first byte of a table was written, in proportion to buffers that were mapped whole).
 */
const mappedBytes = (buffer: GPUBuffer, from: number, bytes: number) =>
  bytes > 0
    ? new Uint8Array(buffer.getMappedRange(from, 4 * Math.ceil(bytes / 4)) as ArrayBuffer, 0, bytes)
    : new Uint8Array(0);

/** A table on the host, or so many bytes of it; each is asked for once. */
export type Table = (bytes?: number) => Uint8Array<ArrayBuffer>;

/** Where each table begins, so that it may be of any kind. */
const aligned = (bytes: number) => 16 * Math.ceil(bytes / 16);

/** Brings tables back from the GPU, one reading after the other. */
export class Download {
  readonly #device: GPUDevice;
  readonly #into: GrowingBuffer;

  constructor(device: GPUDevice) {
    this.#device = device;
    // 0x01 MAP_READ, 0x08 COPY_DST
    this.#into = new GrowingBuffer(device, "staging", { label: "staging", usage: 0x09 });
  }

  /**
   * Resolves when copies of some slices are submitted, to these on their way to the host. They stay there until the next reading is begun: do not look at
   * them then.
   */
  async begin(slices: readonly Slice[]): Promise<{ readonly tables: Promise<Table[]> }> {
    const sum = slices.reduce((all, { bytes }) => all + aligned(bytes), 0);
    this.release();
    const into = await this.#into.atLeast(sum);
    const encoder = this.#device.createCommandEncoder({ label: "download" });
    let end = 0;
    const begins = slices.map(({ buffer, from = 0, bytes }) => {
      const begin = end;
      end += aligned(bytes);
      if (bytes > 0) encoder.copyBufferToBuffer(buffer, from, into, begin, 4 * Math.ceil(bytes / 4));
      return begin;
    });
    this.#device.queue.submit([encoder.finish()]);
    const tables = into.mapAsync(1).then(() =>
      slices.map(
        ({ bytes }, k): Table =>
          (some = bytes) =>
            mappedBytes(into, begins[k]!, some),
      ),
    );
    // Who begins a reading may be ended before it is waited for.
    tables.catch(() => {});
    return { tables };
  }

  /** The same, waited for. */
  async read(slices: readonly Slice[]): Promise<Uint8Array<ArrayBuffer>[]> {
    const tables = await (await this.begin(slices)).tables;
    return tables.map((table) => table());
  }

  /** What was read last is not needed any more. */
  release(): void {
    this.#into.buffer?.unmap();
  }

  destroy(): void {
    this.#into.destroy();
  }
}

/** A table for a buffer on the GPU, from byte `at` on. */
export interface Upload {
  readonly table: ArrayBufferView<ArrayBuffer>;
  readonly buffer: GPUBuffer;
  readonly at?: number;
}

/** Takes tables to the GPU from where `room` had them put, or from anywhere. */
export class Uploads {
  readonly #device: GPUDevice;
  /** Those that may be written to, and those that are written to. */
  readonly #free: GPUBuffer[] = [];
  readonly #taken = new Map<ArrayBuffer, GPUBuffer>();
  /** Those that the GPU reads. */
  readonly #used = new Set<GPUBuffer>();

  constructor(device: GPUDevice) {
    this.#device = device;
  }

  /** Memory for so many bytes that the GPU can read; it is `copy` that gives it free. */
  readonly room = async (bytes: number): Promise<Uint8Array<ArrayBuffer>> => {
    this.#free.sort((a, b) => a.size - b.size);
    const fits = this.#free.findIndex(({ size }) => size >= bytes);
    // Where all are too small the largest makes way.
    const [kept] = fits >= 0 ? this.#free.splice(fits, 1) : [];
    if (!kept) this.#free.pop()?.destroy();
    const buffer = kept ?? (await this.#staging(bytes));
    const range = mappedBytes(buffer, 0, Math.max(4, bytes));
    this.#taken.set(range.buffer, buffer);
    return range.subarray(0, bytes);
  };

  #staging(bytes: number): Promise<GPUBuffer> {
    const size = roomFor(Math.max(256, bytes));
    // 0x02 MAP_WRITE, 0x04 COPY_SRC
    const make = () => this.#device.createBuffer({ label: "staging", size, usage: 0x06, mappedAtCreation: true });
    return allocate(this.#device, "staging", size, make, (buffer) => buffer.destroy());
  }

  /** Submits copies of tables; those that lie in room of one piece are given all at once, and have no length any more after that. */
  copy(uploads: readonly Upload[]): void {
    const encoder = this.#device.createCommandEncoder({ label: "upload" });
    const used = new Map<ArrayBuffer, GPUBuffer>();
    for (const { table, buffer, at = 0 } of uploads) {
      const { byteOffset, byteLength } = table;
      const from = used.get(table.buffer) ?? this.#taken.get(table.buffer);
      if (!from) {
        this.#device.queue.writeBuffer(buffer, at, table);
        continue;
      }
      if (!used.has(table.buffer)) used.set(table.buffer, from);
      if (byteLength > 0) encoder.copyBufferToBuffer(from, byteOffset, buffer, at, byteLength);
    }
    for (const buffer of used.values()) buffer.unmap();
    this.#device.queue.submit([encoder.finish()]);
    for (const [range, buffer] of used) this.#giveBack(range, buffer);
  }

  /** Gives the room free that a table lies in, if it does: it is not wanted. */
  drop({ buffer: range }: ArrayBufferView<ArrayBuffer>): void {
    const buffer = this.#taken.get(range);
    buffer?.unmap();
    if (buffer) this.#giveBack(range, buffer);
  }

  #giveBack(range: ArrayBuffer, buffer: GPUBuffer): void {
    this.#taken.delete(range);
    this.#used.add(buffer);
    const again = () => {
      if (this.#used.delete(buffer)) this.#free.push(buffer);
    };
    // A device that is lost says so itself.
    void buffer.mapAsync(2).then(again, () => {});
  }

  /** Frees all; it may be used again. */
  destroy(): void {
    for (const buffer of [...this.#free.splice(0), ...this.#taken.values(), ...this.#used]) buffer.destroy();
    this.#taken.clear();
    this.#used.clear();
  }
}
