import { define } from "../state/spec.ts";

/** Density of the gas, its internal energy, or the age of stars that were gas. */
const gas = (which: number) =>
  define({
    stage: "measure/gas",
    row: "quantity",
    bind: { gasState: "column gasState", gasSpare: "column gasSpare" },
    constants: () => ({ WHICH: which }),
  });

export const gasDensity = gas(0);
export const gasTemperature = gas(1);
export const starAge = gas(2);
