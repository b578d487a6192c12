import { describe, expect, it } from "vitest";
import { evrardGas } from "../../../src/data/models/evrardGas.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";
import { momentumTests } from "../shared/momentum.ts";

describe("momentum on the processor", () => {
  momentumTests((bodies, settings, options) => ProcessorEngine.create(bodies, settings, options), 160);

  it("is the same in one to four threads, bit by bit", async () => {
    const bodies = evrardGas.make({}, { n: 500, seed: 1 });
    const run = async (threads: number) => {
      const settings = { theta: 0.7, softening: 0.03, timestep: 1 / 64 };
      const spawn = threads > 1 ? spawnThread : null;
      const engine = await ProcessorEngine.create(bodies, settings, { threads, spawn, momentum: true });
      engine.step(4);
      const [{ position, velocity, columns }, forces] = [await engine.readBodies(), await engine.readForces()];
      engine.destroy();
      return { position, velocity, columns, forces };
    };
    const one = await run(1);
    for (const threads of [2, 3, 4]) expect(await run(threads)).toEqual(one);
  });
});
