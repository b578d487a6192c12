import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { lambdaAt } from "../../physics/gas/cooling.ts";
import { jeansSlope } from "../../physics/gas/jeans.ts";
import { HYDROGEN, HYDROGEN_MASS } from "../../physics/gas/rates.ts";
import { freeFallRate, heatOf } from "../../physics/gas/supernovae.ts";
import { phasesAt } from "../../physics/gas/twoPhase.ts";
import type { Scaling } from "../scaling.ts";
import type { GasPlan } from "./plan.ts";
import { BACKGROUND_FROM } from "./sizes.ts";
import { gasInside } from "./units.ts";

const { COOL_POINTS, DENSE_POINTS } = CONSTANTS.gasPhases;
const { BACKGROUND_ROWS } = CONSTANTS.gasBackground;
/** Doublings of the density above the threshold that the table has. */
const DOUBLINGS = 24;
const PER_MASS = HYDROGEN / HYDROGEN_MASS;

/** Numbers of `GasParams` of gas that doesn't cool. */
const NONE = {
  ...{ coolFirst: 0, coolPer: 1, coolEnd: 1, shielded: 1, thinnest: 0, rowsPer: 1 },
  ...{ threshold: 3e38, densePer: 1, yields: 0, jeans: 0, softened: 0 },
  ...{ blast: 0, ejecta: 0, newMetals: 0 },
};

/** What the stage that cools reads: its table, and numbers of `GasParams`, in the units of the stages. */
export function coolTables(gas: GasPlan, gravity: number, scaling: Scaling) {
  const { galaxy } = gasInside(gas, gravity, scaling);
  if (!galaxy) return { table: new Float32Array(0), numbers: NONE };
  const { cooling, phases, supernovae, jeans, cgs } = galaxy;
  const { background, first, perDecade } = cooling;
  const table = new Float32Array(BACKGROUND_FROM + (background ? BACKGROUND_ROWS * COOL_POINTS : 0));
  // A loss of u over density and time.
  const unit = (PER_MASS * PER_MASS * cgs.density * cgs.time) / cgs.energy;
  const energy = (k: number) => 10 ** (first + k / perDecade) / cgs.energy;
  const coolEnd = background ? 1 : integral(table, energy, (u) => unit * lambdaAt(cooling, u * cgs.energy));
  if (background)
    table.set(
      cooling.lambda.map((lambda) => unit * lambda),
      BACKGROUND_FROM,
    );
  const threshold = phases?.threshold ?? (supernovae ? (supernovae.threshold * HYDROGEN_MASS) / HYDROGEN : 0);
  for (let k = 0; threshold > 0 && k < DENSE_POINTS; k++) {
    const density = threshold * 2 ** ((DOUBLINGS * k) / (DENSE_POINTS - 1)) * (1 + 1e-12);
    // Where stars explode one by one dense gas cools as all gas, which an energy of 0 says.
    const dense = phases
      ? phasesAt(phases, density)!
      : { energy: 0, rate: supernovae ? freeFallRate(supernovae, density) : 0 };
    table[COOL_POINTS + 2 * k] = dense.energy / cgs.energy;
    table[COOL_POINTS + 2 * k + 1] = dense.rate * cgs.time;
  }
  return {
    table,
    numbers: {
      coolFirst: Math.log2(energy(0)),
      coolPer: perDecade * Math.log10(2),
      coolEnd,
      shielded: (background?.shielded ?? 1) / PER_MASS / cgs.density,
      thinnest: Math.log2(10 ** cooling.thinnest / PER_MASS / cgs.density),
      rowsPer: cooling.rowsPerDecade * Math.log10(2),
      threshold: threshold > 0 ? threshold / cgs.density : 3e38,
      densePer: (DENSE_POINTS - 1) / DOUBLINGS,
      yields: phases?.settings.yields ?? 0,
      jeans: jeans ? jeansSlope(jeans, gas.settings.gamma) : 0,
      softened: jeans?.softening ?? 0,
      blast: supernovae ? heatOf(supernovae) / cgs.energy : 0,
      ejecta: supernovae ? supernovae.ejecta / supernovae.each : 0,
      newMetals: supernovae ? supernovae.metals / supernovae.each : 0,
    },
  };
}

/** Writes the integral of du over the loss to each point (Simpson's rule), and says what u over the loss is at the end. */
function integral(table: Float32Array, energy: (k: number) => number, loss: (u: number) => number): number {
  // The loss is 0 at the first point alone, where it jumps.
  const slow = (k: number) => 1 / loss(energy(Math.max(k, 0.01)));
  let sum = 0;
  for (let k = 1; k < COOL_POINTS; k++) {
    sum += ((energy(k) - energy(k - 1)) / 6) * (slow(k - 1) + 4 * slow(k - 0.5) + slow(k));
    table[k] = sum;
  }
  return energy(COOL_POINTS - 1) * slow(COOL_POINTS - 1);
}
