import type { Pass } from "../../gpu/pass.ts";
import { Stamps } from "../../gpu/stamps.ts";
import { encode } from "../../gpu/timer.ts";

/** Something that took from one moment to another, in milliseconds. */
export type Span = readonly [part: string, from: number, to: number];

/** Submits of a step that are timed at most. */
const MOST = 128;

/** What a domain submits to its GPU, and when each part of a step was done there, by the GPU's own clock where it has one. */
export class Work {
  readonly #device: GPUDevice;
  #clock: Stamps | null = null;
  #parts: string[] = [];
  /** Parts of the last step that ended. */
  #ended: readonly string[] = [];

  constructor(device: GPUDevice) {
    this.#device = device;
  }

  submit(passes: readonly Pass[], part: string): void {
    const k = this.#parts.length;
    const timestampWrites = this.#clock &&
      k < MOST && {
        querySet: this.#clock.queries,
        beginningOfPassWriteIndex: 2 * k,
        endOfPassWriteIndex: 2 * k + 1,
      };
    if (timestampWrites) this.#parts.push(part);
    const encoder = this.#device.createCommandEncoder({ label: part });
    const pass = encoder.beginComputePass({ label: part, ...(timestampWrites && { timestampWrites }) });
    encode(pass, passes);
    pass.end();
    this.#device.queue.submit([encoder.finish()]);
  }

  /** What comes now belongs to another step. */
  begin(): void {
    this.#parts = [];
    if (this.#device.features.has("timestamp-query")) this.#clock ??= new Stamps(this.#device, "parts", 2 * MOST);
  }

  /** All of a step is submitted. */
  end(): void {
    this.#ended = this.#parts;
    this.#parts = [];
    if (!this.#clock || this.#ended.length === 0) return;
    const encoder = this.#device.createCommandEncoder({ label: "parts" });
    this.#clock.encode(encoder);
    this.#device.queue.submit([encoder.finish()]);
  }

  /** When each part of the last step was done, from its first one on; null without a clock. Copies are no parts: they lie between them. */
  async spans(): Promise<Span[] | null> {
    if (!this.#clock || this.#ended.length === 0) return null;
    const parts = this.#ended;
    const ms = await this.#clock.read();
    return parts.map((part, k) => [part, ms(0, 2 * k), ms(0, 2 * k + 1)]);
  }

  destroy(): void {
    this.#clock?.destroy();
    this.#clock = null;
    this.#ended = [];
  }
}
