import { Asked } from "./asked.ts";
import { NOTHING, type Quantity, type QuantityParts } from "./quantity.ts";

/** The mass density about each body, in units of the run's typical one (shaders/render/density.wgsl). */
export async function density({ device, passes, bodies, look, buffer }: QuantityParts): Promise<Quantity> {
  // Only an engine's bodies lie along the curve.
  if (bodies.steps === undefined) return NOTHING;
  const { posMass, id } = bodies.buffers;
  const asked = new Asked(device, { n: bodies.count, unit: 1 / look.density });
  const pass = await passes.create("render/density", {
    bind: { asked: asked.buffer, posMass, id, quantity: buffer },
    workgroups: Math.ceil(bodies.count / 256),
    row: "quantity",
  });
  return {
    update(moved) {
      if (moved) asked.submit(pass);
    },
    destroy: () => asked.buffer.destroy(),
  };
}
