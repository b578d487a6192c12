import { expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";

const bodies = plummer.make({}, { n: 300, seed: 3 });

it.each([
  ["on the asking thread", {}],
  ["in two workers", { threads: 2, spawn: spawnThread }],
])(
  "%s: what was asked before the end is answered, and what is asked after it is refused in one line",
  async (_, options) => {
    const engine = await ProcessorEngine.create(bodies, { theta: 0.6, softening: 0.05, timestep: 1 / 64 }, options);
    engine.step(3);
    const [read, measured] = [engine.readBodies(), engine.measure()];
    engine.destroy();
    expect((await read).time).toBe(3 / 64);
    expect((await measured).step).toBe(3);
    await expect(engine.readBodies()).rejects.toThrow(/^the engine was destroyed; ask the one that took its place$/);
  },
);
