import { expect, it } from "vitest";
import { directSumOver } from "../../../../bench/directSum.ts";
import { DISTRIBUTIONS } from "../../../../bench/distributions.ts";
import { forceErrors, spreadTargets } from "../../../../bench/forceError.ts";
import { GpuEngine, type Settings } from "../../../../src/engine/index.ts";
import { describeGpu } from "../../../gpuDevice.ts";

const N = 2048;

describeGpu("changa and hexadecapoles", (device) => {
  const box = DISTRIBUTIONS.find(({ name }) => name === "clustered-box")!.make(N, 1);
  const all = spreadTargets(N, N);
  const exact = directSumOver(box, 0, all);

  async function tried(settings: Partial<Settings>) {
    const engine = await GpuEngine.create(
      device,
      box,
      { theta: 0.7, softening: 0, ...settings },
      { timestamps: false },
    );
    const error = forceErrors(await engine.readForces(), exact, all).acceleration;
    const { ppPerBody, pcPerBody, faults } = await engine.measure();
    engine.destroy();
    expect(faults).toEqual([]);
    return { ...error, pairs: ppPerBody + pcPerBody };
  }

  it("a clustered box without softening at theta 0.7, as the thirty thousand bodies of `npm run bench walks`", async () => {
    const high = await tried({ solver: "changa", multipole: "hexadecapole" });
    expect(high.rms).toBeLessThan(8e-4);
    expect(high.max).toBeLessThan(3e-2);
    const low = await tried({ solver: "changa" });
    expect(high.p50).toBeLessThan(low.p50 / 3);
    expect(high.pairs).toBe(low.pairs);
    const small = await tried({ solver: "changa", bucketSize: 32, multipole: "hexadecapole" });
    expect(small.pairs).toBeLessThan(high.pairs);
  });

  it.each(["bonsai", "octgrav-eq1"])("%s: hexadecapoles take most of the error, by the same lists", async (solver) => {
    const [low, high] = [await tried({ solver }), await tried({ solver, multipole: "hexadecapole" })];
    expect(high.p50).toBeLessThan(low.p50 / 3);
    expect(high.pairs).toBe(low.pairs);
  });

  it("adaptive: hexadecapoles need fewer pairs for errors as small", async () => {
    const solver = "adaptive";
    const [low, high] = [await tried({ solver }), await tried({ solver, multipole: "hexadecapole" })];
    expect(high.pairs).toBeLessThan(low.pairs);
    expect(high.p50).toBeLessThan(2 * low.p50);
    expect(high.max).toBeLessThan(2 * low.max);
  });

  it("walks for active bodies alone, to where another tree takes them", async () => {
    const choice = { integrator: "block-leapfrog", theta: 0.3, softening: 0.01, timestep: 1 / 64, eta: 0.05 };
    const after = async (solver: string) => {
      const engine = await GpuEngine.create(device, box, { ...choice, solver }, { timestamps: false });
      engine.step(2);
      const { position } = await engine.readBodies();
      const { faults, step } = await engine.measure();
      engine.destroy();
      expect({ step, faults }).toEqual({ step: 2, faults: [] });
      return position;
    };
    const [ours, theirs] = [await after("changa"), await after("bonsai")];
    const moved = (from: Float32Array) => Math.hypot(...ours.map((x, k) => x - from[k]!));
    expect(moved(theirs)).toBeLessThan(2e-3 * moved(box.position));
  });
});
