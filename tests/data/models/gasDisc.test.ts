import { describe, expect, it } from "vitest";
import { GALACTICS_UNITS } from "../../../src/data/bodies/units.ts";
import { gasLaw } from "../../../src/data/models/gasLaw.ts";
import { milkyWay } from "../../../src/data/models/milkyWay.ts";
import { cgsOf } from "../../../src/physics/gas/galaxyGas.ts";
import { energyAt, ionisedEnergyAt } from "../../../src/physics/gas/rates.ts";
import { newTwoPhase, phasesAt } from "../../../src/physics/gas/twoPhase.ts";

const WITH_GAS = { gasFraction: 0.3, haloHeaviness: 20 };

describe("the law of the gas", () => {
  const cgs = cgsOf(GALACTICS_UNITS);
  const pressure = (energy: number) => (2 / 3) * (energy / cgs.energy);

  it("is that of the gas' physics", () => {
    const phases = newTwoPhase();
    const law = gasLaw({ temperature: 1e4, stars: true }, GALACTICS_UNITS);
    for (const ratio of [1, 1.7, 4, 20, 60, 500, 3000]) {
      const { energy } = phasesAt(phases, phases.threshold * ratio * (1 + 1e-9))!;
      const found = law.squared(Math.log((phases.threshold * ratio) / cgs.density));
      expect(Math.abs(found / pressure(energy) - 1), `at ${ratio} times the threshold`).toBeLessThan(0.04);
    }
    expect(law.squared(Math.log((0.4 * phases.threshold) / cgs.density))).toBeCloseTo(pressure(energyAt(1e4)), 5);
    const hot = gasLaw({ temperature: 1e5, stars: false }, GALACTICS_UNITS);
    expect(hot.squared(0) / pressure(ionisedEnergyAt(1e5))).toBeCloseTo(1, 3);
  });

  it("says densities by enthalpies and the other way round", () => {
    const law = gasLaw({ temperature: 1e4, stars: true }, GALACTICS_UNITS);
    for (let x = -12; x < 3; x += 0.37) expect(law.logDensity(law.enthalpy(x))).toBeCloseTo(x, 6);
    // dh = dP / rho.
    const p = (x: number) => Math.exp(x) * law.squared(x);
    for (const x of [-9, -5.1, -3, 0])
      expect((law.enthalpy(x + 0.01) - law.enthalpy(x)) / ((p(x + 0.01) - p(x)) / Math.exp(x + 0.005))).toBeCloseTo(
        1,
        1,
      );
  });
});

describe("a disc of gas", () => {
  const bodies = milkyWay.make(WITH_GAS, { n: 12000, seed: 3 });
  const { internalEnergy, metallicity } = bodies.columns!;
  const gas = Array.from({ length: bodies.count }, (_, i) => i).filter((i) => internalEnergy![i]! > 0);
  const radius = (i: number) => Math.hypot(bodies.position[3 * i]!, bodies.position[3 * i + 1]!);

  it("has its part of the disc's mass, and metals that fall outwards", () => {
    const mass = gas.reduce((sum, i) => sum + bodies.mass[i]!, 0);
    expect(mass).toBeCloseTo(0.3 * 15.145, 3);
    // All bodies together are at the origin, the disc nearly.
    for (const i of gas) expect(Math.abs(metallicity![i]! / (0.02 * 10 ** (-0.06 * radius(i))) - 1)).toBeLessThan(0.2);
    expect(bodies.gas).toEqual({ cooling: true, stars: true });
  });

  it("without gas is the disc that it was, and says nothing of gas", () => {
    const dry = milkyWay.make({}, { n: 300, seed: 3 });
    expect(dry.columns).toBeUndefined();
    expect(dry.gas).toBeUndefined();
  });

  it("is held up by its pressure: P / rho is z K_z on the mean", () => {
    const softening2 = 0.1 * 0.1;
    let [held, pulled] = [0, 0];
    for (const i of gas.filter((i) => radius(i) > 3 && radius(i) < 9)) {
      const [x, y, z] = bodies.position.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
      let pull = 0;
      for (let j = 0; j < bodies.count; j++) {
        const dx = bodies.position[3 * j]! - x;
        const dy = bodies.position[3 * j + 1]! - y;
        const dz = bodies.position[3 * j + 2]! - z;
        const d2 = dx * dx + dy * dy + dz * dz + softening2;
        pull -= (bodies.mass[j]! * dz) / (d2 * Math.sqrt(d2));
      }
      pulled += z * pull;
      held += (2 / 3) * internalEnergy![i]!;
    }
    expect(Math.abs(pulled / held - 1)).toBeLessThan(0.08);
  });
});
