import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleBar } from "../../../../src/features/view/capture/scaleBar.ts";

test("a scale bar is 1, 2 or 5 times a power of ten, and as long as there is room", () => {
  expect(scaleBar(0.1, 100)).toEqual({ length: 10, pixels: 100 });
  expect(scaleBar(0.1, 99)).toEqual({ length: 5, pixels: 50 });
  expect(scaleBar(3, 10)?.length).toBe(20);
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), fc.integer({ min: 10, max: 8000 }), (each, most) => {
      const { length, pixels } = scaleBar(each, most)!;
      expect(pixels).toBeLessThanOrEqual(most * (1 + 1e-8));
      // The next longer one is 2 or 2.5 times as long.
      expect(pixels).toBeGreaterThan(0.399 * most);
      expect(length.toExponential()).toMatch(/^[125]e/);
    }),
  );
});

test("without lengths there is no bar", () => {
  expect(scaleBar(0, 100)).toBeNull();
  expect(scaleBar(Number.NaN, 100)).toBeNull();
});
