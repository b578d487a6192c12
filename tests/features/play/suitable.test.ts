import { expect, test } from "vitest";
import { suitableBodies } from "../../../src/features/play/suitable.ts";

test("a fast card gets more bodies, a slow one fewer, within bounds", () => {
  expect(suitableBodies(65536, 0.6, 1)).toBeGreaterThan(65536);
  expect(suitableBodies(65536, 4, 3)).toBeLessThanOrEqual(65536);
  expect(suitableBodies(65536, 1000, 100)).toBe(8192);
  expect(suitableBodies(65536, 1e-3, 1e-3)).toBe(524288);
});

test("the choice holds two steps and a picture in a frame, when costs are proportional", () => {
  for (const step of [0.2, 0.5, 1, 2, 4]) {
    const n = suitableBodies(65536, step, 1);
    if (n > 8192) expect((2 * step + 1) * (n / 65536)).toBeLessThanOrEqual(0.6 * (1000 / 60) + 1e-9);
  }
});
