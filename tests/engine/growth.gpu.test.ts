import { expect, it } from "vitest";
import { accelerationErrors } from "../../bench/forceError.ts";
import { emptyBodies } from "../../src/data/bodies/bodies.ts";
import { GpuEngine, type Settings } from "../../src/engine/index.ts";
import { firstSizes } from "../../src/engine/state/capacity.ts";
import { describeGpu } from "../gpuDevice.ts";
import { CLUMPS, chains, meeting } from "./growing.ts";
import { once } from "./shared/once.ts";

/** Bytes of the buffers that were made while `work` ran and still live, but for clocks and those that are read from. */
async function living(
  device: GPUDevice,
  work: () => Promise<GpuEngine>,
): Promise<{ engine: GpuEngine; bytes: number }> {
  const made: GPUBuffer[] = [];
  const gone = new Set<GPUBuffer>();
  const create = device.createBuffer;
  device.createBuffer = (asked) => {
    const buffer = create.call(device, asked);
    // 0x200 QUERY_RESOLVE, 0x01 MAP_READ
    if ((asked.usage & 0x201) === 0) made.push(buffer);
    const destroy = buffer.destroy.bind(buffer);
    buffer.destroy = () => {
      gone.add(buffer);
      return destroy();
    };
    return buffer;
  };
  try {
    const engine = await work();
    return { engine, bytes: made.reduce((sum, buffer) => sum + (gone.has(buffer) ? 0 : buffer.size), 0) };
  } finally {
    device.createBuffer = create;
  }
}

/** Nodes that there is room for. */
const room = (engine: GpuEngine) => engine.tree!.buffers.nodeTest.size / 16;

describeGpu("buffers that are too small", (device) => {
  it("count in the engine's memory, as they are and as they grew", async () => {
    const calm = emptyBodies(17 * CLUMPS);
    for (let i = 0; i < calm.position.length; i++) calm.position[i] = Math.sin(0.37 * i);
    const make = (bodies: typeof calm) => GpuEngine.create(device, bodies, { solver: "bonsai", softening: 0.05 });
    const small = await living(device, () => make(calm));
    const grown = await living(device, () => make(chains(CLUMPS)));
    for (const { engine, bytes } of [small, grown]) {
      expect(engine.memory).toBe(bytes);
      expect((await engine.measure()).memory).toBe(bytes);
      engine.destroy();
    }
    expect(grown.bytes).toBeGreaterThan(small.bytes);
  });

  it.each([
    ["bonsai", 0.02],
    ["adaptive", 6e-4],
  ])("grow before the first forces of %s are used", async (solver, most) => {
    // The bounds are those of so many.
    const bodies = chains(200);
    const tree = await GpuEngine.create(device, bodies, { solver, theta: 0.4, softening: 0.05 });
    expect(room(tree)).toBeGreaterThan(firstSizes(bodies.count).nodes);
    const direct = await GpuEngine.create(device, bodies, { solver: "direct", softening: 0.05 });
    const [a, b] = [await tree.readForces(), await direct.readForces()];
    expect((await tree.measure()).faults).toEqual([]);
    expect(accelerationErrors(a, b).max).toBeLessThan(most);
    tree.destroy();
    direct.destroy();
  });

  it.each(["bonsai", "adaptive"])("grow in mid-run and lose no step of %s", async (solver) => {
    const dt = 1 / 16;
    const massless = meeting(4 * dt, 0);
    const { position, velocity } = massless;
    const engine = await GpuEngine.create(device, massless, { solver, softening: 0.05, timestep: dt });
    expect(room(engine)).toBe(firstSizes(massless.count).nodes);
    engine.step(6);
    await engine.settle();
    expect(room(engine), "after settling, before anything is read").toBeGreaterThan(firstSizes(massless.count).nodes);
    const after = await engine.readBodies();
    expect(room(engine)).toBeGreaterThan(firstSizes(massless.count).nodes);
    expect(engine.steps).toBe(6);
    for (let i = 0; i < position.length; i += 97) {
      expect(after.position[i]).toBeCloseTo(position[i]! + 6 * dt * velocity[i]!, 4);
    }
    expect((await engine.measure()).faults).toEqual([]);
    engine.destroy();
  });

  it("are seen to soon after the GPU has gone through its work, though nothing is read", async () => {
    const dt = 1 / 16;
    const massless = meeting(4 * dt, 0);
    const engine = await GpuEngine.create(device, massless, { solver: "bonsai", softening: 0.05, timestep: dt });
    engine.step(6);
    await engine.done();
    while (room(engine) === firstSizes(massless.count).nodes) await device.queue.onSubmittedWorkDone();
    expect((await engine.measure()).step).toBe(6);
    engine.destroy();
  });

  const DT = 1 / 16;
  /** Turns of a run that meets at its fourth step: what is set, and how many steps follow. */
  const TURNS: readonly (readonly [Partial<Settings>, number])[] = [
    [{ timestep: DT }, 3],
    [{ timestep: DT / 2, theta: 0.5 }, 3],
    [{ timestep: -DT, softening: 0.1 }, 1],
    [{ timestep: DT / 4 }, 2],
    [{ timestep: -DT / 8 }, 3],
  ];

  /** Turns, requested at once or each when the last one is done (`between`). */
  async function turns(solver: string, mass: number, between: (engine: GpuEngine, turn: number) => unknown) {
    const engine = await GpuEngine.create(device, meeting(4 * DT, mass), { solver, softening: 0.05, timestep: DT });
    const room = engine.tree?.buffers.nodeBegin.size ?? 0;
    for (const [k, [change, steps]] of TURNS.entries()) {
      engine.set(change);
      engine.step(steps);
      await between(engine, k);
    }
    const [bodies, forces] = [await engine.readBodies(), await engine.readForces()];
    const measured = await engine.measure();
    const grew = (engine.tree?.buffers.nodeBegin.size ?? 0) > room;
    engine.destroy();
    return { bodies, forces, time: engine.time, energy: measured.total, grew };
  }

  const stepByStep = (engine: GpuEngine) => engine.measure();
  const atOnce = () => {};
  /** Without mass nothing pulls: the direct sum, which has no tree to grow, takes the same bodies to the same places. */
  const ungrown = once(() => turns("direct", 0, atOnce));
  /** Each turn is done, growth and all, before the next is requested. */
  const patient = once(() => turns("bonsai", 1, stepByStep));
  /** The third turn is requested while the buffers grow, and so are those after it. */
  const whileGrowing = (engine: GpuEngine, turn: number) => {
    if (turn === 1) void engine.measure();
  };

  it.each([
    ["all at once", atOnce],
    ["while they grow", whileGrowing],
  ])("grow, and each step has the settings that it was asked for with: %s", async (_, between) => {
    const [tree, direct] = [await turns("bonsai", 0, between), await ungrown()];
    expect([tree.grew, direct.grew]).toEqual([true, false]);
    expect(tree.time).toBe(direct.time);
    expect(tree.bodies.time).toBe(direct.bodies.time);
    expect(tree.bodies.position).toEqual(direct.bodies.position);
    const [now, slowly] = [await turns("bonsai", 1, between), await patient()];
    expect([now.grew, slowly.grew]).toEqual([true, true]);
    expect(now.time).toBe(slowly.time);
    expect(now.bodies.position).toEqual(slowly.bodies.position);
    expect(now.bodies.velocity).toEqual(slowly.bodies.velocity);
    expect(now.forces).toEqual(slowly.forces);
    expect(now.energy).toBe(slowly.energy);
  });
});
