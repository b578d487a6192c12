import { DEFAULT_SETTINGS, type Settings } from "../engine/settings.ts";
import type { Backend } from "./backend.ts";
import type { Chosen } from "./choose.ts";
import type { Gpu } from "./gpu.ts";
import type { SimulationOptions } from "./options.ts";

// What computes is loaded where it is needed: shaders and WebAssembly are the most of the library.
const gpuCode = () => import("./gpu.ts");
const findGpu = async (chip: boolean, adapter?: string) => (await gpuCode()).findGpu(chip, adapter);

async function onGpu(gpu: Gpu): Promise<Backend> {
  const { gpuBackend } = await import("./gpuBackend.ts");
  return gpuBackend(gpu);
}

async function onProcessor(threads?: number, note = ""): Promise<Backend> {
  const { processorBackend } = await import("./processorBackend.ts");
  return processorBackend(threads, note);
}

/** The backend that the options say; where they leave it open a graphics chip, else the processor, else WebGPU without a chip. Throws one line. */
export async function findBackend(options: SimulationOptions, { settings, lacks: unfit }: Chosen): Promise<Backend> {
  const { backend = "auto", device, adapter, threads } = options;
  if (device && backend !== "cpu") return onGpu((await gpuCode()).givenGpu(device));
  if (backend === "gpu") return onGpu(await findGpu(false, adapter));
  const lacks = unfit.cpu ?? (await processorLacks(settings));
  if (backend === "cpu") {
    if (device) throw new Error('backend = "cpu" and a device: leave one of them out');
    if (lacks) throw new Error(`backend = "cpu": ${lacks}`);
    return onProcessor(threads);
  }
  // Who names an adapter, or what only shaders have, means WebGPU.
  if (adapter !== undefined || lacks) {
    const gpu = await findGpu(false, adapter).catch((error: Error) => {
      throw lacks ? new Error(`${lacks}; and ${error.message}`) : error;
    });
    return onGpu(gpu);
  }
  let note = unfit.gpu ?? "";
  const chip = note
    ? null
    : await findGpu(true).catch((error: Error) => {
        note = error.message;
      });
  if (chip) return onGpu(chip);
  return onProcessor(threads, note).catch(async () => onGpu(await findGpu(false)));
}

/** What of it the processor can't do, in one line; null: it can all. */
async function processorLacks(settings: Partial<Settings>): Promise<string | null> {
  const { checkSolver } = await import("../engine/processor/choices.ts");
  try {
    checkSolver({ ...DEFAULT_SETTINGS, ...settings });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
