import type { Energies } from "../energyAccount.ts";
import type { Scaling } from "../scaling.ts";

/** Energies of bodies with those of gas; `partials`: pairs of sums of thermal energy and of what has left, masses times gravity. */
export function withThermal<T extends Energies>(
  own: T,
  partials: ArrayLike<number>,
  gravity: number,
  scaling: Scaling,
) {
  let [thermal, radiated] = [0, 0];
  for (let k = 0; k < partials.length; k += 2) {
    thermal += partials[k]!;
    radiated += partials[k + 1]!;
  }
  const unit = (scaling.mass * scaling.potential) / gravity;
  return { ...own, thermal: thermal * unit, radiated: radiated * unit, total: own.total + (thermal + radiated) * unit };
}
