import { expect, it } from "vitest";
import { emptyBodies } from "../../src/data/bodies/bodies.ts";
import { Engine } from "../../src/engine/index.ts";
import { firstSizes } from "../../src/engine/room.ts";
import { describeGpu } from "../gpuDevice.ts";

/** Clumps of 17 bodies, far smaller than their distances: each is a chain of cells down many levels. */
function chains(clumps: number) {
  const bodies = emptyBodies(17 * clumps);
  for (let i = 0; i < bodies.count; i++) {
    const clump = Math.floor(i / 17);
    const place = [clump % 7, Math.floor(clump / 7) % 7, Math.floor(clump / 49)];
    for (let k = 0; k < 3; k++) {
      bodies.position[3 * i + k] = place[k]! + 1e-5 * Math.sin(12.9898 * (3 * i + k));
      bodies.velocity[3 * i + k] = 1e-3 * Math.cos(78.233 * (3 * i + k));
    }
    bodies.mass[i] = 1 / bodies.count;
  }
  return bodies;
}

/** Nodes that there is room for. */
const room = (engine: Engine) => engine.tree!.buffers.nodeTest.size / 16;

describeGpu("buffers that are too small", (device) => {
  it.each([
    ["bonsai", 0.02],
    ["adaptive", 6e-4],
  ])("grow before the first forces of %s are used", async (solver, most) => {
    const bodies = chains(200);
    const tree = await Engine.create(device, bodies, { solver, theta: 0.4, softening: 0.05 });
    expect(room(tree)).toBeGreaterThan(firstSizes(bodies.count).nodes);
    const direct = await Engine.create(device, bodies, { solver: "direct", softening: 0.05 });
    const [a, b] = [await tree.readForces(), await direct.readForces()];
    expect((await tree.measure()).faults).toEqual([]);
    let worst = 0;
    for (let i = 0; i < bodies.count; i++) {
      const [x, y, z] = [b[4 * i]!, b[4 * i + 1]!, b[4 * i + 2]!];
      const error = Math.hypot(a[4 * i]! - x, a[4 * i + 1]! - y, a[4 * i + 2]! - z);
      worst = Math.max(worst, error / Math.hypot(x, y, z));
    }
    expect(worst).toBeLessThan(most);
    tree.destroy();
    direct.destroy();
  });

  it.each(["bonsai", "adaptive"])("grow in mid-run and lose no step of %s", async (solver) => {
    // Bodies on a line of even spacing need few cells; thrown together at once they need many.
    const bodies = chains(200);
    const target = bodies.position.slice();
    const { position, velocity } = bodies;
    const dt = 1 / 16;
    for (let i = 0; i < bodies.count; i++) {
      for (let k = 0; k < 3; k++) {
        position[3 * i + k] = 3 * Math.sin(0.37 * (3 * i + k));
        velocity[3 * i + k] = (target[3 * i + k]! - position[3 * i + k]!) / (4 * dt);
      }
    }
    const massless = { ...bodies, mass: new Float32Array(bodies.count) };
    const engine = await Engine.create(device, massless, { solver, softening: 0.05, timestep: dt });
    expect(room(engine)).toBe(firstSizes(bodies.count).nodes);
    engine.step(6);
    const after = await engine.readBodies();
    expect(room(engine)).toBeGreaterThan(firstSizes(bodies.count).nodes);
    expect(engine.steps).toBe(6);
    for (let i = 0; i < position.length; i += 97) {
      expect(after.position[i]).toBeCloseTo(position[i]! + 6 * dt * velocity[i]!, 4);
    }
    expect((await engine.measure()).faults).toEqual([]);
    engine.destroy();
  });
});
