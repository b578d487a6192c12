import { MEASURES } from "../../engine/index.ts";
import { timeUnit } from "../sceneUnits.ts";
import { NOTHING, type Quantity, type QuantityParts } from "./quantity.ts";
import { QuantityStages } from "./stages.ts";

/** What is known of gas: its density in units of the run's typical one, its internal energy in squares of the typical speed, or 1 and how long ago it became a star in typical times. */
export const GAS_QUANTITIES = ["gasDensity", "gasTemperature", "starAge"] as const;
export type GasQuantity = (typeof GAS_QUANTITIES)[number];

/** One of them (shaders/measure/gas.wgsl); 0: of what is no gas. */
export const gas =
  (which: GasQuantity) =>
  async ({ device, passes, bodies, look, buffer }: QuantityParts): Promise<Quantity> => {
    const { posMass, id, gasState, gasSpare } = bodies.buffers;
    if (!gasState || !gasSpare || bodies.time === undefined) return NOTHING;
    const seen = bodies as typeof bodies & { readonly time: number };
    const { velocity, potential } = bodies.scaling;
    const units = {
      gasDensity: 1 / look.density,
      gasTemperature: potential / (velocity * look.speed) ** 2,
      starAge: 1 / (look.time * timeUnit(bodies.scaling)),
    };
    const stages = new QuantityStages(device, passes, { n: bodies.count, unit: units[which] });
    const buffers = { posMass, id, quantity: buffer, "column gasState": gasState, "column gasSpare": gasSpare };
    const pass = await stages.pass(MEASURES[which], buffers);
    return {
      update(moved) {
        if (!moved) return;
        stages.write({ time: seen.time });
        stages.submit(pass);
      },
      destroy: () => stages.destroy(),
    };
  };
