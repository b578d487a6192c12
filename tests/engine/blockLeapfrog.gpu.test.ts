import { expect, it } from "vitest";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { hernquist } from "../../src/data/models/hernquist.ts";
import { GpuEngine, type Settings } from "../../src/engine/index.ts";
import { firstSizes } from "../../src/engine/state/capacity.ts";
import { describeGpu } from "../gpuDevice.ts";
import { BlockLeapfrog } from "../reference/blockLeapfrog.ts";
import { meeting } from "./growing.ts";

const SETTINGS = {
  ...{ solver: "adaptive", integrator: "block-leapfrog", theta: 0.1 },
  ...{ softening: 0.05, timestep: 1 / 4, eta: 0.02 },
} as const;

/** Largest difference of a coordinate. */
const apart = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from({ length: a.length }, (_, k) => Math.abs(a[k]! - b[k]!)).reduce((x, y) => Math.max(x, y));

describeGpu("block-leapfrog", (device) => {
  const make = (bodies: Bodies, change: Partial<Settings> = {}) =>
    GpuEngine.create(device, bodies, { ...SETTINGS, ...change });

  it.each(["adaptive", "bonsai"])("follows the float64 twin, body by body, by the walk of %s", async (solver) => {
    const bodies = hernquist.make({}, { n: 100, seed: 2 });
    // Trees that stand for three block steps as well.
    const engine = await make(bodies, { solver, rebuildInterval: 3 });
    engine.step(2);
    const after = await engine.readBodies();
    const twin = new BlockLeapfrog(bodies, SETTINGS);
    for (let k = 0; k < 2; k++) twin.step();
    expect(engine.time).toBe(0.5);
    const rungs = new Set(twin.bodies.map(({ rung }) => rung));
    expect(rungs.size).toBeGreaterThan(2);
    expect(
      apart(
        after.position,
        twin.bodies.flatMap(({ x }) => x),
      ),
    ).toBeLessThan(1e-5);
    expect(
      apart(
        after.velocity,
        twin.bodies.flatMap(({ v }) => v),
      ),
    ).toBeLessThan(1e-4);
    const { step, forceError } = await engine.measure();
    expect(step).toBe(2);
    // Forces are those of the places at the end of the step, for all bodies.
    expect(forceError!.max).toBeLessThan(1e-5);
    const done = await engine.measure("blockSteps");
    expect(done!.count).toBe(twin.blocks);
    expect(done!.groups).toBeGreaterThan(2);
    engine.destroy();
  });

  it("gives the same bits again from a snapshot, and brings bodies back", async () => {
    const bodies = hernquist.make({}, { n: 257, seed: 3 });
    const engine = await make(bodies, { theta: 0.5 });
    engine.step(1);
    const snapshot = await engine.snapshot();
    engine.step(2);
    const once = await engine.readBodies();
    await engine.restore(snapshot);
    expect(engine.steps).toBe(1);
    engine.step(2);
    const again = await engine.readBodies();
    expect(again.position).toEqual(once.position);
    expect(again.velocity).toEqual(once.velocity);
    snapshot.destroy();
    engine.set({ timestep: -SETTINGS.timestep });
    engine.step(3);
    expect(engine.time).toBe(0);
    // Steps are chosen where they begin, so those back are not the same.
    expect(apart((await engine.readBodies()).position, bodies.position)).toBeLessThan(0.02);
    engine.destroy();
  });

  it("goes on where it stood still while buffers grew, in the middle of a step of the run", async () => {
    // Too light to be drawn aside, and on rungs by their accelerations all the same; they meet between two block steps.
    const bodies = meeting(1 / 2, 1e-6);
    const engine = await make(bodies, { theta: 0.6, timestep: 1, eta: 2e-7 });
    const room = () => engine.tree!.buffers.nodeTest.size / 16;
    expect(room()).toBe(firstSizes(bodies.count).nodes);
    engine.step(2);
    const after = await engine.readBodies();
    expect(room()).toBeGreaterThan(firstSizes(bodies.count).nodes);
    expect((await engine.measure("blockSteps"))!.count).toBeGreaterThan(4);
    const straight = bodies.position.map((x, k) => x + 2 * bodies.velocity[k]!);
    expect(apart(after.position, straight)).toBeLessThan(1e-4);
    const { faults, step } = await engine.measure();
    expect({ faults, step }).toEqual({ faults: [], step: 2 });
    engine.destroy();
  });

  it("says in one line what it can't do", async () => {
    const bodies = hernquist.make({}, { n: 10, seed: 1 });
    const refused = (change: Partial<Settings>) =>
      make(bodies, change).then(
        () => "",
        (error: Error) => error.message,
      );
    expect(await refused({ solver: "direct" })).toBe(
      'solver = "direct": block-leapfrog walks a tree; choose "adaptive"',
    );
    const soft = "softening = 0: block-leapfrog takes each step from it; it must be above 0, or take leapfrog";
    expect(await refused({ softening: 0 })).toBe(soft);
    // Taken away later, all bodies take the step of the run.
    const engine = await make(bodies);
    engine.set({ softening: 0 });
    engine.step(1);
    expect((await engine.measure("blockSteps"))!.count).toBe(1);
    engine.destroy();
  });
});
