import { afterEach, expect, it, vi } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("a step that fails is not lost: all that is asked after it says so, in its words", async () => {
  const bodies = plummer.make({}, { n: 20_000, seed: 1 });
  const engine = await ProcessorEngine.create(bodies, { softening: 0.05, timestep: 1 / 64 });
  const grow = vi.spyOn(WebAssembly.Memory.prototype, "grow").mockImplementation(() => {
    throw new RangeError("no memory");
  });
  // Far more nodes than there is room for.
  engine.set({ leafSize: 1 });
  engine.step(5);
  const why = /^the tree needs \d+ nodes and so \d+ MiB, which are not to be had; take fewer bodies$/;
  await expect(engine.done()).rejects.toThrow(why);
  expect(grow).toHaveBeenCalledTimes(1);
  engine.set({ leafSize: 16 });
  engine.step(1);
  await expect(engine.measure()).rejects.toThrow(why);
  await expect(engine.readBodies()).rejects.toThrow(why);
  engine.destroy();
});
