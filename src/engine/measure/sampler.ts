import type { Pass, Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { submit } from "../../gpu/timer.ts";
import { Lazy } from "../lazy.ts";
import type { Scaling } from "../scaling.ts";
import { MAX_COMPARED } from "../state/sizes.ts";
import { define } from "../state/spec.ts";
import { fits, readStatus, STATUS_BYTES } from "../state/status.ts";
import type { System } from "../state/system.ts";

/** Where some bodies are: at most 4096, every `stride`-th of the table that the run began with, 4 numbers each (x y z mass). */
export interface Sample {
  /** Steps done. */
  readonly steps: number;
  /** Time of the bodies, time units. */
  readonly time: number;
  /** Body k of the sample is body k `stride` of the table. */
  readonly stride: number;
  /** x y z in length units, mass times gravity; 4 numbers a body. */
  readonly positions: Float32Array;
}

/** Every how many-th body is positions. */
const sampleStride = (n: number) => Math.max(1, Math.ceil(n / MAX_COMPARED));

/** Positions of some bodies in the order in which they came in. */
export const sample = define({ stage: "measure/sample", constants: ({ n }) => ({ STRIDE: sampleStride(n) }) });

/** Reads back positions of some bodies without waiting for anything; compiled at the first request. */
export class Sampler {
  readonly #device: GPUDevice;
  readonly #passes: Passes;
  readonly #system: System;
  readonly #scaling: Scaling;
  readonly #pass = new Lazy<Pass>();

  constructor(device: GPUDevice, passes: Passes, system: System, scaling: Scaling) {
    this.#device = device;
    this.#passes = passes;
    this.#system = system;
    this.#scaling = scaling;
  }

  /** The pick behind all that was submitted so far; null where the bodies wait for more room. */
  async take({ steps, time }: Pick<Sample, "steps" | "time">): Promise<Sample | null> {
    const pass = this.#pass.made;
    if (!pass) {
      await this.#pass.get(() => this.#system.pass(this.#passes, sample));
      return null;
    }
    const { buffers, sizes } = this.#system;
    submit(this.#device, [pass]);
    const stride = sampleStride(sizes.n);
    const [status, gathered] = await readBack(this.#device, [
      { buffer: buffers.status, bytes: STATUS_BYTES },
      { buffer: buffers.positions, bytes: 16 * Math.ceil(sizes.n / stride) },
    ]);
    if (!fits(readStatus(status!))) return null;
    const { length, mass } = this.#scaling;
    const positions = new Float32Array(gathered!).map((x, k) => x * (k % 4 === 3 ? mass : length));
    return { steps, time, stride, positions };
  }
}
