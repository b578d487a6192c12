import { describe, expect, it } from "vitest";
import { emptyBodies } from "../../src/data/bodies/bodies.ts";
import { energyScale } from "../../src/engine/energies.ts";
import { EnergyAccount } from "../../src/engine/energyAccount.ts";
import { ProcessorEngine } from "../../src/engine/processor/index.ts";

const energies = (kinetic: number, potential: number) => ({ kinetic, potential, total: kinetic + potential });

describe("the energy error", () => {
  it("is relative to |E| in equilibrium, at rest and far from bound, and to K + |W| where they nearly cancel", () => {
    expect(energyScale(energies(0.25, -0.5))).toBe(0.25);
    expect(energyScale(energies(0, -0.5))).toBe(0.5);
    expect(energyScale(energies(2, -0.5))).toBe(1.5);
    expect(energyScale(energies(0.5, -0.5))).toBe(1);
    expect(energyScale(energies(0.51, -0.5))).toBe(1.01);
    expect(energyScale(energies(0, 0))).toBe(1);
    // What bodies have in external fields is potential energy too.
    expect(energyScale({ kinetic: 1, potential: 0, external: -1.05, total: -0.05 })).toBeCloseTo(2.05, 12);
  });

  it("is meaningful of two bodies on a parabolic orbit", async () => {
    const bodies = emptyBodies(2);
    bodies.mass.fill(0.5);
    bodies.position.set([0.5, 0, 0, -0.5, 0, 0]);
    // Two masses of 1/2 at distance 1 escape from each other at a relative speed of sqrt(2).
    bodies.velocity.set([0, Math.SQRT1_2, 0, 0, -Math.SQRT1_2, 0]);
    const engine = await ProcessorEngine.create(bodies, { solver: "direct", softening: 0, timestep: 1 / 64 });
    const first = await engine.measure();
    expect(Math.abs(first.total)).toBeLessThan(1e-7);
    engine.step(64);
    const last = await engine.measure();
    engine.destroy();
    // The leapfrog's error goes by dt^2: (1/64)^2 = 2.4e-4 of K + |W| = 1/2.
    expect(Math.abs(last.energyError)).toBeLessThan(2.4e-4);
    expect(last.energyError).toBeCloseTo((last.total - first.total) / (first.kinetic - first.potential), 12);
  });

  it("counts again where the softening is another, and goes on with the account of a snapshot", () => {
    const account = new EnergyAccount();
    expect(account.error(energies(0.25, -0.5), 0.1)).toBe(0);
    expect(account.error(energies(0.25, -0.4), 0.1)).toBeCloseTo(0.4, 12);
    const kept = account.origin;
    expect(account.error(energies(0.25, -0.3), 0.2)).toBe(0);
    account.restore(kept, 0.1);
    expect(account.error(energies(0.25, -0.4), 0.1)).toBeCloseTo(0.4, 12);
    // A session of an earlier version does not say what errors are relative to.
    const older = new EnergyAccount();
    older.restore({ total: -0.5, softening: 0.1 }, 0.1);
    expect(older.error(energies(0, -0.4), 0.1)).toBeCloseTo(0.2, 12);
  });
});
