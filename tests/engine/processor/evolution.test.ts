import { describe, expect, it } from "vitest";
import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { type Settings, SOLVERS, SUPPORT } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { chains } from "../growing.ts";
import { bodyTests, evolutionTests } from "../shared/evolution.ts";

describe("evolution on the processor", () => {
  evolutionTests(
    (bodies, settings) => ProcessorEngine.create(bodies, settings),
    ["adaptive", "bonsai", "distance", "direct"],
    ["bonsai", "adaptive"],
  );

  it("is timed by stages, between measurements", async () => {
    const engine = await ProcessorEngine.create(plummer.make({}, { n: 500, seed: 5 }));
    expect((await engine.measure()).stages).toBeNull();
    engine.step(2);
    const { stages, stepMs } = await engine.measure();
    engine.destroy();
    expect(Object.keys(stages!)).toEqual([
      ...["kickDrift", "bounds", "keys", "sort", "reorder", "topology", "moments", "walk", "kick"],
    ]);
    expect(stepMs).toBe(Object.values(stages!).reduce((sum, ms) => sum + ms, 0));
  });

  it("a tree of more nodes than there is room for makes room, at the start and on the way", async () => {
    // Chains of cells down many levels: far more nodes than a sphere of as many bodies has.
    const bodies = chains(120);
    const forces = async (solver: string) => {
      const engine = await ProcessorEngine.create(bodies, { solver, theta: 0.3, softening: 1e-3 });
      const before = await engine.readForces();
      engine.step(2);
      const { faults, memory } = await engine.measure();
      engine.destroy();
      expect(faults).toEqual([]);
      return { before, memory };
    };
    const [tree, direct] = [await forces("bonsai"), await forces("direct")];
    expect(tree.memory).toBeGreaterThan(direct.memory);
    const size = Math.hypot(...direct.before);
    expect(Math.hypot(...tree.before.map((x, k) => x - direct.before[k]!)) / size).toBeLessThan(1e-3);
  });

  it("a snapshot is gone back to, bit by bit", async () => {
    const start = plummer.make({}, { n: 700, seed: 9 });
    const engine = await ProcessorEngine.create(start, { softening: 0.05, timestep: 1 / 64 });
    engine.step(3);
    const saved = await engine.snapshot();
    engine.step(4);
    const once = await engine.readBodies();
    await engine.restore(saved);
    expect([engine.steps, engine.time]).toEqual([3, 3 / 64]);
    engine.step(4);
    expect(await engine.readBodies()).toEqual(once);
    const other = await ProcessorEngine.create(plummer.make({}, { n: 600, seed: 9 }));
    await expect(other.restore(saved)).rejects.toThrow(
      "the snapshot holds 700 bodies and the run 600; take one of this run",
    );
    other.destroy();
    engine.destroy();
  });
});

describe("bodies on the processor", () => {
  bodyTests((bodies, settings) => ProcessorEngine.create(bodies, settings));
});

describe("the processor engine says in one line", () => {
  const bodies = plummer.make({}, { n: 10, seed: 1 });
  it.each<[Partial<Settings>, string]>([
    ...SOLVERS.filter(({ name }) => !SUPPORT.processor.solver.includes(name)).map(
      ({ name: solver }) =>
        [
          { solver },
          `solver = "${solver}": the processor engine has adaptive, bonsai, distance, direct; choose one of them`,
        ] as [Partial<Settings>, string],
    ),
    [
      { multipole: "hexadecapole" as const },
      'multipole = "hexadecapole": the processor engine has monopole, quadrupole; choose one of them',
    ],
    [{ theta: 3 }, "theta = 3: it must be from 0.01 to 2"],
  ])("what it can't: %o", async (settings, message) => {
    await expect(ProcessorEngine.create(bodies, settings)).rejects.toThrow(message);
  });

  it("that there are no bodies, and that it was destroyed", async () => {
    await expect(ProcessorEngine.create(emptyBodies(0))).rejects.toThrow(
      "a run needs at least 1 body; this table has none",
    );
    const engine = await ProcessorEngine.create(bodies);
    engine.destroy();
    await expect(engine.measure()).rejects.toThrow("the engine was destroyed; ask the one that took its place");
  });
});
