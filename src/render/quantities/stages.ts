import { type MEASURES, Measurer, onDemandBytes } from "../../engine/index.ts";
import type { Pass, Passes } from "../../gpu/pass.ts";
import { structSize, writeStruct } from "../../gpu/struct.ts";
import { encode } from "../../gpu/timer.ts";

type Values = Partial<
  Record<"n" | "unit" | "time" | "galaxies" | "restart" | "first" | "every" | "kineticUnit", number>
>;
type Stage = (typeof MEASURES)["localDensity"];

/** The stages of one quantity with their parameters (shaders/shared/quantity.wgsl), and how they are submitted. */
export class QuantityStages {
  readonly #device: GPUDevice;
  readonly #measurer: Measurer;
  readonly #count: number;
  readonly #params: GPUBuffer;
  readonly #bytes = new DataView(new ArrayBuffer(structSize("QuantityParams")));

  constructor(device: GPUDevice, passes: Passes, values: Values & { readonly n: number }) {
    this.#device = device;
    this.#measurer = new Measurer(device, passes);
    this.#count = values.n;
    const usage = GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST;
    this.#params = device.createBuffer({
      label: "quantity.params",
      size: onDemandBytes("quantityParams", values.n),
      usage,
    });
    this.write(values);
  }

  pass(stage: Stage, buffers: Parameters<Measurer["pass"]>[2]): Promise<Pass> {
    return this.#measurer.pass(stage, this.#count, { quantityParams: this.#params, ...buffers });
  }

  write(values: Values): void {
    writeStruct("QuantityParams", this.#bytes, values);
    this.#device.queue.writeBuffer(this.#params, 0, this.#bytes.buffer as ArrayBuffer);
  }

  submit(...passes: Pass[]): void {
    const encoder = this.#device.createCommandEncoder({ label: "quantity" });
    const compute = encoder.beginComputePass();
    encode(compute, passes);
    compute.end();
    this.#device.queue.submit([encoder.finish()]);
  }

  destroy(): void {
    this.#measurer.destroy();
    this.#params.destroy();
  }
}
