import { expect, it } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors } from "../../bench/forceError.ts";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { joined } from "../../src/data/bodies/join.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { type EngineOptions, GpuEngine } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { mixed, of, wide } from "./shared/testParticles.ts";

/** Walks are not what most of this is about: by a wide angle they are soon done. */
const WIDE = 1.2;

const sphere = (n: number, seed: number) => plummer.make({}, { n, seed });

/** Test particles behind bodies with mass: their ids follow those. */
function behind(massive: Bodies, other: Bodies) {
  const { all: tests } = mixed(sphere(1, 1), other, 1);
  void tests;
  const all = joined([massive, { ...other, mass: new Float32Array(other.count) }]);
  const sources = Array.from({ length: massive.count }, (_, k) => k);
  return { all, sources, tests: Array.from({ length: other.count }, (_, k) => massive.count + k) };
}

describeGpu("test particles on a GPU", (device) => {
  async function outcome(bodies: Bodies, settings: object, options: EngineOptions = {}) {
    const engine = await GpuEngine.create(device, bodies, { softening: 0.03, timestep: 1 / 64, ...settings }, options);
    const first = await engine.readForces();
    engine.step(5);
    const { position, velocity } = await engine.readBodies();
    const forces = await engine.readForces();
    const { faults, total } = await engine.measure();
    engine.destroy();
    expect(faults).toEqual([]);
    return { first, position, velocity, forces, total };
  }

  type Outcome = Awaited<ReturnType<typeof outcome>>;
  /** How many numbers are others than without test particles. */
  function expectSame(beside: Outcome, alone: Outcome, sources: readonly number[]) {
    const changed = (["first", "forces", "position", "velocity"] as const).map((key, k) => {
      const mine = of(beside[key], sources, k < 2 ? 4 : 3);
      return [key, mine.filter((x, at) => x !== alone[key][at]).length];
    });
    expect(changed).toEqual(changed.map(([key]) => [key, 0]));
    expect(beside.total).toBe(alone.total);
  }

  it.each([
    ["adaptive", 1000, 1],
    ["adaptive", 1000, 3],
    ["bonsai", 700, 1],
    ["distance", 300, 2],
    ["direct", 500, 1],
  ])("%s: %i bodies go bit by bit as without them, a tree every %i steps", async (solver, n, rebuildInterval) => {
    const settings = { solver, rebuildInterval, theta: WIDE };
    const massive = sphere(n, 5);
    const alone = await outcome(massive, settings);
    for (const often of [1, 3]) {
      const { all, sources } = mixed(massive, wide(sphere(often * n, 6)), often);
      expectSame(await outcome(all, settings), alone, sources);
    }
  });
});
