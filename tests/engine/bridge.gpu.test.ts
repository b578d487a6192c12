import { expect, it } from "vitest";
import { GpuEngine, type Settings } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { Bridge } from "../reference/bridge.ts";
import { clusterInGalaxy } from "./clusterInGalaxy.ts";
import { meeting } from "./growing.ts";

const SETTINGS = {
  ...{ solver: "adaptive", integrator: "bridge", theta: 0.1 },
  ...{ softening: 0.05, timestep: 1 / 64, eta: 0.02 },
} as const;

/** Largest difference of a coordinate. */
const apart = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from({ length: a.length }, (_, k) => Math.abs(a[k]! - b[k]!)).reduce((x, y) => Math.max(x, y));

describeGpu("bridge", (device) => {
  const { bodies, galaxy, cluster } = clusterInGalaxy(200, 60);
  const make = (change: Partial<Settings> = {}, of = bodies) =>
    GpuEngine.create(device, of, { ...SETTINGS, ...change });

  it.each(["adaptive", "bonsai"])("follows the float64 twin, body by body, with the tree of %s", async (solver) => {
    const engine = await make({ solver });
    const first = await engine.measure();
    engine.step(16);
    const after = await engine.readBodies();
    const twin = new Bridge(cluster, galaxy, SETTINGS);
    const start = twin.energy;
    for (let k = 0; k < 16; k++) twin.step();
    const all = [...twin.others, ...twin.cluster.bodies];
    expect(engine.time).toBe(0.25);
    expect(
      apart(
        after.position,
        all.flatMap(({ x }) => x),
      ),
    ).toBeLessThan(1e-5);
    expect(
      apart(
        after.velocity,
        all.flatMap(({ v }) => v),
      ),
    ).toBeLessThan(1e-4);
    const last = await engine.measure();
    expect(last).toMatchObject({ step: 16, faults: [] });
    // Forces are whole, of each side's own and the other's, at the end as at the start.
    expect(first.forceError!.max).toBeLessThan(1e-4);
    expect(last.forceError!.max).toBeLessThan(1e-4);
    expect(Math.abs(first.total / start - 1)).toBeLessThan(1e-6);
    expect(Math.abs(last.total / twin.energy - 1)).toBeLessThan(2e-6);
    engine.destroy();
  });

  it("goes on from a snapshot as it did before, and brings bodies back", async () => {
    const engine = await make({ theta: 0.5 });
    engine.step(2);
    const snapshot = await engine.snapshot();
    engine.step(4);
    const once = await engine.readBodies();
    await engine.restore(snapshot);
    expect(engine.steps).toBe(2);
    engine.step(4);
    expect((await engine.readBodies()).position).toEqual(once.position);
    snapshot.destroy();
    engine.set({ timestep: -SETTINGS.timestep });
    engine.step(6);
    expect(engine.time).toBe(0);
    expect(apart((await engine.readBodies()).position, bodies.position)).toBeLessThan(1e-4);
    engine.destroy();
  });

  it("does a step's forces again where the tree outgrew its buffers", async () => {
    // So light that they are hardly drawn aside; they meet when the second step ends.
    const light = meeting(1 / 2, 1e-3);
    light.galaxy.fill(1, 0, 100);
    const engine = await make({ theta: 0.6, timestep: 1 / 4 }, light);
    const before = engine.memory;
    engine.step(3);
    const after = await engine.readBodies();
    expect(engine.memory).toBeGreaterThan(before);
    const straight = light.position.map((x, k) => x + 0.75 * light.velocity[k]!);
    expect(apart(after.position, straight)).toBeLessThan(2e-3);
    const { faults, step } = await engine.measure();
    expect({ faults, step }).toEqual({ faults: [], step: 3 });
    engine.destroy();
  });

  it("says in one line what it can't do", async () => {
    const refused = (change: Partial<Settings>, of = bodies) =>
      make(change, of).then(
        () => "",
        (error: Error) => error.message,
      );
    expect(await refused({ solver: "direct" })).toBe('solver = "direct": bridge walks a tree; choose "adaptive"');
    expect(await refused({ kernel: "spline" })).toBe('kernel = "spline": bridge has plummer; choose that one');
    expect(await refused({}, galaxy)).toMatch(/^bridge: none of the 200 bodies is of a second galaxy, /);
    expect(await refused({}, cluster)).toMatch(/^bridge: all 60 bodies are of the second galaxy, /);
  });
});
