import { coolGas, type GalaxyGas } from "../../src/physics/gas/galaxyGas.ts";
import { newGas } from "../../src/physics/gas/gas.ts";
import type { Params } from "./contract.ts";

/** The smoothing length of so many bodies of gas in a unit of volume. */
export const lengthOf = (number: number, { neighbours, longest }: Record<string, number>): number =>
  Math.min(Math.cbrt((3 * neighbours!) / (4 * Math.PI * number)), longest!);

/** Twin of gas/cool for gas that makes no stars, one step for all: the loops of src/physics/gas. */
export const cool =
  (galaxy: GalaxyGas) =>
  (tables: {
    params: Params;
    gasParams: Record<string, number>;
    posMass: Float64Array;
    gasState: Float64Array;
    gasSpare: Float64Array;
  }): void => {
    const { params, gasParams, posMass, gasState, gasSpare } = tables;
    const { n } = params;
    for (let i = 0; i < n; i++) {
      const [mass, energy] = [posMass[4 * i + 3]!, gasState[4 * i]!];
      if (!(energy > 0 && mass > 0)) continue;
      const gas = newGas({ mass: [mass], position: [0, 0, 0], velocity: [0, 0, 0], energy: [energy] });
      const number = gasSpare[4 * i + 3]!;
      gas.density[0] = mass * number;
      gas.smoothing[0] = lengthOf(number, gasParams);
      coolGas(gas, galaxy, gasParams.dt!);
      gasState[4 * i] = gas.energy[0]!;
      gasSpare[4 * i + 1]! += energy - gas.energy[0]!;
    }
  };
