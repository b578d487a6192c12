import { describe, expect, it } from "vitest";
import { directSumOver } from "../../../bench/directSum.ts";
import { DISTRIBUTIONS } from "../../../bench/distributions.ts";
import { forceErrors, spreadTargets } from "../../../bench/forceError.ts";
import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { Random } from "../../../src/data/models/random.ts";
import { findSolver } from "../../../src/engine/force/index.ts";
import { THETA_RANGE } from "../../../src/engine/index.ts";
import type { Create } from "./create.ts";
import { once } from "./once.ts";

/** Bodies of mass 1/n at the places of a rule. */
function placed(n: number, place: (i: number) => readonly [number, number, number]): Bodies {
  const bodies = emptyBodies(n);
  bodies.mass.fill(1 / n);
  for (let i = 0; i < n; i++) bodies.position.set(place(i), 3 * i);
  return bodies;
}

/** Forces against float64 direct sums. `names`: the solvers of the engine; `crowd`: bodies of the odder distributions. */
export function forceTests(create: Create, names: readonly string[], crowd = 3000): void {
  interface Choice {
    readonly solver: string;
    readonly theta?: number;
    readonly softening: number;
  }
  const targetsOf = ({ count }: Bodies) => spreadTargets(count, count);
  const exactOf = once((bodies: Bodies, softening: number) => directSumOver(bodies, softening, targetsOf(bodies)));

  const forcesOf = once(async (bodies: Bodies, solver: string, theta: number | undefined, softening: number) => {
    const engine = await create(bodies, { solver, softening, ...(theta !== undefined && { theta }) });
    const forces = await engine.readForces();
    const { faults } = await engine.measure();
    engine.destroy();
    expect(faults).toEqual([]);
    return forces;
  });

  /** Forces of the engine, and of a float64 direct sum over all bodies. */
  const both = async (bodies: Bodies, { solver, theta, softening }: Choice) => ({
    forces: await forcesOf(bodies, solver, theta, softening),
    targets: targetsOf(bodies),
    exact: exactOf(bodies, softening),
  });

  const sphere = plummer.make({}, { n: 4096, seed: 11 });

  // What Bonsai's criterion must give on a Plummer sphere, and what is measured of the adaptive solver, times 1.4. Direct: float32 rounding.
  // Potentials are five times better: they fall with one power of the distance less.
  const bounds: readonly (readonly [string, number, number, number])[] = [
    ["bonsai", 0.5, 1.8e-4, 1.5e-3],
    ["bonsai", 0.75, 8e-4, 8e-3],
    ["adaptive", 0.5, 1.2e-4, 6e-4],
    ["adaptive", 0.75, 4.5e-4, 3e-3],
    ["direct", 0.5, 2e-6, 2e-5],
  ];
  it.each(bounds.filter(([solver]) => names.includes(solver)))(
    "%s at theta %f: median and 99th percentile of the errors",
    async (solver, theta, p50, p99) => {
      const { forces, exact, targets } = await both(sphere, { solver, theta, softening: 0.01 });
      const { acceleration, potential } = forceErrors(forces, exact, targets);
      expect(acceleration.p50).toBeLessThan(p50);
      expect(acceleration.p99).toBeLessThan(p99);
      expect(potential.p50).toBeLessThan(p50 / 5);
      expect(potential.p99).toBeLessThan(p99 / 5);
      // A tree that opened everything would be a slow direct sum.
      if (solver !== "direct") expect(acceleration.p50).toBeGreaterThan(1e-5);
    },
  );

  // Heavy bodies in one corner of a cell, a group in the other: the centre of mass is far from the group, which the cell holds nevertheless.
  it.each(names.flatMap((solver) => [1.1, 1.2, 1.6, THETA_RANGE.max].map((theta) => [solver, theta] as const)))(
    "%s at theta %f: no cell acts on bodies that it holds",
    async (solver, theta) => {
      const random = new Random(5);
      const near = () => 0.02 * random.uniform();
      const bodies = placed(64, (i) => (i < 32 ? [near(), near(), near()] : [1 - near(), 1 - near(), 1 - near()]));
      for (let i = 0; i < 32; i++) bodies.mass[i] = 1;
      const { forces, exact, targets } = await both(bodies, { solver, theta, softening: 1e-3 });
      const { acceleration, potential } = forceErrors(forces, exact, targets);
      // A clump's size over its distance is 0.02: what a cell leaves out is below 1e-4, what it would wrongly do as large as the force.
      expect(acceleration.max).toBeLessThan(1e-3);
      expect(potential.max).toBeLessThan(1e-3);
    },
  );

  // Bodies crowded, spread out and both in one group, where errors are largest: what the adaptive solver promises of every percentile. Below 1e-5
  // float32 rounds as much as the trees err.
  const others = names.includes("adaptive") ? DISTRIBUTIONS : [];
  const crowds = others.map(({ name, eps, make }) => [name, make(crowd, 1), eps] as const);
  describe.each(others.length > 0 ? [["plummer", sphere, 0.01] as const, ...crowds] : [])(
    "%s: errors of adaptive are no larger than bonsai's",
    (_, bodies, softening) => {
      it.each([0.5, 0.75])("at theta %f", async (theta) => {
        const errorsOf = async (solver: string) => {
          const { forces, exact, targets } = await both(bodies, { solver, theta, softening });
          const { p50, p99, p999, max } = forceErrors(forces, exact, targets).acceleration;
          return [p50, p99, p999, max];
        };
        const [adaptive, bonsai] = [await errorsOf("adaptive"), await errorsOf("bonsai")];
        adaptive.forEach((error, k) => {
          expect(error, ["median", "p99", "p99.9", "maximum"][k]).toBeLessThanOrEqual(Math.max(bonsai[k]!, 1e-5));
        });
      });
    },
  );

  it.each(names)("%s: of 2 to 70 bodies, nearly all pairs", async (solver) => {
    for (const n of [2, 3, 17, 33, 70]) {
      const { forces, exact, targets } = await both(plummer.make({}, { n, seed: n }), {
        solver,
        theta: 0.1,
        softening: 0.01,
      });
      const { acceleration, potential } = forceErrors(forces, exact, targets);
      // 60 roundings of sum m / r^2, which is a few times |a|.
      expect(acceleration.max, `${n} bodies`).toBeLessThan(1e-5);
      expect(potential.max, `${n} bodies`).toBeLessThan(4e-6);
    }
  });

  it.each(names)("%s: a single body feels nothing", async (solver) => {
    const { forces } = await both(
      placed(1, () => [4, 5, 6]),
      { solver, softening: 0 },
    );
    expect([...forces]).toEqual([0, 0, 0, 0]);
  });

  describe.each(names)("%s: bodies in odd places", (solver) => {
    const random = new Random(3);
    const line = placed(999, (i) => [Math.sin(i) * i, 0, 0]);
    const plane = placed(1021, () => [random.uniform(), random.uniform(), 7]);
    const pairs = placed(800, (i) => [Math.sin(i >> 1), Math.cos(3 * (i >> 1)), Math.sin(7 * (i >> 1))]);
    const clumps = placed(600, (i) => [i % 3, 1e-6 * (i % 5), 0]);

    it.each([
      ["on a line", line, 0],
      ["on a plane", plane, 0.01],
      ["two by two at the same place, without softening", pairs, 0],
      ["in three clumps, without softening", clumps, 0],
    ] as const)("%s", async (_, bodies, softening) => {
      const { forces, exact } = await both(bodies, { solver, theta: 0.5, softening });
      expect(forces.every(Number.isFinite)).toBe(true);
      // Forces cancel for some bodies: errors count against the typical force.
      let [wrong, size, wrongPotential, depth] = [0, 0, 0, 0];
      for (let k = 0; k < exact.length; k++) {
        const off = (forces[k]! - exact[k]!) ** 2;
        if (k % 4 < 3) [wrong, size] = [wrong + off, size + exact[k]! ** 2];
        else [wrongPotential, depth] = [wrongPotential + off, depth + exact[k]! ** 2];
      }
      // Twice the sphere's 99th percentile at this theta: nothing is typical here.
      const most = findSolver(solver).clumpError;
      expect(Math.sqrt(wrong / size)).toBeLessThan(most);
      expect(Math.sqrt(wrongPotential / depth)).toBeLessThan(most);
    });

    it("all at one point", async () => {
      const point = placed(300, () => [0.1, -0.2, 0.3]);
      const hard = await both(point, { solver, softening: 0 });
      expect(hard.forces.every((f) => f === 0)).toBe(true);
      const soft = await both(point, { solver, softening: 0.5 });
      for (let i = 0; i < 300; i++) {
        const [x, y, z, potential] = soft.forces.subarray(4 * i, 4 * i + 4) as unknown as number[];
        expect(Math.hypot(x!, y!, z!)).toBeLessThan(1e-6);
        expect(potential).toBeCloseTo(-299 / 300 / 0.5, 5);
      }
    });
  });
}
