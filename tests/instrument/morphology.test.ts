import { describe, expect, it } from "vitest";
import { morphologyOf } from "../../src/instrument/morphology.ts";

const SIZE = 300;

/** A round galaxy by Sersic's law with half of its light within `half` pixels, and `extra` light at a place. */
function sersic(n: number, half: number, extra?: { readonly x: number; readonly y: number; readonly light: number }) {
  const b = 2 * n - 1 / 3 + 0.009876 / n;
  const values = new Float64Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      // Steep cores are means over parts of a pixel.
      for (let part = 0; part < 25; part++) {
        const [dx, dy] = [x + ((part % 5) + 0.5) / 5 - SIZE / 2, y + (Math.floor(part / 5) + 0.5) / 5 - SIZE / 2];
        values[y * SIZE + x]! += Math.exp(-b * ((Math.hypot(dx, dy) / half) ** (1 / n) - 1)) / 25;
      }
    }
  }
  if (extra) values[extra.y * SIZE + extra.x]! += extra.light;
  return { width: SIZE, height: SIZE, values };
}

describe("morphologyOf", () => {
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
