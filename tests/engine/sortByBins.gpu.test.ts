import { expect, it } from "vitest";
import { emptyBodies } from "../../src/data/bodies/bodies.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";

/** How often the status word was cleared while `work` ran: once for each time that the GPU stood still. */
async function standstills(device: GPUDevice, work: () => Promise<void>): Promise<number> {
  const { queue } = device;
  const write = queue.writeBuffer;
  let count = 0;
  queue.writeBuffer = (buffer: GPUBuffer, offset: number, ...rest: [never]) => {
    if (buffer.label === "status" && offset === 0) count++;
    return write.call(queue, buffer, offset, ...rest);
  };
  try {
    await work();
  } finally {
    queue.writeBuffer = write;
  }
  return count;
}

/** Walks are not what this is about: by a wide angle they are soon done. */
const WIDE = 1.5;

describeGpu("bodies sorted by bins of their last order", (device) => {
  it("come to the same places as by all digits, bit by bit", async () => {
    const settings = { solver: "bonsai", softening: 0.02, theta: WIDE, timestep: 1 / 64 };
    let bodies = plummer.make({}, { n: 3000, seed: 8 });
    const engine = await GpuEngine.create(device, bodies, settings, { wholeSort: true });
    for (let step = 1; step <= 4; step++) {
      engine.step(1);
      // Its first step sorts by digits: nothing is known of an order.
      const fresh = await GpuEngine.create(device, bodies, settings, { wholeSort: true });
      fresh.step(1);
      const [by, again] = [await engine.readBodies(), await fresh.readBodies()];
      expect(by.position).toEqual(again.position);
      expect(by.velocity).toEqual(again.velocity);
      expect(await engine.readForces()).toEqual(await fresh.readForces());
      fresh.destroy();
      bodies = again;
    }
    engine.destroy();
  });

  it("go on by digits where they move far in one step, once more from the step that failed", async () => {
    const massless = emptyBodies(5000);
    const { position, velocity } = massless;
    const dt = 1 / 16;
    // All but some, which hold the cube, meet at the third step within a hundredth of where they were.
    for (let k = 0; k < position.length; k++) {
      position[k] = Math.sin(1.7 * k) + 0.3 * Math.cos(0.01 * k * k);
      velocity[k] = k < 300 ? 0 : (-0.33 * position[k]!) / dt;
    }
    const engine = await GpuEngine.create(device, massless, {
      solver: "bonsai",
      theta: WIDE,
      softening: 0.05,
      timestep: dt,
    });
    const stood = await standstills(device, async () => {
      // The first is sorted by digits anyway.
      for (let turn = 0; turn < 4; turn++) {
        engine.step(2);
        const { step, faults } = await engine.measure();
        expect([step, faults]).toEqual([2 * (turn + 1), []]);
      }
    });
    expect(stood).toBe(1);
    const after = await engine.readBodies();
    for (let k = 0; k < position.length; k++)
      expect(Math.abs(after.position[k]! - (position[k]! + 8 * dt * velocity[k]!))).toBeLessThan(1e-4);
    engine.destroy();
  });

  it("stand still no time where they move little, however long", async () => {
    const bodies = plummer.make({}, { n: 2000, seed: 3 });
    const engine = await GpuEngine.create(device, bodies, {
      solver: "bonsai",
      theta: WIDE,
      softening: 0.05,
      timestep: 1 / 64,
    });
    const stood = await standstills(device, async () => {
      engine.step(40);
      expect((await engine.measure()).step).toBe(40);
    });
    expect(stood).toBe(0);
    engine.destroy();
  });
});
