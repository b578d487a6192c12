import { expect, test } from "vitest";
import { GADGET_UNITS, GALACTICS_UNITS, NBODY_UNITS } from "../../src/data/bodies/units.ts";
import { likeScenario } from "../../src/headless/like.ts";

test("a scenario's run: integrator and accuracy, softening and time step where units are its own, or not said", () => {
  const { in: own, ...pythagoras } = likeScenario("pythagoras");
  expect(pythagoras).toEqual({ theta: 0.6, integrator: "hermite6", fields: [], eta: 0.002, precision: "extended" });
  expect(likeScenario("stream").fields).toEqual(["mw2014"]);
  expect(own(NBODY_UNITS)).toEqual({ softening: 0, timestep: 1 / 32 });
  const antennae = likeScenario("antennae");
  expect(antennae.integrator).toBe("leapfrog");
  expect(antennae.in(GALACTICS_UNITS)).toEqual(antennae.in(NBODY_UNITS));
  expect(() => antennae.in(GADGET_UNITS)).toThrow(/^--like antennae: its lengths and times are in other units/);
});

test("says which scenarios there are", () => {
  expect(() => likeScenario("nothing")).toThrow(/^--like nothing: there is no such scenario; known are .*pythagoras/);
});
