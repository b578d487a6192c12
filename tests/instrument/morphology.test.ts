import { describe, expect, it } from "vitest";
import { morphologyOf } from "../../src/instrument/morphology.ts";

const SIZE = 300;

/** An image of a surface brightness about its middle (pixels), each pixel the mean of 25 places. */
function imageOf(brightness: (x: number, y: number) => number) {
  const values = new Float64Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      for (let part = 0; part < 25; part++)
        values[y * SIZE + x]! +=
          brightness(x + ((part % 5) + 0.5) / 5 - SIZE / 2, y + (Math.floor(part / 5) + 0.5) / 5 - SIZE / 2) / 25;
  return { width: SIZE, height: SIZE, values };
}

/** Sersic's law with half of its light within `half` pixels, 1 there. */
function law(n: number, half: number): (radius: number) => number {
  const b = 2 * n - 1 / 3 + 0.009876 / n;
  return (radius) => Math.exp(-b * ((radius / half) ** (1 / n) - 1));
}

/** A round galaxy by Sersic's law, and `extra` light at a place. */
function sersic(n: number, half: number, extra?: { readonly x: number; readonly y: number; readonly light: number }) {
  const round = law(n, half);
  const image = imageOf((x, y) => round(Math.hypot(x, y)));
  if (extra) image.values[extra.y * SIZE + extra.x]! += extra.light;
  return image;
}

const disc = law(1, 20);
const bulge = law(4, 12);

/** Galaxies made by formulas, and what statmorph 0.7.2 (Rodriguez-Gomez et al. 2019, MNRAS 483, 4140) measures in their images: Petrosian radius, C, A, Gini, M20. */
const REFERENCE: Readonly<Record<string, { at: (x: number, y: number) => number; is: readonly number[] }>> = {
  disc: { at: (x, y) => disc(Math.hypot(x, y)), is: [43.226, 2.735, 0, 0.4893, -1.8143] },
  "de Vaucouleurs": { at: (x, y) => bulge(Math.hypot(x, y)), is: [21.918, 4.241, 0, 0.6005, -2.412] },
  "two arms": {
    at: (x, y) =>
      disc(Math.hypot(x, y)) * (1 + 0.8 * Math.cos(2 * (Math.atan2(y, x) - 3 * Math.log1p(Math.hypot(x, y))))),
    is: [43.226, 2.735, 0, 0.5612, -1.6398],
  },
  "one arm": {
    at: (x, y) => disc(Math.hypot(x, y)) * (1 + 0.5 * Math.cos(Math.atan2(y, x) - 3 * Math.log1p(Math.hypot(x, y)))),
    is: [42.29, 2.557, 0.5775, 0.5026, -1.4845],
  },
  "a pair": {
    at: (x, y) => disc(Math.hypot(x, y)) + 0.6 * law(1, 8)(Math.hypot(x - 28, y - 12)),
    is: [43.872, 2.645, 0.1702, 0.4727, -1.5156],
  },
  clumps: {
    at: (x, y) => {
      let sum = disc(Math.hypot(x, y));
      for (let k = 0; k < 12; k++) {
        const [angle, radius] = [2.399 * k, 6 + 3.2 * k];
        const [dx, dy] = [x - radius * Math.cos(angle), y - radius * Math.sin(angle)];
        sum += 2 * disc(radius) * Math.exp(-(dx * dx + dy * dy) / 8);
      }
      return sum;
    },
    is: [41.154, 2.754, 0.2341, 0.5075, -1.5648],
  },
};

describe("morphologyOf", () => {
  it.each(Object.entries(REFERENCE))("measures what statmorph does: %s", (_, { at, is }) => {
    const { petrosian, concentration, asymmetry, gini, m20 } = morphologyOf(imageOf(at));
    const [radius, c, a, g, m] = is as [number, number, number, number, number];
    expect(Math.abs(petrosian / radius - 1)).toBeLessThan(0.003);
    expect(Math.abs(concentration - c)).toBeLessThan(0.012);
    expect(Math.abs(asymmetry - a)).toBeLessThan(0.01);
    expect(Math.abs(gini - g)).toBeLessThan(0.008);
    expect(Math.abs(m20 - m)).toBeLessThan(0.012);
  });

  it("has the published concentrations: about 2.7 for discs and above 4 for de Vaucouleurs's law", () => {
    // Bershady, Jangren & Conselice 2000, AJ 119, 2645 and Conselice 2003: exponential 2.7, r^(1/4) 5.2 of all light (4.5 within 1.5 Petrosian radii).
    const disc = morphologyOf(sersic(1, 20));
    expect(disc.concentration).toBeGreaterThan(2.55);
    expect(disc.concentration).toBeLessThan(2.85);
    const bulge = morphologyOf(sersic(4, 12));
    expect(bulge.concentration).toBeGreaterThan(4);
    expect(bulge.concentration).toBeLessThan(5.3);
    // A disc's Petrosian radius is 2.16 half-light radii (Graham et al. 2005, AJ 130, 1535: 3.63 scale lengths).
    expect(Math.abs(disc.petrosian / 20 / 2.16 - 1)).toBeLessThan(0.03);
    // Lotz, Primack & Madau 2004, their figure 9: spirals about 0.5 and -1.8, ellipticals about 0.58 and -2.5.
    expect(disc.gini).toBeGreaterThan(0.42);
    expect(disc.gini).toBeLessThan(0.54);
    expect(bulge.gini).toBeGreaterThan(0.54);
    expect(bulge.gini).toBeLessThan(0.68);
    expect(bulge.m20).toBeLessThan(disc.m20 - 0.3);
    expect(disc.m20).toBeLessThan(-1.5);
  });

  it("finds symmetric galaxies symmetric, and twice the light of what has no counterpart", () => {
    expect(morphologyOf(sersic(1, 15)).asymmetry).toBeLessThan(1e-9);
    const plain = sersic(1, 15);
    const light = 0.1 * plain.values.reduce((a, b) => a + b, 0);
    const lopsided = morphologyOf(sersic(1, 15, { x: 170, y: 150, light }), [150, 150]);
    // The light and its absence half a turn on, over all that is within 1.5 Petrosian radii.
    expect(lopsided.asymmetry).toBeGreaterThan(0.12);
    expect(lopsided.asymmetry).toBeLessThan(0.2);
    expect(lopsided.m20).toBeGreaterThan(morphologyOf(plain).m20);
  });

  it("says in one line where there is no light", () => {
    expect(() => morphologyOf({ width: 9, height: 9, values: new Float32Array(81) })).toThrow("no light");
  });
});
