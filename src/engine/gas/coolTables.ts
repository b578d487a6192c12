import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { lambdaAt } from "../../physics/gas/cooling.ts";
import { HYDROGEN, HYDROGEN_MASS } from "../../physics/gas/rates.ts";
import { phasesAt } from "../../physics/gas/twoPhase.ts";
import type { Scaling } from "../scaling.ts";
import type { GasPlan } from "./plan.ts";
import { gasInside } from "./units.ts";

const { COOL_POINTS, DENSE_POINTS } = CONSTANTS.gasPhases;
/** Doublings of the density above the threshold that the table has. */
const DOUBLINGS = 24;

/** What the stage that cools reads: its table, and numbers of `GasParams`, in the units of the stages. */
export function coolTables(gas: GasPlan, gravity: number, scaling: Scaling) {
  const table = new Float32Array(COOL_POINTS + 2 * DENSE_POINTS);
  const { galaxy } = gasInside(gas, gravity, scaling);
  const none = { coolFirst: 0, coolPer: 1, coolEnd: 1, threshold: 3e38, densePer: 1, yields: 0 };
  if (!galaxy) return { table, numbers: none };
  const { cooling, phases, cgs } = galaxy;
  const perMass = HYDROGEN / HYDROGEN_MASS;
  const u = (k: number) => 10 ** (cooling.first + k / cooling.perDecade);
  // u over its loss a unit of density and time; the loss is 0 at the first point alone, where it jumps.
  const slow = (k: number) =>
    cgs.energy / (perMass * perMass * lambdaAt(cooling, u(Math.max(k, 0.01))) * cgs.density * cgs.time);
  const energy = (k: number) => u(k) / cgs.energy;
  let sum = 0;
  for (let k = 1; k < COOL_POINTS; k++) {
    // Simpson's rule.
    sum += ((energy(k) - energy(k - 1)) / 6) * (slow(k - 1) + 4 * slow(k - 0.5) + slow(k));
    table[k] = sum;
  }
  for (let k = 0; phases && k < DENSE_POINTS; k++) {
    const dense = phasesAt(phases, phases.threshold * 2 ** ((DOUBLINGS * k) / (DENSE_POINTS - 1)) * (1 + 1e-12))!;
    table[COOL_POINTS + 2 * k] = dense.energy / cgs.energy;
    table[COOL_POINTS + 2 * k + 1] = dense.rate * cgs.time;
  }
  return {
    table,
    numbers: {
      coolFirst: Math.log2(energy(0)),
      coolPer: cooling.perDecade * Math.log10(2),
      coolEnd: energy(COOL_POINTS - 1) * slow(COOL_POINTS - 1),
      threshold: phases ? phases.threshold / cgs.density : 3e38,
      densePer: (DENSE_POINTS - 1) / DOUBLINGS,
      yields: phases?.settings.yields ?? 0,
    },
  };
}
