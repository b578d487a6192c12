import { describe, expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { firstSizes, layoutOf } from "../../../src/engine/processor/layout.ts";

/** Bytes that a body may take, without what threads take for themselves. */
const MOST = 200;

describe("memory of the processor engine", () => {
  it.each([
    [65_536, 1],
    [262_144, 16],
    [1_048_576, 16],
  ])("is at most 200 bytes a body: %i bodies, %i threads", (n, threads) => {
    expect(layoutOf(firstSizes(n, threads)).bytes / n).toBeLessThan(MOST);
  });

  it("is so when it runs: nothing is taken beside it, and the tree of a galaxy fits", async () => {
    const n = 40_000;
    const engine = await ProcessorEngine.create(plummer.make({}, { n, seed: 2 }), { solver: "bonsai", theta: 1.5 });
    engine.step(1);
    await engine.profile();
    await engine.readDensities();
    const { memory, faults } = await engine.measure();
    engine.destroy();
    expect(faults).toEqual([]);
    expect(memory / n).toBeLessThan(MOST);
    expect(memory).toBe(65_536 * Math.ceil(layoutOf(firstSizes(n, 1)).bytes / 65_536));
  });

  it("has tables that neither overlap nor leave more than a line between them", () => {
    const { at, length, bytes } = layoutOf(firstSizes(1001, 3));
    let end = 0;
    for (const name of Object.keys(at) as (keyof typeof at)[]) {
      expect(at[name]).toBeGreaterThanOrEqual(end);
      expect(at[name] - end).toBeLessThanOrEqual(128);
      expect(at[name] % 64).toBe(0);
      end = at[name] + length[name];
    }
    expect(bytes).toBeGreaterThanOrEqual(end);
  });
});
