import { describe, expect, it } from "vitest";
import { type Bodies, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { findModel } from "../../src/data/scenarios/index.ts";
import { BAND, BANDS } from "../../src/instrument/bands.ts";
import { Emitters } from "../../src/instrument/emitters.ts";
import { expose, type View } from "../../src/instrument/expose.ts";
import { FILTERS, findFilters } from "../../src/instrument/filters.ts";
import { lightOf } from "../../src/instrument/light.ts";
import { lightPerMass } from "../../src/instrument/populations.ts";
import { AGES, MAGNITUDES } from "../../src/instrument/populationTable.ts";
import { neighbourDistances } from "../../src/instrument/spacing.ts";
import { CHANNELS, Sums } from "../../src/instrument/sums.ts";

const hubble = findFilters("hubble");
const sum = (values: Iterable<number>) => [...values].reduce((a, b) => a + b, 0);
const view = (size: number, pixel: number, from: View["from"] = [0, 0, 1]): View => ({
  ...{ width: size, height: size, centre: [0, 0, 0], from, pixel },
});

describe("populations", () => {
  it("are the table's at its own ages, and between them between", () => {
    for (const [row, age] of AGES.entries()) {
      const light = lightPerMass(10 ** age, MAGNITUDES[1]!.metals);
      BANDS.forEach((band, k) => {
        expect(-2.5 * Math.log10(light[k]!) + BAND[band].sun).toBeCloseTo(MAGNITUDES[1]!.rows[row]![k]!, 6);
      });
    }
    const at = (age: number) => lightPerMass(age, 0.006)[1]!;
    expect(at(3e9)).toBeLessThan(at(2e9));
    // Old and young stars are red and blue: B - V of about 0.8 to 0.95 and below 0.2.
    const colour = (age: number) => {
      const light = lightPerMass(age, 0.009);
      return -2.5 * Math.log10(light[0]! / light[1]!) + BAND.B.sun - BAND.V.sun;
    };
    expect(colour(1e10)).toBeGreaterThan(0.8);
    expect(colour(1e10)).toBeLessThan(0.95);
    expect(colour(1e8)).toBeLessThan(0.2);
  });
});

describe("neighbourDistances", () => {
  it("finds what looking at all pairs finds", () => {
    const n = 700;
    const position = Float32Array.from({ length: 3 * n }, (_, k) => Math.sin(1e4 * Math.sin(k + 1)) ** 3);
    const chosen = Uint32Array.from({ length: n / 2 }, (_, k) => 2 * k);
    const found = neighbourDistances(position, chosen, 9);
    for (const [k, i] of chosen.entries()) {
      const distances = Float32Array.from(chosen, (j) =>
        Math.hypot(...[0, 1, 2].map((axis) => position[3 * i + axis]! - position[3 * j + axis]!)),
      ).sort();
      expect(found[k]).toBeCloseTo(distances[9]!, 5);
    }
  });

  it("takes few points, and many in one place", () => {
    expect([...neighbourDistances(new Float32Array(3), Uint32Array.of(0), 8)]).toEqual([0]);
    const same = neighbourDistances(
      new Float32Array(3 * 5000),
      Uint32Array.from({ length: 5000 }, (_, k) => k),
      8,
    );
    expect(Math.max(...same)).toBe(0);
  });
});

describe("Sums", () => {
  it("keep an image's light and width, wherever and however wide it is", () => {
    for (const sigma of [0.1, 0.7, 1.3, 2.9, 6, 11]) {
      const sums = new Sums(160, 160);
      const [x, y] = [80.3, 79.6];
      sums.add(x, y, sigma, 1, 2, 3, 4);
      const joined = sums.join();
      const numbers = [0, 0, 0, 0];
      let variance = 0;
      for (let p = 0; p < 160 * 160; p++) {
        for (let c = 0; c < CHANNELS; c++) numbers[c]! += joined[CHANNELS * p + c]!;
        variance += joined[CHANNELS * p]! * ((p % 160) + 0.5 - x) ** 2;
      }
      numbers.forEach((number, c) => {
        expect(number).toBeCloseTo(c + 1, 4);
      });
      // A point is no narrower than the spline over three pixels; shares of a thirtieth go to one level.
      expect(Math.abs(variance / Math.max(sigma * sigma, 0.25) - 1)).toBeLessThan(0.12);
    }
  });
});

/** A square sheet of emitters in the plane z, of light 1 and optical depth `depth` at each pixel of a picture with pixels of 1. */
function sheet(emitters: Emitters, half: number, z: number, light: number, depth: number) {
  for (let y = -half; y <= half; y++)
    for (let x = -half; x <= half; x++) emitters.add(x, y, z, 1.5, light, light, light, depth);
}

const middleOf = ({ light, width, height }: ReturnType<typeof expose>): number[] =>
  [0, 1, 2].map((c) => light[3 * ((height / 2) * width + width / 2) + c]!);

describe("expose", () => {
  it("dims what is behind dust by exp(-k tau), what is in it by (1 - exp(-k tau)) / k tau, and nothing before it", () => {
    const opacity = hubble.channels.map((channel) => channel.extinction);
    for (const tau of [0.3, 2]) {
      const of = (z: number) => {
        const emitters = new Emitters();
        sheet(emitters, 40, 0, 0, tau);
        sheet(emitters, 40, z, 1, 0);
        return middleOf(expose(emitters, view(32, 1), hubble, 1));
      };
      for (const light of of(5)) expect(light).toBeCloseTo(1, 3);
      for (const [c, light] of of(-5).entries()) expect(light / Math.exp(-opacity[c]! * tau)).toBeCloseTo(1, 2);
      // Mixed evenly in a deep layer.
      const mixed = new Emitters();
      for (let z = -50; z < 50; z++) sheet(mixed, 24, z / 10, 0.01, tau / 100);
      middleOf(expose(mixed, view(16, 1), hubble, 1)).forEach((light, c) => {
        const depth = opacity[c]! * tau;
        expect(light / (-Math.expm1(-depth) / depth)).toBeCloseTo(1, 2);
      });
    }
  });

  it("holds what bodies emit less what dust takes, from everywhere", () => {
    const bodies = findModel("milky-way").make({}, { n: 4000, seed: 3 });
    const light = lightOf(bodies, { filters: hubble, dust: 1, young: 1, tracers: 2 });
    for (const from of [
      [0, 0, 1],
      [1, 0.2, 0.1],
    ] as const) {
      const { light: image, taken } = expose(light.emitters, view(256, 1.2, from), hubble, 1000 * light.kpc);
      light.emitters
        .totals()
        .slice(0, 3)
        .forEach((emitted, c) => {
          const seen = sum(image.filter((_, k) => k % 3 === c));
          expect(taken[c]).toBeGreaterThan(0.02 * emitted);
          expect(Math.abs((seen + taken[c]!) / emitted - 1)).toBeLessThan(1e-3);
        });
    }
  });

  it("shows no disc darker than beside it where a bulge lies before it", () => {
    const emitters = new Emitters();
    sheet(emitters, 40, 0, 1, 1.5);
    for (let k = 0; k < 400; k++) emitters.add(Math.sin(k), Math.cos(3 * k), 2 + (k % 7), 1.5, 0.5, 0.5, 0.5, 0);
    const image = expose(emitters, view(48, 1), hubble, 1);
    const at = (x: number) => image.light[3 * (24 * 48 + x)]!;
    const far = at(4);
    for (let x = 8; x <= 40; x++) expect(at(x)).toBeGreaterThan(0.99 * far);
    expect(at(24)).toBeGreaterThan(2 * far);
  });
});

/** Each body as two of half its mass in the same place. */
function halved(bodies: Bodies): Bodies {
  const twice = emptyBodies(2 * bodies.count, bodies.units);
  for (let k = 0; k < twice.count; k++) {
    const i = k >> 1;
    twice.mass[k] = bodies.mass[i]! / 2;
    twice.position.set(bodies.position.subarray(3 * i, 3 * i + 3), 3 * k);
    twice.velocity.set(bodies.velocity.subarray(3 * i, 3 * i + 3), 3 * k);
    twice.component[k] = bodies.component[i]!;
    twice.galaxy[k] = bodies.galaxy[i]!;
  }
  return twice;
}

describe("lightOf", () => {
  it("gives the same picture where each body is split in two", () => {
    const bodies = findModel("milky-way").make({}, { n: 20_000, seed: 3 });
    const lights = (all: number) =>
      [bodies, halved(bodies)].map((of) => lightOf(of, { filters: hubble, dust: all, young: all, tracers: 1 }));
    const ratios = (all: number) => {
      const [one, two] = lights(all).map(({ emitters }) => emitters.totals());
      return two!.map((total, c) => total / Math.max(one![c]!, 1e-30));
    };
    for (const ratio of ratios(0).slice(0, 3)) expect(Math.abs(ratio - 1)).toBeLessThan(1e-3);
    // Associations and clouds are a sample: other ones, of the same light and dust within what some thousand log-normal clouds vary by (1.3 % each time) at four sigma.
    for (const ratio of ratios(1)) expect(Math.abs(ratio - 1)).toBeLessThan(0.07);
    const pictures = lights(0).map(({ emitters, kpc }) => expose(emitters, view(32, 1), hubble, 1000 * kpc).light);
    const brightest = Math.max(...pictures[0]!);
    let [worst, pixels] = [0, 0];
    for (let k = 0; k < pictures[0]!.length; k += 3) {
      if (pictures[0]![k]! < 0.02 * brightest) continue;
      worst += Math.abs(pictures[1]![k]! / pictures[0]![k]! - 1);
      pixels++;
    }
    expect(pixels).toBeGreaterThan(50);
    expect(worst / pixels).toBeLessThan(0.1);
  });

  it("has the same light however many images a body becomes, and none of young stars or dust where these are not wanted", () => {
    const bodies = findModel("milky-way").make({}, { n: 5000, seed: 3 });
    const totals = (tracers: number, young = 0, dust = 0) =>
      lightOf(bodies, { filters: hubble, dust, young, tracers }).emitters.totals();
    const [one, ten] = [totals(1), totals(10)];
    expect(ten[0] / one[0]).toBeCloseTo(1, 5);
    expect(one[3]).toBe(0);
    const bluer = totals(1, 1, 1);
    expect(bluer[2] / bluer[0]).toBeGreaterThan(1.05 * (one[2] / one[0]));
    expect(bluer[3]).toBeGreaterThan(0);
  });

  it("is made for every choice of filters", () => {
    const bodies = findModel("elliptical").make({}, { n: 500, seed: 3 });
    for (const filters of FILTERS) {
      const totals = lightOf(bodies, { filters, dust: 1, young: 1, tracers: 1 }).emitters.totals();
      for (const light of totals.slice(0, 3)) expect(light).toBeGreaterThan(0);
    }
  });
});
