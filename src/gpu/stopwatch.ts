import { Stamps } from "./stamps.ts";

/** How long the GPU takes for what is submitted between `start` and `stop`. The device has the feature `timestamp-query`. */
export class Stopwatch {
  readonly #device: GPUDevice;
  readonly #stamps: Stamps;

  constructor(device: GPUDevice) {
    this.#device = device;
    this.#stamps = new Stamps(device, "stopwatch", 2);
  }

  start(): void {
    this.#device.queue.submit([this.#stamp(0).finish()]);
  }

  /** Milliseconds; again only once the last ones are there. */
  async stop(): Promise<number> {
    const encoder = this.#stamp(1);
    this.#stamps.encode(encoder);
    this.#device.queue.submit([encoder.finish()]);
    return (await this.#stamps.read())(0, 1);
  }

  destroy(): void {
    this.#stamps.destroy();
  }

  /** The end of a pass waits for all before it; its beginning may come while that is still under way. */
  #stamp(which: number): GPUCommandEncoder {
    const encoder = this.#device.createCommandEncoder({ label: "stopwatch" });
    const timestampWrites = { querySet: this.#stamps.queries, endOfPassWriteIndex: which };
    encoder.beginComputePass({ label: "stopwatch", timestampWrites }).end();
    return encoder;
  }
}
