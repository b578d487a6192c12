import { builtin } from "./host.ts";
import { deviceDescriptor, requiredLimits } from "./requirements.ts";

/** A device that computes for one simulation. */
export interface Gpu {
  readonly device: GPUDevice;
  /** What the adapter calls itself. */
  readonly name: string;
  /** Says so where no chip is behind it; "" else. */
  readonly note: string;
  /** Gives the device up, unless it is the caller's. */
  release(): void;
}

const SOFTWARE = /swiftshader|llvmpipe|lavapipe|softpipe|basic render|warp/i;

const noteOf = (name: string) => (SOFTWARE.test(name) ? `${name} computes on the processor` : "");

/** The caller's own device. Throws one line where it lacks what the engine needs. */
export function givenGpu(device: GPUDevice): Gpu {
  const limits = device.limits as unknown as Record<string, number>;
  for (const [name, least] of Object.entries(requiredLimits))
    if (!(limits[name]! >= least))
      throw new Error(`the device's ${name} is ${limits[name]}; at least ${least} is needed, see requiredLimits`);
  const { vendor = "", architecture = "", description = "" } = device.adapterInfo ?? {};
  const name = description || `${vendor} ${architecture}`.trim() || "WebGPU";
  return { device, name, note: noteOf(name), release: () => {} };
}

/**
 * A device of this host: by WebGPU where there is one, in Node.js by the package `webgpu`. `chip`: only one of a graphics chip. `adapter`: in Node.js a part
 * of its name. Throws one line where there is none.
 */
export async function findGpu(chip: boolean, adapter?: string): Promise<Gpu> {
  if (builtin("node:os") && !globalThis.navigator?.gpu) return nodeGpu(chip, adapter);
  const gpu = globalThis.navigator?.gpu;
  if (!gpu) {
    const why = globalThis.isSecureContext === false ? "it needs https or localhost" : "use a newer browser";
    throw new Error(`there is no WebGPU here: ${why}`);
  }
  const found = await gpu.requestAdapter({ powerPreference: "high-performance" });
  if (!found) throw new Error("WebGPU has no adapter here: see chrome://gpu or about:support");
  const { vendor, architecture, description, device: model } = found.info;
  const name = description || [vendor, architecture, model].filter(Boolean).join(" ") || "WebGPU";
  const note = noteOf(`${name} ${vendor} ${model}`) && `${name} computes on the processor`;
  if (chip && note) throw new Error(note);
  const device = await found.requestDevice({ label: "antennae", ...deviceDescriptor(found) });
  return { device, name, note, release: () => device.destroy() };
}

async function nodeGpu(chip: boolean, adapter?: string): Promise<Gpu> {
  const { requestDevice } = await import("../headless/device.ts");
  const { device, adapterInfo, destroy } = await requestDevice({ adapter, software: !chip });
  const { name } = adapterInfo;
  return { device, name, note: noteOf(name), release: destroy };
}
