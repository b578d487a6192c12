import { describe, expect, it } from "vitest";
import { type Bodies, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { Engine, SOLVERS } from "../../src/engine/index.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { describeGpu } from "../gpuDevice.ts";

/** Two bodies of mass 1/2 at distance 1 on a circular orbit of period 2 pi. */
function circularOrbit(): Bodies {
  const bodies = emptyBodies(2);
  bodies.mass.fill(0.5);
  bodies.position.set([0.5, 0, 0, -0.5, 0, 0]);
  bodies.velocity.set([0, 0.5, 0, 0, -0.5, 0]);
  return bodies;
}

describeGpu("evolution", (device) => {
  it.each(SOLVERS.map((s) => s.name))("%s: a circular orbit, to second order in the time step", async (solver) => {
    const error = async (steps: number) => {
      const engine = await Engine.create(device, circularOrbit(), { solver, softening: 0, timestep: 2 / steps });
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
    const engine = await Engine.create(device, circularOrbit(), { solver: "direct", timestep: 0.1 });
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
    const engine = await Engine.create(device, start, { solver: "direct", softening: 0.1, timestep: 1 / 64 });
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

  describe.each(["bonsai", "adaptive"])("%s: a Plummer sphere of 2048 bodies", (solver) => {
    const start = plummer.make({}, { n: 2048, seed: 5 });
    const settings = { solver, theta: 0.75, softening: 0.05, timestep: 1 / 64 };

    it("conserves energy, momentum and its centre over 64 steps", async () => {
      const engine = await Engine.create(device, start, settings, { timestamps: false });
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
    });

    it("is the same, bit for bit, each time", async () => {
      const run = async () => {
        const engine = await Engine.create(device, start, settings, { timestamps: false });
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
});

describeGpu("bodies", (device) => {
  const start = plummer.make({}, { n: 777, seed: 8 });

  it("come back as they went in, before the first step", async () => {
    const engine = await Engine.create(device, start, { softening: 0.05 });
    expect(await engine.readBodies()).toEqual(start);
    engine.destroy();
  });

  it("keep their ids, masses and tags, and are found by id in the buffers", async () => {
    const tagged = {
      ...start,
      id: Uint32Array.from({ length: 777 }, (_, i) => 5000 - 3 * i),
      galaxy: Uint8Array.from({ length: 777 }, (_, i) => i % 3),
      mass: Float32Array.from({ length: 777 }, (_, i) => (1 + i) / 777 ** 2),
    };
    const engine = await Engine.create(device, tagged, { softening: 0.05, timestep: 1 / 32 });
    engine.step(20);
    const after = await engine.readBodies();
    for (const key of ["id", "galaxy", "component", "mass"] as const) expect(after[key]).toEqual(tagged[key]);
    // Each is near where its own velocity takes it: an orbit of 20 / 32 time units bends it by a t^2 / 2.
    const [id, posMass] = await readBack(device, [
      { buffer: engine.buffers.id, bytes: 4 * 777 },
      { buffer: engine.buffers.posMass, bytes: 16 * 777 },
    ]);
    engine.destroy();
    const { length, mass } = engine.scaling;
    const order = new Uint32Array(id!);
    expect([...order].sort((a, b) => a - b)).toEqual([...order.keys()]);
    const table = new Float32Array(posMass!);
    order.forEach((body, k) => {
      expect(table[4 * k + 3]! * mass).toBe(tagged.mass[body]);
      expect([...table.subarray(4 * k, 4 * k + 3)].map((x) => x * length)).toEqual([
        ...after.position.subarray(3 * body, 3 * body + 3),
      ]);
    });
  });

  it("that are not finite are frozen, said so, and harm no others", async () => {
    const broken = { ...start, position: start.position.slice() };
    broken.position[3 * 100] = Number.NaN;
    const engine = await Engine.create(device, broken, { softening: 0.05 });
    engine.step(3);
    const { faults } = await engine.measure();
    const { position } = await engine.readBodies();
    engine.destroy();
    expect(faults).toEqual(["input: non-finite bodies were frozen"]);
    expect(position.every(Number.isFinite)).toBe(true);
  });
});
