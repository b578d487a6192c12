import { expect, it } from "vitest";
import { GALACTICS_UNITS, scaleOf } from "../../src/data/bodies/units.ts";
import { quantityOf } from "../../src/state/units.ts";
import { newState } from "./fixtures.ts";

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
