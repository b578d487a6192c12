import { describe, expect, it } from "vitest";
import { temperatureAt } from "../../../src/physics/gas/cooling.ts";
import { newCooling } from "../../../src/physics/gas/coolingTable.ts";
import { energyAt } from "../../../src/physics/gas/rates.ts";
import { becomesStar, draw, starChance } from "../../../src/physics/gas/starFormation.ts";
import { newTwoPhase, phasesAt } from "../../../src/physics/gas/twoPhase.ts";

/** n / n_th, temperature for the mean weight of ionised gas, km/s, share of clouds, Gyr to use the gas up: by an independent program. */
const TABLE = [
  [1, 1.0e4, 15.3, 0.904, 2.58],
  [2, 2.4e4, 23.7, 0.865, 1.91],
  [5, 5.95e4, 37.3, 0.837, 1.25],
  [10, 9.85e4, 48.0, 0.844, 0.87],
  [30, 1.83e5, 65.4, 0.878, 0.49],
  [100, 3.19e5, 86.4, 0.917, 0.25],
  [1000, 7.25e5, 130, 0.964, 0.08],
] as const;

describe("gas of two phases (Springel & Hernquist 2003)", () => {
  const model = newTwoPhase();

  it("forms stars from 0.128 hydrogen nuclei in a cubic centimetre on", () => {
    expect(Math.abs(model.thresholdNumber / 0.128 - 1)).toBeLessThan(0.01);
    expect(phasesAt(model, 0.999 * model.threshold)).toBeNull();
  });

  it.each(TABLE)(
    "at %d times the threshold has the table's temperature, sound speed, clouds and time",
    (ratio, hot, sound, clouds, gyr) => {
      const { energy, cold, rate } = phasesAt(model, ratio * model.threshold * (1 + 1e-12))!;
      const speed = Math.sqrt((5 / 3) * (2 / 3) * energy) / 1e5;
      // Half of the table's last digit, or a hundredth.
      expect(Math.abs(speed / sound - 1)).toBeLessThan(0.01);
      expect(Math.abs(energy / ((1.5 * 1.380649e-16 * hot) / (0.588 * 1.6735575e-24)) - 1)).toBeLessThan(0.012);
      expect(Math.abs(cold / clouds - 1)).toBeLessThan(0.01);
      expect(Math.abs(1 / (rate * 3.15576e16) - gyr)).toBeLessThan(Math.max(0.01 * gyr, 0.006));
    },
  );

  it("joins on to gas of 10^4 K", () => {
    const { energy } = phasesAt(model, model.threshold)!;
    expect(temperatureAt(newCooling(), energy)).toBeGreaterThan(0.99e4);
    expect(energy).toBeGreaterThan(energyAt(1e4));
  });

  it("is refused where supernovae are too cold for two phases", () => {
    expect(() => newTwoPhase({ supernova: 1e6 })).toThrow("would be in clouds at the threshold");
  });
});

describe("stars", () => {
  it("are drawn by id and step alone, evenly and without memory", () => {
    expect(draw(12, 7, 1)).toBe(draw(12, 7, 1));
    const n = 100_000;
    let [sum, squares, together] = [0, 0, 0];
    const bins = new Float64Array(16);
    for (let id = 0; id < n; id++) {
      const x = draw(id, 3);
      sum += x;
      squares += x * x;
      together += (x - 0.5) * (draw(id, 4) - 0.5);
      bins[Math.floor(16 * x)]!++;
    }
    const sigma = 1 / Math.sqrt(12 * n);
    expect(Math.abs(sum / n - 0.5)).toBeLessThan(4 * sigma);
    expect(Math.abs(squares / n - 1 / 3)).toBeLessThan(4 * sigma);
    expect(Math.abs(together / n)).toBeLessThan(4 * sigma);
    // Chi squared of 15 degrees of freedom.
    expect(bins.reduce((chi, found) => chi + (found - n / 16) ** 2 / (n / 16), 0)).toBeLessThan(40);
  });

  it("form at the rate, in any steps", () => {
    const [rate, time] = [0.7, 1];
    const born = (steps: number) => {
      let left = 0;
      for (let id = 0; id < 20_000; id++) {
        let gas = true;
        for (let step = 0; gas && step < steps; step++) gas = !becomesStar(id, step, rate, time / steps);
        if (gas) left++;
      }
      return left / 20_000;
    };
    const sigma = Math.sqrt((Math.exp(-0.7) * (1 - Math.exp(-0.7))) / 20_000);
    for (const steps of [1, 10]) expect(Math.abs(born(steps) - Math.exp(-0.7))).toBeLessThan(4 * sigma);
    expect(starChance(1e-12, 1)).toBeCloseTo(1e-12, 20);
    expect(becomesStar(1, 1, 0, 1e9)).toBe(false);
  });
});
