import { afterAll, beforeAll, expect, it } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../bench/forceError.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine, SOLVERS } from "../../src/engine/index.ts";
import { holdsLanes } from "../../src/gpu/lanes.ts";
import { bareDevice, describeGpu } from "../gpuDevice.ts";
import { SOLVER_NAMES } from "./solverNames.ts";

const sphere = plummer.make({}, { n: 700, seed: 4 });
const targets = spreadTargets(700, 700);
const settings = { theta: 0.5, softening: 0.01, timestep: 1 / 128 };

describeGpu("devices", (device) => {
  /** One for all tests that leave it whole: its shaders are compiled once. */
  let bare: GPUDevice;
  beforeAll(async () => {
    bare = await bareDevice();
  });
  afterAll(() => bare?.destroy());

  it.each(SOLVER_NAMES.filter((name) => name !== "direct"))(
    "%s on default limits, without subgroups or timestamps",
    async (solver) => {
      expect([...bare.features].filter((name) => name === "subgroups" || name === "timestamp-query")).toEqual([]);
      expect(bare.limits.maxStorageBuffersPerShaderStage).toBe(8);
      const engine = await GpuEngine.create(bare, sphere, { ...settings, solver });
      const { acceleration } = forceErrors(await engine.readForces(), directSumOver(sphere, 0.01, targets), targets);
      engine.step(2);
      const { faults, stages, energyError } = await engine.measure();
      engine.destroy();
      expect(acceleration.p50).toBeLessThan(1.8e-4);
      expect([faults, stages]).toEqual([[], null]);
      expect(Math.abs(energyError)).toBeLessThan(1e-3);
    },
  );

  // Where subgroups hold 32 lanes the walks have a form of their own. Sums of lanes round in another order there, so a cell at the very edge may
  // be opened in one form only; errors of lists or of their order are as large as forces.
  it.each(SOLVERS.filter(({ direct, lists }) => !direct && !lists).map(({ name }) => name))(
    "%s: both forms of its walk find the same forces",
    async (solver) => {
      // Elsewhere both devices run the same form, which fewer bodies show too.
      const many = plummer.make({}, { n: (await holdsLanes(device)) ? 4000 : 1000, seed: 9 });
      const found: { forces: Float32Array; counts: number[] }[] = [];
      for (const which of [device, bare]) {
        const engine = await GpuEngine.create(which, many, { ...settings, solver });
        engine.step(2);
        const forces = await engine.readForces();
        const { ppPerBody, pcPerBody, expansionsPerGroup } = await engine.measure();
        engine.destroy();
        found.push({ forces, counts: [ppPerBody, pcPerBody, expansionsPerGroup] });
      }
      const [ours, plain] = found as [(typeof found)[0], (typeof found)[0]];
      const differences = Float64Array.from({ length: many.count }, (_, i) => {
        const [a, b] = [ours, plain].map(({ forces }) => forces.subarray(4 * i, 4 * i + 3)) as [
          Float32Array,
          Float32Array,
        ];
        return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!) / Math.hypot(...b);
      }).sort();
      expect(differences[Math.floor(0.99 * many.count)]).toBeLessThan(1e-5);
      expect(differences.at(-1)).toBeLessThan(1e-2);
      ours.counts.forEach((count, k) => {
        expect(Math.abs(count / plain.counts[k]! - 1) || 0).toBeLessThan(1e-3);
      });
    },
  );

  it("a device destroyed in mid-run ends every wait with one line, and another device goes on from what was kept", async () => {
    const doomed = await bareDevice();
    const engine = await GpuEngine.create(doomed, sphere, settings);
    engine.step(3);
    await engine.checkpoint();
    engine.step(4);
    const waits = [engine.measure(), engine.readBodies(), engine.readForces()];
    doomed.destroy();
    engine.step(2);
    const ends = await Promise.allSettled([...waits, engine.measure(), engine.checkpoint()]);
    for (const end of ends) {
      expect(end.status).toBe("rejected");
      expect(String((end as PromiseRejectedResult).reason.message)).toMatch(/^[^\n]{5,300}$/);
    }
    expect(engine.lastCheckpoint.steps).toBe(3);
    const { bodies } = engine.lastCheckpoint;
    engine.destroy();
    const again = await GpuEngine.create(device, bodies, settings, { timestamps: false });
    expect(again.time).toBeCloseTo(3 / 128, 12);
    again.step(4);
    const { faults } = await again.measure();
    const after = await again.readBodies();
    again.destroy();
    expect(faults).toEqual([]);
    expect([...after.id]).toEqual([...sphere.id]);
  });

  it("the same run twice is bitwise the same, however its steps are asked for", async () => {
    const run = async (portions: readonly number[]) => {
      const engine = await GpuEngine.create(device, sphere, settings);
      for (const steps of portions) {
        engine.step(steps);
        await engine.measure();
      }
      const bodies = await engine.readBodies();
      engine.destroy();
      return bodies;
    };
    const [first, second] = [await run([6]), await run([1, 2, 3])];
    expect(second.position).toEqual(first.position);
    expect(second.velocity).toEqual(first.velocity);
  });
});
