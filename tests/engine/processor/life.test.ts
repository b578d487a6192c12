import { expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine, type ToWorker } from "../../../src/engine/processor/index.ts";
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

it("an engine that is not wanted any more ends its threads amid the first forces", async () => {
  const many = plummer.make({}, { n: 50_000, seed: 3 });
  const life = new AbortController();
  const ended: string[] = [];
  const spawn = () => {
    const port = spawnThread();
    return {
      ...port,
      post: (message: ToWorker) => {
        port.post(message);
        // By now it has the bodies: what follows are their first forces.
        if ("kind" in message) life.abort();
      },
      end: () => {
        ended.push("ended");
        port.end();
      },
    };
  };
  const making = ProcessorEngine.create(many, { softening: 0.05 }, { threads: 2, spawn, signal: life.signal });
  await expect(making).rejects.toThrow(/^the engine was destroyed/);
  expect(ended.length).toBeGreaterThanOrEqual(2);
  // One that is made does not end by it.
  const later = new AbortController();
  const engine = await ProcessorEngine.create(
    bodies,
    { softening: 0.05 },
    { signal: later.signal, threads: 2, spawn: spawnThread },
  );
  later.abort();
  expect((await engine.readBodies()).count).toBe(300);
  engine.destroy();
});
