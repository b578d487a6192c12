import { describe, expect, it } from "vitest";
import { cooled, coolingRate, lambdaAt, leastEnergy, temperatureAt } from "../../../src/physics/gas/cooling.ts";
import { newCooling } from "../../../src/physics/gas/coolingTable.ts";
import { energyAt, equilibrium, HYDROGEN, HYDROGEN_MASS } from "../../../src/physics/gas/rates.ts";

/** Lambda / n_H^2 by an independent program, and electrons where it gave them. */
const TABLE = [
  [4.25, 1.475e-22, 0.6968],
  [4.5, 6.317e-23, 1.0435],
  [5, 5.437e-23, 1.1437],
  [5.25, 1.762e-23, null],
  [5.5, 8.492e-24, null],
  [6, 5.692e-24, null],
  [6.5, 6.865e-24, null],
  [7, 9.835e-24, null],
  [8, 2.54e-23, 1.1579],
] as const;

describe("primordial gas in collisional equilibrium", () => {
  const cooling = newCooling();

  it.each(TABLE)("cools at 10^%d K as the published rates say", (logT, lambda, electrons) => {
    const found = equilibrium(10 ** logT);
    expect(found.cooling / lambda).toBeCloseTo(1, 2.7);
    if (electrons !== null) expect(found.electrons).toBeCloseTo(electrons, 3);
    expect(lambdaAt(cooling, energyAt(10 ** logT)) / lambda).toBeCloseTo(1, 2.5);
    expect(temperatureAt(cooling, energyAt(10 ** logT)) / 10 ** logT).toBeCloseTo(1, 4);
  });

  it("neither cools nor breaks below and above the table", () => {
    expect(lambdaAt(cooling, energyAt(5000))).toBe(0);
    expect(lambdaAt(cooling, 4 * energyAt(1e9)) / lambdaAt(cooling, energyAt(1e9))).toBeCloseTo(2, 3);
    expect(temperatureAt(cooling, 2 * energyAt(1e9)) / 2e9).toBeCloseTo(1, 6);
    expect(temperatureAt(cooling, energyAt(1e4) / 10) / 1e3).toBeCloseTo(1, 6);
    expect(equilibrium(10)).toEqual({ electrons: 0, neutral: 1, cooling: 0 });
  });
});

describe("cooling of gas at even density", () => {
  const cooling = newCooling();
  const density = (1e-2 * HYDROGEN_MASS) / HYDROGEN;
  const start = energyAt(1e6);
  const floor = leastEnergy(cooling);

  /** By a fourth-order method with steps of a thousandth of the cooling time. */
  function fine(dt: number): number {
    let [u, time] = [start, 0];
    const rate = (v: number) => (v > floor ? coolingRate(cooling, v, density) : 0);
    while (time < dt && u > floor) {
      const h = Math.min(dt - time, (-1e-3 * u) / rate(u));
      const a = rate(u);
      const b = rate(u + (h / 2) * a);
      const c = rate(u + (h / 2) * b);
      u += (h / 6) * (a + 2 * b + 2 * c + rate(u + h * c));
      time += h;
    }
    return Math.max(u, floor);
  }

  const coolingTime = -start / coolingRate(cooling, start, density);

  it.each([0.01, 0.1, 0.3, 0.5, 0.6, 0.65, 1, 5])(
    "is that of a fine integration to 1e-3 after %d cooling times, in one step",
    (times) => {
      const [found, wanted] = [cooled(cooling, start, density, times * coolingTime, floor), fine(times * coolingTime)];
      expect(Math.abs(found / wanted - 1)).toBeLessThan(1e-3);
    },
  );

  it("is the same in one step and in a hundred", () => {
    const dt = 0.5 * coolingTime;
    let u = start;
    for (let k = 0; k < 100; k++) u = cooled(cooling, u, density, dt / 100, floor);
    expect(Math.abs(u / cooled(cooling, start, density, dt, floor) - 1)).toBeLessThan(1e-3);
  });

  it("stops at the floor, leaves what is below it alone, and never heats", () => {
    expect(cooled(cooling, start, density, 1e30, floor)).toBe(floor);
    expect(cooled(cooling, floor / 2, density, 1e13, floor)).toBe(floor / 2);
    for (const dt of [0, 1, 1e10, 1e14, 1e16])
      expect(cooled(cooling, start, density, dt, floor)).toBeLessThanOrEqual(start);
  });
});
