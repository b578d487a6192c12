import { describe, expect, it } from "vitest";
import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { chains } from "../growing.ts";

/** Two bodies of mass 1/2 at distance 1 on a circular orbit of period 2 pi. */
function circularOrbit(): Bodies {
  const bodies = emptyBodies(2);
  bodies.mass.fill(0.5);
  bodies.position.set([0.5, 0, 0, -0.5, 0, 0]);
  bodies.velocity.set([0, 0.5, 0, 0, -0.5, 0]);
  return bodies;
}

describe("evolution on the processor", () => {
  it.each(["bonsai", "distance", "direct"])(
    "%s: a circular orbit, to second order in the time step",
    async (solver) => {
      const error = async (steps: number) => {
        const engine = await ProcessorEngine.create(circularOrbit(), { solver, softening: 0, timestep: 2 / steps });
        engine.step(steps);
        const { position } = await engine.readBodies();
        expect([engine.steps, engine.time]).toEqual([steps, 2]);
        engine.destroy();
        expect(position[3]).toBeCloseTo(-position[0]!, 6);
        return Math.hypot(position[0]! - 0.5 * Math.cos(2), position[1]! - 0.5 * Math.sin(2));
      };
      const order = Math.log2((await error(16)) / (await error(32)));
      expect(order).toBeGreaterThan(1.9);
      expect(order).toBeLessThan(2.1);
    },
  );

  it("counts time in steps: ten tenths are one, and back again", async () => {
    const engine = await ProcessorEngine.create(circularOrbit(), { solver: "direct", timestep: 0.1 });
    engine.step(10);
    expect(engine.time).toBe(1);
    engine.set({ timestep: -0.1 });
    engine.step(3);
    expect(engine.time).toBeCloseTo(0.7, 15);
    engine.destroy();
  });

  it("goes back to where it came from when time runs backwards", async () => {
    const start = plummer.make({}, { n: 300, seed: 2 });
    const engine = await ProcessorEngine.create(start, { solver: "direct", softening: 0.1, timestep: 1 / 64 });
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

  it.each([1, 4])(
    "a Plummer sphere keeps energy, momentum and centre, with a new tree every %i steps",
    async (rebuildInterval) => {
      const start = plummer.make({}, { n: 2048, seed: 5 });
      const settings = { theta: 0.75, softening: 0.05, timestep: 1 / 64, rebuildInterval };
      const engine = await ProcessorEngine.create(start, settings);
      const first = await engine.measure();
      engine.step(64);
      const last = await engine.measure();
      engine.destroy();
      expect(first.energyError).toBe(0);
      expect(first.total).toBeCloseTo(-0.25, 1);
      // As of the GPU engine: a leapfrog at dt = 1/64 and a tree at theta 0.75 keep 1e-3 of the energy.
      expect(Math.abs(last.energyError)).toBeLessThan(1e-3);
      for (const k of [0, 1, 2]) {
        expect(Math.abs(last.momentum[k]! - first.momentum[k]!)).toBeLessThan(2e-4);
        expect(Math.abs(last.angularMomentum[k]! - first.angularMomentum[k]!)).toBeLessThan(2e-4);
        expect(Math.abs(last.centreOfMass[k]!)).toBeLessThan(2e-4);
      }
      expect(last.virialRatio).toBeGreaterThan(0.45);
      expect(last.virialRatio).toBeLessThan(0.55);
      expect(last.faults).toEqual([]);
      expect(Object.keys(last.stages!)).toContain("walk");
    },
  );

  it("a tree of more nodes than there is room for makes room, at the start and on the way", async () => {
    // Chains of cells down many levels: far more nodes than a sphere of as many bodies has.
    const bodies = chains(120);
    const forces = async (solver: string) => {
      const engine = await ProcessorEngine.create(bodies, { solver, theta: 0.3, softening: 1e-3 });
      const before = await engine.readForces();
      engine.step(2);
      const { faults, memory } = await engine.measure();
      engine.destroy();
      expect(faults).toEqual([]);
      return { before, memory };
    };
    const [tree, direct] = [await forces("bonsai"), await forces("direct")];
    expect(tree.memory).toBeGreaterThan(direct.memory);
    const size = Math.hypot(...direct.before);
    expect(Math.hypot(...tree.before.map((x, k) => x - direct.before[k]!)) / size).toBeLessThan(1e-3);
  });

  it("a snapshot is gone back to, bit by bit", async () => {
    const start = plummer.make({}, { n: 700, seed: 9 });
    const engine = await ProcessorEngine.create(start, { softening: 0.05, timestep: 1 / 64 });
    engine.step(3);
    const saved = await engine.snapshot();
    engine.step(4);
    const once = await engine.readBodies();
    await engine.restore(saved);
    expect([engine.steps, engine.time]).toEqual([3, 3 / 64]);
    engine.step(4);
    expect(await engine.readBodies()).toEqual(once);
    const other = await ProcessorEngine.create(plummer.make({}, { n: 600, seed: 9 }));
    await expect(other.restore(saved)).rejects.toThrow(
      "the snapshot holds 700 bodies and the run 600; take one of this run",
    );
    other.destroy();
    engine.destroy();
  });
});

describe("bodies on the processor", () => {
  const start = plummer.make({}, { n: 777, seed: 8 });

  it("come back as they went in, before the first step, and keep their ids, masses and tags", async () => {
    const tagged = {
      ...start,
      id: Uint32Array.from({ length: 777 }, (_, i) => 5000 - 3 * i),
      galaxy: Uint8Array.from({ length: 777 }, (_, i) => i % 3),
      mass: Float32Array.from({ length: 777 }, (_, i) => (1 + i) / 777 ** 2),
    };
    const engine = await ProcessorEngine.create(tagged, { softening: 0.05, timestep: 1 / 32 });
    expect(await engine.readBodies()).toEqual(tagged);
    engine.step(20);
    const after = await engine.readBodies();
    for (const key of ["id", "galaxy", "component", "mass"] as const) expect(after[key]).toEqual(tagged[key]);
    const { positions, stride } = await engine.sample();
    expect(stride).toBe(1);
    for (let k = 0; k < 4 * 777; k++) if (k % 4 < 3) expect(positions[k]).toBe(after.position[3 * (k >> 2) + (k % 4)]);
    engine.destroy();
  });

  // As far as float32 reaches.
  it.each(["bonsai", "distance", "direct"])("%s: in units of 2^k are the same bodies, bit by bit", async (solver) => {
    const run = async (of: Bodies, softening: number, timestep: number) => {
      const engine = await ProcessorEngine.create(of, { solver, softening, timestep });
      const forces = await engine.readForces();
      engine.step(4);
      const { position, velocity } = await engine.readBodies();
      const { virialRatio, kinetic, forceError } = await engine.measure();
      engine.destroy();
      return { forces, position, velocity, virialRatio, kinetic, forceError };
    };
    const base = await run(start, 0.05, 1 / 64);
    for (const [l, m, v] of [
      [100, 0, 0],
      [-100, 0, 0],
      [1, 7, 0],
      [-33, -100, 12],
      [64, 100, -20],
    ] as const) {
      const [length, mass, velocity] = [2 ** l, 2 ** m, 2 ** v];
      const other = await run(
        {
          ...start,
          position: start.position.map((x) => x * length),
          velocity: start.velocity.map((x) => x * velocity),
          mass: start.mass.map((x) => x * mass),
          units: { ...start.units, gravity: (velocity ** 2 * length) / mass },
        },
        0.05 * length,
        length / velocity / 64,
      );
      const unit = (k: number) => (k % 4 === 3 ? velocity ** 2 : velocity ** 2 / length);
      expect(other.forces).toEqual(base.forces.map((x, k) => x * unit(k)));
      expect(other.position).toEqual(base.position.map((x) => x * length));
      expect(other.velocity).toEqual(base.velocity.map((x) => x * velocity));
      expect(other.virialRatio).toBe(base.virialRatio);
      expect(other.kinetic).toBe(base.kinetic * mass * velocity ** 2);
    }
  });
});

describe("the processor engine says in one line", () => {
  const bodies = plummer.make({}, { n: 10, seed: 1 });
  it.each([
    [
      { solver: "adaptive" },
      'solver = "adaptive": the processor engine has bonsai, distance, direct; choose one of them',
    ],
    [{ kernel: "spline" as const }, 'kernel = "spline": the processor engine softens by "plummer"; choose that one'],
    [{ theta: 3 }, "theta = 3: it must be from 0.01 to 2"],
  ])("what it can't: %o", async (settings, message) => {
    await expect(ProcessorEngine.create(bodies, settings)).rejects.toThrow(message);
  });

  it("that there are no bodies, and that it was destroyed", async () => {
    await expect(ProcessorEngine.create(emptyBodies(0))).rejects.toThrow(
      "a run needs at least 1 body; this table has none",
    );
    const engine = await ProcessorEngine.create(bodies);
    engine.destroy();
    await expect(engine.measure()).rejects.toThrow("the engine was destroyed; ask the one that took its place");
  });
});
