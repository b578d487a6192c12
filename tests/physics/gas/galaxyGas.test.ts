import { describe, expect, it } from "vitest";
import { GADGET_UNITS, NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { newCooling } from "../../../src/physics/gas/coolingTable.ts";
import {
  cgsOf,
  coolGas,
  newMetals,
  newStars,
  starFormationRate,
  starRates,
} from "../../../src/physics/gas/galaxyGas.ts";
import { newGas } from "../../../src/physics/gas/gas.ts";
import { energyAt } from "../../../src/physics/gas/rates.ts";
import { gasTotals } from "../../../src/physics/gas/totals.ts";
import { newTwoPhase, phasesAt } from "../../../src/physics/gas/twoPhase.ts";

const cgs = cgsOf(GADGET_UNITS);
const phases = newTwoPhase();
const galaxy = { cooling: newCooling(), phases, cgs };

/** Particles with a density in units of the threshold and a temperature each, by number. */
function gasOf(count: number, density: (i: number) => number, temperature: number) {
  const zeros = new Float64Array(3 * count);
  const columns = { mass: new Float64Array(count).fill(1e-6), position: zeros, velocity: zeros };
  const gas = newGas({ ...columns, energy: new Float64Array(count).fill(energyAt(temperature) / cgs.energy) });
  for (let i = 0; i < count; i++) gas.density[i] = (density(i) * phases.threshold) / cgs.density;
  return gas;
}

describe("gas of a galaxy", () => {
  it("has the units of its bodies", () => {
    // 10^10 Msun a cubic kpc, (km/s)^2, kpc over km/s.
    expect(cgs.density).toBeCloseTo(6.768e-22, 24);
    expect(cgs.energy).toBe(1e10);
    expect(cgs.time / 3.15576e13).toBeCloseTo(977.79, 1);
    expect(() => cgsOf(NBODY_UNITS)).toThrow('units "N-body" have no length, mass and velocity');
  });

  it("cools to 10^4 K where it is thin, and to the two phases where it is dense, from either side", () => {
    const hot = gasOf(3, (i) => [0.1, 10, 100][i]!, 1e6);
    coolGas(hot, galaxy, 10);
    const wanted = [
      energyAt(1e4),
      phasesAt(phases, 10 * phases.threshold)!.energy,
      phasesAt(phases, 100 * phases.threshold)!.energy,
    ];
    for (let i = 0; i < 3; i++) expect((hot.energy[i]! * cgs.energy) / wanted[i]!).toBeCloseTo(1, 6);
    const cold = gasOf(1, () => 100, 1e4);
    coolGas(cold, galaxy, 1e-6);
    expect((cold.energy[0]! * cgs.energy) / wanted[2]!).toBeCloseTo(1, 6);
  });

  it("has an account of what cooling took and the two phases gave", () => {
    const gas = gasOf(40, (i) => 0.02 * 1.3 ** i, 3e4);
    const before = gasTotals(gas);
    coolGas(gas, galaxy, 0.01);
    expect(gas.account.cooled).toBeGreaterThan(0);
    expect(gas.account.heated).toBeGreaterThan(0);
    expect(gasTotals(gas).energy / before.energy).toBeCloseTo(1, 12);
  });

  it("has metals of two hundredths of the stars that it is expected to form", () => {
    const gas = gasOf(40, (i) => 0.1 * 1.3 ** i, 1e4);
    const metallicity = starRates(gas, galaxy).map((rate) => 0.01 + newMetals(rate, galaxy, 0.1));
    const made = metallicity.reduce((sum, z, i) => sum + gas.mass[i]! * (z - 0.01), 0);
    expect(made / (0.02 * 0.1 * starFormationRate(gas, galaxy))).toBeCloseTo(1, 10);
    expect(metallicity[0]).toBe(0.01);
  });

  it("forms stars at its rate, of the same ids in any order", () => {
    const n = 20_000;
    const gas = gasOf(n, () => 10, 1e4);
    const id = Array.from({ length: n }, (_, i) => 7 * i + 3);
    const dt = 0.1;
    const rates = starRates(gas, galaxy);
    const born = newStars(rates, id, 5, dt);
    const chance = 1 - Math.exp((-starFormationRate(gas, galaxy) / (n * 1e-6)) * dt);
    expect(Math.abs(born.length / n - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / n));
    // 0.87 Gyr to use the gas up.
    expect(chance).toBeCloseTo(1 - Math.exp(-(dt * 0.97779) / 0.87), 2);
    const backwards = newStars(rates, id.toReversed(), 5, dt);
    expect(backwards.map((i) => n - 1 - i).toReversed()).toEqual(born);
    expect(newStars(rates, id, 6, dt)).not.toEqual(born);
    const thin = gasOf(n, () => 0.99, 1e4);
    expect(newStars(starRates(thin, galaxy), id, 5, dt)).toEqual([]);
    expect(newStars(starRates(gas, { ...galaxy, phases: null }), id, 5, dt)).toEqual([]);
  });
});
