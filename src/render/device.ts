import { text } from "./text.ts";

const t = text.faults;

/** Why there is no picture, in words for the user. */
export class GpuFault extends Error {
  override readonly name = "GpuFault";
  readonly title: string;
  readonly advice: string;
  readonly retry: boolean;

  constructor({ title, advice }: { readonly title: string; readonly advice: string }, retry: boolean) {
    super(`${title}: ${advice}`);
    this.title = title;
    this.advice = advice;
    this.retry = retry;
  }
}

export interface Gpu {
  readonly device: GPUDevice;
  /** What the adapter calls itself. */
  readonly name: string;
  /** True where WebGPU runs on the processor (SwiftShader, llvmpipe, WARP). */
  readonly software: boolean;
}

/** Features that make the engine faster or the picture finer; none is needed. */
const WELCOME: readonly GPUFeatureName[] = ["timestamp-query", "subgroups", "float32-blendable", "float32-filterable"];

/** Limits that big systems need; each is raised to what the adapter has. */
const RAISED = ["maxBufferSize", "maxStorageBufferBindingSize", "maxStorageBuffersPerShaderStage"] as const;

const SOFTWARE = /swiftshader|llvmpipe|lavapipe|basic render|warp/i;

/**
 * The device for engine and picture. Throws GpuFault with what the user can do. With `chip` null where no graphics chip is
 * behind WebGPU: nothing is started then. `found` is called once there is an adapter, before its device is made.
 */
export async function requestGpu(only?: undefined, found?: () => void): Promise<Gpu>;
export async function requestGpu(only: "chip", found?: () => void): Promise<Gpu | null>;
export async function requestGpu(only?: "chip", found: () => void = () => {}): Promise<Gpu | null> {
  if (!globalThis.isSecureContext) {
    throw new GpuFault(t.insecure, false);
  }
  if (!("gpu" in navigator) || !navigator.gpu) {
    throw new GpuFault(t.noWebGpu, false);
  }
  const adapter = await navigator.gpu.requestAdapter({ powerPreference: "high-performance" }).catch(() => null);
  if (!adapter) {
    throw new GpuFault(t.noAdapter, true);
  }
  const { vendor, architecture, description, device: chip } = adapter.info;
  const software = SOFTWARE.test([vendor, architecture, description, chip].join(" "));
  if (software && only === "chip") return null;
  found();
  const requiredLimits: Record<string, number> = {};
  for (const name of RAISED) requiredLimits[name] = adapter.limits[name];
  const requiredFeatures = WELCOME.filter((f) => adapter.features.has(f));
  const device = await adapter
    .requestDevice({ label: "antennae", requiredFeatures, requiredLimits })
    .catch((cause: unknown) => {
      throw new GpuFault(
        { title: t.refused.title, advice: t.refused.advice(cause instanceof Error ? cause.message : String(cause)) },
        true,
      );
    });
  const words = [description || [vendor, architecture, chip].filter(Boolean).join(" ")].filter(Boolean);
  const name = words.join(" ") || text.unnamed;
  return { device, name, software };
}
