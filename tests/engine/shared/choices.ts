import { expect, it } from "vitest";
import { directSumOver } from "../../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../../bench/forceError.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import type { Settings } from "../../../src/engine/index.ts";
import type { Create } from "./create.ts";
import { once } from "./once.ts";

/** What a user may choose, tried on `n` bodies. `trees`: one solver of each walk. */
export function choiceTests(create: Create, trees: readonly string[], n = 2048): void {
  const sphere = plummer.make({}, { n, seed: 5 });
  const targets = spreadTargets(sphere.count, 500);
  const start = (settings: Partial<Settings>) => create(sphere, { softening: 0.02, timestep: 1 / 64, ...settings });

  /** Median error of the accelerations after `steps` steps, and interactions per body. */
  const tried = (settings: Partial<Settings>, steps = 0) => triedAs(JSON.stringify(settings), steps);

  const triedAs = once(async (words: string, steps: number) => {
    const settings = JSON.parse(words) as Partial<Settings>;
    const engine = await start(settings);
    engine.step(steps);
    const measured = await engine.measure();
    const exact = directSumOver(await engine.readBodies(), engine.settings.softening, targets);
    const { acceleration } = forceErrors(await engine.readForces(), exact, targets);
    engine.destroy();
    expect(measured.faults).toEqual([]);
    return { ...acceleration, pairs: measured.ppPerBody + measured.pcPerBody, pp: measured.ppPerBody };
  });

  it.each(trees)("%s: smaller leaves mean fewer body pairs, and forces as good", async (solver) => {
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
    // And no wrong sum.
    expect(alone.p50).toBeLessThan(5e-3);
    expect(alone.pairs).toBe(bonsai.pairs);
    if (!trees.includes("adaptive")) return;
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

  it.each(trees)("%s: a tree that stands for 4 steps gives forces as good as a new one", async (solver) => {
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
      const engine = await create(pair, { softening, kernel: "spline" });
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

  it.each([...trees, "direct"])("%s: spline softening keeps the energy", async (solver) => {
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
}
