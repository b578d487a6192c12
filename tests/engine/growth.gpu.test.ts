import { expect, it, vi } from "vitest";
import { emptyBodies } from "../../src/data/bodies/bodies.ts";
import { Engine } from "../../src/engine/index.ts";
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

/** Bytes of the buffers that were made while `work` ran and still live, but for clocks and those that are read from. */
async function living(device: GPUDevice, work: () => Promise<Engine>): Promise<{ engine: Engine; bytes: number }> {
  const made: GPUBuffer[] = [];
  const gone = new Set<GPUBuffer>();
  const create = device.createBuffer.bind(device);
  const spy = vi.spyOn(device, "createBuffer").mockImplementation((asked) => {
    const buffer = create(asked);
    // 0x200 QUERY_RESOLVE, 0x01 MAP_READ
    if ((asked.usage & 0x201) === 0) made.push(buffer);
    const destroy = buffer.destroy.bind(buffer);
    buffer.destroy = () => {
      gone.add(buffer);
      return destroy();
    };
    return buffer;
  });
  try {
    const engine = await work();
    return { engine, bytes: made.reduce((sum, buffer) => sum + (gone.has(buffer) ? 0 : buffer.size), 0) };
  } finally {
    spy.mockRestore();
  }
}

describeGpu("buffers that are too small", (device) => {
  it("count in the engine's memory, as they are and as they grew", async () => {
    const calm = emptyBodies(3400);
    for (let i = 0; i < calm.position.length; i++) calm.position[i] = Math.sin(0.37 * i);
    const make = (bodies: typeof calm) => Engine.create(device, bodies, { solver: "bonsai", softening: 0.05 });
    const small = await living(device, () => make(calm));
    const grown = await living(device, () => make(chains(200)));
    for (const { engine, bytes } of [small, grown]) {
      expect(engine.memory).toBe(bytes);
      expect((await engine.measure()).memory).toBe(bytes);
      engine.destroy();
    }
    expect(grown.bytes).toBeGreaterThan(small.bytes);
  });

  it("grow before the first forces are used", async () => {
    const bodies = chains(200);
    const tree = await Engine.create(device, bodies, { solver: "bonsai", theta: 0.4, softening: 0.05 });
    const direct = await Engine.create(device, bodies, { solver: "direct", softening: 0.05 });
    const [a, b] = [await tree.readForces(), await direct.readForces()];
    expect((await tree.measure()).faults).toEqual([]);
    let worst = 0;
    for (let i = 0; i < bodies.count; i++) {
      const [x, y, z] = [b[4 * i]!, b[4 * i + 1]!, b[4 * i + 2]!];
      const error = Math.hypot(a[4 * i]! - x, a[4 * i + 1]! - y, a[4 * i + 2]! - z);
      worst = Math.max(worst, error / Math.hypot(x, y, z));
    }
    expect(worst).toBeLessThan(0.02);
    tree.destroy();
    direct.destroy();
  });

  it("grow in mid-run and lose no step", async () => {
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
    const engine = await Engine.create(device, massless, { solver: "bonsai", softening: 0.05, timestep: dt });
    engine.step(6);
    const after = await engine.readBodies();
    expect(engine.steps).toBe(6);
    for (let i = 0; i < position.length; i += 97) {
      expect(after.position[i]).toBeCloseTo(position[i]! + 6 * dt * velocity[i]!, 4);
    }
    expect((await engine.measure()).faults).toEqual([]);
    engine.destroy();
  });
});
