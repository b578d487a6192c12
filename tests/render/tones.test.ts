import { expect, test } from "vitest";
import { TONES, tonesOf } from "../../src/render/tones.ts";
import { stretch } from "../reference/stretch.ts";

/** Light of a bulge of 4400 K: its brightest channel, and the faintest against that. */
const bulge = (light: number) => [light, 0.65 * light, 0.45 * light] as const;
/** How far from grey it is shown: 1 would be without a third colour. */
const depth = (light: number, latitude: number) => {
  const shown = stretch(bulge(light), false, latitude);
  return 1 - Math.min(...shown) / Math.max(...shown);
};

test.each([0, 1, 3, 8])(
  "with a latitude of %i stops light is white so many stops above the usual white",
  (latitude) => {
    const white = TONES.white * 2 ** latitude;
    const brightest = (light: number) => Math.max(...stretch(bulge(light), false, latitude));
    expect(brightest(white)).toBeCloseTo(1, 6);
    // A stop less is less bright, so structure is seen up to there.
    expect(brightest(white / 2)).toBeLessThan(1 - (0.9 * Math.LN2) / tonesOf(latitude).full);
    // In the linear part light falls by the ratio of the two logarithms alone.
    const faint = 0.01 * TONES.floor;
    expect(brightest(faint)).toBeCloseTo(0.01 / Math.asinh(white / TONES.floor), 5);
  },
);

test("a nucleus that the usual stretch burns out keeps its colour with a latitude of three stops", () => {
  const own = 1 - 0.45 ** (1 / TONES.gamma);
  expect(depth(TONES.white, 0)).toBeLessThan(0.15 * own);
  expect(depth(TONES.white, 3)).toBeGreaterThan(0.85 * own);
  expect(depth(8 * TONES.white, 3)).toBeGreaterThan(0.75 * own);
  // Faint light has its own colour in both.
  for (const latitude of [0, 3]) expect(depth(0.5, latitude)).toBeCloseTo(own, 6);
});
