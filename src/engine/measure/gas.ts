import { define } from "../state/spec.ts";

/** Density of the gas, its internal energy, the age of stars that were gas, how much of the gas becomes stars, or the metals of both. */
const gas = (which: number) =>
  define({
    stage: "measure/gas",
    row: "quantity",
    bind: {
      gasState: "column gasState",
      gasSpare: "column gasSpare",
      metallicity: "column metallicity",
      starRates: "starRates",
    },
    constants: () => ({ WHICH: which }),
  });

export const gasDensity = gas(0);
export const gasTemperature = gas(1);
export const starAge = gas(2);
export const starFormation = gas(3);
export const gasMetals = gas(4);
