import { expect, it } from "vitest";
import { plummer } from "../../../../src/data/models/plummer.ts";
import { GpuEngine, type Settings } from "../../../../src/engine/index.ts";
import { describeGpu } from "../../../gpuDevice.ts";

const N = 1200;

describeGpu("octgrav", (device) => {
  const sphere = plummer.make({}, { n: N, seed: 5 });
  const start = (settings: Partial<Settings>) =>
    GpuEngine.create(device, sphere, { solver: "octgrav", softening: 0.02, timestep: 1 / 64, ...settings });

  it.each(["octgrav", "octgrav-eq1"])(
    "%s: forces better than Bonsai's at the same angle, energy kept",
    async (solver) => {
      const [lists, bonsai] = [await start({ solver }), await start({ solver: "bonsai" })];
      const [a, b] = [await lists.measure(), await bonsai.measure()];
      expect(a.faults).toEqual([]);
      expect(a.pcPerBody).toBeGreaterThan(0);
      // Buckets of 64 are opened whole: more pairs, fewer cells.
      expect(a.ppPerBody).toBeGreaterThan(b.ppPerBody);
      expect(a.pcPerBody).toBeLessThan(b.pcPerBody);
      expect(a.forceError!.p50).toBeLessThan(b.forceError!.p50);
      lists.step(8);
      expect(Math.abs((await lists.measure()).energyError)).toBeLessThan(1e-4);
      for (const engine of [lists, bonsai]) engine.destroy();
    },
  );

  it("makes room for lists that are longer than thought, and loses no step", async () => {
    // No cell acts as a whole, and every body is a bucket: as many entries as bodies.
    const engine = await start({ theta: 0.01, bucketSize: 1, timestep: 1e-6 });
    engine.step(2);
    const { faults, step, ppPerBody, pcPerBody, forceError } = await engine.measure();
    engine.destroy();
    expect({ faults, step }).toEqual({ faults: [], step: 2 });
    // Far from it, a bucket of one body is a cell.
    expect(ppPerBody + pcPerBody).toBeGreaterThan(0.99 * N);
    expect(forceError!.max).toBeLessThan(1e-4);
  });

  it("says in one line what it is not made for", async () => {
    await expect(start({ integrator: "block-leapfrog" })).rejects.toThrow(
      /^solver = "octgrav": it walks for all bodies, block-leapfrog for some; choose "adaptive"$/,
    );
    await expect(start({ bucketSize: 65 })).rejects.toThrow(/^bucketSize = 65: it must be a whole number from 1 to 64/);
  });
});
