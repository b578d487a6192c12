import { type Gpu, requestGpu } from "../render/device.ts";
import type { Machine, MachineChoice } from "./machine.ts";

/**
 * The machine that `choice` says; "auto": a graphics chip where there is one, else the processor, and WebGPU without a
 * chip only where the processor can't compute by itself. With `instead`, where there is no graphics device, the processor takes the place of
 * one that was chosen, and it hears why. Throws GpuFault, or one line, with what the user can do.
 */
export async function findMachine(choice: MachineChoice, instead?: (why: unknown) => void): Promise<Machine> {
  if (choice === "cpu") return processor();
  if (choice === "gpu") {
    try {
      return await withGpu(await requestGpu(undefined, fetchGpu));
    } catch (fault) {
      if (!instead) throw fault;
      const machine = await processor().catch(() => {
        throw fault;
      });
      instead(fault);
      return machine;
    }
  }
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
