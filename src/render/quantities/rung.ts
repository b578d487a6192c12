import { forceParams, hasRungs, MEASURES, onDemandBytes } from "../../engine/index.ts";
import { structSize } from "../../gpu/struct.ts";
import { NOTHING, type Quantity, type QuantityParts } from "./quantity.ts";
import { QuantityStages } from "./stages.ts";

/** 1 + the rung of each body (shaders/measure/rung.wgsl, blockRung.wgsl); 0 where bodies have none. */
export async function rung({ device, passes, bodies, buffer }: QuantityParts): Promise<Quantity> {
  const { settings, scaling, count } = bodies;
  if (settings === undefined || !hasRungs(settings.integrator)) return NOTHING;
  const { STORAGE, UNIFORM, COPY_DST } = GPUBufferUsage;
  const make = (label: string, size: number, usage: number) =>
    device.createBuffer({ label: `render.${label}`, size, usage: usage | COPY_DST });
  const params = make("params", structSize("Params"), UNIFORM);
  const rungCounts = make("rungCounts", onDemandBytes("rungCounts", count), STORAGE);
  const stages = new QuantityStages(device, passes, { n: count });
  const spec = bodies.buffers.fixedVelocity ? MEASURES.blockRung : MEASURES.rung;
  const pass = await stages.pass(spec, { ...bodies.buffers, params, rungCounts, quantity: buffer });
  let last: object | null = null;
  return {
    update(moved) {
      // Step, accuracy and softening may change while the bodies rest.
      if (!moved && bodies.settings === last) return;
      last = bodies.settings!;
      device.queue.writeBuffer(params, 0, forceParams(count, bodies.settings!, scaling));
      stages.submit(pass);
    },
    destroy() {
      params.destroy();
      rungCounts.destroy();
      stages.destroy();
    },
  };
}
