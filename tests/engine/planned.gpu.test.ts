import { afterEach, expect, it, vi } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../bench/forceError.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { Passes } from "../../src/gpu/pass.ts";
import { describeGpu } from "../gpuDevice.ts";

/** Over every threshold of `EngineOptions.plannedFor`: four slices, groups of 64 in the order of the curve, bins scanned apart, digits counted apart. */
const MANY = 2 ** 21 + 1;
const N = 3000;

describeGpu("an engine that goes the ways of two million bodies", (device) => {
  const sphere = plummer.make({}, { n: N, seed: 7 });
  const targets = spreadTargets(N, N);
  const exact = directSumOver(sphere, 0.02, targets);
  const settings = { theta: 0.75, softening: 0.02, timestep: 1 / 64 };

  afterEach(() => {
    vi.restoreAllMocks();
  });

  // Median and 99th percentile, as for as few bodies by their own ways (shared/forces.ts).
  it.each([
    ["adaptive", 4.5e-4, 3e-3],
    ["bonsai", 8e-4, 8e-3],
  ] as const)("%s: forces, energy and order of the bodies are right, step after step", async (solver, p50, p99) => {
    const create = vi.spyOn(Passes.prototype, "create");
    const engine = await GpuEngine.create(
      device,
      sphere,
      { ...settings, solver },
      { timestamps: false, plannedFor: MANY, shares: true },
    );
    const made = create.mock.calls.map(([stage, { constants, slice }]) => ({
      stage: stage as string,
      constants,
      slice,
    }));
    const of = (stage: string) => made.filter((pass) => pass.stage === stage);
    const walks = of(solver === "adaptive" ? "force/adaptive/walkAdaptive" : "force/bonsai/walk");
    expect(Math.max(...walks.map(({ slice }) => slice ?? 0))).toBe(3);
    expect(walks.map(({ constants }) => (constants as { BODIES?: number }).BODIES)).not.toContain(1);
    expect(of("build/radixCount")).not.toEqual([]);
    expect(of("build/binSort").map(({ constants }) => constants)).toContainEqual({ SCANNED: 1 });

    const { acceleration, potential } = forceErrors(await engine.readForces(), exact, targets);
    expect(acceleration.p50).toBeLessThan(p50);
    expect(acceleration.p99).toBeLessThan(p99);
    expect(potential.p99).toBeLessThan(p99 / 5);
    const first = await engine.measure();
    engine.step(6);
    const last = await engine.measure();
    const after = await engine.readBodies();
    const { acceleration: moved } = forceErrors(
      await engine.readForces(),
      directSumOver(after, 0.02, targets),
      targets,
    );
    engine.destroy();
    expect([first.faults, last.faults]).toEqual([[], []]);
    expect(Math.abs(last.energyError)).toBeLessThan(1e-4);
    expect(moved.p50).toBeLessThan(p50);
    expect(moved.p99).toBeLessThan(p99);
    expect(after.id).toEqual(sphere.id);
  });
});
