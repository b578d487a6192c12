import { describe, expect, it } from "vitest";
import { delayOf } from "../../src/render/gif.ts";

describe("times of frames", () => {
  it.each([10, 24, 25, 30, 50])("keep to %i frames a second in hundredths of a second", (rate) => {
    const delays = Array.from({ length: 3 * rate }, (_, k) => delayOf(k, rate));
    expect(delays.reduce((a, b) => a + b)).toBe(3000);
    for (const delay of delays) {
      expect(delay % 10).toBe(0);
      expect(Math.abs(delay - 1000 / rate)).toBeLessThan(10);
      // Browsers take shorter ones for a tenth of a second.
      expect(delay).toBeGreaterThanOrEqual(20);
    }
  });
});
