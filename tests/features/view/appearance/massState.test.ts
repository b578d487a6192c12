import { describe, expect, test } from "vitest";
import { KELVINS as KELVINS_OF_BODIES } from "../../../../src/data/maps/kelvins.ts";
import { massChoices, massName } from "../../../../src/features/view/appearance/massChoices.ts";
import {
  KELVINS,
  mapUnit,
  movedEnd,
  rangeInForce,
  surfaceDensityOf,
  ticksOf,
} from "../../../../src/features/view/appearance/massState.ts";
import { newState } from "../../kit/fixtures.ts";

describe("the scale of mass per area", () => {
  const quantity = (factor: number) => ({ factor, unit: "" });
  const scale = {
    length: { factor: 5, unit: "kpc" },
    mass: quantity(5e10),
    time: quantity(1),
    velocity: quantity(1),
  };
  test("is read in Msun/pc2 where the bodies' units are known, else in their own", () => {
    // 5e10 Msun over (5000 pc)^2.
    expect(surfaceDensityOf({ units: { units: "physical", scale } }).factor).toBeCloseTo(2000, 9);
    const large = { ...scale, length: { factor: 0.005, unit: "Mpc" } };
    expect(surfaceDensityOf({ units: { units: "physical", scale: large } }).factor).toBeCloseTo(2000, 9);
    expect(surfaceDensityOf({ units: { units: "own", scale } })).toEqual({
      factor: 1,
      unit: "mass units per length unit squared",
    });
    expect(surfaceDensityOf({ units: { units: "physical", scale: null } }).factor).toBe(1);
  });

  test("an end that is chosen stands, the other follows the picture; moved ends do not meet", () => {
    expect(rangeInForce({ low: null, high: 7 }, { low: 1, high: 5 })).toEqual({ low: 1, high: 7 });
    expect(rangeInForce({ low: 1, high: 2 }, null)).toBeNull();
    // A link may ask for one end beyond the picture's own other one.
    expect(rangeInForce({ low: 8, high: null }, { low: 1, high: 5 })).toEqual({ low: 8, high: 12 });
    expect(rangeInForce({ low: null, high: 0.3 }, { low: 1, high: 5 })!.low).toBeLessThan(0.3);
    expect(movedEnd({ low: 1, high: 100 }, "high", 0.3)).toEqual({ low: 0.2, high: 0.3 });
    expect(movedEnd({ low: 1, high: 100 }, "low", 200)).toEqual({ low: 200, high: 300 });
    expect(movedEnd({ low: 1, high: 100 }, "low", 3)).toEqual({ low: 3, high: 100 });
  });

  test("maps of gas are read in solar masses, kelvins and years, or in the bodies' own units", () => {
    const units = { units: "physical", scale } as const;
    expect(KELVINS).toBe(KELVINS_OF_BODIES);
    const { velocity, time } = scale;
    expect(mapUnit("temperature", { units })).toEqual({ factor: KELVINS * velocity.factor ** 2, unit: "K" });
    // Msun/yr/kpc2 of Msun/pc2 in a time unit: a million of each.
    expect(mapUnit("formation", { units })).toEqual({ factor: 2000 / time.factor, unit: "M\u2609/yr/kpc²" });
    expect(mapUnit("gas", { units }).factor).toBeCloseTo(2000, 9);
    const own = { units: { units: "own", scale } } as const;
    expect(["gas", "temperature", "formation"].map((map) => mapUnit(map as "gas", own).factor)).toEqual([1, 1, 1]);
  });

  test("another map has ends of its own, the same one keeps them", () => {
    const store = newState();
    const { setView } = store.getState().appearance;
    const ends = () => [store.getState().appearance.view.low, store.getState().appearance.view.high];
    setView({ shows: "density", low: 1, high: 10 });
    setView({ shows: "light" });
    setView({ shows: "gas" });
    expect(ends()).toEqual([1, 10]);
    setView({ shows: "temperature" });
    expect(ends()).toEqual([null, null]);
    setView({ low: 2, high: 3 });
    setView({ shows: "formation", low: 4, high: 5 });
    expect(ends()).toEqual([4, 5]);
  });

  test("numbers stand at powers of ten, and at 2 and 5 times those where there is hardly one", () => {
    const values = (low: number, high: number, most = 7) => ticksOf({ low, high }, most).map((t) => t.value);
    expect(values(0.208, 2076)).toEqual([1, 10, 100, 1000]);
    expect(values(0.001, 10)).toEqual([0.001, 0.01, 0.1, 1, 10]);
    expect(values(3, 30)).toEqual([5, 10, 20]);
    expect(values(1e-12, 1e12).length).toBeLessThanOrEqual(7);
    expect(ticksOf({ low: 1, high: 100 }, 7).map((t) => t.share)).toEqual([0, 0.5, 1]);
  });

  test("offers the components and galaxies that are there", () => {
    const { status } = newState().getState().status;
    const pair = { ...status, components: ["disc", "gas"], galaxies: 2 };
    expect(massChoices(pair, "temperature")).toEqual(["all", "galaxy-1", "galaxy-2"]);
    expect(massChoices({ ...status, components: ["stars"], galaxies: 1 })).toEqual(["all"]);
    const choices = massChoices({ ...status, components: ["disc", "halo"], galaxies: 2 });
    expect(choices).toEqual(["all", "luminous", "disc", "halo", "galaxy-1", "galaxy-2"]);
    expect(choices.map(massName)).toEqual([
      "All bodies",
      "Everything except dark haloes",
      "Disc",
      "Halo",
      "Galaxy 1",
      "Galaxy 2",
    ]);
  });
});
