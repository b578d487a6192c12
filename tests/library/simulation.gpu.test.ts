import { expect, it } from "vitest";
import {
  bodiesOf,
  deviceDescriptor,
  type OwnForce,
  plummer,
  potentials,
  requiredLimits,
  Simulation,
} from "../../src/library/index.ts";
import { bareDevice, describeGpu } from "../gpuDevice.ts";

describeGpu("a simulation on the caller's device", (device) => {
  it("agrees with the processor, gives its buffers, and leaves the device alone", async () => {
    const settings = { softening: 0.05, timestep: 1 / 64 };
    const bodies = plummer({ n: 2048, seed: 5 });
    const sim = await Simulation.create(bodies, { ...settings, device });
    const other = await Simulation.create(bodies, { ...settings, backend: "cpu" });
    expect([sim.backend, other.backend]).toEqual(["gpu", "cpu"]);
    await Promise.all([sim.run({ steps: 16 }), other.run({ steps: 16 })]);
    const [ours, theirs] = await Promise.all([sim.energies(), other.energies()]);
    // Forces of two tree codes differ by some 1e-3; energies are sums over all bodies.
    expect(Math.abs(ours.total / theirs.total - 1)).toBeLessThan(1e-4);
    const [x, y] = await Promise.all([sim.read("position"), other.read("position")]);
    expect(Math.max(...x.map((value, k) => Math.abs(value - y[k]!)))).toBeLessThan(1e-3);
    const { buffers, device: same } = sim.gpu!;
    expect(same).toBe(device);
    expect(buffers.posMass.size).toBeGreaterThanOrEqual(16 * 2048);
    await sim.add(plummer({ n: 64 }), { at: [9, 0, 0] });
    expect(sim.gpu!.buffers.posMass).not.toBe(buffers.posMass);
    await Promise.all([sim.close(), other.close()]);
    await device.queue.onSubmittedWorkDone();
    // Destroyed devices make no more of them.
    device.createBuffer({ size: 16, usage: 8 }).destroy();
  });

  it("feels external potentials: a test particle's circle in a point mass", async () => {
    const circle = bodiesOf({ position: [1, 0, 0, 0, 1, 0], velocity: [0, 1, 0, -1, 0, 0], mass: 0 });
    const options = { softening: 0.01, timestep: Math.PI / 256, external: [potentials.point({ mass: 1 })] };
    for (const place of [{ device }, { backend: "cpu" } as const]) {
      const sim = await Simulation.create(circle, { ...options, ...place });
      await sim.run({ steps: 512 });
      const position = await sim.read("position");
      // Leapfrog's phase error is (w dt)^2 / 24 of the angle.
      expect(position[0]).toBeCloseTo(1, 4);
      expect(position[1]).toBeCloseTo((-2 * Math.PI * (Math.PI / 256) ** 2) / 24, 3);
      expect((await sim.energies()).external).toBe(0);
      await sim.close();
    }
  });

  it("adds a force of one's own here too", async () => {
    const bodies = bodiesOf({ position: [1, 0, 0, 0, 2, 0], velocity: new Float32Array(6), mass: 0 });
    const force: OwnForce = ({ position }, acceleration) => {
      for (let k = 0; k < 6; k++) acceleration[k] = -4 * position[k]!;
    };
    const sim = await Simulation.create(bodies, { softening: 0.02, timestep: 1 / 16, force, device });
    await sim.run({ steps: 40 });
    expect((await sim.read("position"))[0]).toBeCloseTo(Math.cos(80 * Math.asin(2 / 32)), 5);
    await sim.close();
  });

  it("runs on a device with no more than the required limits", async () => {
    const bare = await bareDevice();
    for (const [name, least] of Object.entries(requiredLimits))
      expect((bare.limits as unknown as Record<string, number>)[name], name).toBeGreaterThanOrEqual(least);
    const sim = await Simulation.create(plummer({ n: 300 }), { softening: 0.05, timestep: 1 / 64, device: bare });
    await sim.run({ steps: 2 });
    expect((await sim.energies()).error!).toBeLessThan(1e-3);
    await sim.close();
    bare.destroy();
  });
});

it("asks an adapter for all that it has", () => {
  const limits = { maxBufferSize: 7, maxStorageBufferBindingSize: 6, maxStorageBuffersPerShaderStage: 10 };
  const adapter = { limits, features: new Set(["subgroups", "shader-f16"]) } as unknown as GPUAdapter;
  const { requiredFeatures, requiredLimits: asked } = deviceDescriptor(adapter);
  expect(requiredFeatures).toEqual(["subgroups"]);
  expect(asked).toMatchObject(limits);
});
