import { describe, expect, test } from "vitest";
import { DENSITY_COLOURS } from "../../src/render/shown/densityColours.ts";
import { DECADES, rangeOf } from "../../src/render/shown/range.ts";

const seen = (...values: number[]) => Float32Array.from(values.flatMap((v) => [v, v, v, 1]));

describe("the range that a picture of mass needs", () => {
  test("ends on half a decade above the densest place", () => {
    expect(rangeOf(seen(0, 0.002, 20), null)).toEqual([1.5 - DECADES, 1.5]);
    expect(rangeOf(seen(100), null)![1]).toBe(2);
  });

  test("stays the same object for what changes from frame to frame, and follows what leaves it", () => {
    const first = rangeOf(seen(20), null)!;
    for (const most of [10, 15, 31, 40]) expect(rangeOf(seen(most), first), String(most)).toBe(first);
    expect(rangeOf(seen(80), first)![1]).toBe(2);
    expect(rangeOf(seen(1.2), first)![1]).toBe(0.5);
    // Whatever it settles on, it stays there.
    for (let top = -3; top < 3; top += 0.01) {
      const settled = rangeOf(seen(10 ** top), first);
      expect(rangeOf(seen(10 ** top), settled)).toBe(settled);
    }
  });

  test("an empty sky and numbers that are none change nothing", () => {
    const first = rangeOf(seen(20), null);
    expect(rangeOf(seen(0, Number.NaN, Number.POSITIVE_INFINITY), first)).toBe(first);
    expect(rangeOf(seen(0), null)).toBeNull();
  });
});

/** Lightness L* (CIE 1976) of "#rrggbb". */
function lightness(css: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(css.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
}

test("the colours of the scale get lighter on the sky and darker on paper, by even steps", () => {
  const steps = (colours: readonly string[]) => colours.slice(1).map((c, i) => lightness(c) - lightness(colours[i]!));
  const dark = steps(DENSITY_COLOURS.dark);
  // From black to nearly white in nine steps of 11; transcribed to eight bits, and the darkest end bends.
  for (const step of dark) expect(Math.abs(step - 11)).toBeLessThan(4.5);
  for (const step of steps(DENSITY_COLOURS.print)) expect(step).toBeLessThan(0);
});
