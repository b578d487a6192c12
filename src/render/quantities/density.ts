import { MEASURES } from "../../engine/index.ts";
import { NOTHING, type Quantity, type QuantityParts } from "./quantity.ts";
import { QuantityStages } from "./stages.ts";

/** The mass density about each body, in units of the run's typical one (shaders/measure/localDensity.wgsl). */
export async function density({ device, passes, bodies, look, buffer }: QuantityParts): Promise<Quantity> {
  // Only an engine knows its bodies' order along the curve.
  if (bodies.steps === undefined) return NOTHING;
  const { posMass, id } = bodies.buffers;
  const curve = (await bodies.curve?.()) ?? null;
  const stages = new QuantityStages(device, passes, { n: bodies.count, unit: 1 / look.density });
  const given = { posMass, id, quantity: buffer };
  const pass = await (curve
    ? stages.pass(curve.densities, { ...given, ...curve.buffers })
    : stages.pass(MEASURES.localDensity, given));
  return {
    update(moved) {
      if (!moved) return;
      curve?.list();
      stages.submit(pass);
    },
    destroy: () => stages.destroy(),
  };
}
