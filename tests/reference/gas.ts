import type { Bodies } from "../../src/data/bodies/bodies.ts";
import type { GasQuantity } from "../../src/render/quantities/gas.ts";

/** What a picture knows of the gas about each body (shaders/measure/gas.wgsl), from what a run gives back; typical numbers in the bodies' units. */
export function gasNumbers(
  { count, mass, columns, time }: Bodies,
  which: GasQuantity,
  typical: { readonly density: number; readonly speed: number; readonly time: number; readonly years: number },
): number[] {
  const { density, internalEnergy, birthTime, metallicity, starFormationRate } = columns!;
  return Array.from({ length: count }, (_, i) => {
    if (which === "gasDensity") return density![i]! / typical.density;
    if (which === "gasTemperature") return internalEnergy![i]! / typical.speed ** 2;
    if (which === "starFormation") return ((starFormationRate![i]! / mass[i]!) * 1e9) / typical.years;
    if (which === "gasMetals") return (internalEnergy![i]! > 0 || birthTime![i]! > 0 ? metallicity![i]! : 0) / 0.0134;
    return birthTime![i]! > 0 ? 1 + (time - birthTime![i]!) / typical.time : 0;
  });
}
