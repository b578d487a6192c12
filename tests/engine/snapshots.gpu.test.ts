import { expect, it } from "vitest";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine, GpuSnapshot, snapshotBytes } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { meeting } from "./growing.ts";

describeGpu("snapshots", (device) => {
  const start = plummer.make({}, { n: 800, seed: 4 });
  const state = async (engine: GpuEngine) => ({
    steps: engine.steps,
    time: engine.time,
    bodies: await engine.readBodies(),
    forces: await engine.readForces(),
  });

  it.each(["bonsai", "adaptive", "direct"])("%s goes on from one bit by bit as it did before", async (solver) => {
    const engine = await GpuEngine.create(device, start, { solver, softening: 0.05, timestep: 1 / 32 });
    engine.step(3);
    const kept = await engine.snapshot();
    const there = await state(engine);
    engine.step(7);
    const first = await state(engine);
    await engine.restore(kept);
    expect(await state(engine)).toEqual(there);
    expect([kept.steps, kept.time]).toEqual([3, 3 / 32]);
    engine.step(7);
    const again = await state(engine);
    expect(again).toEqual(first);
    expect(again.bodies.position).not.toEqual(there.bodies.position);
    // And once more, also behind what is only submitted.
    engine.step(2);
    await engine.restore(kept);
    engine.step(7);
    expect(await state(engine)).toEqual(first);
    kept.destroy();
    engine.destroy();
  });

  it.each(["adaptive", "direct"])(
    "%s: one of an engine whose walks are shared is as large as any, and another engine goes on from it",
    async (solver) => {
      const settings = { solver, softening: 0.05, timestep: 1 / 32 };
      const shared = await GpuEngine.create(device, start, settings, { shares: true });
      shared.step(2);
      const kept = await shared.snapshot();
      const saved = await kept.read();
      expect([kept.bytes, saved.acceleration.length]).toEqual([snapshotBytes(start.count), 4 * start.count]);
      kept.destroy();
      const forces = await shared.readForces();
      const alone = await GpuEngine.create(device, start, settings, { shares: false });
      const brought = await GpuSnapshot.from(device, saved, alone.scaling);
      await alone.restore(brought);
      brought.destroy();
      expect(await alone.readForces()).toEqual(forces);
      shared.destroy();
      alone.destroy();
    },
  );

  it.each(["adaptive", "direct"])(
    "%s goes on bit by bit in another engine from what was read to the host",
    async (solver) => {
      const settings = { solver, softening: 0.05, timestep: 1 / 32 };
      const engine = await GpuEngine.create(device, start, settings);
      await engine.measure();
      engine.step(5);
      const kept = await engine.snapshot();
      const saved = await kept.read();
      engine.step(4);
      const [first, measured] = [await state(engine), await engine.measure()];
      kept.destroy();
      engine.destroy();

      const other = await GpuEngine.create(device, start, settings);
      const brought = await GpuSnapshot.from(device, saved, engine.scaling);
      await other.restore(brought);
      brought.destroy();
      expect([other.steps, other.time]).toEqual([5, 5 / 32]);
      other.step(4);
      expect(await state(other)).toEqual(first);
      expect((await other.measure()).energyError).toBe(measured.energyError);
      other.destroy();
    },
  );

  it("keeps the account of the energy, and the count of steps that the GPU did", async () => {
    const engine = await GpuEngine.create(device, start, { softening: 0.05, timestep: 1 / 32 });
    await engine.measure();
    engine.step(4);
    const kept = await engine.snapshot();
    const before = await engine.measure();
    engine.step(8);
    await engine.restore(kept);
    const after = await engine.measure();
    expect(after.energyError).toBe(before.energyError);
    expect([after.step, after.time]).toEqual([4, 4 / 32]);
    kept.destroy();
    engine.destroy();
  });

  it("with a tree for several steps, a new one is built after going back", async () => {
    const engine = await GpuEngine.create(device, start, { softening: 0.05, timestep: 1 / 32, rebuildInterval: 4 });
    engine.step(4); // the fourth built a tree
    engine.step(3);
    const kept = await engine.snapshot(); // the next one will
    engine.step(6);
    const first = await state(engine);
    await engine.restore(kept);
    engine.step(6);
    expect(await state(engine)).toEqual(first);
    kept.destroy();
    engine.destroy();
  });

  it("says in one line that it is of other bodies", async () => {
    const engine = await GpuEngine.create(device, start, { softening: 0.05 });
    const other = await GpuEngine.create(device, plummer.make({}, { n: 100, seed: 1 }), { softening: 0.05 });
    const kept = await other.snapshot();
    await expect(engine.restore(kept)).rejects.toThrow("the snapshot holds 100 bodies and the run 800");
    kept.destroy();
    engine.destroy();
    other.destroy();
  });

  it("taken while the tree outgrows its buffers holds all steps, and so does what follows it", async () => {
    // Bodies thrown together: they need few cells at first and many after four steps.
    const dt = 1 / 16;
    const massless = meeting(4 * dt, 0);
    const { position, velocity } = massless;
    const engine = await GpuEngine.create(device, massless, { solver: "bonsai", softening: 0.05, timestep: dt });
    const early = await engine.snapshot();
    const room = engine.tree!.buffers.nodeTest.size;
    engine.step(6);
    const kept = await engine.snapshot();
    const there = await state(engine);
    expect(kept.steps).toBe(6);
    expect(engine.tree!.buffers.nodeTest.size).toBeGreaterThan(room);
    for (let i = 0; i < position.length; i += 97) {
      expect(there.bodies.position[i]).toBeCloseTo(position[i]! + 6 * dt * velocity[i]!, 4);
    }
    await engine.restore(early);
    engine.step(6);
    expect(await state(engine)).toEqual(there);
    await engine.restore(kept);
    expect(await state(engine)).toEqual(there);
    early.destroy();
    kept.destroy();
    engine.destroy();
  });
});
