import { describe, expect, test } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { SCENARIOS as REAL } from "../../../src/data/scenarios/index.ts";
import { PLOTS } from "../../../src/features/plots/kinds/index.ts";
import { TOURS } from "../../../src/features/tours/list.ts";
import { newState } from "../fixtures.ts";

/** Cosines between the spins of both discs and the orbit that the two galaxies begin on. */
function spinsAgainstOrbit(bodies: Bodies): number[] {
  const both = [0, 1].map((g) => {
    const members = [...Array(bodies.count).keys()].filter((i) => bodies.galaxy[i] === g);
    const mass = members.reduce((sum, i) => sum + bodies.mass[i]!, 0);
    const mean = (t: Float32Array) =>
      [0, 1, 2].map((k) => members.reduce((sum, i) => sum + bodies.mass[i]! * t[3 * i + k]!, 0) / mass);
    return { members, mass, x: mean(bodies.position), v: mean(bodies.velocity) };
  });
  const cross = (a: readonly number[], b: readonly number[]) =>
    [1, 2, 0].map((j, k) => a[j]! * b[(k + 2) % 3]! - a[(k + 2) % 3]! * b[j]!);
  const less = (a: readonly number[], b: readonly number[]) => a.map((x, k) => x - b[k]!);
  const [first, second] = both as [(typeof both)[0], (typeof both)[0]];
  const orbit = cross(less(second.x, first.x), less(second.v, first.v));
  return both.map(({ members, x, v }) => {
    const spin = [0, 0, 0];
    for (const i of members.filter((i) => bodies.component[i] === 0)) {
      const at = (t: Float32Array) => [...t.subarray(3 * i, 3 * i + 3)];
      cross(less(at(bodies.position), x), less(at(bodies.velocity), v)).forEach((c, k) => {
        spin[k]! += c;
      });
    }
    const along = spin.reduce((sum, c, k) => sum + c * orbit[k]!, 0);
    return along / (Math.hypot(...spin) * Math.hypot(...orbit));
  });
}

const scenarios = REAL.map(({ make: _, ...info }) => info);

describe("tours", () => {
  test("there are seven, and each goes through with scenarios that exist", () => {
    expect(TOURS).toHaveLength(7);
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

  test("the one about growth shows plots that there are, of both kinds of mergers", () => {
    const store = newState("", { scenarios, scenario: "plummer-merger" });
    const shown = TOURS.find((tour) => tour.name === "growth")!.stops.map((stop) => {
      stop.act?.(store.getState());
      const { scenario, plot, plotsOpen, playing } = store.getState();
      expect([plotsOpen, playing]).toEqual([true, true]);
      expect(PLOTS.map(({ name }) => name)).toContain(plot);
      return `${scenario}: ${plot}`;
    });
    expect(shown).toEqual([
      "major-merger: half-mass-radius",
      "minor-mergers: half-mass-radius",
      "minor-mergers: origin-of-mass",
      "minor-mergers: circular-velocity",
    ]);
  });

  test("the one about prograde and retrograde passages has one of each, by the bodies that it loads", () => {
    const store = newState("", { scenarios, scenario: "plummer-merger" });
    const { stops } = TOURS.find((tour) => tour.name === "prograde")!;
    const shown = (at: number) => {
      stops[at]!.act?.(store.getState());
      const { scenario, values } = store.getState();
      return spinsAgainstOrbit(REAL.find((s) => s.name === scenario)!.make(values, { n: 2000, seed: 1 }));
    };
    const said = (word: RegExp) => stops.findIndex(({ words }) => word.test(words));
    for (const cosine of shown(said(/turns the same way/))) expect(cosine).toBeGreaterThan(0.4);
    for (const cosine of shown(said(/against/))) expect(cosine).toBeLessThan(-0.9);
    // Back again, and on.
    for (const cosine of shown(said(/turns the same way/))) expect(cosine).toBeGreaterThan(0.4);
    expect(shown(said(/the Mice|The Mice/)).every((cosine) => cosine > 0.4)).toBe(true);
  });
});
