import { expect, it } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors } from "../../bench/forceError.ts";
import { type Bodies, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { type EngineOptions, GpuEngine, type Settings } from "../../src/engine/index.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { describeGpu } from "../gpuDevice.ts";
import { mixed, of, wide } from "./shared/testParticles.ts";

/** Walks are not what most of this is about: by a wide angle they are soon done. */
const WIDE = 1.2;
const SOFTENING = 0.03;

const sphere = (n: number, seed: number) => plummer.make({}, { n, seed });
/** `mixed` with test particles behind all others. */
const BEHIND = 0;

describeGpu("test particles on a GPU", (device) => {
  const create = (bodies: Bodies, settings: Partial<Settings>, options: EngineOptions = {}) =>
    GpuEngine.create(device, bodies, { softening: SOFTENING, timestep: 1 / 64, theta: WIDE, ...settings }, options);

  async function outcome(bodies: Bodies, settings: Partial<Settings>, options: EngineOptions = {}, steps = 5) {
    const engine = await create(bodies, settings, options);
    const first = await engine.readForces();
    engine.step(steps);
    const { position, velocity } = await engine.readBodies();
    const forces = await engine.readForces();
    const { faults, total } = await engine.measure();
    const [ids] = await readBack(device, [{ buffer: engine.buffers.id, bytes: 4 * bodies.count }]);
    engine.destroy();
    expect(faults).toEqual([]);
    return { first, position, velocity, forces, total, order: [...new Uint32Array(ids!)] };
  }

  type Outcome = Awaited<ReturnType<typeof outcome>>;
  /** No number of the bodies with mass is another than without test particles, and those stand behind them. */
  function expectSame(beside: Outcome, alone: Outcome, sources: readonly number[]) {
    const changed = (["first", "forces", "position", "velocity"] as const).map((key, k) => {
      const mine = of(beside[key], sources, k < 2 ? 4 : 3);
      return [key, mine.filter((x, at) => x !== alone[key][at]).length];
    });
    expect(changed).toEqual(changed.map(([key]) => [key, 0]));
    expect(beside.total).toBe(alone.total);
    // In the order that those have by themselves.
    expect(beside.order.slice(0, sources.length)).toEqual(alone.order.map((k) => sources[k]));
    expect(new Set(beside.order).size).toBe(beside.order.length);
    for (const key of ["forces", "position"] as const) expect(beside[key].every(Number.isFinite)).toBe(true);
  }

  it.each([
    ["adaptive", 1000, 1],
    ["adaptive", 1000, 3],
    ["bonsai", 700, 1],
    ["distance", 300, 2],
    ["direct", 500, 1],
  ])("%s: %i bodies go bit by bit as without them, a tree every %i steps", async (solver, n, rebuildInterval) => {
    const massive = sphere(n, 5);
    const alone = await outcome(massive, { solver, rebuildInterval });
    for (const often of [BEHIND, 1, 3]) {
      const { all, sources } = mixed(massive, wide(sphere(Math.max(1, often) * n, 6)), often);
      expectSame(await outcome(all, { solver, rebuildInterval }), alone, sources);
    }
  });

  // Groups have 32, workgroups of the sort 256, bins 512, and 2047 bodies more than one bin of each range.
  it.each([1, 31, 32, 33, 255, 256, 257, 513, 2047])("%i of them beside 300 and 1300 bodies: so they do", async (n) => {
    for (const count of n > 500 ? [1300] : [300]) {
      const massive = sphere(count, 5);
      const { all, sources } = mixed(massive, sphere(n, 6), BEHIND);
      expectSame(await outcome(all, { solver: "bonsai" }), await outcome(massive, { solver: "bonsai" }), sources);
    }
  });

  it("sorted as many are, and with walks that several workgroups share: so they do", async () => {
    const massive = sphere(700, 5);
    const { all, sources } = mixed(massive, sphere(2000, 6), BEHIND);
    for (const options of [{ plannedFor: 3_000_000 }, { shares: true }])
      expectSame(await outcome(all, {}, options), await outcome(massive, {}, options), sources);
  });

  it("that meet in a point, too many for a bin, keep no step waiting", async () => {
    const massive = sphere(300, 5);
    const falling = sphere(3000, 6);
    // All are at the same place after three steps, and far apart again after six.
    for (let k = 0; k < falling.velocity.length; k++) falling.velocity[k] = (-64 / 3) * falling.position[k]!;
    const { all, sources } = mixed(massive, falling, BEHIND);
    const solver = "bonsai";
    expectSame(await outcome(all, { solver }, {}, 8), await outcome(massive, { solver }, {}, 8), sources);
  });

  it.each(["adaptive", "bonsai", "distance", "direct"])(
    "%s: their forces are right as those of the others",
    async (solver) => {
      const massive = sphere(2000, 5);
      const { all, sources, tests } = mixed(massive, sphere(2000, 6), 1);
      const engine = await create(all, { solver, theta: 0.6 });
      const forces = await engine.readForces();
      engine.destroy();
      const errorsOf = (bodies: readonly number[]) => {
        const targets = Uint32Array.from(bodies);
        return forceErrors(forces, directSumOver(all, SOFTENING, targets), targets);
      };
      const [own, others] = [errorsOf(tests), errorsOf(sources)];
      // As many of the same sphere: what one walk errs for both, and by chance a fifth between two samples.
      for (const key of ["p50", "p99", "rms"] as const)
        expect(own.acceleration[key] / others.acceleration[key]).toBeLessThan(1.3);
      expect(own.acceleration.p99).toBeLessThan(solver === "direct" ? 5e-6 : 1e-2);
      expect(own.potential.max).toBeLessThan(solver === "direct" ? 5e-6 : 1e-2);
    },
  );

  it("they lie along a curve as bodies with mass do, step after step, those far outside too", async () => {
    const [massive, about] = [sphere(2000, 5), sphere(4000, 6)];
    // The curve of the others fills a ball that is a hundredth as wide.
    for (let k = 0; k < massive.position.length; k++) massive.position[k]! *= 0.01;
    const { all } = mixed(massive, about, 1);
    const engine = await create(all, { solver: "bonsai", timestep: 1 / 4096 });
    const meanStep = async () => {
      const [places] = await readBack(device, [{ buffer: engine.buffers.posMass, bytes: 16 * all.count }]);
      const table = new Float32Array(places!);
      const steps = (first: number, end: number) => {
        const lengths = Array.from({ length: end - first - 1 }, (_, k) =>
          Math.hypot(...[0, 1, 2].map((c) => table[4 * (first + k + 1) + c]! - table[4 * (first + k) + c]!)),
        );
        return lengths.sort((x, y) => x - y)[lengths.length >> 1]!;
      };
      return [100 * steps(0, 2000), steps(2000, 6000)] as const;
    };
    for (let turn = 0; turn < 3; turn++) {
      engine.step(2);
      const [others, own] = await meanStep();
      // Twice as many of the same shape lie 2^(1/3) times as close; by chance and by the cube's size no more than twice as far apart.
      expect(own / others).toBeLessThan(2 / 2 ** (1 / 3));
    }
    engine.destroy();
  });

  it.each([1, 2, 3, 17])("%i bodies with mass: 500 about them feel these", async (n) => {
    const massive = emptyBodies(n);
    for (let i = 0; i < n; i++) {
      massive.mass[i] = 1 / n;
      massive.position.set([0.01 * Math.sin(i), 0.01 * Math.cos(3 * i), 0.001 * i], 3 * i);
    }
    // From within them to 1000 times as far out.
    const about = sphere(500, 6);
    for (let k = 0; k < about.position.length; k++) about.position[k]! *= 10 ** ((k % 7) - 3);
    const { all, tests } = mixed(massive, about, 1);
    for (const solver of ["adaptive", "bonsai", "direct"]) {
      const engine = await create(all, { solver, theta: 0.5, timestep: 1 / 4096 });
      engine.step(2);
      const forces = await engine.readForces();
      const now = await engine.readBodies();
      const { faults } = await engine.measure();
      engine.destroy();
      expect(faults).toEqual([]);
      const targets = Uint32Array.from(tests);
      const { acceleration } = forceErrors(forces, directSumOver(now, SOFTENING, targets), targets);
      expect(acceleration.max).toBeLessThan(n < 17 || solver === "direct" ? 1e-5 : 3e-2);
    }
  });

  it("densities of the others are those without them, and theirs those of the bodies whose places they have", async () => {
    const massive = sphere(1500, 5);
    const { all, sources, tests } = mixed(massive, massive, 1);
    for (const solver of ["bonsai", "direct"]) {
      const [alone, beside] = await Promise.all(
        [massive, all].map(async (bodies) => {
          const engine = await create(bodies, { solver });
          const first = await engine.measure("densities");
          engine.step(2);
          const then = await engine.measure("densities");
          engine.destroy();
          return { first, then };
        }),
      );
      for (const key of ["first", "then"] as const) expect(of(beside![key], sources, 1)).toEqual(alone![key]);
      expect(of(beside!.first, tests, 1)).toEqual(alone!.first);
    }
  });

  it("a snapshot is gone on from, also one that has all in one order", async () => {
    const { all } = mixed(sphere(400, 5), sphere(900, 6), 2);
    const [engine, another] = [await create(all, { solver: "bonsai" }), await create(all, { solver: "octgrav" })];
    engine.step(3);
    const kept = await engine.snapshot();
    engine.step(3);
    const expected = await engine.readBodies();
    await engine.restore(kept);
    engine.step(3);
    expect(await engine.readBodies()).toEqual(expected);
    const brought = await GpuEngine.snapshotFrom(device, await kept.read(), engine.scaling);
    await engine.restore(brought);
    engine.step(3);
    expect(await engine.readBodies()).toEqual(expected);
    // Of a solver in whose tree they lie among the others.
    another.step(3);
    const other = await another.snapshot();
    const there = await another.readBodies();
    await engine.restore(other);
    expect(await engine.readBodies()).toEqual(there);
    engine.step(3);
    another.step(3);
    const [now, then] = [await engine.readBodies(), await another.readBodies()];
    // Forces of both err by some 1e-2, and (3 / 64)^2 / 2 is 1e-3.
    expect(Math.max(...now.position.map((x, k) => Math.abs(x - then.position[k]!)))).toBeLessThan(1e-4);
    for (const taken of [kept, brought, other]) taken.destroy();
    engine.destroy();
    another.destroy();
  });

  it("a body with mass that is frozen stays among those", async () => {
    const massive = sphere(300, 5);
    massive.velocity[30] = 1e30;
    const { all, sources } = mixed(massive, sphere(300, 6), 1);
    const engine = await create(all, { solver: "bonsai" });
    engine.step(4);
    const { frozen, faults } = await engine.measure();
    const [ids] = await readBack(device, [{ buffer: engine.buffers.id, bytes: 4 * all.count }]);
    engine.destroy();
    expect([frozen, faults.length]).toEqual([1, 1]);
    expect([...new Uint32Array(ids!)].slice(0, 300).sort((a, b) => a - b)).toEqual(sources);
  });
});
