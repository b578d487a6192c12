import { describe, expect, it } from "vitest";
import { milkyWayDisc, modelRings } from "../../bench/gas/discLaw.ts";
import { discMean, lawOf, lineThrough, observedRate } from "../../src/data/measures/gasTables.ts";

describe("star formation of discs of gas in equilibrium", () => {
  const discs = [0.1, 0.2, 0.4].map((part) => modelRings(milkyWayDisc(part, 1)));

  it("goes as Kennicutt's law (1998): means over discs, a galaxy a point", () => {
    const means = discs.map((rings) => discMean(rings, 9));
    const { slope } = lineThrough(means.map(({ gas, rate }) => [Math.log(gas), Math.log(rate)] as const));
    expect(Math.abs(slope - 1.4)).toBeLessThan(0.15);
    for (const { gas, rate } of means) {
      // What is observed scatters by a factor of 2.
      expect(rate / observedRate(gas)).toBeGreaterThan(0.7);
      expect(rate / observedRate(gas)).toBeLessThan(1.4);
    }
  });

  it("is steeper over the rings of a single disc, for stars squeeze its gas the more, the farther in it is", () => {
    const rings = discs[1]!;
    const outer = lawOf(rings.filter(({ inner }) => inner >= 2)).slope;
    expect(outer).toBeGreaterThan(1.5);
    expect(lawOf(rings).slope).toBeGreaterThan(outer + 0.1);
  });

  it("has all of the gas in its rings", () => {
    // A fifth of 3.52e10 Msun, with a scale length of 2.817 kpc.
    const column = (radius: number) =>
      ((0.2 * 3.521e10) / (2 * Math.PI * 2.817 ** 2) / 1e6) * Math.exp(-radius / 2.817);
    for (const { radius, gas } of discs[1]!.filter(({ radius }) => radius < 12))
      expect(gas / column(radius)).toBeCloseTo(1, 1);
  });
});
