import { describe, expect, it } from "vitest";
import { findModel } from "../../src/data/scenarios/index.ts";
import { BAND, type Band } from "../../src/instrument/bands.ts";
import { intoChimney } from "../../src/instrument/chimneys.ts";
import { expose } from "../../src/instrument/expose.ts";
import { type Filters, findFilters } from "../../src/instrument/filters.ts";
import { formationOf, patches } from "../../src/instrument/formation.ts";
import { galaxyFrames } from "../../src/instrument/frames.ts";
import { lightOf, shiningBodies } from "../../src/instrument/light.ts";
import { settledGas } from "../../src/instrument/settled.ts";
import { textureAt } from "../../src/instrument/texture.ts";
import { FRAME } from "./frame.ts";

type At = (i: number) => number;

const at = (radius: number, angle: number) =>
  textureAt(FRAME, radius * Math.cos(angle), radius * Math.sin(angle), 0, 1);

/** Places all over a disc of three sizes, evenly (Vogel 1979). */
const spread = (count: number) =>
  Array.from({ length: count }, (_, k) => [3 * Math.sqrt((k + 0.5) / count), 2.399963 * k] as const);

describe("textureAt", () => {
  it("has mean 0, variance 1, and patches of mean 1", () => {
    const fields = spread(60_000).map(([radius, angle]) => at(radius, angle));
    const mean = (of: (field: number) => number) => fields.reduce((sum, field) => sum + of(field), 0) / fields.length;
    expect(Math.abs(mean((field) => field))).toBeLessThan(0.12);
    expect(Math.abs(mean((field) => field * field) - 1)).toBeLessThan(0.25);
    expect(Math.abs(mean((field) => patches(field, 0.8)) - 1)).toBeLessThan(0.15);
  });

  it("is alike along trailing spirals, less across them, and not along leading ones", () => {
    const places = spread(20_000).filter(([radius]) => radius > 0.5);
    const alike = (turn: number) => {
      let [product, square] = [0, 0];
      for (const [radius, angle] of places) {
        const [here, there] = [at(radius, angle), at(radius * 1.08, angle + turn)];
        product += here * there;
        square += here * here;
      }
      return product / square;
    };
    // A galaxy that turns to larger angles trails towards smaller ones.
    const trailing = alike(-2.5 * Math.log(1.08));
    expect(trailing).toBeGreaterThan(0.4);
    expect(trailing).toBeGreaterThan(alike(0) + 0.2);
    expect(trailing).toBeGreaterThan(alike(2.5 * Math.log(1.08)) + 0.2);
  });
});

/** Sums of the three colours of a model's light, from where it is seen at some angle. */
function seen(model: string, filters: Filters, young = 1): number[] {
  const bodies = findModel(model).make({}, { n: 20_000, seed: 3 });
  const light = lightOf(bodies, { filters, dust: young, young, tracers: 1 });
  const view = { width: 128, height: 128, centre: [0, 0, 0], from: [0.5, 0, 1], pixel: 0.4 } as const;
  const { light: image } = expose(light.emitters, view, filters, 1000 * light.kpc);
  return [0, 1, 2].map((c) => image.reduce((sum, value, k) => (k % 3 === c ? sum + value : sum), 0));
}

describe("light of discs", () => {
  it.each(["hubble", "sdss", "eye"])("is white for a typical spiral behind its dust: %s", (name) => {
    const filters = findFilters(name);
    const sums = seen("milky-way", filters);
    expect(Math.abs(sums[0]! / sums[1]! - 1)).toBeLessThan(0.1);
    expect(Math.abs(sums[2]! / sums[1]! - 1)).toBeLessThan(0.1);
  });

  it("forms few stars where the disc is thin", () => {
    const bodies = findModel("milky-way").make({}, { n: 20_000, seed: 3 });
    const shining = shiningBodies(bodies);
    // Thinned out to a hundredth far from the middle.
    const density = Float32Array.from(shining, (i) =>
      Math.hypot(bodies.position[3 * i]!, bodies.position[3 * i + 1]!) > 12 ? 0.01 : 1,
    );
    const frames = galaxyFrames(bodies, shining, density);
    const { rate, late, dust, radius } = formationOf(bodies, shining, density, frames);
    const mean = (of: Float32Array, thin: boolean) => {
      const chosen = [...shining.keys()].filter(
        (k) => bodies.component[shining[k]!] === 0 && radius[k]! > 1 && density[k]! < 0.1 === thin,
      );
      expect(chosen.length).toBeGreaterThan(100);
      return chosen.reduce((sum, k) => sum + of[k]!, 0) / chosen.length;
    };
    for (const of of [rate, late, dust]) expect(mean(of, true)).toBeLessThan(0.3 * mean(of, false));
  });
});

