import { describe, expect, it } from "vitest";
import { directSumOver } from "../../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../../bench/forceError.ts";
import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { Random } from "../../../src/data/models/random.ts";
import { THETA_RANGE } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";

const NAMES = ["bonsai", "distance", "direct"];

/** Bodies of mass 1/n at the places of a rule. */
function placed(n: number, place: (i: number) => readonly [number, number, number]): Bodies {
  const bodies = emptyBodies(n);
  bodies.mass.fill(1 / n);
  for (let i = 0; i < n; i++) bodies.position.set(place(i), 3 * i);
  return bodies;
}

/** Forces of the engine, and of a float64 direct sum over all bodies. */
async function both(bodies: Bodies, settings: { solver: string; theta?: number; softening: number }) {
  const engine = await ProcessorEngine.create(bodies, settings);
  const forces = await engine.readForces();
  const { faults } = await engine.measure();
  engine.destroy();
  expect(faults).toEqual([]);
  const targets = spreadTargets(bodies.count, bodies.count);
  return { forces, targets, exact: directSumOver(bodies, settings.softening, targets) };
}

// The bounds are those of the GPU engine (tests/engine/forces.gpu.test.ts).
describe("forces on the processor", () => {
  const sphere = plummer.make({}, { n: 4096, seed: 11 });

  it.each([
    ["bonsai", 0.5, 1.8e-4, 1.5e-3],
    ["bonsai", 0.75, 8e-4, 8e-3],
    ["direct", 0.5, 2e-6, 2e-5],
  ])("%s at theta %f: median and 99th percentile of the errors", async (solver, theta, p50, p99) => {
    const { forces, exact, targets } = await both(sphere, { solver, theta, softening: 0.01 });
    const { acceleration, potential } = forceErrors(forces, exact, targets);
    expect(acceleration.p50).toBeLessThan(p50);
    expect(acceleration.p99).toBeLessThan(p99);
    expect(potential.p50).toBeLessThan(p50 / 5);
    expect(potential.p99).toBeLessThan(p99 / 5);
    // A tree that opened everything would be a slow direct sum.
    if (solver !== "direct") expect(acceleration.p50).toBeGreaterThan(1e-5);
  });

  // Heavy bodies in one corner of a cell, a group in the other: the centre of mass is far from the group, which the cell holds nevertheless.
  it.each(NAMES.flatMap((solver) => [1.1, 1.2, 1.6, THETA_RANGE.max].map((theta) => [solver, theta] as const)))(
    "%s at theta %f: no cell acts on bodies that it holds",
    async (solver, theta) => {
      const random = new Random(5);
      const near = () => 0.02 * random.uniform();
      const bodies = placed(64, (i) => (i < 32 ? [near(), near(), near()] : [1 - near(), 1 - near(), 1 - near()]));
      for (let i = 0; i < 32; i++) bodies.mass[i] = 1;
      const { forces, exact, targets } = await both(bodies, { solver, theta, softening: 1e-3 });
      const { acceleration, potential } = forceErrors(forces, exact, targets);
      expect(acceleration.max).toBeLessThan(1e-3);
      expect(potential.max).toBeLessThan(1e-3);
    },
  );

  it.each(NAMES)("%s: of 1 to 70 bodies, nearly all pairs", async (solver) => {
    const alone = await both(
      placed(1, () => [4, 5, 6]),
      { solver, softening: 0 },
    );
    expect(alone.forces.every((f) => f === 0)).toBe(true);
    for (const n of [2, 3, 17, 33, 70]) {
      const bodies = plummer.make({}, { n, seed: n });
      const { forces, exact, targets } = await both(bodies, { solver, theta: 0.1, softening: 0.01 });
      const { acceleration, potential } = forceErrors(forces, exact, targets);
      // 60 roundings of sum m / r^2, which is a few times |a|.
      expect(acceleration.max, `${n} bodies`).toBeLessThan(1e-5);
      expect(potential.max, `${n} bodies`).toBeLessThan(4e-6);
    }
  });

  it("by masses alone is worse than with second moments, and no wrong sum", async () => {
    const p50 = async (multipole: "monopole" | "quadrupole") => {
      const engine = await ProcessorEngine.create(sphere, { multipole, theta: 0.5, softening: 0.01 });
      const { forceError, pcPerBody } = await engine.measure();
      engine.destroy();
      expect(pcPerBody).toBeGreaterThan(10);
      return forceError!.p50;
    };
    const [monopole, quadrupole] = [await p50("monopole"), await p50("quadrupole")];
    expect(monopole).toBeGreaterThan(2 * quadrupole);
    expect(monopole).toBeLessThan(5e-3);
  });
});
