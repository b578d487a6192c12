import type { Pass } from "../../gpu/pass.ts";
import { structSize, writeStruct } from "../../gpu/struct.ts";
import { encode } from "../../gpu/timer.ts";

type Values = Partial<Record<"n" | "unit" | "now" | "galaxies" | "anew" | "first" | "every" | "kinetic", number>>;

/** What a stage is told (shaders/shared/asked.wgsl), and how it is submitted. */
export class Asked {
  readonly buffer: GPUBuffer;
  readonly #device: GPUDevice;
  readonly #bytes = new DataView(new ArrayBuffer(structSize("Asked")));

  constructor(device: GPUDevice, values: Values) {
    this.#device = device;
    const usage = GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST;
    this.buffer = device.createBuffer({ label: "render.asked", size: structSize("Asked"), usage });
    this.write(values);
  }

  write(values: Values): void {
    writeStruct("Asked", this.#bytes, values);
    this.#device.queue.writeBuffer(this.buffer, 0, this.#bytes.buffer as ArrayBuffer);
  }

  submit(...passes: Pass[]): void {
    const encoder = this.#device.createCommandEncoder({ label: "render.quantity" });
    const compute = encoder.beginComputePass();
    encode(compute, passes);
    compute.end();
    this.#device.queue.submit([encoder.finish()]);
  }
}
