import { type Bodies, componentIndex } from "../bodies/bodies.ts";
import { parameter } from "../models/galaxyModel.ts";
import type { Scenario } from "./scenario.ts";
import { antennae } from "./tails.ts";

/** Internal energy of gas of 10^4 K, ionised hydrogen and helium, in (km/s)^2: 3/2 k T / (0.59 m_H). */
const WARM = 211;

const gasFraction = parameter("gasFraction", "Gas", "Part of the discs' mass that is gas.", "", [0.01, 0.2, 0.9]);

/** Makes a part of the discs' bodies gas, evenly along their table, that cools and becomes stars. */
function withGas(bodies: Bodies, fraction: number): Bodies {
  const component = bodies.component.slice();
  const internalEnergy = new Float32Array(bodies.count);
  const energy = WARM / (bodies.units.velocityKms! * bodies.units.velocityKms!);
  const disc = componentIndex("disc");
  let due = 0.5;
  for (let i = 0; i < bodies.count; i++) {
    if (component[i] !== disc) continue;
    due += fraction;
    if (due < 1) continue;
    due--;
    component[i] = componentIndex("gas");
    internalEnergy[i] = energy;
  }
  return { ...bodies, component, columns: { internalEnergy }, gas: { cooling: true, stars: true } };
}

export const wetAntennae: Scenario = {
  ...antennae,
  name: "wet-antennae",
  title: "Wet Antennae",
  help: "The Antennae with gas in their discs, which cools and becomes stars (Springel & Hernquist 2003).",
  lookFor:
    "Gas loses what it gains in shocks: it gathers in the middle of each disc, and most stars form when the galaxies meet.",
  parameters: [...antennae.parameters, gasFraction],
  defaults: { ...antennae.defaults, n: 65536, colour: "component" },
  make({ gasFraction: fraction = gasFraction.default, ...values }, options) {
    const { min, max } = gasFraction;
    if (!(fraction >= min && fraction <= max))
      throw new Error(`gasFraction = ${fraction}: it must be from ${min} to ${max}`);
    return withGas(antennae.make(values, options), fraction);
  },
};
