import type { EnergySums } from "../energies.ts";
import type { Scaling } from "../scaling.ts";

/** Energies of bodies with those of gas; `partials`: sums of thermal energy, of what has left and of what stars gave, by three; `explodes`: whether some do; masses times gravity. */
export function withThermal<T extends EnergySums>(
  own: T,
  partials: ArrayLike<number>,
  gravity: number,
  scaling: Scaling,
  explodes = false,
) {
  let [thermal, radiated, given] = [0, 0, 0];
  // A buffer may have room behind the last three.
  for (let k = 0; k + 3 <= partials.length; k += 3) {
    thermal += partials[k]!;
    radiated += partials[k + 1]!;
    given += partials[k + 2]!;
  }
  const unit = (scaling.mass * scaling.potential) / gravity;
  return {
    ...own,
    thermal: thermal * unit,
    radiated: radiated * unit,
    ...(explodes && { supernovae: given * unit }),
    total: own.total + (thermal + radiated - given) * unit,
  };
}
