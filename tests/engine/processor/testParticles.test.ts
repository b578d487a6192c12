import { describe, expect, it } from "vitest";
import { directSumOver } from "../../../bench/directSum.ts";
import { forceErrors } from "../../../bench/forceError.ts";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine, ProcessorSnapshot } from "../../../src/engine/processor/index.ts";
import type { Space } from "../../../src/engine/space.ts";
import { mixed, of, wide } from "../shared/testParticles.ts";
import { clusteredBox } from "./boxes.ts";

async function forcesAndBodies(bodies: Bodies, settings: object, space?: Space) {
  const engine = await ProcessorEngine.create(
    bodies,
    { softening: 0.03, timestep: 1 / 64, ...settings },
    { space: space ?? null },
  );
  const first = await engine.readForces();
  engine.step(6);
  const { position, velocity } = await engine.readBodies();
  const forces = await engine.readForces();
  const { faults, total, forceError } = await engine.measure();
  engine.destroy();
  expect(faults).toEqual([]);
  return { first, position, velocity, forces, total, forceError };
}

describe("test particles on the processor", () => {
  // Direct sums have tiles of 512 sources and blocks of 32 targets: neither 1501 nor 3001 is a multiple.
  it.each([
    ["adaptive", 3001, 1],
    ["adaptive", 3001, 3],
    ["adaptive", 9000, 1],
    ["bonsai", 3001, 1],
    ["distance", 3001, 2],
    ["direct", 1501, 1],
  ])("%s: %i bodies go bit by bit as without them, a tree every %i steps", async (solver, n, rebuildInterval) => {
    const massive = plummer.make({}, { n, seed: 5 });
    const alone = await forcesAndBodies(massive, { solver, rebuildInterval });
    for (const often of [1, 3]) {
      const { all, sources } = mixed(massive, wide(plummer.make({}, { n: often * n, seed: 6 })), often);
      const beside = await forcesAndBodies(all, { solver, rebuildInterval });
      for (const key of ["first", "forces"] as const) expect(of(beside[key], sources, 4)).toEqual(alone[key]);
      for (const key of ["position", "velocity"] as const) expect(of(beside[key], sources, 3)).toEqual(alone[key]);
      expect(beside.total).toBe(alone.total);
    }
  });

  it("in a periodic box: so they do", async () => {
    const massive = clusteredBox(5000);
    const { all, sources } = mixed(massive, clusteredBox(7000), 1);
    const [alone, beside] = await Promise.all(
      [massive, all].map((bodies) => forcesAndBodies(bodies, { softening: 0.5 }, { side: 100 })),
    );
    expect(of(beside!.forces, sources, 4)).toEqual(alone!.forces);
    expect(of(beside!.position, sources, 3)).toEqual(alone!.position);
  });

  it.each(["adaptive", "bonsai", "distance", "direct"])(
    "%s: their forces are right as those of the others",
    async (solver) => {
      const massive = plummer.make({}, { n: 3000, seed: 5 });
      const { all, sources, tests } = mixed(massive, plummer.make({}, { n: 3000, seed: 6 }), 1);
      const engine = await ProcessorEngine.create(all, { solver, softening: 0.03, theta: 0.6 });
      const forces = await engine.readForces();
      const measured = await engine.measure("forceErrors");
      engine.destroy();
      const errorsOf = (bodies: readonly number[]) => {
        const targets = Uint32Array.from(bodies);
        return forceErrors(forces, directSumOver(all, 0.03, targets), targets).acceleration;
      };
      const [own, others] = [errorsOf(tests), errorsOf(sources)];
      // As many of the same sphere: what one walk errs for both, and by chance a fifth between two samples.
      for (const key of ["p50", "p99", "rms"] as const) expect(own[key] / others[key]).toBeLessThan(1.3);
      expect(own.p99).toBeLessThan(solver === "direct" ? 2e-6 : 1e-2);
      // The engine's own measurement, by direct sums over the bodies with mass alone: of direct sums the same bits.
      const largest = Math.max(...of(measured, tests, 1));
      if (solver === "direct") expect(largest).toBeLessThan(1e-8);
      else expect(largest / own.max).toBeCloseTo(1, 2);
    },
  );

  it("densities of the others are those without them, and theirs those of the bodies whose places they have", async () => {
    const massive = plummer.make({}, { n: 3000, seed: 5 });
    const { all, sources, tests } = mixed(massive, massive, 1);
    const [alone, beside] = await Promise.all(
      [massive, all].map(async (bodies) => {
        const engine = await ProcessorEngine.create(bodies, { softening: 0.03 });
        const found = await engine.measure("densities");
        engine.destroy();
        return found;
      }),
    );
    expect(of(beside!, sources, 1)).toEqual(alone);
    expect(of(beside!, tests, 1)).toEqual(alone);
  });

  it("a state that has all in one order, as a GPU's, is gone on from", async () => {
    const { all, sources } = mixed(plummer.make({}, { n: 1500, seed: 5 }), plummer.make({}, { n: 2000, seed: 6 }), 2);
    const settings = { softening: 0.03, timestep: 1 / 64 };
    const engine = await ProcessorEngine.create(all, settings);
    engine.step(3);
    const kept = await engine.snapshot();
    engine.step(3);
    const expected = await engine.readBodies();
    const saved = await kept.read();
    // Each body of one range behind one of the other, as long as there are some.
    const n = all.count;
    const order = Uint32Array.from({ length: n }, (_, k) =>
      k % 2 === 0 && k < 3000 ? k / 2 : k < 3000 ? 1500 + (k - 1) / 2 : k,
    );
    const woven = (table: Float32Array) => of(table, [...order], table.length / n) as Float32Array<ArrayBuffer>;
    const [posMass, velocity, acceleration] = [saved.posMass, saved.velocity, saved.acceleration].map(woven);
    const state = {
      ...saved,
      posMass: posMass!,
      velocity: velocity!,
      acceleration: acceleration!,
      id: order.map((k) => saved.id[k]!),
    };
    expect([...state.id.subarray(0, 9)].map((id) => sources.includes(id))).toContain(false);
    await engine.restore(ProcessorSnapshot.from(state, engine.scaling));
    engine.step(3);
    expect(await engine.readBodies()).toEqual(expected);
    engine.destroy();
  });
});
