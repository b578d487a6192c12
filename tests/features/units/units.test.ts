import { expect, it } from "vitest";
import { GALACTICS_UNITS, scaleOf } from "../../../src/data/bodies/units.ts";
import { rangesAbout } from "../../../src/features/physics/state.ts";
import { quantityOf } from "../../../src/features/units/state.ts";
import { newState } from "../fixtures.ts";

it("people read kpc and Myr where these are known, and the bodies' own numbers where they choose or where not", () => {
  const store = newState();
  const read = () => quantityOf(store.getState(), "time");
  expect(read()).toEqual({ factor: 1, unit: "time units" });
  store.getState().setScale(scaleOf(GALACTICS_UNITS), false);
  expect(read().unit).toBe("Myr");
  expect(read().factor).toBeCloseTo(9.778, 3);
  expect(quantityOf(store.getState(), "length").unit).toBe("kpc");
  store.getState().setUnits("own");
  expect(read()).toEqual({ factor: 1, unit: "time units" });
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
