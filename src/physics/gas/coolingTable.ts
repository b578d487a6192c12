import type { Background } from "./background.ts";
import { type Cooling, thinNucleiOf } from "./cooling.ts";
import { photoEquilibrium } from "./ionisation.ts";
import { energyAt, equilibrium, ionisedEnergyAt, neutralEnergyAt, specificEnergy } from "./rates.ts";

/** Intervals of a row of the table; its ends in log10 of the temperature, where nothing heats the gas and in a background. */
const INTERVALS = 1000;
const [COLLISIONAL, IRRADIATED, HIGH] = [4, 3, 9];

/** Rows of the table of gas in a background, by log10 of `thinNuclei`: where they begin, and how many a decade. */
const ROWS = { thinnest: -7, perDecade: 4, rows: 54 } as const;

/** Tables that were made: one takes a good while. */
const known = new Map<Background | null, Cooling>();

/**
 * The table of gas without radiation, or in a background. Below 10^4 K the first neither cools nor is heated. The second begins at 10^3 K, below which it is
 * heated as there. Above the end of either free-free radiation goes on as the root of u.
 */
export function newCooling(background: Background | null = null): Cooling {
  const made = known.get(background) ?? tableOf(background);
  known.set(background, made);
  return made;
}

function tableOf(background: Background | null): Cooling {
  const low = background ? IRRADIATED : COLLISIONAL;
  const { thinnest, perDecade: rowsPerDecade, rows } = background ? ROWS : { thinnest: 0, perDecade: 1, rows: 1 };
  const points = INTERVALS + 1;
  const nuclei = Float64Array.from({ length: rows }, (_, row) => nucleiOf(thinnest + row / rowsPerDecade, background));
  const stateAt = (logT: number, row: number) =>
    background ? photoEquilibrium(10 ** logT, nuclei[row]!, background) : equilibrium(10 ** logT);
  // All rows have the same energies: from those of neutral gas, or what collisions leave of it, to those of fully ionised gas.
  const first = Math.log10(background ? neutralEnergyAt(10 ** low) : energyAt(10 ** low));
  const perDecade = INTERVALS / (Math.log10(ionisedEnergyAt(10 ** HIGH)) - first);
  const table: Cooling = {
    ...{ background, first, perDecade, points, thinnest, rowsPerDecade, rows },
    lambda: new Float64Array(rows * points),
    temperature: new Float64Array(rows * points),
  };
  for (let row = 0; row < rows; row++) {
    const energies = Float64Array.from({ length: points }, (_, k) => {
      const logT = low + ((HIGH - low) * k) / INTERVALS;
      return Math.log10(specificEnergy(10 ** logT, stateAt(logT, row).electrons));
    });
    for (let k = 0, at = 0; k < points; k++) {
      // u rises with T, so each has one place among the others; the thinnest gas is ionised where the row begins, and colder than it.
      const wanted = first + k / perDecade;
      while (at < INTERVALS - 1 && energies[at + 1]! < wanted) at++;
      const part = Math.min((wanted - energies[at]!) / (energies[at + 1]! - energies[at]!), 1);
      const logT = low + ((HIGH - low) * (at + part)) / INTERVALS;
      table.temperature[row * points + k] = logT;
      table.lambda[row * points + k] = stateAt(logT, row).cooling;
    }
  }
  return table;
}

/** The nuclei of gas that is as ionised as one with so many that is not shielded. */
function nucleiOf(thin: number, background: Background | null): number {
  if (!background) return 1;
  let [low, high] = [-20, 20];
  for (let k = 0; k < 60; k++) {
    const middle = 0.5 * (low + high);
    if (thinNucleiOf(10 ** middle, background) < thin) low = middle;
    else high = middle;
  }
  return 10 ** low;
}
