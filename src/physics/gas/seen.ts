import type { Bodies } from "../../data/bodies/bodies.ts";
import { backgroundOf } from "./background.ts";
import { temperatureAt } from "./cooling.ts";
import { newCooling } from "./coolingTable.ts";
import { cgsOf } from "./galaxyGas.ts";
import { starTable } from "./starTable.ts";
import { rateIn, YEAR } from "./twoPhase.ts";

/**
 * What maps need of the gas among `chosen` bodies: solar masses, kelvins, parts of the mass, solar masses a year by the density where the file has it. Null
 * where there is no gas, or units have no scale.
 */
export function gasSeenIn(bodies: Bodies, chosen: Uint32Array) {
  const { columns, mass, units, gas } = bodies;
  const { internalEnergy, density, metallicity } = columns ?? {};
  if (!internalEnergy?.some((u) => u > 0) || units.massMsun === null) return null;
  const cgs = cgsOf(units);
  const cooling = newCooling(backgroundOf(gas?.background));
  const { threshold, rates } = starTable(gas);
  const of = (i: number) => internalEnergy[i]! > 0;
  const msun = (i: number) => (of(i) ? mass[i]! * units.massMsun! : 0);
  const each = (value: (i: number) => number) => Float64Array.from(chosen, (i) => (of(i) ? value(i) : 0));
  return {
    mass: each(msun),
    temperature: each((i) =>
      temperatureAt(cooling, internalEnergy[i]! * cgs.energy, (density?.[i] ?? 0) * cgs.density),
    ),
    metallicity: each((i) => metallicity?.[i] ?? 0),
    forming: each((i) => msun(i) * YEAR * rateIn(rates, ((density?.[i] ?? 0) * cgs.density) / threshold)),
  };
}
