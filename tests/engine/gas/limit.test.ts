import { expect, it } from "vitest";
import { limitsOf, partsOf } from "../../../src/engine/gas/limit.ts";

const floatOf = (bits: number) => new Float32Array(new Uint32Array([bits]).buffer)[0]!;

/** Numbers without a pattern from 2^-20 to 1. */
const SOME = Array.from({ length: 40 }, (_, k) => 2 ** (-20 * ((k * 0.618034) % 1)));

it("the device's bounds are those between which the host would choose as many parts", () => {
  for (const timestep of SOME)
    for (const unit of [1, 0.0711, 3000]) {
      for (const parts of [1, 2, 8, 1024]) {
        const { limitLow, limitHigh } = limitsOf(parts, timestep, unit);
        expect(partsOf(floatOf(limitLow) * unit, timestep)).toBe(parts);
        expect(partsOf(floatOf(limitLow - 1) * unit, timestep)).toBe(2 * parts);
        if (parts === 1) continue;
        expect(partsOf(floatOf(limitHigh) * unit, timestep)).toBe(parts / 2);
        expect(partsOf(floatOf(limitHigh - 1) * unit, timestep)).toBe(parts);
      }
    }
});

it("one part will do for any limit that is long enough", () => {
  const { limitHigh } = limitsOf(1, 1 / 64, 1);
  expect(limitHigh).toBeGreaterThan(new Uint32Array(new Float32Array([3.4e38]).buffer)[0]!);
});
