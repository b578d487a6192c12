import { describe, expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { firstSizes, layoutOf, SCRATCH, type TableName } from "../../../src/engine/processor/layout.ts";
import { MAX_CLASSES, SHELLS } from "../../../src/engine/state/profileSizes.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";

/** Bytes that a body may take. */
const MOST = 200;
/** A page of WebAssembly's memory, bytes: there are whole ones only. */
const PAGE = 65_536;
const inPages = (n: number, threads: number) => PAGE * Math.ceil(layoutOf(firstSizes(n, threads)).bytes / PAGE);

/** Tables that lie in the same place: the second ones are written when the first are not needed any more. */
const SORTED: readonly TableName[] = ["keys", "order", "otherKeys", "otherOrder"];
const MOMENTS: readonly TableName[] = ["nodeCentre", "nodeMoments", "nodeBox"];

describe("memory of the processor engine", () => {
  it.each([
    [2048, 1],
    [4096, 1],
    [4096, 2],
    [8192, 2],
    [16_384, 1],
    [16_384, 2],
    [16_384, 16],
    [65_536, 1],
    [65_536, 2],
    [262_144, 16],
    [1_048_576, 16],
  ])("is at most 200 bytes a body: %i bodies, %i threads", (n, threads) => {
    expect(inPages(n, threads) / n).toBeLessThan(MOST);
  });

  it.each([
    [4096, 1],
    [4096, 2],
    [40_000, 1],
  ])("is so when it runs: nothing is taken beside it, and the tree of a galaxy fits: %i, %i", async (n, threads) => {
    const spawn = threads > 1 ? spawnThread : null;
    const settings = { solver: "bonsai", theta: 1.5 };
    const engine = await ProcessorEngine.create(plummer.make({}, { n, seed: 2 }), settings, { threads, spawn });
    expect(engine.threads).toBe(threads);
    engine.step(1);
    await engine.measure("profile");
    await engine.measure("densities");
    const { memory, faults } = await engine.measure();
    engine.destroy();
    expect(faults).toEqual([]);
    expect(memory / n).toBeLessThan(MOST);
    expect(memory).toBe(inPages(n, threads));
  });

  // Few nodes and many: what is sorted takes more room than the moments, or less.
  it.each([
    [400, MOMENTS],
    [5000, SORTED],
  ])(
    "has tables that, needed together, neither overlap nor leave more than a line between them: %i nodes",
    (nodes, shorter) => {
      const { at, length, bytes } = layoutOf({ n: 10_001, threads: 3, nodes });
      const placed = (without: readonly TableName[]) =>
        (Object.keys(at) as TableName[]).filter((name) => !without.includes(name));
      for (const without of [SORTED, MOMENTS]) {
        let end = 0;
        for (const name of placed(without)) {
          expect(at[name], name).toBeGreaterThanOrEqual(end);
          // Behind the shorter ones there is what the longer ones take more.
          if (without === shorter || name !== "nodeBegin") expect(at[name] - end, name).toBeLessThanOrEqual(128);
          expect(at[name] % 64).toBe(0);
          end = at[name] + length[name];
        }
        expect(bytes).toBeGreaterThanOrEqual(end);
      }
      expect(at.nodeCentre).toBe(at.keys);
    },
  );

  it("leaves what is sorted, and what bodies alone decide, where it is when the nodes' tables grow", () => {
    const sizes = firstSizes(5000, 2);
    const [small, large] = [layoutOf(sizes), layoutOf({ ...sizes, nodes: 9 * sizes.nodes })];
    const names = Object.keys(small.at) as TableName[];
    for (const name of names.slice(0, names.indexOf("nodeBegin"))) {
      if (!MOMENTS.includes(name)) expect(large.at[name], name).toBe(small.at[name]);
    }
    expect(large.bytes).toBeGreaterThan(small.bytes);
  });

  it("has a scratch that holds the shells of a profile, two numbers each", () => {
    expect(16 * MAX_CLASSES * SHELLS).toBeLessThanOrEqual(SCRATCH);
  });
});
