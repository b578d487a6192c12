import { allocate } from "./allocate.ts";

/** Made so much larger than what is asked for, so that a little more fits the next time. */
export const SPARE = 1.25;

/** Bytes of a buffer for so many with `spare` times as much room. Tables in it may be of any kind. */
export const roomFor = (bytes: number, spare = SPARE) => 16 * Math.ceil((spare * bytes) / 16);

/** A buffer on the GPU that is kept, and made again where it is too small. What was in it is lost then. */
export class GrowingBuffer {
  readonly #device: GPUDevice;
  /** What it is to who reads that there is no room for it. */
  readonly #what: string;
  readonly #descriptor: Pick<GPUBufferDescriptor, "label" | "usage">;
  readonly #spare: number;
  #buffer: GPUBuffer | null = null;

  constructor(
    device: GPUDevice,
    what: string,
    descriptor: Pick<GPUBufferDescriptor, "label" | "usage">,
    spare = SPARE,
  ) {
    this.#device = device;
    this.#what = what;
    this.#descriptor = descriptor;
    this.#spare = spare;
  }

  /** Null: not yet made. */
  get buffer(): GPUBuffer | null {
    return this.#buffer;
  }

  /** It, with room for so many bytes. Throws one line where the device has none. */
  async atLeast(bytes: number): Promise<GPUBuffer> {
    if (this.#buffer && this.#buffer.size >= bytes) return this.#buffer;
    this.destroy();
    const size = roomFor(Math.max(16, bytes), this.#spare);
    const make = () => this.#device.createBuffer({ ...this.#descriptor, size });
    this.#buffer = await allocate(this.#device, this.#what, size, make, (buffer) => buffer.destroy());
    return this.#buffer;
  }

  /** Frees it; it may be used again. */
  destroy(): void {
    this.#buffer?.destroy();
    this.#buffer = null;
  }
}
