import { describe, expect, it } from "vitest";
import { develop, lightAt } from "../../src/instrument/develop.ts";
import { findFilters } from "../../src/instrument/filters.ts";
import { blur, seeing } from "../../src/instrument/pointSpread.ts";
import { addNoise, addSky } from "../../src/instrument/sky.ts";
import { brighterThan, GALAXIES } from "../../src/instrument/skyObjects.ts";

const hubble = findFilters("hubble");
const SIZE = 200;

/** A picture with light by the distance from its middle, as share of white. */
function glow(of: (radius: number) => number, size = SIZE) {
  const light = new Float32Array(3 * size * size);
  for (let p = 0; p < size * size; p++) {
    const radius = Math.hypot((p % size) + 0.5 - size / 2, Math.floor(p / size) + 0.5 - size / 2);
    light.fill(of(radius), 3 * p, 3 * p + 3);
  }
  return { width: size, height: size, light, taken: [0, 0, 0] as const };
}

describe("develop", () => {
  it("shows a faint glow on a dark sky without rings: on the mean of each ring its own brightness, between steps too", () => {
    // Three steps of brightness over a hundred pixels.
    const shown = develop(
      glow((radius) => 2e-4 * (1 - radius / SIZE)),
      hubble,
      1,
    );
    const exact = (radius: number) => {
      const full = Math.asinh(1 / hubble.softening);
      return 255 * (Math.asinh((2e-4 * (1 - radius / SIZE)) / hubble.softening) / full) ** (1 / 1.25);
    };
    let steps = new Set<number>();
    for (let ring = 10; ring < 90; ring += 4) {
      let [sum, expected, pixels] = [0, 0, 0];
      for (let p = 0; p < SIZE * SIZE; p++) {
        const radius = Math.hypot((p % SIZE) + 0.5 - SIZE / 2, Math.floor(p / SIZE) + 0.5 - SIZE / 2);
        if (radius < ring || radius >= ring + 4) continue;
        sum += shown.rgb[3 * p]!;
        expected += exact(radius);
        pixels++;
        steps = steps.add(shown.rgb[3 * p]!);
      }
      expect(Math.abs(sum - expected) / pixels).toBeLessThan(0.06);
    }
    expect(steps.size).toBeGreaterThanOrEqual(2);
    expect(steps.size).toBeLessThan(5);
  });

  it("keeps black black, white white, grey grey, and the order of colours", () => {
    const of = (...light: number[]) => {
      const image = { width: 1, height: 1, light: Float32Array.from(light), taken: [0, 0, 0] as const };
      return [...develop(image, hubble, 1).rgb];
    };
    expect(of(0, 0, 0)).toEqual([0, 0, 0]);
    expect(of(-1, -1, -1)).toEqual([0, 0, 0]);
    for (const level of of(1, 1, 1)) expect(level).toBeGreaterThan(253);
    const grey = of(0.1, 0.1, 0.1);
    expect(new Set(grey).size).toBe(1);
    const [red, green, blue] = of(0.14, 0.1, 0.07) as [number, number, number];
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    // Far beyond white a colour is nearly white.
    expect(Math.min(...of(60, 40, 30))).toBeGreaterThan(200);
  });

  it("finds the brightness below which a share of the light lies", () => {
    const light = Float32Array.from([1, 1, 2, 4].flatMap((value) => [value, value, value]));
    expect(lightAt(light, 0.5)).toBe(2);
    expect(lightAt(light, 0.9)).toBe(4);
  });
});

describe("the telescope", () => {
  it("blurs a point to its seeing and keeps its light", () => {
    const image = new Float32Array(101 * 101);
    image[50 * 101 + 50] = 1;
    const soft = blur(image, 101, 101, 1, seeing(8));
    expect(soft.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4);
    const half = soft[50 * 101 + 50]! / 2;
    const at = (x: number) => soft[50 * 101 + 50 + x]!;
    expect(at(3)).toBeGreaterThan(half);
    expect(at(5)).toBeLessThan(half);
  });

  it("draws as many galaxies and stars as are counted, the same for a seed", () => {
    const counts = { slope: 0.32, brighter: 7.2e5, than: 27, from: 17, to: 25 };
    expect(brighterThan(counts, 27)).toBeCloseTo(7.2e5, 5);
    expect(brighterThan(counts, 22) / brighterThan(counts, 27)).toBeCloseTo(10 ** -1.6, 6);
    // Bright ones are far fewer than faint ones' law has it, as a survey of galaxies counts them.
    expect(brighterThan(GALAXIES, 27)).toBeCloseTo(7.2e5, 5);
    expect(brighterThan(GALAXIES, 17.77) / 92).toBeCloseTo(1, 1);
    const sky = { scale: 1, distance: 10, fwhm: 2, spikes: true };
    const take = (seed: number) => {
      const light = new Float32Array(3 * 300 * 300);
      addSky({ width: 300, height: 300, light }, { ...sky, seed });
      return light;
    };
    const [one, same, other] = [take(1), take(1), take(2)];
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    const rising = one.toSorted();
    expect(rising[0]).toBeGreaterThanOrEqual(0);
    expect(rising.at(-1)).toBeGreaterThan(100 * rising[one.length >> 1]!);
  });

  it("adds the sky's noise to dark pixels and that of photons to bright ones", () => {
    const noise = (own: number) => {
      const light = new Float32Array(30_000).fill(own);
      addNoise(light, 4, 0.5, 3);
      const mean = light.reduce((a, b) => a + b, 0) / light.length;
      return { mean, deviation: Math.sqrt(light.reduce((sum, v) => sum + (v - mean) ** 2, 0) / light.length) };
    };
    expect(noise(0).mean).toBeCloseTo(0, 1);
    expect(noise(0).deviation).toBeCloseTo(0.5, 1);
    // Light of eight skies more has three times the noise.
    expect(noise(32).deviation).toBeCloseTo(1.5, 1);
    expect(noise(32).mean).toBeCloseTo(32, 1);
  });
});
