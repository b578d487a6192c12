import { expect, it } from "vitest";
import { GpuEngine } from "../../src/engine/index.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { describeGpu } from "../gpuDevice.ts";
import { bodyTests, evolutionTests, taggedBodies } from "./shared/evolution.ts";
import { SOLVER_NAMES } from "./solverNames.ts";

describeGpu("evolution", (device) => {
  const names = SOLVER_NAMES;
  // The bounds are those of spheres of any size, and the fewer bodies the harder to meet.
  evolutionTests(
    (bodies, settings) => GpuEngine.create(device, bodies, settings, { timestamps: false }),
    names,
    ["bonsai", "adaptive"],
    512,
  );
});

describeGpu("bodies", (device) => {
  bodyTests((bodies, settings) => GpuEngine.create(device, bodies, settings));

  it("are found by id in the buffers", async () => {
    const tagged = taggedBodies();
    const engine = await GpuEngine.create(device, tagged, { softening: 0.05, timestep: 1 / 32 });
    engine.step(20);
    const after = await engine.readBodies();
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
});
