import { expect, it } from "vitest";
import { clockAt } from "../../src/data/bodies/clock.ts";
import { PeculiarEnergy } from "../../src/engine/peculiarEnergy.ts";

it("waves that grow in a universe of matter lack nothing of Layzer and Irvine's equation, however seldom they are measured", () => {
  // There T and W go as the scale factor, and T is 2/3 of |W|; sums are by canonical momenta and comoving places.
  const account = new PeculiarEnergy();
  const sums = (a: number) => ({
    kinetic: (2 / 3) * a * a ** 2,
    potential: -a * a,
    total: 0,
    momentum: [0, 0, 0] as [number, number, number],
  });
  for (const a of [0.02, 0.1, 0.9]) expect(Math.abs(account.of(sums(a), clockAt(a)).energyError)).toBeLessThan(1e-9);
  expect(account.of(sums(0.9), clockAt(0.9)).kinetic).toBeCloseTo(0.6, 12);
});

it("what is missing is over T + |W|, and rates of both signs are joined by straight lines", () => {
  const account = new PeculiarEnergy();
  const sums = (kinetic: number, potential: number) => ({
    kinetic,
    potential,
    total: 0,
    momentum: [0, 0, 0] as [number, number, number],
  });
  const last = Math.exp(-0.1);
  account.of(sums(1 * last ** 2, -3 * last), clockAt(last));
  // Rates are -1 and 1: nothing is done on the whole, and T + W goes from -2 to -1.
  expect(account.of(sums(2, -3), 0).energyError).toBeCloseTo(1 / 5, 9);
});
