import { requestGpu } from "../render/device.ts";
import { GpuMachine } from "./gpuMachine.ts";
import type { Machine, MachineChoice } from "./machine.ts";

/**
 * The machine that `choice` says; "auto": a graphics chip where there is one, else the processor, and WebGPU without a
 * chip only where the processor can't compute by itself. Throws GpuFault, or one line, with what the user can do.
 */
export async function findMachine(choice: MachineChoice): Promise<Machine> {
  if (choice === "cpu") return processor();
  if (choice === "gpu") return new GpuMachine(await requestGpu());
  const chip = await requestGpu("chip").catch(() => null);
  if (chip) return new GpuMachine(chip);
  return processor().catch(async () => new GpuMachine(await requestGpu()));
}

async function processor(): Promise<Machine> {
  const { ProcessorMachine } = await import("./processorMachine.ts");
  return ProcessorMachine.create();
}