describe("dust", () => {
  it("is not where what belonged to a disc flies outwards", () => {
    const bodies = findModel("milky-way").make({}, { n: 20_000, seed: 3 });
    const shining = shiningBodies(bodies);
    const density = new Float32Array(shining.length).fill(1);
    const frames = galaxyFrames(bodies, shining, density);
    const [{ centre, size }] = frames as [(typeof frames)[0]];
    const [x, y] = [0, 1].map((axis) => (i: number) => bodies.position[3 * i + axis]! - centre[axis]!) as [At, At];
    const outside = (i: number) => bodies.component[i] === 0 && Math.hypot(x(i), y(i)) > 1.6 * size;
    const mean = () => {
      const { dust } = formationOf(bodies, shining, density, frames);
      const chosen = [...shining.keys()].filter((k) => outside(shining[k]!));
      expect(chosen.length).toBeGreaterThan(100);
      return chosen.reduce((sum, k) => sum + dust[k]!, 0) / chosen.length;
    };
    const usual = mean();
    for (const i of shining) {
      if (!outside(i)) continue;
      const speed = Math.hypot(bodies.velocity[3 * i]!, bodies.velocity[3 * i + 1]!) / Math.hypot(x(i), y(i));
      bodies.velocity.set([speed * x(i), speed * y(i)], 3 * i);
    }
    expect(usual).toBeGreaterThan(0.5);
    expect(mean()).toBeLessThan(0.3 * usual);
  });

  it("stands above a disc in upright filaments: alike at two heights, and not to the side", () => {
    const cells = 200;
    const layers = [0, 1].map(() => new Float64Array(cells * cells));
    const place = new Float64Array(3);
    let [above, below] = [0, 0];
    for (const [k, [radius, angle]] of spread(200_000).entries()) {
      place.set([radius * Math.cos(angle), radius * Math.sin(angle), 0]);
      intoChimney(FRAME, place, 0.05, k, 505);
      if (place[2]! > 0.01) above++;
      if (place[2]! < -0.01) below++;
      const [i, j] = [0, 1].map((axis) => Math.floor(cells * (0.5 + place[axis]! / 6))) as [number, number];
      if (place[2]! < 0.03 || place[2]! > 0.09 || Math.min(i, j) < 0 || Math.max(i, j) >= cells) continue;
      layers[place[2]! > 0.05 ? 1 : 0]![i * cells + j]!++;
    }
    // Half of the field's filaments on each side.
    expect(Math.abs(above / below - 1)).toBeLessThan(0.15);
    const [low, high] = layers as [Float64Array, Float64Array];
    const alike = (shift: number) => {
      const sum = (of: (k: number) => number) => low.reduce((total, _, k) => total + of(k), 0);
      const other = (k: number) => high[(k + shift) % high.length]!;
      return sum((k) => low[k]! * other(k)) / Math.sqrt(sum((k) => low[k]! ** 2) * sum((k) => high[k]! ** 2));
    };
    expect(alike(0)).toBeGreaterThan(0.3);
    expect(alike(0)).toBeGreaterThan(3 * Math.max(alike(3), alike(3 * cells)));
  });
});

describe("gas that has settled", () => {
  it("lies in rings: dust changes outwards, hardly along a ring, and little of it is far out", () => {
    const place = new Float64Array(3);
    const gas = (radius: number, angle: number) => {
      place.set([radius * Math.cos(angle), radius * Math.sin(angle), 0]);
      return Math.log(settledGas(FRAME, place));
    };
    const scatter = (values: number[]) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    };
    const steps = Array.from({ length: 60 }, (_, k) => k);
    const round = steps.map((k) => scatter(steps.map((angle) => gas(0.2 + 0.01 * k, (angle * Math.PI) / 30))));
    const outwards = steps.map((angle) => scatter(steps.map((k) => gas(0.2 + 0.01 * k, (angle * Math.PI) / 30))));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

    expect(mean(outwards)).toBeGreaterThan(1.7 * mean(round));
    const light = (young: number) => {
      const bodies = findModel("milky-way").make({}, { n: 20_000, seed: 3 });
      const { emitters, frames } = lightOf(bodies, { filters: findFilters("hubble"), dust: 1, young, tracers: 2 });
      const [{ centre, size }] = frames as [(typeof frames)[0]];
      let [near, all] = [0, 0];
      for (let e = 0; e < emitters.count; e++) {
        const [x, y] = [0, 1].map((axis) => emitters.numbers[8 * e + axis]! - centre[axis]!) as [number, number];
        all += emitters.numbers[8 * e + 7]!;
        if (Math.hypot(x, y) < size) near += emitters.numbers[8 * e + 7]!;
      }
      return near / all;
    };
    expect(light(0.03)).toBeGreaterThan(0.6);
    expect(light(1)).toBeLessThan(0.4);
  });
});

describe("colours of galaxies", () => {
  it("has g - r of ellipticals, 0.77, and of an Sbc, 0.52 (Fukugita et al. 1995, PASP 107, 945), within 0.07", () => {
    const of = (band: Band) => ({ bands: { [band]: 1 }, gain: 1, extinction: BAND[band].extinction });
    const filters = { ...findFilters("sdss"), channels: [of("g"), of("r"), of("i")] as const };
    const colour = (model: string, young?: number) => {
      const [g, r] = seen(model, filters, young);
      return BAND.g.sun - BAND.r.sun - 2.5 * Math.log10(g! / r!);
    };
    expect(Math.abs(colour("elliptical") - 0.77)).toBeLessThan(0.07);
    expect(Math.abs(colour("milky-way") - 0.52)).toBeLessThan(0.07);
    // Where no stars formed lately (and there is no dust), discs are as old as those of lenticulars: 0.68.
    expect(Math.abs(colour("milky-way", 0) - 0.68)).toBeLessThan(0.07);
  });
});
