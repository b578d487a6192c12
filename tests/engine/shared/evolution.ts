import { describe, expect, it } from "vitest";
import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import type { Create } from "./create.ts";

/** Two bodies of mass 1/2 at distance 1 on a circular orbit of period 2 pi. */
function circularOrbit(): Bodies {
  const bodies = emptyBodies(2);
  bodies.mass.fill(0.5);
  bodies.position.set([0.5, 0, 0, -0.5, 0, 0]);
  bodies.velocity.set([0, 0.5, 0, 0, -0.5, 0]);
  return bodies;
}

/** Orbits and spheres in time. `names`: the solvers of the engine; `trees`: those that a sphere of `n` bodies is followed with. */
export function evolutionTests(create: Create, names: readonly string[], trees: readonly string[], n = 2048): void {
  it.each(names)("%s: a circular orbit, to second order in the time step", async (solver) => {
    const error = async (steps: number) => {
      const engine = await create(circularOrbit(), { solver, softening: 0, timestep: 2 / steps });
      engine.step(steps);
      const { position } = await engine.readBodies();
      expect([engine.steps, engine.time]).toEqual([steps, 2]);
      engine.destroy();
      // Body 1 mirrors body 0.
      expect(position[3]).toBeCloseTo(-position[0]!, 6);
      return Math.hypot(position[0]! - 0.5 * Math.cos(2), position[1]! - 0.5 * Math.sin(2));
    };
    // Float32 adds up to 1e-6, a hundredth of the error of 32 steps.
    const order = Math.log2((await error(16)) / (await error(32)));
    expect(order).toBeGreaterThan(1.9);
    expect(order).toBeLessThan(2.1);
  });

  it("counts time in steps: ten tenths are one, and back again", async () => {
    const engine = await create(circularOrbit(), { solver: "direct", timestep: 0.1 });
    engine.step(10);
    expect(engine.time).toBe(1);
    engine.set({ timestep: -0.1 });
    engine.step(3);
    expect(engine.time).toBeCloseTo(0.7, 15);
    await engine.measure();
    engine.destroy();
  });

  it("goes back to where it came from when time runs backwards", async () => {
    const start = plummer.make({}, { n: 300, seed: 2 });
    const engine = await create(start, { solver: "direct", softening: 0.1, timestep: 1 / 64 });
    engine.step(32);
    const away = await engine.readBodies();
    engine.set({ timestep: -1 / 64 });
    engine.step(32);
    const back = await engine.readBodies();
    engine.destroy();
    const farthest = (a: Float32Array) => Math.max(...a.map((x, k) => Math.abs(x - start.position[k]!)));
    expect(farthest(away.position)).toBeGreaterThan(0.1);
    expect(farthest(back.position)).toBeLessThan(1e-4);
  });

  describe.each(trees)(`%s: a Plummer sphere of ${n} bodies`, (solver) => {
    const start = plummer.make({}, { n, seed: 5 });
    const settings = { solver, theta: 0.75, softening: 0.05, timestep: 1 / 64 };

    it.each([1, 4])(
      "conserves energy, momentum and its centre over 64 steps, with a new tree every %i",
      async (rebuildInterval) => {
        const engine = await create(start, { ...settings, rebuildInterval });
        const first = await engine.measure();
        engine.step(64);
        const last = await engine.measure();
        engine.destroy();
        expect(first.energyError).toBe(0);
        expect(first.total).toBeCloseTo(-0.25, 1);
        // One time unit: a third of a crossing time. A leapfrog at dt = 1/64 and a tree at theta 0.75 keep 1e-3 of the energy.
        expect(Math.abs(last.energyError)).toBeLessThan(1e-3);
        expect(last.energyError).toBeCloseTo((last.total - first.total) / Math.abs(first.total), 12);
        for (const k of [0, 1, 2]) {
          // A tree's forces do not cancel in pairs: errors of 1e-3 a body at random, divided by sqrt(n).
          expect(Math.abs(last.momentum[k]! - first.momentum[k]!)).toBeLessThan(2e-4);
          expect(Math.abs(last.angularMomentum[k]! - first.angularMomentum[k]!)).toBeLessThan(2e-4);
          expect(Math.abs(last.centreOfMass[k]!)).toBeLessThan(2e-4);
        }
        expect(last.virialRatio).toBeGreaterThan(0.45);
        expect(last.virialRatio).toBeLessThan(0.55);
        expect(last.faults).toEqual([]);
      },
    );

    it("is the same, bit for bit, each time", async () => {
      const run = async () => {
        const engine = await create(start, settings);
        engine.step(5);
        const result = { bodies: await engine.readBodies(), forces: await engine.readForces() };
        engine.destroy();
        return result;
      };
      const [one, two] = [await run(), await run()];
      expect(one.bodies.position).toEqual(two.bodies.position);
      expect(one.bodies.velocity).toEqual(two.bodies.velocity);
      expect(one.forces).toEqual(two.forces);
    });
  });
}

/** Bodies that go in and come back. */
export function bodyTests(create: Create): void {
  const start = plummer.make({}, { n: 777, seed: 8 });

  it("come back as they went in, before the first step", async () => {
    const engine = await create(start, { softening: 0.05 });
    expect(await engine.readBodies()).toEqual(start);
    engine.destroy();
  });

  it("keep their ids, masses and tags, and are found in a sample", async () => {
    const tagged = taggedBodies();
    const engine = await create(tagged, { softening: 0.05, timestep: 1 / 32 });
    engine.step(20);
    const after = await engine.readBodies();
    for (const key of ["id", "galaxy", "component", "mass"] as const) expect(after[key]).toEqual(tagged[key]);
    // An engine may need to prepare for the first one.
    let sample = await engine.measure("sample");
    while (!sample) sample = await engine.measure("sample");
    engine.destroy();
    expect(sample).toMatchObject({ steps: 20, time: 20 / 32, stride: 1 });
    for (let i = 0; i < 777; i++) {
      const [x, y, z, mass] = sample.positions.subarray(4 * i, 4 * i + 4) as unknown as number[];
      expect([x, y, z]).toEqual([...after.position.subarray(3 * i, 3 * i + 3)]);
      expect(mass).toBe(tagged.mass[i]);
    }
  });

  it("that are not finite are frozen, said so, and harm no others", async () => {
    const broken = { ...start, position: start.position.slice() };
    broken.position[3 * 100] = Number.NaN;
    const engine = await create(broken, { softening: 0.05 });
    engine.step(3);
    const { faults } = await engine.measure();
    const { position } = await engine.readBodies();
    engine.destroy();
    expect(faults).toEqual([
      "input: body 100 was frozen: not finite, or too far from the others or too fast for float32",
    ]);
    expect(position.every(Number.isFinite)).toBe(true);
  });
}

/** A sphere with ids, galaxies and masses of its own. */
export function taggedBodies(): Bodies {
  return {
    ...plummer.make({}, { n: 777, seed: 8 }),
    id: Uint32Array.from({ length: 777 }, (_, i) => 5000 - 3 * i),
    galaxy: Uint8Array.from({ length: 777 }, (_, i) => i % 3),
    mass: Float32Array.from({ length: 777 }, (_, i) => (1 + i) / 777 ** 2),
  };
}
