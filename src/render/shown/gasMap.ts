import { float, log, mix, select, smoothstep, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";
import { GAS_KERNEL, GAS_MAPS, type GasMapName, HEAT, IONISATION, MOST } from "./gasMaps.ts";
import { MASS_IMAGE } from "./imageNumbers.ts";
import { MAP_COLOURS } from "./mapColours.ts";
import { decades, MAP_IMAGE, mapped, whereColumn } from "./mapImage.ts";
import type { Shown, WeightNodes } from "./shown.ts";

type Float = Node<"float">;

/** As `temperatureOf`, in units of HEAT. */
function heated(ionised: Float): Float {
  const { from, to, neutral } = IONISATION;
  const power = log(ionised.max(1e-30)).mul(Math.LOG10E);
  return mix(float(neutral), float(1), smoothstep(from, to, power))
    .mul(ionised)
    .div(HEAT) as Float;
}

/** A body's number v (gasMaps.ts). */
function numberOf(name: GasMapName, body: WeightNodes): Float {
  const { quantity, gas } = body;
  if (name !== "temperature" || !gas?.heat) return quantity.max(0) as Float;
  return heated(quantity.max(0).mul(gas.heat) as Float);
}

/** A map of gas alone: its images are as wide as its smoothing lengths say. */
export const gasMap = (name: GasMapName): Shown => {
  const { needs, mean } = GAS_MAPS[name];
  return {
    ...MAP_IMAGE,
    name,
    needs: () => needs,
    width: ({ gas, unit, times }) =>
      gas
        ? (gas.reach.mul(unit).mul(times).mul(GAS_KERNEL).max(MASS_IMAGE.least) as Float)
        : (float(MASS_IMAGE.least) as Float),
    weight: (body) => {
      // Bodies at rest before their engine is there, and runs without gas.
      if (!body.gas) return vec3(0) as Node<"vec3">;
      const mass = body.gas.now.select(body.mass.mul(body.slant), float(0)) as Float;
      if (needs === null) return vec3(1, 0, 0).mul(mass) as Node<"vec3">;
      const v = numberOf(name, body).toVar() as Float;
      const low = v.lessThan(1);
      return vec3(float(1), select(low, v, float(0)), select(low, float(0), v.div(MOST).min(1))).mul(
        mass,
      ) as Node<"vec3">;
    },
    display: (sum, { paper, low, high, floor }) => {
      const value = needs === null ? sum.x : sum.y.add(sum.z.mul(MOST));
      const shown = (mean ? value.div(sum.x.max(1e-30)) : value) as Float;
      const power = log(shown.max(1e-30)).mul(Math.LOG10E);
      const t = power.sub(low).div(high.sub(low)).clamp(0, 1) as Float;
      const { dark, print } = MAP_COLOURS[name];
      const colour = mix(mapped(dark, t), mapped(print, t), paper) as Node<"vec3">;
      return mean ? whereColumn(decades(sum), colour, paper, floor) : colour;
    },
  };
};
