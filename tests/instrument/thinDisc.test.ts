import { describe, expect, it } from "vitest";
import { emptyBodies } from "../../src/data/bodies/bodies.ts";
import { NBODY_UNITS } from "../../src/data/bodies/units.ts";
import { EMITTER, type Emitters } from "../../src/instrument/emitters.ts";
import { findFilters } from "../../src/instrument/filters.ts";
import { lightOf } from "../../src/instrument/light.ts";

const HEIGHT = 0.02;

/** Few bodies on circles in a disc far thinner than they are apart; `warp`: height of its middle at a place. */
function disc(count: number, warp: (x: number) => number) {
  const bodies = emptyBodies(count, NBODY_UNITS);
  for (let k = 0; k < count; k++) {
    const [radius, angle] = [0.1 + 2 * Math.sqrt((k + 0.5) / count), 2.399963 * k];
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    // Evenly between both sides.
    bodies.position.set([x, y, warp(x) + HEIGHT * 2 * (((k * 0.7548776662) % 1) - 0.5)], 3 * k);
    bodies.velocity.set([-y / radius, x / radius, 0], 3 * k);
    bodies.mass[k] = 1 / count;
    bodies.id[k] = k;
  }
  return bodies;
}

const lit = (bodies: ReturnType<typeof disc>, young: number) =>
  lightOf(bodies, { filters: findFilters("hubble"), dust: young, young, tracers: 4 }).emitters;

/** Mean square of the height of green light (channel 5) or dust (7), the width of its images counted in, from the middle of the disc. */
function thickness({ count, numbers }: Emitters, channel: 5 | 7, warp: (x: number) => number): number {
  let [sum, whole] = [0, 0];
  for (let at = 0; at < EMITTER * count; at += EMITTER) {
    const [x, z, sigma, weight] = [numbers[at]!, numbers[at + 2]!, numbers[at + 3]!, numbers[at + channel]!];
    if (Math.abs(x) > 1.5) continue;
    sum += weight * ((z - warp(x)) ** 2 + sigma ** 2);
    whole += weight;
  }
  return Math.sqrt(sum / whole);
}

const flat = () => 0;

describe("discs of few bodies", () => {
  it("are not as thick as their bodies are apart, and keep all of their light", () => {
    const bodies = disc(4000, flat);
    const images = lit(bodies, 0);
    // Images of one size would have 0.42 of the distance of the 40th neighbour, 0.2 here.
    expect(thickness(images, 5, flat)).toBeLessThan(0.06);
    const one = lightOf(bodies, { filters: findFilters("hubble"), dust: 0, young: 0, tracers: 1 }).emitters;
    const [, green] = images.totals();
    expect(Math.abs(green / one.totals()[1] - 1)).toBeLessThan(1e-3);
    // The more bodies, the nearer to what they are.
    const more = thickness(lit(disc(40_000, flat), 0), 5, flat);
    expect(more).toBeGreaterThan(HEIGHT / Math.sqrt(3));
    expect(more).toBeLessThan(2 * HEIGHT);
  });

  it("that are warped have their dust in the warp", () => {
    const warp = (x: number) => 0.25 * x;
    const all = lit(disc(20_000, warp), 1);
    expect(thickness(all, 7, warp)).toBeLessThan(2.5 * thickness(lit(disc(20_000, flat), 1), 7, flat));
    // Beside the plane that the warp leaves.
    expect(thickness(all, 7, flat)).toBeGreaterThan(2 * thickness(all, 7, warp));
  });
});

describe("nebulae", () => {
  it("are red clouds without green stars of their own kind, and only in H-alpha's filters", () => {
    const clouds = (name: string) => {
      const { emitters } = {
        emitters: lightOf(disc(4000, flat), { filters: findFilters(name), dust: 0, young: 1, tracers: 4 }).emitters,
      };
      let glowing = 0;
      for (let at = 0; at < EMITTER * emitters.count; at += EMITTER)
        if (emitters.numbers[at + 4]! > 3 * emitters.numbers[at + 5]! && emitters.numbers[at + 3]! > 0) glowing++;
      return glowing;
    };
    expect(clouds("hubble")).toBeGreaterThan(10);
    expect(clouds("infrared")).toBe(0);
  });
});
