import { describe, expect, test } from "vitest";
import { SCENARIOS as REAL } from "../../src/data/scenarios/index.ts";
import { TOURS } from "../../src/state/tours.ts";
import { newState } from "./fixtures.ts";

const scenarios = REAL.map(({ make: _, ...info }) => info);

describe("tours", () => {
  test("there are six, and each goes through with scenarios that exist", () => {
    expect(TOURS).toHaveLength(6);
    for (const tour of TOURS) {
      const store = newState("", { scenarios, scenario: "plummer-merger" });
      for (const stop of tour.stops) {
        expect(stop.words.length).toBeGreaterThan(12);
        stop.act?.(store.getState());
        const { settings, ranges } = store.getState();
        expect(settings.softening).toBeLessThanOrEqual(ranges.softening.max);
      }
      expect(store.getState().direction).toBe(1);
    }
  });

  test("an unknown scenario would be caught", () => {
    const store = newState("", { scenarios, scenario: "plummer-merger" });
    const asked = new Set<string>();
    for (const tour of TOURS) {
      for (const stop of tour.stops) {
        // `pickScenario` falls back to the first scenario where a name is unknown, so names are taken from the call.
        stop.act?.({ ...store.getState(), pickScenario: (name) => asked.add(name) });
      }
    }
    expect(asked.size).toBeGreaterThan(5);
    for (const name of asked) expect(scenarios.map((s) => s.name)).toContain(name);
  });
});
