import { expect, it } from "vitest";
import { adaptive } from "../../../src/engine/force/adaptive/index.ts";
import { direct } from "../../../src/engine/force/direct/index.ts";
import { SOLVERS } from "../../../src/engine/force/index.ts";
import { GpuEngine } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { checkFits, firstSizes, grownSizes } from "../../../src/engine/state/capacity.ts";
import { MOST_INDEXED } from "../../../src/engine/state/mostIndexed.ts";
import { SUM_BLOCK } from "../../../src/engine/state/sizes.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";

it("workgroups share the sources of a direct sum where its targets make few, as many as keep a GPU busy", () => {
  for (const n of [1, 63, 64, 65, 500, 4096, 16_384, 100_000, 131_072, 262_144, 1_000_000, 2 ** 24]) {
    const { parts, ordered } = direct.shares!(n);
    expect(Number.isInteger(Math.log2(parts!)), `${n} bodies`).toBe(true);
    // Each has a tile of sources at least.
    expect(parts! === 1 || parts! * (SUM_BLOCK / 2) < n + SUM_BLOCK / 2, `${n} bodies, ${parts} parts`).toBe(true);
    expect(ordered).toBeUndefined();
  }
  const parts = [1024, 4096, 16_384, 131_072, 262_144, 2 ** 20, 2 ** 21].map((n) => direct.shares!(n).parts);
  expect(parts).toEqual([16, 32, 32, 16, 8, 2, 1]);
});

it("workgroups share a walk by error up to 65 536 bodies, and long walks go first up to a million", () => {
  expect(adaptive.shares!(1000)).toEqual({ parts: 2, ordered: true });
  expect(adaptive.shares!(65_537)).toEqual({ parts: 1, ordered: true });
  expect(adaptive.shares!(2 ** 20)).toEqual({ parts: 1, ordered: true });
  expect(adaptive.shares!(2 ** 20 + 1)).toEqual({ parts: 1, ordered: false });
  const others = SOLVERS.filter((solver) => solver !== adaptive && solver !== direct);
  expect(others.length).toBeGreaterThan(1);
  for (const { shares } of others) expect(shares).toBeUndefined();
});

it("2^27 bodies, or nodes, are refused in one line on every device, and one less is not: links hold no larger index", async () => {
  const { INDEX_BITS, INDEX_MASK } = CONSTANTS.link;
  expect([INDEX_MASK, MOST_INDEXED]).toEqual([2 ** INDEX_BITS - 1, 2 ** 27 - 1]);
  const device = { limits: { maxStorageBufferBindingSize: 2 ** 40, maxBufferSize: 2 ** 40 } } as GPUDevice;
  expect(() => checkFits(device, firstSizes(2 ** 27 - 1))).not.toThrow();
  const refused = /^134217728 bodies are more than a tree can index, 134217727 at most: [^\n]*$/;
  for (const tree of [true, false]) expect(() => checkFits(device, firstSizes(2 ** 27), tree)).toThrow(refused);
  const sizes = firstSizes(2 ** 26);
  expect(() => checkFits(device, { ...sizes, nodes: 2 ** 27 - 1 })).not.toThrow();
  expect(() => checkFits(device, grownSizes(sizes, 2 ** 27, 0))).toThrow(
    /^the tree over 67108864 bodies needs \d+ nodes, 134217727 at most can be indexed: [^\n]*$/,
  );
  // Before anything is made of the bodies.
  const bodies = { count: 2 ** 27, units: { gravity: 1 } } as never;
  await expect(GpuEngine.create(device, bodies)).rejects.toThrow(refused);
  await expect(ProcessorEngine.create(bodies)).rejects.toThrow(refused);
});
