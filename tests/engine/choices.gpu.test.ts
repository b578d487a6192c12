import { describe, expect, it } from "vitest";
import { GpuEngine } from "../../src/engine/index.ts";
import { firstSlices, nextSlices } from "../../src/engine/program.ts";
import { DEFAULT_SETTINGS } from "../../src/engine/settings.ts";
import { describeGpu } from "../gpuDevice.ts";
import { choiceTests } from "./shared/choices.ts";

const N = 1024;

describeGpu("what a user may choose", (device) => {
  choiceTests(
    (bodies, settings) => GpuEngine.create(device, bodies, settings, { timestamps: false }),
    ["adaptive", "bonsai"],
    N,
  );
});

describe("slices of the walk", () => {
  it("keep a submit of a weak GPU short", () => {
    const settings = { ...DEFAULT_SETTINGS, theta: 0.75 };
    expect(firstSlices(16384, settings)).toBe(1);
    // 2e10 pairs a second: 1.5e9 pairs would take 75 ms.
    expect(firstSlices(1_048_576, settings)).toBe(2);
    expect(firstSlices(1_048_576, { ...settings, theta: 0.3 })).toBeGreaterThan(8);
    // No slices too small for a large GPU: those of a tree have 256 workgroups at least, those of a direct sum all targets.
    expect(firstSlices(1_048_576, { ...settings, theta: 0.1 })).toBe(64);
    expect(firstSlices(262_144, { ...settings, solver: "direct" })).toBe(128);
  });

  it("follow what the last walk took", () => {
    const next = (now: number, ms: number) => nextSlices(now, ms, "adaptive");
    expect(next(1, 60)).toBe(1);
    expect(next(1, 300)).toBe(8);
    expect(next(8, 300)).toBe(4);
    expect(next(4, 300)).toBe(4);
    // All slices took no longer than two may: fewer take no longer than all of them.
    expect(next(8, 100)).toBe(2);
    expect(next(64, 20)).toBe(1);
    expect(next(2, 90)).toBe(1);
    expect(next(1, 1)).toBe(1);
  });

  it("follow what the last direct sum took at once", () => {
    const next = (now: number, ms: number) => nextSlices(now, ms, "direct");
    expect(next(32, 20)).toBe(1);
    expect(next(1024, 680)).toBe(16);
    expect(next(16, 680)).toBe(16);
    expect(next(1, 60)).toBe(1);
    expect(next(1, 300)).toBe(8);
  });
});
