import { describe, expect, it } from "vitest";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine, type Settings } from "../../src/engine/index.ts";
import { firstSlices, nextSlices } from "../../src/engine/program.ts";
import { DEFAULT_SETTINGS } from "../../src/engine/settings.ts";
import { describeGpu } from "../gpuDevice.ts";
import { choiceTests } from "./shared/choices.ts";

const N = 1024;

describeGpu("what a user may choose", (device) => {
  choiceTests(
    (bodies, settings) => GpuEngine.create(device, bodies, settings, { timestamps: false }),
    ["adaptive", "bonsai"],
    N,
  );

  const sphere = plummer.make({}, { n: N, seed: 5 });
  const start = (settings: Partial<Settings>) =>
    GpuEngine.create(device, sphere, { softening: 0.02, timestep: 1 / 64, ...settings }, { timestamps: false });

  it("spline softening: Newton's force beyond 2.8 softening lengths, weaker than Plummer's nowhere far", async () => {
    const pair = plummer.make({}, { n: 2, seed: 1 });
    const softening = 0.1;
    for (const [distance, newton] of [
      [0.3, true],
      [0.27, false],
    ] as const) {
      pair.position.set([0, 0, 0, distance, 0, 0]);
      pair.mass.fill(1);
      const engine = await GpuEngine.create(device, pair, { softening, kernel: "spline" }, { timestamps: false });
      const [ax, , , potential] = await engine.readForces();
      engine.destroy();
      if (newton) {
        expect(ax).toBeCloseTo(1 / distance ** 2, 4);
        expect(potential).toBeCloseTo(-1 / distance, 5);
      } else {
        expect(ax! * distance ** 2).toBeLessThan(1 - 1e-6);
        expect(ax! * distance ** 2).toBeGreaterThan(0.99);
      }
    }
  });

  it.each(["adaptive", "direct"])("%s: spline softening keeps the energy", async (solver) => {
    const engine = await start({ solver, kernel: "spline", theta: 0.5 });
    const { potential } = await engine.measure();
    engine.step(12);
    const after = await engine.measure();
    engine.destroy();
    expect(potential).toBeLessThan(0);
    expect(Math.abs(after.energyError)).toBeLessThan(1e-3);
    // Its own direct sum uses the same kernel: only the tree's error is left.
    expect(after.forceError!.p50).toBeLessThan(1e-3);
  });
});

describe("slices of the walk", () => {
  it("keep a submit of a weak GPU short", () => {
    const settings = { ...DEFAULT_SETTINGS, theta: 0.75 };
    expect(firstSlices(16384, settings)).toBe(1);
    // 2e10 pairs a second: 1.5e9 pairs would take 75 ms.
    expect(firstSlices(1_048_576, settings)).toBe(2);
    expect(firstSlices(1_048_576, { ...settings, theta: 0.3 })).toBeGreaterThan(8);
    // No slices too small for a large GPU: those of a tree have 256 workgroups at least, those of a direct sum all targets.
    expect(firstSlices(1_048_576, { ...settings, theta: 0.1 })).toBe(64);
    expect(firstSlices(262_144, { ...settings, solver: "direct" })).toBe(128);
  });

  it("follow what the last walk took", () => {
    const next = (now: number, ms: number) => nextSlices(now, ms, "adaptive");
    expect(next(1, 60)).toBe(1);
    expect(next(1, 300)).toBe(8);
    expect(next(8, 300)).toBe(4);
    expect(next(4, 300)).toBe(4);
    // All slices took no longer than two may: fewer take no longer than all of them.
    expect(next(8, 100)).toBe(2);
    expect(next(64, 20)).toBe(1);
    expect(next(2, 90)).toBe(1);
    expect(next(1, 1)).toBe(1);
  });

  it("follow what the last direct sum took at once", () => {
    const next = (now: number, ms: number) => nextSlices(now, ms, "direct");
    expect(next(32, 20)).toBe(1);
    expect(next(1024, 680)).toBe(16);
    expect(next(16, 680)).toBe(16);
    expect(next(1, 60)).toBe(1);
    expect(next(1, 300)).toBe(8);
  });
});
