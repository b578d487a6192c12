import { type Background, unshielded } from "./background.ts";
import { type Equilibrium, equilibrium, HELIUM, type Ions } from "./rates.ts";

/** Electrons for each hydrogen nucleus are found to this part of themselves. */
const CLOSE = 1e-12;
/** The most steps of the search, which takes about eight. */
const SEARCH = 100;

/** Hydrogen and helium in equilibrium of ionisation by collisions and by a background that their density shields them from; helium and heat are shielded as hydrogen is. */
export function photoEquilibrium(temperature: number, nuclei: number, background: Background): Equilibrium {
  const part = unshielded(temperature, nuclei, background) / nuclei;
  const times = ([h, he, heUp]: Background["heat"]) => [part * h, part * he, part * heUp] as const;
  return equilibrium(temperature, { ionise: times(background.ionise), heat: times(background.heat), balanced });
}

/** The ions that leave as many electrons free as they were found with: fewer are left the more there are, so the root is one, and regula falsi brackets it. */
function balanced(ionsWith: (free: number) => Ions): Ions {
  // In logarithms, for the electrons of cold dense gas are few.
  const excess = (x: number) => Math.log(ionsWith(Math.exp(x)).electrons) - x;
  let [low, high] = [Math.log(1e-12), Math.log(1 + 2 * HELIUM)];
  let [below, above] = [excess(low), excess(high)];
  for (let k = 0, side = 0; k < SEARCH && high - low > CLOSE && below > 0 && above < 0; k++) {
    const x = (low * above - high * below) / (above - below);
    const found = excess(x);
    if (Math.abs(found) < CLOSE) return ionsWith(Math.exp(x));
    // An end that stays twice counts half (the Illinois form), or it would creep.
    if (found > 0) {
      [low, below] = [x, found];
      if (side === 1) above /= 2;
      side = 1;
    } else {
      [high, above] = [x, found];
      if (side === -1) below /= 2;
      side = -1;
    }
  }
  return ionsWith(Math.exp(0.5 * (low + high)));
}
