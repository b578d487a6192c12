import { describe, expect, it } from "vitest";
import { ageAt, driftBetween, kickBetween, timeBetween } from "../../../src/physics/cosmology/background.ts";
import { growthAt } from "../../../src/physics/cosmology/growth.ts";
import { expansionRate, PLANCK, parseUniverse, type Universe } from "../../../src/physics/cosmology/universe.ts";

const MATTER: Universe = { omegaM: 1, omegaL: 0, omegaR: 0, w: -1, h: 0.7 };

/** Simpson's rule in a itself, many points. */
function simpson(from: number, to: number, f: (a: number) => number): number {
  const n = 200_000;
  const step = (to - from) / n;
  let sum = f(from) + f(to);
  for (let k = 1; k < n; k++) sum += (k % 2 === 1 ? 4 : 2) * f(from + k * step);
  return (sum * step) / 3;
}

describe("the background", () => {
  it("has the known integrals of matter alone", () => {
    // H = H0 a^(-3/2): t = 2/3 a^(3/2), kick 2 a^(1/2), drift -2 a^(-1/2).
    expect(ageAt(MATTER, 0.25)).toBeCloseTo((2 / 3) * 0.125, 11);
    expect(kickBetween(MATTER, 1 / 64, 1)).toBeCloseTo(2 * (1 - 1 / 8), 12);
    expect(driftBetween(MATTER, 1 / 64, 1)).toBeCloseTo(2 * (8 - 1), 11);
    expect(driftBetween(MATTER, 1, 1 / 64)).toBeCloseTo(-2 * (8 - 1), 11);
  });

  it("has the known integrals of matter and a cosmological constant", () => {
    const { omegaM, omegaL } = PLANCK;
    const age = (2 / (3 * Math.sqrt(omegaL))) * Math.asinh(Math.sqrt(omegaL / omegaM));
    expect(ageAt(PLANCK, 1)).toBeCloseTo(age, 11);
    expect(ageAt(PLANCK, 1)).toBeCloseTo(0.956232, 6);
    expect(driftBetween(PLANCK, 1 / 128, 1)).toBeCloseTo(36.6068, 4);
    expect(kickBetween(PLANCK, 1 / 128, 1)).toBeCloseTo(2.94799, 5);
  });

  it.each([
    ["curved", { ...MATTER, omegaM: 0.3 }],
    ["closed", { ...MATTER, omegaM: 1.5, omegaL: 0.2 }],
    ["with radiation", { ...PLANCK, omegaR: 9e-5 }],
    ["with another dark energy", { ...PLANCK, w: -0.8 }],
  ])("agrees with a quadrature, %s", (_, universe) => {
    const E = (a: number) => expansionRate(universe, a);
    expect(timeBetween(universe, 0.02, 1)).toBeCloseTo(
      simpson(0.02, 1, (a) => 1 / (a * E(a))),
      10,
    );
    expect(kickBetween(universe, 0.02, 1)).toBeCloseTo(
      simpson(0.02, 1, (a) => 1 / (a * a * E(a))),
      9,
    );
    expect(driftBetween(universe, 0.02, 1) / simpson(0.02, 1, (a) => 1 / (a ** 3 * E(a)))).toBeCloseTo(1, 9);
  });

  it("is the same in one go and in pieces", () => {
    const pieces = [1 / 50, 1 / 30, 0.1, 0.11, 0.5, 1];
    const sum = pieces.slice(1).reduce((total, to, k) => total + driftBetween(PLANCK, pieces[k]!, to), 0);
    expect(sum / driftBetween(PLANCK, 1 / 50, 1)).toBeCloseTo(1, 12);
  });
});

describe("growth", () => {
  it("is the scale factor where matter is alone, and -3/7 of its square", () => {
    const { first, firstRate, second, secondRate } = growthAt(MATTER, 0.3);
    expect(first).toBeCloseTo(0.3, 8);
    expect(firstRate).toBeCloseTo(1, 9);
    expect(second).toBeCloseTo((-3 / 7) * 0.09, 8);
    expect(secondRate).toBeCloseTo(2, 8);
  });

  it.each([
    [1, 0.608775],
    [2, 0.418858],
    [9, 0.127455],
    [49, 0.025501],
    [63, 0.019923],
    [99, 0.012751],
    [127, 0.009961],
  ])("at redshift %d is %d of today's", (z, ratio) => {
    expect(growthAt(PLANCK, 1 / (1 + z)).first / growthAt(PLANCK, 1).first).toBeCloseTo(ratio, 6);
  });

  it("agrees with Heath's integral in a curved universe", () => {
    const universe = { ...MATTER, omegaM: 0.3, omegaL: 0.1 };
    const heath = (a: number) =>
      2.5 * 0.3 * expansionRate(universe, a) * simpson(1e-7, a, (x) => 1 / (x * expansionRate(universe, x)) ** 3);
    expect(growthAt(universe, 1).first / heath(1)).toBeCloseTo(1, 6);
    const rate = (Math.log(heath(0.501)) - Math.log(heath(0.499))) / Math.log(0.501 / 0.499);
    expect(growthAt(universe, 0.5).firstRate).toBeCloseTo(rate, 4);
  });

  it("of second order has the rate of Bouchet et al. in a flat universe", () => {
    for (const a of [0.5, 1]) {
      const share = PLANCK.omegaM / (a ** 3 * expansionRate(PLANCK, a) ** 2);
      const { first, second, secondRate } = growthAt(PLANCK, a);
      expect(secondRate / (2 * share ** (6 / 11))).toBeCloseTo(1, 2);
      expect(second / ((-3 / 7) * first ** 2 * share ** (-1 / 143))).toBeCloseTo(1, 3);
    }
  });
});

describe("a cosmology as it is asked for", () => {
  it("has what is said, is flat where only the matter is said, and Planck's values for the rest", () => {
    expect(parseUniverse("omegaM=0.25, h=0.73")).toEqual({ ...PLANCK, omegaM: 0.25, omegaL: 0.75, h: 0.73 });
    expect(parseUniverse("omegaM=0.3,omegaL=0")).toMatchObject({ omegaM: 0.3, omegaL: 0 });
  });

  it.each([
    ["omegaX=1", /^"omegaX=1" is no number of a cosmology; they are name=number of omegaM, omegaL/],
    ["omegaM", /^"omegaM" is no number of a cosmology/],
    ["h=70", /^h=70 is not a number from 0.01 to 10/],
    ["h=0.7,h=0.7", /^h is given twice/],
    ["omegaB=0.4", /^omegaB = 0.4: baryons are part of omegaM/],
    ["omegaM=0.06,omegaL=3", /did not begin with a big bang/],
  ])("%s is refused in one line", (text, line) => {
    expect(() => parseUniverse(text)).toThrow(line);
  });
});
