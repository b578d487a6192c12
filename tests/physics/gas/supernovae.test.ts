import { describe, expect, it } from "vitest";
import { GALACTICS_UNITS } from "../../../src/data/bodies/units.ts";
import { temperatureAt } from "../../../src/physics/gas/cooling.ts";
import { newCooling } from "../../../src/physics/gas/coolingTable.ts";
import { cgsOf, coolGas, newStars, starRates } from "../../../src/physics/gas/galaxyGas.ts";
import { newGas } from "../../../src/physics/gas/gas.ts";
import { HYDROGEN, HYDROGEN_MASS } from "../../../src/physics/gas/rates.ts";
import { starTable } from "../../../src/physics/gas/starTable.ts";
import { AGORA, enrichedBy, freeFallRate, heatOf, nearestGas } from "../../../src/physics/gas/supernovae.ts";
import { newTwoPhase, phasesAt, rateIn } from "../../../src/physics/gas/twoPhase.ts";

const densityOf = (nuclei: number) => (nuclei * HYDROGEN_MASS) / HYDROGEN;
const MYR = 3.15576e13;

describe("stars by the free-fall time", () => {
  it("form above the threshold alone, a hundredth in a free-fall time", () => {
    expect(freeFallRate(AGORA, densityOf(9.9))).toBe(0);
    // 44.7 Myr at 1 nucleus in a cubic centimetre of primordial gas, and as the root of the density.
    const rate = freeFallRate(AGORA, densityOf(100));
    expect(rate * MYR * (4.47 / 0.01)).toBeCloseTo(1, 2);
    expect(freeFallRate(AGORA, densityOf(400)) / rate).toBeCloseTo(2, 9);
  });

  it("are drawn as often as the rate says", () => {
    const count = 4000;
    const gas = newGas({
      mass: new Float32Array(count).fill(1),
      position: new Float32Array(3 * count),
      velocity: new Float32Array(3 * count),
      energy: new Float32Array(count).fill(1),
    });
    const cgs = cgsOf(GALACTICS_UNITS);
    gas.density.forEach((_, i) => {
      gas.density[i] = densityOf(i % 2 === 0 ? 1000 : 1) / cgs.density;
    });
    const rates = starRates(gas, { cooling: newCooling(), phases: null, supernovae: AGORA, cgs });
    const dt = (0.1 * MYR * 100) / cgs.time;
    const born = newStars(
      rates,
      Array.from({ length: count }, (_, i) => i),
      3,
      dt,
    );
    expect(born.every((i) => i % 2 === 0)).toBe(true);
    const expected = (count / 2) * -Math.expm1((-0.01 * 10) / (44.7 / Math.sqrt(1000)));
    expect(expected).toBeGreaterThan(100);
    expect(Math.abs(born.length - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });
});

describe("the floor of the pressure", () => {
  const cgs = cgsOf(GALACTICS_UNITS);
  /** Gas of these numbers of nuclei in a cubic centimetre, with an energy so small that cooling leaves it, after some ten years. */
  function cold(nuclei: readonly number[], softening: number, smoothing: number) {
    const count = nuclei.length;
    const [mass, energy] = [new Float32Array(count).fill(1e-4), new Float32Array(count).fill(1e-9)];
    const gas = newGas({ mass, energy, position: new Float32Array(3 * count), velocity: new Float32Array(3 * count) });
    gas.density.forEach((_, i) => {
      gas.density[i] = densityOf(nuclei[i]!) / cgs.density;
    });
    gas.smoothing.fill(smoothing);
    const jeans = { lengths: AGORA.jeans, softening, gravity: 6.6743e-8 * cgs.density * cgs.time ** 2 };
    coolGas(gas, { cooling: newCooling(), phases: null, supernovae: AGORA, jeans, cgs }, 1e-6);
    return gas;
  }

  it.each([
    [0.08, 0.01],
    [0.02, 0.15],
  ])("holds Jeans' length at four of the larger of softening %f and smoothing length %f", (softening, smoothing) => {
    const gas = cold([1, 10, 1000], softening, smoothing);
    for (let i = 0; i < gas.count; i++) {
      // In cgs units: sound speed times the root of pi / (G rho).
      const [u, rho] = [gas.energy[i]! * cgs.energy, gas.density[i]! * cgs.density];
      const jeans = Math.sqrt((5 / 3) * (2 / 3) * u) * Math.sqrt(Math.PI / (6.6743e-8 * rho));
      expect(jeans / 3.0856775814913673e21).toBeCloseTo(4 * Math.max(softening, smoothing), 6);
    }
    const given = gas.energy.reduce((sum, u, i) => sum + gas.mass[i]! * (u - Math.fround(1e-9)), 0);
    expect(gas.account.heated / given).toBeCloseTo(1, 9);
  });

  it("is 10^4 K at AGORA's threshold and resolution, as other codes of that comparison have it", () => {
    // Gas particles of 8.6e4 solar masses: at 10 nuclei in a cubic centimetre 64 of them lie within 144 pc.
    const gas = cold([10], 0.08, 0.144);
    expect(temperatureAt(newCooling(), gas.energy[0]! * cgs.energy)).toBeGreaterThan(7e3);
    expect(temperatureAt(newCooling(), gas.energy[0]! * cgs.energy)).toBeLessThan(2e4);
  });
});

describe("the table of rates that colours and maps read", () => {
  it("is the free-fall time where stars explode one by one, and of two phases else", () => {
    const { threshold, rates } = starTable({ stars: true, supernovae: true });
    expect((threshold * HYDROGEN) / HYDROGEN_MASS).toBeCloseTo(10, 10);
    for (const ratio of [1.001, 1.7, 30, 1e4])
      expect(rateIn(rates, ratio) / freeFallRate(AGORA, ratio * threshold)).toBeCloseTo(1, 3);
    expect(rateIn(rates, 0.999)).toBe(0);
    const phases = newTwoPhase();
    const other = starTable({ stars: true });
    expect(other.threshold).toBe(phases.threshold);
    expect(rateIn(other.rates, 10) / phasesAt(phases, 10 * phases.threshold)!.rate).toBeCloseTo(1, 2);
  });
});

describe("what a supernova gives", () => {
  it("is 10^51 erg for 91 solar masses of stars", () => {
    // As much as the square of 743 km/s.
    expect(Math.sqrt(heatOf(AGORA)) / 1e5).toBeCloseTo(743.4, 0);
  });

  it("keeps mass, momentum, energy and metals", () => {
    const gas = { mass: 3, velocity: [1, -2, 0.5], energy: 0.4, metals: 0.01 } as const;
    const star = { mass: 2, velocity: [-4, 1, 2] } as const;
    const after = enrichedBy(gas, star, 7, AGORA);
    const given = (14.8 / 91) * 2;
    expect(after.mass).toBeCloseTo(3 + given, 12);
    const kinetic = (m: number, v: readonly number[]) => 0.5 * m * v.reduce((sum, x) => sum + x * x, 0);
    for (const k of [0, 1, 2])
      expect(after.mass * after.velocity[k]!).toBeCloseTo(3 * gas.velocity[k]! + given * star.velocity[k]!, 12);
    const before = 3 * 0.4 + kinetic(3, gas.velocity) + kinetic(given, star.velocity) + 7 * 2;
    expect(after.mass * after.energy + kinetic(after.mass, after.velocity)).toBeCloseTo(before, 11);
    expect(after.mass * after.metals).toBeCloseTo(3 * 0.01 + (2.63 / 91) * 2, 12);
  });

  it("goes to the nearest gas, also across the sides of a box", () => {
    const posMass = Float32Array.of(0.95, 0, 0, 1, 0.7, 0, 0, 1, 0.1, 0, 0, 1, 0.9, 0, 0, 1);
    const isGas = (i: number) => i === 1 || i === 2;
    expect(nearestGas(posMass, 0, isGas)).toBe(1);
    expect(nearestGas(posMass, 0, isGas, 1)).toBe(2);
    expect(nearestGas(posMass, 0, () => false)).toBe(-1);
    // Of two as near the first.
    expect(nearestGas(Float32Array.of(0, 0, 0, 1, 1, 0, 0, 1, -1, 0, 0, 1), 0, (i) => i > 0)).toBe(1);
  });
});
