import { expect, test } from "vitest";
import { Comparison } from "../../src/comparison.ts";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { DEFAULT_SETTINGS } from "../../src/engine/index.ts";
import { stepsBack } from "../../src/reversal.ts";
import { newState } from "../state/fixtures.ts";

test("two runs that are too much for this machine are refused with numbers, and one run is shown", async () => {
  const store = newState("?compare=theta&right=1", { maxBodies: 100_000 });
  const comparison = new Comparison(store, {
    device: () => null,
    left: () => null,
    changed() {},
    fail: async () => true,
  });
  const device = {} as GPUDevice;
  expect(await comparison.make(device, { count: 60_000 } as Bodies, DEFAULT_SETTINGS, {})).toBeNull();
  expect(store.getState().comparing).toBe(false);
  const said = store.getState().messages.map((m) => `${m.kind}: ${m.text}`);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^error: .*60,000 bodies needs \d+ MB more; take at most 50,000 bodies/);
  // Nothing more to say, and nothing made, while one run is shown.
  expect(await comparison.make(device, { count: 60_000 } as Bodies, DEFAULT_SETTINGS, {})).toBeNull();
  expect(store.getState().messages).toHaveLength(1);
});

test.each([
  ["forwards", 1 / 64, 2, 0],
  ["backwards, 128 steps away", -1 / 64, 2, 128],
  ["backwards, past the start", -1 / 64, -2, 0],
  ["backwards, there", -1 / 64, 0, 0],
  ["backwards in steps that miss the start", -0.3, 2, 0],
  ["backwards with rounding", -0.1, 0.1 + 0.2, 3],
])("steps to the start: %s", (_, timestep, time, steps) => {
  const bodies = { time: 0 } as Bodies;
  expect(stepsBack({ settings: { ...DEFAULT_SETTINGS, timestep }, time, bodies })).toBe(steps);
});
