import { describe, expect, it } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../bench/forceError.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { Engine, type Settings } from "../../src/engine/index.ts";
import { firstSlices, nextSlices } from "../../src/engine/program.ts";
import { DEFAULT_SETTINGS } from "../../src/engine/settings.ts";
import { describeGpu } from "../gpuDevice.ts";

/** One of each walk. */
const TREES = ["adaptive", "bonsai"];

describeGpu("what a user may choose", (device) => {
  const sphere = plummer.make({}, { n: 2048, seed: 5 });
  const targets = spreadTargets(sphere.count, 500);
  const start = (settings: Partial<Settings>) =>
    Engine.create(device, sphere, { softening: 0.02, timestep: 1 / 64, ...settings }, { timestamps: false });

  /** Median error of the accelerations after `steps` steps, and interactions per body. */
  async function tried(settings: Partial<Settings>, steps = 0) {
    const engine = await start(settings);
    engine.step(steps);
    const measured = await engine.measure();
    const exact = directSumOver(await engine.readBodies(), engine.settings.softening, targets);
    const { acceleration } = forceErrors(await engine.readForces(), exact, targets);
    engine.destroy();
    expect(measured.faults).toEqual([]);
    return { ...acceleration, pairs: measured.ppPerBody + measured.pcPerBody, pp: measured.ppPerBody };
  }

  it.each(TREES)("%s: smaller leaves mean fewer body pairs, and forces as good", async (solver) => {
    const large = await tried({ solver, theta: 0.6 });
    const small = await tried({ solver, theta: 0.6, leafSize: 2 });
    expect(small.pp).toBeLessThan(0.9 * large.pp);
    expect(small.p50).toBeLessThan(1e-3);
  });

  it("monopoles: a geometric criterion pays by its error, one by error by more pairs", async () => {
    const [bonsai, alone] = [
      await tried({ solver: "bonsai" }),
      await tried({ solver: "bonsai", multipole: "monopole" }),
    ];
    expect(alone.p50).toBeGreaterThan(2 * bonsai.p50);
    expect(alone.pairs).toBe(bonsai.pairs);
    const adaptive = await tried({ solver: "adaptive" });
    const opened = await tried({ solver: "adaptive", multipole: "monopole" });
    expect(opened.pairs).toBeGreaterThan(adaptive.pairs);
    expect(opened.p50).toBeLessThan(3 * adaptive.p50);
  });

  it("minimum distance is stricter than Bonsai's criterion: more pairs, smaller errors", async () => {
    const bonsai = await tried({ solver: "bonsai" });
    const strict = await tried({ solver: "distance" });
    expect(strict.pairs).toBeGreaterThan(1.1 * bonsai.pairs);
    expect(strict.p50).toBeLessThan(0.8 * bonsai.p50);
  });

  it.each(TREES)("%s: a tree that stands for 4 steps gives forces as good as a new one", async (solver) => {
    const rebuilt = await tried({ solver, theta: 0.6 }, 6);
    const kept = await tried({ solver, theta: 0.6, rebuildInterval: 4 }, 6);
    expect(kept.p50).toBeLessThan(1.5 * rebuilt.p50);
    expect(kept.p99).toBeLessThan(1.5 * rebuilt.p99);
  });

  it("the same bodies come back in the same order whatever the rebuild interval", async () => {
    const engine = await start({ rebuildInterval: 3, timestep: 1e-6 });
    engine.step(7);
    const bodies = await engine.readBodies();
    engine.destroy();
    for (let i = 0; i < 3 * sphere.count; i++) {
      expect(Math.abs(bodies.position[i]! - sphere.position[i]!)).toBeLessThan(1e-4);
    }
  });

  it("spline softening: Newton's force beyond 2.8 softening lengths, weaker than Plummer's nowhere far", async () => {
    const pair = plummer.make({}, { n: 2, seed: 1 });
    const softening = 0.1;
    for (const [distance, newton] of [
      [0.3, true],
      [0.27, false],
    ] as const) {
      pair.position.set([0, 0, 0, distance, 0, 0]);
      pair.mass.fill(1);
      const engine = await Engine.create(device, pair, { softening, kernel: "spline" }, { timestamps: false });
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

  it("what is compiled in can't be changed later, and says so", async () => {
    const engine = await start({});
    expect(() => engine.set({ kernel: "spline" })).toThrow(/^kernel = spline: .*make a new one$/);
    expect(() => engine.set({ leafSize: 17 })).toThrow(/^leafSize = 17: it must be a whole number from 1 to 16/);
    expect(() => engine.set({ rebuildInterval: 0 })).toThrow(/^rebuildInterval = 0: .*1 or more$/);
    engine.set({ leafSize: 4, rebuildInterval: 2 });
    engine.destroy();
    await expect(start({ multipole: "octupole" as "monopole" })).rejects.toThrow(/must be one of monopole, quadrupole/);
  });
});

describe("slices of the walk", () => {
  it("keep a submit of a weak GPU short", () => {
    const settings = { ...DEFAULT_SETTINGS, theta: 0.75 };
    expect(firstSlices(16384, settings)).toBe(1);
    // 2e10 pairs a second: 1.5e9 pairs would take 75 ms.
    expect(firstSlices(1_048_576, settings)).toBe(2);
    expect(firstSlices(1_048_576, { ...settings, theta: 0.3 })).toBeGreaterThan(8);
    // No slices too small for a large GPU.
    expect(firstSlices(262_144, { ...settings, solver: "direct" })).toBe(16);
  });

  it("follow what the last walk took", () => {
    expect(nextSlices(1, 60)).toBe(1);
    expect(nextSlices(1, 300)).toBe(8);
    expect(nextSlices(8, 300)).toBe(4);
    expect(nextSlices(4, 300)).toBe(4);
    expect(nextSlices(8, 100)).toBe(4);
    expect(nextSlices(1, 1)).toBe(1);
  });
});
