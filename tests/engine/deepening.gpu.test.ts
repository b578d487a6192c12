import { expect, it } from "vitest";
import { emptyBodies } from "../../src/data/bodies/bodies.ts";
import { Random } from "../../src/data/models/random.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { describeGpu } from "../gpuDevice.ts";

const N = 2000;
const DT = 1 / 16;

/** A ball of bodies at rest of which forty fly to one point, where they are 1e-5 apart after four steps, and on. */
function meetingInOnePlace() {
  const random = new Random(9);
  const bodies = emptyBodies(N);
  bodies.mass.fill(1e-6 / N);
  for (let i = 0; i < N; i++) {
    for (let k = 3 * i; k < 3 * i + 3; k++) {
      bodies.position[k] = 2 * random.uniform() - 1;
      if (i % 50 === 0) bodies.velocity[k] = (0.3 + 1e-5 * random.uniform() - bodies.position[k]!) / (4 * DT);
    }
  }
  return bodies;
}

describeGpu("a tree that goes deeper than the last one", (device) => {
  // The keys hold only the levels that the last tree had: bodies of one cell are told apart by their order for this step.
  it.each(["bonsai", "adaptive"])("gives forces as good as ever: %s", async (solver) => {
    const bodies = meetingInOnePlace();
    const make = (name: string) =>
      GpuEngine.create(
        device,
        bodies,
        { solver: name, theta: 0.4, softening: 0.05, timestep: DT },
        { timestamps: false },
      );
    const [tree, direct] = [await make(solver), await make("direct")];
    const deepest: number[] = [];
    for (let step = 1; step <= 5; step++) {
      tree.step(1);
      direct.step(1);
      const [list] = await readBack(device, [{ buffer: tree.tree!.buffers.groupList, bytes: 8 }]);
      deepest.push(new Uint32Array(list!)[1]!);
      const [a, b] = [await tree.readForces(), await direct.readForces()];
      let [wrong, size] = [0, 0];
      for (let i = 0; i < N; i++) {
        for (let k = 4 * i; k < 4 * i + 3; k++) [wrong, size] = [wrong + (a[k]! - b[k]!) ** 2, size + b[k]! ** 2];
      }
      // About the 90th percentile of Bonsai's errors on a sphere at this theta.
      expect(Math.sqrt(wrong / size), `step ${step}`).toBeLessThan(2e-4);
    }
    // Told apart below the finest cell of the curve, though no two bodies share it; and none so deep before and after.
    expect(deepest[3]).toBeGreaterThan(CONSTANTS.level.KEY_LEVELS);
    for (const k of [0, 1, 2, 4]) expect(deepest[k]).toBeLessThan(15);
    tree.destroy();
    direct.destroy();
  });
});
