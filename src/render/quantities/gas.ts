import { MEASURES } from "../../engine/index.ts";
import { timeUnit } from "../sceneUnits.ts";
import { SOLAR_METALS } from "./metals.ts";
import { NOTHING, type Quantity, type QuantityParts } from "./quantity.ts";
import { QuantityStages } from "./stages.ts";

/**
 * What is known of gas: its density in units of the run's typical one, its internal energy in squares of the typical speed, 1 and how long ago it became a star
 * in typical times, the part that becomes stars in 1e9 years, or metals over the Sun's, of gas and of what became stars.
 */
export const GAS_QUANTITIES = ["gasDensity", "gasTemperature", "starAge", "starFormation", "gasMetals"] as const;
export type GasQuantity = (typeof GAS_QUANTITIES)[number];

/** One of them (shaders/measure/gas.wgsl); 0: of what is no gas. */
export const gas =
  (which: GasQuantity) =>
  async ({ device, passes, bodies, look, buffer }: QuantityParts): Promise<Quantity> => {
    const { posMass, id, gasState, gasSpare, metallicity } = bodies.buffers;
    if (!gasState || !gasSpare || bodies.time === undefined) return NOTHING;
    const rates = look.gas?.rates;
    if ((which === "starFormation" && !rates) || (which === "gasMetals" && !metallicity)) return NOTHING;
    const seen = bodies as typeof bodies & { readonly time: number };
    const { velocity, potential } = bodies.scaling;
    const units = {
      gasDensity: 1 / look.density,
      gasTemperature: potential / (velocity * look.speed) ** 2,
      starAge: 1 / (look.time * timeUnit(bodies.scaling)),
      starFormation: 1 / (look.gas?.threshold ?? 1),
      gasMetals: 1 / SOLAR_METALS,
    };
    const stages = new QuantityStages(device, passes, { n: bodies.count, unit: units[which] });
    const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST;
    const starRates = device.createBuffer({ label: "starRates", size: rates?.byteLength ?? 8, usage });
    if (rates) device.queue.writeBuffer(starRates, 0, rates);
    const columns = {
      "column gasState": gasState,
      "column gasSpare": gasSpare,
      "column metallicity": metallicity ?? starRates,
    };
    const pass = await stages.pass(MEASURES[which], { posMass, id, quantity: buffer, ...columns, starRates });
    return {
      update(moved) {
        if (!moved) return;
        stages.write({ time: seen.time });
        stages.submit(pass);
      },
      destroy: () => {
        stages.destroy();
        starRates.destroy();
      },
    };
  };
