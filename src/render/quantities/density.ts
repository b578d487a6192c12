import { encode, structSize, writeStruct } from "../../engine/index.ts";
import type { Quantity, QuantityParts } from "./quantity.ts";

/** The mass density about each body, in units of the run's typical one (shaders/render/density.wgsl). */
export async function density({ device, passes, bodies, look, buffer }: QuantityParts): Promise<Quantity> {
  const { posMass, id } = bodies.buffers;
  const usage = GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST;
  const asked = device.createBuffer({ label: "render.asked", size: structSize("Asked"), usage });
  const bytes = new DataView(new ArrayBuffer(structSize("Asked")));
  writeStruct("Asked", bytes, { n: bodies.count, unit: 1 / look.density });
  device.queue.writeBuffer(asked, 0, bytes.buffer as ArrayBuffer);
  const pass = await passes.create("render/density", {
    bind: { asked, posMass, id, quantity: buffer },
    workgroups: Math.ceil(bodies.count / 256),
    row: "quantity",
  });
  return {
    update(moved) {
      if (!moved) return;
      const encoder = device.createCommandEncoder({ label: "render.density" });
      const compute = encoder.beginComputePass();
      encode(compute, [pass]);
      compute.end();
      device.queue.submit([encoder.finish()]);
    },
    destroy: () => asked.destroy(),
  };
}
