import { readBack } from "./readback.ts";
import { wgslOf } from "./source.ts";

/** Workgroups of 32 lanes that try them. */
const WORKGROUPS = 64;

/**
 * Whether the functions of shaders/shared/lanes are right on a device, in their form by subgroups or by workgroup memory: one dispatch tries them all. False
 * where that form does not compile.
 */
export async function lanesAreRight(device: GPUDevice, subgroups: boolean): Promise<boolean> {
  // 0x80 STORAGE, 0x04 COPY_SRC
  const found = device.createBuffer({ label: "lanesTest", size: 8, usage: 0x84 });
  try {
    const code = await wgslOf("check/lanesTest", subgroups);
    device.pushErrorScope("validation");
    const module = device.createShaderModule({ label: "lanesTest", code });
    const compiled = device.createComputePipelineAsync({
      label: "lanesTest",
      layout: "auto",
      compute: { module, entryPoint: "main" },
    });
    const [pipeline] = await Promise.all([compiled, device.popErrorScope()]);
    const bindGroup = device.createBindGroup({
      layout: pipeline.getBindGroupLayout(0),
      entries: [{ binding: 0, resource: { buffer: found } }],
    });
    const encoder = device.createCommandEncoder({ label: "lanesTest" });
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    pass.setBindGroup(0, bindGroup);
    pass.dispatchWorkgroups(WORKGROUPS);
    pass.end();
    device.queue.submit([encoder.finish()]);
    const [bytes] = await readBack(device, [{ buffer: found, bytes: 8 }]);
    const [ended, wrong] = new Uint32Array(bytes!);
    return ended === 32 * WORKGROUPS && wrong === 0;
  } catch {
    return false;
  } finally {
    found.destroy();
  }
}

/** What was found of each device. */
const held = new WeakMap<GPUDevice, Promise<boolean>>();

/**
 * Whether the 32 lanes that share a walk are to use subgroup operations: each subgroup of the device has as many or more, and the first question finds by a
 * test that they are right there. WebGPU promises nothing about where a workgroup's threads sit in a subgroup.
 */
export function holdsLanes(device: GPUDevice): Promise<boolean> {
  const known = held.get(device);
  if (known) return known;
  const claims = device.features.has("subgroups") && (device.adapterInfo?.subgroupMinSize ?? 0) >= 32;
  const found = claims ? lanesAreRight(device, true) : Promise.resolve(false);
  held.set(device, found);
  return found;
}
