import { MEASURES } from "../../engine/index.ts";
import { NOTHING, type Quantity, type QuantityParts } from "./quantity.ts";
import { QuantityStages } from "./stages.ts";

/** The mass density about each body, in units of the run's typical one (shaders/measure/localDensity.wgsl). */
export async function density({ device, passes, bodies, look, buffer }: QuantityParts): Promise<Quantity> {
  // Only an engine's bodies lie along the curve.
  if (bodies.steps === undefined) return NOTHING;
  const { posMass, id } = bodies.buffers;
  const stages = new QuantityStages(device, passes, { n: bodies.count, unit: 1 / look.density });
  const pass = await stages.pass(MEASURES.localDensity, { posMass, id, quantity: buffer });
  return {
    update(moved) {
      if (moved) stages.submit(pass);
    },
    destroy: () => stages.destroy(),
  };
}
