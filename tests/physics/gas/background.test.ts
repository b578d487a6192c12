import { describe, expect, it } from "vitest";
import { BACKGROUNDS, unshielded } from "../../../src/physics/gas/background.ts";
import { cooled, coolingRate, lambdaAt, leastEnergy, temperatureAt } from "../../../src/physics/gas/cooling.ts";
import { newCooling } from "../../../src/physics/gas/coolingTable.ts";
import { photoEquilibrium } from "../../../src/physics/gas/ionisation.ts";
import {
  BOLTZMANN,
  energyAt,
  equilibrium,
  HELIUM,
  HYDROGEN,
  HYDROGEN_MASS,
  meanWeight,
} from "../../../src/physics/gas/rates.ts";

const { today } = BACKGROUNDS;
const densityOf = (nuclei: number) => (nuclei * HYDROGEN_MASS) / HYDROGEN;

/** Coefficients at a temperature, from the tables of Katz, Weinberg & Hernquist (1996) once more. */
function coefficients(t: number) {
  const fade = 1 / (1 + Math.sqrt(t / 1e5));
  const h = (8.4e-11 / Math.sqrt(t)) * (t / 1e3) ** -0.2 * (1 / (1 + (t / 1e6) ** 0.7));
  return {
    recombine: [
      h,
      1.5e-10 * t ** -0.6353 + 1.9e-3 * t ** -1.5 * Math.exp(-4.7e5 / t) * (1 + 0.3 * Math.exp(-9.4e4 / t)),
      4 * h,
    ],
    ionise: [5.85e-11, 2.38e-11, 5.68e-12].map(
      (a, k) => a * Math.sqrt(t) * Math.exp(-[157809.1, 285335.4, 631515][k]! / t) * fade,
    ),
  };
}

/** Ions by following their rates in time with implicit steps, each longer than the last, until they stand still: another way to the same balance. */
function ionsInTime(t: number, nuclei: number) {
  const { recombine, ionise } = coefficients(t);
  const light = today.ionise.map((rate) => unshielded(t, nuclei, today) * rate);
  let [h0, he0, he1] = [0.5, 0.4 * HELIUM, 0.4 * HELIUM];
  const electrons = () => 1 - h0 + he1 + 2 * (HELIUM - he0 - he1);
  for (let dt = 1e6; dt < 1e22; dt *= 1.01) {
    const n = electrons() * nuclei;
    const [up, down] = [ionise.map((rate, k) => dt * (rate * n + light[k]!)), recombine.map((rate) => dt * rate * n)];
    h0 = (h0 + down[0]!) / (1 + up[0]! + down[0]!);
    // (1 + u0) y0 - d1 y1 = a; -u0 y0 + (1 + u1 + d1 + d2) y1 = b, with y2 = HELIUM - y0 - y1.
    const [a, b] = [he0, he1 + down[2]! * HELIUM];
    const [m11, m12, m21, m22] = [1 + up[1]!, -down[1]!, down[2]! - up[1]!, 1 + up[2]! + down[1]! + down[2]!];
    const size = m11 * m22 - m12 * m21;
    [he0, he1] = [(a * m22 - b * m12) / size, (b * m11 - a * m21) / size];
  }
  return { neutral: h0, electrons: electrons() };
}

/** Where loss and heat are equal, by halving the interval of log T. */
function equilibriumTemperature(nuclei: number): number {
  let [low, high] = [3, 6];
  for (let k = 0; k < 60; k++) {
    const middle = 0.5 * (low + high);
    if (photoEquilibrium(10 ** middle, nuclei, today).cooling > 0) high = middle;
    else low = middle;
  }
  return 10 ** low;
}

const energyOf = (temperature: number, nuclei: number) => {
  const { electrons } = photoEquilibrium(temperature, nuclei, today);
  return (1.5 * BOLTZMANN * temperature) / meanWeight(electrons) / HYDROGEN_MASS;
};

describe("a background of radiation", () => {
  it("is kept out of dense gas as Rahmati et al. (2013) have it", () => {
    expect(unshielded(1e4, 1e-7, today)).toBeCloseTo(1, 3);
    // By hand: 0.98 / 2^2.28 + 0.02 / 2^0.84.
    expect(unshielded(1e4, today.shielded, today)).toBeCloseTo(0.213, 3);
    expect(unshielded(1e4, 1, today)).toBeLessThan(1e-4);
    expect(unshielded(4e4, 1e-3, today)).toBeGreaterThan(unshielded(1e4, 1e-3, today));
  });

  it.each([
    [3e3, 1e-6],
    [1e4, 1e-6],
    [1e4, 1e-4],
    [1e4, 1e-2],
    [3e4, 1e-5],
    [1e5, 1e-6],
    [1e5, 1],
  ])("leaves gas of %d K with %d nuclei as ionised as rates in time do", (temperature, nuclei) => {
    const found = photoEquilibrium(temperature, nuclei, today);
    const wanted = ionsInTime(temperature, nuclei);
    expect(found.neutral / wanted.neutral).toBeCloseTo(1, 6);
    expect(found.electrons / wanted.electrons).toBeCloseTo(1, 6);
  });

  it("leaves thin gas with as few neutral atoms as recombine: n_H0 / n_H = alpha n_e / Gamma", () => {
    const { neutral, electrons } = photoEquilibrium(1e4, 1e-6, today);
    const alpha = coefficients(1e4).recombine[0]!;
    expect((neutral * today.ionise[0]) / (alpha * electrons * 1e-6)).toBeCloseTo(1, 2);
  });

  it.each([1e6, 1e5, 3e4, 2e4])("doesn't count in dense gas: %d K", (temperature) => {
    const shielded = photoEquilibrium(temperature, 10, today);
    const collisional = equilibrium(temperature);
    expect(shielded.cooling / collisional.cooling).toBeCloseTo(1, 5);
    expect(shielded.neutral / collisional.neutral).toBeCloseTo(1, 3);
  });
});

