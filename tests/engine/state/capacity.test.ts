import { expect, it } from "vitest";
import { sharesOf } from "../../../src/engine/state/capacity.ts";
import { SUM_BLOCK } from "../../../src/engine/state/sizes.ts";

it("workgroups share the sources of a direct sum where its targets make few, as many as keep a GPU busy", () => {
  for (const n of [1, 63, 64, 65, 500, 4096, 16_384, 100_000, 131_072, 262_144, 1_000_000, 2 ** 24]) {
    const { parts, ordered } = sharesOf(null, n);
    expect(Number.isInteger(Math.log2(parts!)), `${n} bodies`).toBe(true);
    // Each has a tile of sources at least.
    expect(parts! === 1 || parts! * (SUM_BLOCK / 2) < n + SUM_BLOCK / 2, `${n} bodies, ${parts} parts`).toBe(true);
    expect(ordered).toBeUndefined();
  }
  const parts = [1024, 4096, 16_384, 131_072, 262_144, 2 ** 20, 2 ** 21].map((n) => sharesOf(null, n).parts);
  expect(parts).toEqual([16, 32, 32, 16, 8, 2, 1]);
});

it("workgroups share a walk by error up to 65 536 bodies, and long walks go first up to a million", () => {
  expect(sharesOf("error", 1000)).toEqual({ parts: 2, ordered: true });
  expect(sharesOf("error", 65_537)).toEqual({ parts: 1, ordered: true });
  expect(sharesOf("error", 2 ** 20)).toEqual({ parts: 1, ordered: true });
  expect(sharesOf("error", 2 ** 20 + 1)).toEqual({ parts: 1, ordered: false });
  for (const opening of ["bonsai", "distance", "boundary", "sphere"] as const)
    expect(sharesOf(opening, 1000)).toEqual({});
});
