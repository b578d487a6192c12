import { describe, expect, it } from "vitest";
import { GasRun, stepLimits } from "../../../src/physics/gas/step.ts";
import { gasTotals } from "../../../src/physics/gas/totals.ts";
import { clump, lattice } from "./gases.ts";

describe("a run of gas", () => {
  it("keeps energy to the second order of the step, and momentum to rounding", () => {
    const drift = (dt: number) => {
      const gas = lattice(10, 0.2, (x) => 1 + 0.3 * Math.cos(2 * Math.PI * x), undefined, {
        conduction: 0,
        viscosity: [0, 0],
      });
      const run = new GasRun(gas);
      const before = gasTotals(gas);
      while (gas.time < 0.0799) run.leap(dt);
      const after = gasTotals(gas);
      expect(Math.max(...after.momentum.map(Math.abs))).toBeLessThan(1e-12);
      return Math.abs(after.energy - before.energy) / before.thermal;
    };
    const [long, short] = [drift(0.008), drift(0.004)];
    expect(long).toBeLessThan(1e-4);
    expect(short).toBeLessThan(long / 3);
  });

  it("keeps the angular momentum of a turning ball", () => {
    const gas = clump(300);
    for (let i = 0; i < gas.count; i++) {
      gas.velocity[3 * i] = -(gas.position[3 * i + 1]! - 0.5);
      gas.velocity[3 * i + 1] = gas.position[3 * i]! - 0.5;
    }
    const before = gasTotals(gas).angularMomentum[2];
    const run = new GasRun(gas);
    for (let k = 0; k < 10; k++) run.step();
    expect(gasTotals(gas).angularMomentum[2] / before).toBeCloseTo(1, 10);
  });

  it("takes the step that sound and acceleration allow, and arrives when it should", () => {
    const gas = lattice(8, 0.1, () => 1);
    const run = new GasRun(gas);
    const { courant } = stepLimits(gas);
    // At rest the signal speed is 2 c.
    expect(courant).toBeCloseTo((0.2 * Math.min(...gas.smoothing)) / gas.sound[0]!, 12);
    expect(run.step()).toBeLessThanOrEqual(courant);
    run.runTo(0.2);
    expect(gas.time).toBe(0.2);
    expect(run.steps).toBeGreaterThan(2);
  });

  it("is the same bits twice", () => {
    const [a, b] = [clump(300), clump(300)];
    for (const gas of [a, b]) new GasRun(gas).runTo(0.005);
    expect(a.position).toEqual(b.position);
    expect(a.energy).toEqual(b.energy);
  });

  it("holds energies at the floor, and the account knows what that took", () => {
    const gas = lattice(
      8,
      0,
      () => 1e-8,
      (x) => [Math.sin(2 * Math.PI * x), 0, 0],
      { floor: 1e-6 },
    );
    const run = new GasRun(gas);
    run.leap(0.01);
    expect(Math.min(...gas.energy)).toBe(1e-6);
    expect(gas.account.floor).toBeGreaterThan(0);
  });

  it("has no step of its own without pressure and motion", () => {
    const gas = lattice(8, 0, () => 0);
    const run = new GasRun(gas);
    expect(() => run.step()).toThrow("gas without pressure or motion needs a longest step");
    expect(run.step(0.1)).toBe(0.1);
  });
});
