import { expect, test } from "vitest";
import { fittedBodies } from "../../../src/features/play/fittedBodies.ts";

test("a fast card gets more bodies, a slow one fewer, within bounds", () => {
  expect(fittedBodies(65536, 0.6, 1, "chip")).toBeGreaterThan(65536);
  expect(fittedBodies(65536, 4, 3, "chip")).toBeLessThanOrEqual(65536);
  expect(fittedBodies(65536, 1000, 100, "chip")).toBe(8192);
  expect(fittedBodies(65536, 1e-3, 1e-3, "chip")).toBe(524288);
});

test("a processor gets as many as it moves 20 times a second, within bounds", () => {
  expect(fittedBodies(16384, 24, 12, "processor")).toBe(16384);
  expect(fittedBodies(16384, 90, 12, "processor")).toBe(4096);
  expect(fittedBodies(16384, 4, 3, "processor")).toBe(65536);
  expect(fittedBodies(16384, 1e4, 1e3, "processor")).toBe(2048);
});

test("the choice holds two steps and a picture in a frame, when costs are proportional", () => {
  for (const step of [0.2, 0.5, 1, 2, 4]) {
    const n = fittedBodies(65536, step, 1, "chip");
    if (n > 8192) expect((2 * step + 1) * (n / 65536)).toBeLessThanOrEqual(0.6 * (1000 / 60) + 1e-9);
  }
});
