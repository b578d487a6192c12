import { expect, it } from "vitest";
import { findModel } from "../../../src/data/scenarios/index.ts";

const choiceOf = (values: Readonly<Record<string, number>>) =>
  findModel("milky-way-gas").make({ gasFraction: 0.3, haloHeaviness: 30, ...values }, { n: 600, seed: 1 }).gas;

it("what gas does is as the values say, also right after another choice for the same galaxy", () => {
  expect(choiceOf({})).toEqual({ cooling: true, stars: true });
  expect(choiceOf({ ultraviolet: 1 })).toEqual({ cooling: true, stars: true, background: "today" });
  expect(choiceOf({ feedback: 1 })).toEqual({ cooling: true, stars: true, supernovae: true });
  expect(choiceOf({ starFormation: 0 })).toEqual({ cooling: false, stars: false });
  // Without stars none explode.
  expect(choiceOf({ starFormation: 0, feedback: 1 })).toEqual({ cooling: false, stars: false });
  expect(choiceOf({ feedback: 1 })).toEqual({ cooling: true, stars: true, supernovae: true });
});
