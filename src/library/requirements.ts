/**
 * What a GPUDevice that you hand over must have: WebGPU's own defaults, so any device will do. `deviceDescriptor` asks for what makes
 * many bodies possible, and steps faster.
 */
export const requiredLimits: Readonly<Record<string, number>> = {
  maxStorageBuffersPerShaderStage: 8,
  maxStorageBufferBindingSize: 2 ** 27,
  maxBufferSize: 2 ** 28,
  maxComputeInvocationsPerWorkgroup: 256,
  maxComputeWorkgroupSizeX: 256,
  maxComputeWorkgroupStorageSize: 2 ** 14,
};

const RAISED = [
  "maxBufferSize",
  "maxStorageBufferBindingSize",
  "maxStorageBuffersPerShaderStage",
  "maxComputeWorkgroupStorageSize",
  "maxComputeInvocationsPerWorkgroup",
  "maxComputeWorkgroupSizeX",
] as const;

/** The first two make steps faster and say what they cost; with the others pictures are finer. */
const WELCOME: readonly GPUFeatureName[] = ["subgroups", "timestamp-query", "float32-blendable", "float32-filterable"];

/** What to ask an adapter for, so that a simulation on the device has all that the adapter offers: `adapter.requestDevice(deviceDescriptor(adapter))`. */
export function deviceDescriptor(adapter: GPUAdapter): GPUDeviceDescriptor {
  const limits: Record<string, number> = {};
  for (const name of RAISED) limits[name] = adapter.limits[name];
  return { requiredFeatures: WELCOME.filter((name) => adapter.features.has(name)), requiredLimits: limits };
}
