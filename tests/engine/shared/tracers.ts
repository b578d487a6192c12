import { describe, expect, it } from "vitest";
import { directSumOver } from "../../../bench/directSum.ts";
import { forceErrors } from "../../../bench/forceError.ts";
import { type Bodies, componentIndex, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { takePortion } from "../../../src/data/bodies/portion.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { Random } from "../../../src/data/models/random.ts";
import type { Settings } from "../../../src/engine/index.ts";
import type { Create } from "./create.ts";
import { joinBodies } from "./tables.ts";

/** Bodies with mass: two Plummer spheres; and without: some among them, most in a clump and on a line of their own. */
const MASSIVE = 300;
const TRACERS = 340;

/** Two galaxies and, as a third one, bodies that feel them and are not felt. */
export function withTracers(massive = MASSIVE, tracers = TRACERS): { all: Bodies; without: Bodies } {
  const random = new Random(7);
  const near = (x: number, spread: number) => x + spread * (random.uniform() - 0.5);
  const half = plummer.make({}, { n: massive / 2, seed: 1 });
  const without = joinBodies([half, plummer.make({}, { n: massive / 2, seed: 2 })], [4, 1, -2]);
  const own = emptyBodies(tracers);
  own.component.fill(componentIndex("tracer"));
  for (let i = 0; i < tracers; i++) {
    // A clump so far away and so narrow that whole branches of the tree hold no mass, a line through both spheres, and two at one place.
    const place = i % 2 === 0 ? [near(-9, 0.1), near(6, 0.1), near(0, 0.1)] : [i / 60, near(0.3, 0.2), -i / 150];
    own.position.set(i === 2 ? own.position.subarray(0, 3) : place, 3 * i);
    own.velocity.set([near(0, 0.4), 0.3, 0], 3 * i);
  }
  return { all: joinBodies([without, own], [0, 0, 0]), without };
}

/** What bodies without mass do. `names`: the solvers of the engine, each with the multipoles it is tried with. */
export function tracerTests(create: Create, names: readonly (readonly [string, Settings["multipole"]])[]): void {
  const softening = 0.05;
  const { all, without } = withTracers();
  const targets = (first: number, n: number) => Uint32Array.from({ length: n }, (_, k) => first + k);

  it.each(names)("%s with %s: feel the forces of the others, and do nothing to them", async (solver, multipole) => {
    const settings = { solver, multipole, theta: 0.5, softening, timestep: 1 / 64 };
    const engine = await create(all, settings);
    const forces = await engine.readForces();
    const measured = await engine.measure();
    const alone = await create(without, settings);
    const expected = await alone.measure();
    // Of bodies with mass, and of those without: a few of the latter stand where forces nearly cancel.
    for (const [first, n] of [
      [0, MASSIVE],
      [MASSIVE, TRACERS],
    ] as const) {
      const exact = directSumOver(all, softening, targets(first, n));
      const { acceleration, potential } = forceErrors(forces, exact, targets(first, n));
      // The clump, every other tracer, is one place, whose error all its bodies have: it counts once.
      const places = targets(first, n).filter((i) => i <= MASSIVE || (i - MASSIVE) % 2 === 1);
      const { p50 } = forceErrors(forces, directSumOver(all, softening, places), places).acceleration;
      // Trees at theta 0.5: twice what their spheres are held to.
      expect(p50).toBeLessThan(solver === "direct" ? 2e-6 : 3e-3);
      expect(acceleration.p99).toBeLessThan(solver === "direct" ? 2e-5 : 3e-2);
      expect(potential.max).toBeLessThan(solver === "direct" ? 1e-5 : 1e-2);
    }
    // They are in no sum: energies, momentum and the virial ratio are those of the others.
    for (const key of ["kinetic", "potential", "total", "virialRatio"] as const)
      expect(measured[key] / expected[key]).toBeCloseTo(1, solver === "direct" ? 5 : 3);
    for (const key of ["momentum", "centreOfMass"] as const)
      measured[key].forEach((x, k) => {
        expect(x).toBeCloseTo(expected[key][k]!, 5);
      });
    expect([measured.faults, measured.frozen]).toEqual([[], 0]);
    expect(measured.forceError!.max).toBeLessThan(0.1);

    engine.step(4);
    alone.step(4);
    const [moved, others] = [await engine.readBodies(), await alone.readBodies()];
    engine.destroy();
    alone.destroy();
    // The tree is another one: where its forces differ by 1e-3, places do by 1e-3 a t^2 / 2.
    const off = others.position.map((x, k) => Math.abs(x - moved.position[k]!));
    expect(Math.max(...off)).toBeLessThan(solver === "direct" ? 2e-6 : 1e-4);
    expect(moved.position.every(Number.isFinite) && moved.velocity.every(Number.isFinite)).toBe(true);
    expect(moved.mass).toEqual(all.mass);
  });

  describe("are measured", () => {
    it("as bodies: profile, density, neighbours, errors", async () => {
      const engine = await create(all, { solver: "adaptive", theta: 0.5, softening });
      const alone = await create(without, { solver: "adaptive", theta: 0.5, softening });
      const [profile, expected] = [await engine.measure("profile"), await alone.measure("profile")];
      expect(profile.classes.map((c) => [c.galaxy, c.component, c.bodies])).toContainEqual([2, "tracer", TRACERS]);
      const numbers = (value: unknown): number[] =>
        typeof value === "number"
          ? [value]
          : value && typeof value === "object"
            ? Object.values(value).flatMap(numbers)
            : [];
      expect(numbers(profile.galaxies).every(Number.isFinite)).toBe(true);
      for (const [g, galaxy] of expected.galaxies.entries()) {
        // The same bodies about the same middle.
        galaxy.centre.forEach((x, k) => {
          expect(profile.galaxies[g]!.centre[k]).toBeCloseTo(x, 4);
        });
        // Found between the edges of shells, which reach as far as all bodies do and are 12 % apart.
        expect(profile.galaxies[g]!.halfMassRadius / galaxy.halfMassRadius).toBeCloseTo(1, 1);
      }
      const [densities, errors] = [await engine.measure("densities"), await engine.measure("forceErrors")];
      expect(densities.every((x) => Number.isFinite(x) && x >= 0)).toBe(true);
      expect(errors.every((x) => x >= 0 && x < 0.1)).toBe(true);
      const { nearest } = await engine.measure("neighbours", MASSIVE, 1);
      expect(nearest).toEqual({ body: MASSIVE + 2, distance: 0 });
      engine.destroy();
      alone.destroy();
    });

    it("also where nothing has mass: they go on as they were", async () => {
      const free = takePortion(all, { components: ["tracer"] });
      const engine = await create(free, { solver: "adaptive", softening, timestep: 0.25 });
      engine.step(4);
      const after = await engine.readBodies();
      expect((await engine.measure()).total).toBe(0);
      engine.destroy();
      after.position.forEach((x, k) => {
        expect(x).toBeCloseTo(free.position[k]! + free.velocity[k]!, 5);
      });
    });
  });
}
