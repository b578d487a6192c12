import { describe, expect, it } from "vitest";
import { evrardGas } from "../../../src/data/models/evrardGas.ts";
import { GasBlocks } from "../../../src/physics/gas/blocks.ts";
import { type Gas, newGas } from "../../../src/physics/gas/gas.ts";
import { rungAt, rungWithin } from "../../../src/physics/gas/rungs.ts";
import { GasRun, stepLimits } from "../../../src/physics/gas/step.ts";
import { gasTotals } from "../../../src/physics/gas/totals.ts";
import { clump, lattice, ownGravity } from "./gases.ts";

/** Steps of the run in which all particles go together, in 2^k equal parts; forces on single particles. */
function together(gas: Gas, timestep: number, steps: number, field: ConstructorParameters<typeof GasRun>[1] = null) {
  const run = new GasRun(gas, field);
  for (let k = 0; k < steps; k++) {
    const { courant, acceleration } = stepLimits(gas);
    const parts = 2 ** rungWithin(Math.min(courant, acceleration), timestep);
    for (let part = 0; part < parts; part++) run.leap(timestep / parts);
  }
  return run.steps * gas.count;
}

/** One hot particle in the middle of cold ones. */
function blast(n: number): Gas {
  const gas = lattice(n, 0.2, () => 1e-6);
  const off = (i: number) => Math.hypot(...[0, 1, 2].map((k) => gas.position[3 * i + k]! - 0.5));
  const middle = gas.energy.reduce((best, _, i) => (off(i) < off(best) ? i : best), 0);
  gas.energy[middle] = n ** 3;
  return gas;
}

/** Mass within so many radii about the middle. */
function within(gas: Gas, count: number): number[] {
  const mass = new Array<number>(count).fill(0);
  for (let i = 0; i < gas.count; i++) {
    const r = Math.hypot(...[0, 1, 2].map((k) => gas.position[3 * i + k]! - 0.5));
    for (let k = Math.floor(2 * r * count); k < count; k++) mass[k]! += gas.mass[i]!;
  }
  return mass;
}

describe("gas with steps of its own", () => {
  it("takes the longest step that fits, and wakes where one begins", () => {
    expect([1, 0.5, 0.3, 0.001].map((limit) => rungWithin(limit, 1))).toEqual([0, 1, 2, 10]);
    expect(rungWithin(1e-9, 1)).toBe(13);
    // Of 16 block steps the sixth ends steps of two, not of four.
    expect(rungAt(6, 2, 4)).toBe(3);
    expect(rungAt(8, 1, 4)).toBe(1);
  });

  it("goes as with one step where all want the same", () => {
    const [a, b] = [lattice(8, 0.02, () => 1), lattice(8, 0.02, () => 1)];
    const run = new GasBlocks(a);
    run.step(0.02);
    together(b, 0.02, 1);
    expect(new Set(run.rung).size).toBe(1);
    for (const [k, x] of a.position.entries()) expect(x).toBeCloseTo(b.position[k]!, 10);
    for (const [i, u] of a.energy.entries()) expect(u).toBeCloseTo(b.energy[i]!, 7);
  });

  it("wakes cold gas that a blast comes upon, and keeps its energy", () => {
    const [gas, all] = [blast(10), blast(10)];
    const before = gasTotals(gas).energy;
    const run = new GasBlocks(gas);
    for (let k = 0; k < 2; k++) run.step(0.02);
    const moved = together(all, 0.02, 2);
    expect(run.woken).toBeGreaterThan(gas.count / 5);
    expect(run.evaluated).toBeLessThan(moved / 2);
    expect(Math.abs(gasTotals(gas).energy / before - 1)).toBeLessThan(0.005);
    expect(Math.max(...gasTotals(gas).momentum.map(Math.abs))).toBeLessThan(1e-3);
    const shared = within(all, 10);
    for (const [k, mass] of within(gas, 10).entries()) expect(Math.abs(mass - shared[k]!)).toBeLessThan(0.02);
  });

  it("moves a shock as one step for all does", () => {
    const tube = () => lattice(12, 0.1, (x) => (x > 0.25 && x < 0.75 ? 1 : 0.02));
    const [gas, all] = [tube(), tube()];
    const before = gasTotals(gas).energy;
    const run = new GasBlocks(gas);
    for (let k = 0; k < 2; k++) run.step(0.05);
    const moved = together(all, 0.05, 2);
    expect(run.evaluated).toBeLessThan(0.9 * moved);
    expect(Math.abs(gasTotals(gas).energy / before - 1)).toBeLessThan(1e-3);
    const off = gas.density.reduce((sum, rho, i) => sum + Math.abs(rho - all.density[i]!), 0) / gas.count;
    expect(off).toBeLessThan(0.01);
  });

  it("keeps the energy of a collapse", () => {
    const { mass, position, velocity, columns } = evrardGas.make({}, { n: 300, seed: 1 });
    const gas = newGas({ mass, position, velocity, energy: columns!.internalEnergy! });
    const before = gasTotals(gas);
    const run = new GasBlocks(gas, ownGravity(0.03));
    const start = run.gas.account.potential;
    let worst = 0;
    for (let k = 0; k < 16; k++) {
      run.step(1 / 16);
      worst = Math.max(worst, Math.abs(gasTotals(gas).energy / (before.kinetic + before.thermal + start) - 1));
    }
    expect(worst).toBeLessThan(0.005);
    expect(run.evaluated).toBeLessThan(0.7 * run.blocks * gas.count);
  });

  it("tells how long steps were that end, for cooling", () => {
    const gas = clump(200);
    const sums = new Float64Array(200);
    const run = new GasBlocks(gas, null, (_, lasted) => {
      for (const [i, dt] of lasted.entries()) sums[i]! += dt;
    });
    run.step(0.01);
    expect(new Set(run.rung).size).toBeGreaterThan(1);
    // What was woken began again: it lacks what it had gone of a step before.
    for (const sum of sums) expect(sum).toBeLessThan(0.01 + 1e-12);
    expect(sums.filter((sum) => sum > 0.01 - 1e-12).length).toBeGreaterThanOrEqual(200 - run.woken);
  });

  it("is the same bits twice, and says what is too hot", () => {
    const [a, b] = [clump(300), clump(300)];
    for (const gas of [a, b]) new GasBlocks(gas).step(0.02);
    expect(a.position).toEqual(b.position);
    expect(a.energy).toEqual(b.energy);
    const hot = clump(100);
    hot.energy[7] = 1e12;
    expect(() => new GasBlocks(hot).step(1)).toThrow(/particle \d+ wants a step of .* halved 12 times at most/);
  });
});