describe("the table of gas in a background", () => {
  const cooling = newCooling(today);
  const densities = Array.from({ length: 41 }, (_, k) => 1.1 * 10 ** (-7 + 0.19 * k));

  it("has rates of zero at the temperature where loss and heat are equal, to 1e-3", () => {
    for (const nuclei of densities) {
      const wanted = equilibriumTemperature(nuclei);
      const u = energyOf(wanted, nuclei);
      const density = densityOf(nuclei);
      expect(lambdaAt(cooling, u * 1.001, density), `${nuclei}`).toBeGreaterThan(0);
      expect(lambdaAt(cooling, u / 1.001, density), `${nuclei}`).toBeLessThan(0);
      expect(Math.abs(temperatureAt(cooling, u, density) / wanted - 1), `${nuclei}`).toBeLessThan(1e-3);
    }
  });

  it("has the rates and temperatures of the equations at any energy and density", () => {
    for (const nuclei of densities)
      for (const temperature of [2e3, 7e3, 3e4, 1.3e5, 2e6, 3e8]) {
        const { cooling: wanted } = photoEquilibrium(temperature, nuclei, today);
        const u = energyOf(temperature, nuclei);
        const found = lambdaAt(cooling, u, densityOf(nuclei));
        // Where both nearly cancel, against what is lost alone.
        expect(Math.abs(found - wanted), `${nuclei}, ${temperature} K`).toBeLessThan(
          0.005 * Math.max(Math.abs(wanted), 1e-24),
        );
        expect(temperatureAt(cooling, u, densityOf(nuclei)) / temperature).toBeCloseTo(1, 2);
      }
  });

  it("is that of collisions alone where gas is dense", () => {
    for (const temperature of [2e4, 1e5, 1e6, 1e8]) {
      const u = energyAt(temperature);
      expect(lambdaAt(cooling, u, densityOf(1e3)) / lambdaAt(newCooling(), u)).toBeCloseTo(1, 2);
    }
  });
});

describe("gas in a background", () => {
  const cooling = newCooling(today);

  /** By a fourth-order method with steps of a thousandth of the time in which u changes; the equations themselves, not their table. */
  function fine(from: number, nuclei: number, dt: number): number {
    const density = densityOf(nuclei);
    const rate = (u: number) => {
      let [low, high] = [2, 9];
      for (let k = 0; k < 45; k++) {
        const middle = 0.5 * (low + high);
        if (energyOf(10 ** middle, nuclei) < u) low = middle;
        else high = middle;
      }
      const perMass = HYDROGEN / HYDROGEN_MASS;
      return -perMass * perMass * density * photoEquilibrium(10 ** low, nuclei, today).cooling;
    };
    let [u, time] = [from, 0];
    while (time < dt) {
      const a = rate(u);
      const h = Math.min(dt - time, Math.abs((0.02 * u) / a), dt / 40);
      const b = rate(u + (h / 2) * a);
      const c = rate(u + (h / 2) * b);
      u += (h / 6) * (a + 2 * b + 2 * c + rate(u + h * c));
      time += h;
    }
    return u;
  }

  it.each([
    [1e6, 1e-2, 0.5],
    [1e6, 1e-3, 0.6],
    [1e5, 1e-4, 1.5],
    [3e3, 1e-5, 1],
    [3e3, 1e-3, 2],
  ])(
    "of %d K with %d nuclei is after %d of its own times what the equations say, to 1e-3 in one step",
    (t, nuclei, times) => {
      const from = energyOf(t, nuclei);
      const dt = times * Math.abs(from / coolingRate(cooling, from, densityOf(nuclei)));
      const found = cooled(cooling, from, densityOf(nuclei), dt, leastEnergy(cooling));
      expect(Math.abs(found / fine(from, nuclei, dt) - 1)).toBeLessThan(1e-3);
    },
  );

  it.each([1e-6, 1e-4, 1e-2, 1])(
    "of %d nuclei ends where loss and heat are equal, from either side and below the table",
    (nuclei) => {
      const wanted = energyOf(equilibriumTemperature(nuclei), nuclei);
      for (const from of [1e-3 * leastEnergy(cooling), leastEnergy(cooling), wanted, energyAt(1e7), energyAt(1e10)]) {
        const found = cooled(cooling, from, densityOf(nuclei), 1e26, leastEnergy(cooling));
        expect(Math.abs(found / wanted - 1), `${from}`).toBeLessThan(1e-3);
      }
    },
  );

  it("never goes past it, however long the step", () => {
    const density = densityOf(1e-3);
    const wanted = cooled(cooling, energyAt(1e4), density, 1e22, leastEnergy(cooling));
    for (const dt of [0, 1e8, 1e12, 1e15, 1e18]) {
      expect(cooled(cooling, 2 * wanted, density, dt, leastEnergy(cooling))).toBeGreaterThanOrEqual(wanted);
      expect(cooled(cooling, wanted / 2, density, dt, leastEnergy(cooling))).toBeLessThanOrEqual(wanted);
    }
  });
});
