import { type Gpu, requestGpu } from "../render/device.ts";
import type { Machine, MachineChoice } from "./machine.ts";

/**
 * The machine that `choice` says; "auto": a graphics chip where there is one, else the processor, and WebGPU without a
 * chip only where the processor can't compute by itself. Throws GpuFault, or one line, with what the user can do.
 */
export async function findMachine(choice: MachineChoice): Promise<Machine> {
  if (choice === "cpu") return processor();
  if (choice === "gpu") return withGpu(await requestGpu(undefined, fetchGpu));
  const chip = await requestGpu("chip", fetchGpu).catch(() => null);
  if (chip) return withGpu(chip);
  return processor().catch(async () => withGpu(await requestGpu(undefined, fetchGpu)));
}

// Each is loaded only where it is needed: three's renderer and the shaders are half of the page.
const gpuCode = () => import("./gpuMachine.ts");

/** The code comes while the device is made; where it does not, `withGpu` says so. */
const fetchGpu = () => {
  gpuCode().catch(() => {});
};

async function withGpu(gpu: Gpu): Promise<Machine> {
  const { GpuMachine } = await gpuCode();
  return new GpuMachine(gpu);
}

async function processor(): Promise<Machine> {
  const { ProcessorMachine } = await import("./processorMachine.ts");
  return ProcessorMachine.create();
}
