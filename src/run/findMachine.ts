import { requestGpu } from "../render/device.ts";
import { GpuMachine } from "./gpuMachine.ts";
import type { Machine, MachineChoice } from "./machine.ts";

/** The machine that `choice` says. Throws GpuFault with what the user can do. */
export async function findMachine(_choice: MachineChoice): Promise<Machine> {
  return new GpuMachine(await requestGpu());
}
