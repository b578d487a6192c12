import { expect, it } from "vitest";
import { clockAt } from "../../../../src/data/bodies/clock.ts";
import { GALACTICS_UNITS, scaleOf } from "../../../../src/data/bodies/units.ts";
import { cosmicMoment } from "../../../../src/engine/index.ts";
import { rangesAbout } from "../../../../src/features/run/physics/state.ts";
import { UnitsController } from "../../../../src/features/shell/units/controller.ts";
import { quantityOf, timeWords } from "../../../../src/features/shell/units/state.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import { newState, SCENARIOS } from "../../kit/fixtures.ts";

it("people read kpc and Myr where these are known, and the bodies' own numbers where they choose or where not", () => {
  const store = newState();
  const read = () => quantityOf(store.getState(), "time");
  expect(read()).toEqual({ factor: 1, unit: "time units" });
  store.getState().units.setScale(scaleOf(GALACTICS_UNITS), false);
  expect(read().unit).toBe("Myr");
  expect(read().factor).toBeCloseTo(9.778, 3);
  expect(quantityOf(store.getState(), "length").unit).toBe("kpc");
  store.getState().units.setUnits("own");
  expect(read()).toEqual({ factor: 1, unit: "time units" });
});

it("numbers have the scenario's units before its bodies are made", () => {
  const lengthOf = (given: Partial<(typeof SCENARIOS)[number]>) => {
    const store = newState("", { scenarios: [{ ...SCENARIOS[0]!, ...given }] });
    new UnitsController(store, {} as Simulation);
    return quantityOf(store.getState(), "length").unit;
  };
  expect(lengthOf({ units: GALACTICS_UNITS })).toBe("kpc");
  expect(lengthOf({ units: GALACTICS_UNITS, kind: "universe" })).toBe("length units");
  expect(lengthOf({})).toBe("length units");
});

it("sliders reach a factor about the defaults in units however large or small", () => {
  for (const unit of [1, 2e19, 1e-12]) {
    const { softening, timestep } = rangesAbout({ theta: 0.6, softening: 0.02 * unit, timestep: unit / 64 });
    // Of two digits.
    expect(softening.max / (0.64 * unit)).toBeCloseTo(1, 1);
    expect([timestep.min, timestep.max].map((x) => x / unit)).toEqual([
      expect.closeTo(1 / 2048, 9),
      expect.closeTo(1 / 8, 9),
    ]);
  }
});

it("times of an expanding universe are read as redshift and age, and what rounding leaves of today is no redshift", () => {
  const expansion = { universe: { omegaM: 0.3089, omegaL: 0.6911, omegaR: 0, w: -1, h: 0.6774 } };
  const state = {
    units: { units: "physical" as const, scale: null, cosmic: (time: number) => cosmicMoment(expansion, time) },
  };
  expect(timeWords(state, clockAt(1 / 50))).toBe("redshift 49.0, age 49.0 million years");
  expect(timeWords(state, clockAt(0.5))).toBe("redshift 1.00, age 5.87 billion years");
  expect(timeWords(state, 1e-4)).toBe("redshift 0.00, age 13.8 billion years");
  expect(timeWords({ units: { ...state.units, cosmic: null } }, 2)).toBe("2.00 time units");
});
