import { Color } from "three";
import { describe, expect, test } from "vitest";
import { nextLook, READY_LOOKS, readyLook } from "../../src/features/view/appearance/readyLooks.ts";
import { VIEW_DEFAULTS } from "../../src/features/view/appearance/state.ts";
import { lightPerMass } from "../../src/instrument/populations.ts";
import { newTwoPhase, phasesAt } from "../../src/physics/gas/twoPhase.ts";
import { COLOUR_MODES } from "../../src/render/colour/index.ts";
import { population } from "../../src/render/colour/population.ts";
import { BORN, RIM, SHARES, SPREAD, YOUNG } from "../../src/render/colour/populations.ts";

/** Light of a black body in I, V and B against one of 5778 K: Planck's law at 814, 555 and 435 nm. */
function filters(kelvin: number): number[] {
  const planck = (micron: number, t: number) => 1 / (Math.exp(14387.77 / (micron * t)) - 1);
  const light = [0.814, 0.555, 0.435].map((micron) => planck(micron, kelvin) / planck(micron, 5778));
  return light.map((x) => x / Math.max(...light));
}

describe("stars by age", () => {
  test.each([
    [1, 4400],
    [0, 4900],
    [RIM, 6300],
    [4, 4900],
    [YOUNG, 15000],
  ])("population %i has the colour of %i K through three filters", (k, kelvin) => {
    const { r, g, b } = new Color(population.scale.colours[k]!);
    for (const [c, wanted] of filters(kelvin).entries()) expect([r, g, b][c]).toBeCloseTo(wanted, 1.7);
  });

  test("ids are spread so evenly that any run of a thousand has its share of young stars", () => {
    for (const first of [0, 1000, 65_536, 4_000_000]) {
      const young = Array.from({ length: 1000 }, (_, i) => (Math.imul(first + i, SPREAD) >>> 0) / 2 ** 32).filter(
        (x) => x < SHARES.young + SHARES.nebulae,
      ).length;
      expect(Math.abs(young / 1000 - SHARES.young - SHARES.nebulae)).toBeLessThan(0.004);
    }
  });
});

describe("what gas turns into", () => {
  const METALS = 0.0095;
  /** I, V and B. */
  const lightAt = (years: number) => [2, 1, 0].map((k) => lightPerMass(years, METALS)[k]!);
  const meanOf = (from: number, to: number) =>
    [0, 1, 2].map((c) => {
      const steps = Array.from({ length: 400 }, (_, k) => lightAt(from + ((k + 0.5) / 400) * (to - from))[c]!);
      return steps.reduce((a, b) => a + b, 0) / steps.length;
    });

  test("shines as the populations of photographs do", () => {
    for (const [k, age] of BORN.ages.entries())
      for (const [c, light] of lightAt(10 ** age).entries()) expect(BORN.light[k]![c]! / light).toBeCloseTo(1, 1.3);
    const young = BORN.nebulae * BORN.years;
    for (const [c, light] of meanOf(young, BORN.years).entries()) expect(BORN.fading[c]! / light).toBeCloseTo(1, 1.3);
    const stars = meanOf(0, young);
    for (const c of [1, 2]) expect(BORN.glowing[c]! / stars[c]!).toBeCloseTo(1, 1.3);
    // The red line outshines red starlight in young nebulae.
    expect(BORN.glowing[0]).toBeGreaterThan(1.5 * stars[0]!);
    expect(BORN.usual / lightAt(4e9)[1]!).toBeCloseTo(1, 1);
  });

  test("forms stars where the engine's gas does, as fast", () => {
    const model = newTwoPhase();
    const [solar, parsec, year] = [1.98841e33, 3.0856776e18, 3.15576e7];
    expect((BORN.threshold * solar) / parsec ** 3 / model.threshold).toBeCloseTo(1, 2);
    for (const times of [1.001, 16, 100]) {
      const { rate } = phasesAt(model, times * model.threshold)!;
      expect((BORN.part * Math.sqrt(times)) / (rate * year * BORN.years)).toBeCloseTo(1, 0.9);
    }
  });
});

test("ready looks: each is told by its fields, one key goes through all, and their colours exist", () => {
  const view = { ...VIEW_DEFAULTS, colour: "speed" };
  expect(readyLook(view)).toBeNull();
  let now = view;
  const seen = Object.keys(READY_LOOKS).map(() => {
    now = { ...now, ...READY_LOOKS[nextLook(now)] };
    return readyLook(now);
  });
  expect(seen).toEqual(Object.keys(READY_LOOKS));
  expect(nextLook(now)).toBe("eye");
  for (const { colour } of Object.values(READY_LOOKS)) expect(COLOUR_MODES.map(({ name }) => name)).toContain(colour);
});
