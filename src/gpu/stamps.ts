/** Times on the GPU's own clock, in the order in which passes write them. The device has the feature `timestamp-query`. */
export class Stamps {
  readonly queries: GPUQuerySet;
  readonly #resolved: GPUBuffer;
  readonly #staging: GPUBuffer;

  constructor(device: GPUDevice, label: string, count: number) {
    this.queries = device.createQuerySet({ label, type: "timestamp", count });
    // 0x200 QUERY_RESOLVE, 0x04 COPY_SRC; 0x01 MAP_READ, 0x08 COPY_DST
    this.#resolved = device.createBuffer({ label, size: 8 * count, usage: 0x204 });
    this.#staging = device.createBuffer({ label: `${label} staging`, size: 8 * count, usage: 0x009 });
  }

  /** After the passes that write them. */
  encode(encoder: GPUCommandEncoder): void {
    encoder.resolveQuerySet(this.queries, 0, this.queries.count, this.#resolved, 0);
    encoder.copyBufferToBuffer(this.#resolved, 0, this.#staging, 0, this.#staging.size);
  }

  /** Once what `encode` was for is submitted: milliseconds between two of the stamps. */
  async read(): Promise<(from: number, to: number) => number> {
    await this.#staging.mapAsync(1);
    const stamps = new BigUint64Array(this.#staging.getMappedRange().slice(0));
    this.#staging.unmap();
    return (from, to) => Math.max(0, Number(stamps[to]! - stamps[from]!) / 1e6);
  }

  destroy(): void {
    this.queries.destroy();
    this.#resolved.destroy();
    this.#staging.destroy();
  }
}
