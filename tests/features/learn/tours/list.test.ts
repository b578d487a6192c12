import { describe, expect, test } from "vitest";
import type { Bodies } from "../../../../src/data/bodies/bodies.ts";
import { SCENARIOS as REAL } from "../../../../src/data/scenarios/index.ts";
import type { Measurement } from "../../../../src/engine/index.ts";
import { PLOTS } from "../../../../src/features/analyse/plots/kinds/index.ts";
import { joined } from "../../../../src/features/kit/slice.ts";
import { programmeOf } from "../../../../src/features/learn/tours/kiosk/programme.ts";
import { perform, TOURS } from "../../../../src/features/learn/tours/list.ts";
import { isRight, QUESTIONS } from "../../../../src/features/learn/tours/worksheet/questions.ts";
import { namedBy } from "../../../../src/features/run/play/state.ts";
import { addressOf, asked, newState } from "../../kit/fixtures.ts";

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
        stop.run?.(store.getState());
        stop.act?.(store.getState());
        const { settings, ranges } = store.getState().physics;
        expect(settings.softening).toBeLessThanOrEqual(ranges.softening.max);
      }
      expect(store.getState().play.direction).toBe(1);
    }
  });

  test("what a stop sets waits for the run that it is about, and for no stop that was left", async () => {
    const store = newState("", { scenarios, scenario: "plummer-merger" });
    const shown = () => {
      store.getState().status.setStatus({ named: namedBy(store.getState()) });
      // What the run brings along, in the task in which it is shown.
      store.getState().physics.set({ softening: 0.02 });
    };
    shown();
    const [begin, none, most] = TOURS.find((tour) => tour.name === "softening")!.stops;
    const ends = [perform(store, begin!)];
    expect(store.getState().play.scenario).toBe("plummer");
    ends.push(perform(store, none!));
    await Promise.resolve();
    expect(store.getState().physics.settings.softening).not.toBe(0);
    shown();
    await Promise.resolve();
    expect(store.getState().physics.settings.softening).toBe(0);
    // Once: what a person sets from then on stays.
    store.getState().physics.set({ softening: 0.3 });
    await Promise.resolve();
    expect(store.getState().physics.settings.softening).toBe(0.3);
    store.getState().play.pickScenario("king");
    perform(store, most!)();
    shown();
    await Promise.resolve();
    expect(store.getState().physics.settings.softening).toBe(0.02);
    for (const end of ends) end();
  });

  test("a kiosk goes through all of them and the scenarios of several galaxies; links hold it", () => {
    const store = newState("", { scenarios, scenario: "plummer-merger" });
    const programme = programmeOf(store.getState());
    const stops = TOURS.flatMap((tour) => tour.stops.map(({ words }) => words));
    expect(programme.map(({ words }) => words).filter((words) => stops.includes(words))).toEqual(stops);
    const titles = programme.map(({ title }) => title);
    for (const name of ["antennae", "m51", "cartwheel"]) {
      expect(titles).toContain(scenarios.find((scenario) => scenario.name === name)!.title);
    }
    expect(new Set(titles).size).toBeGreaterThan(TOURS.length + 5);
    store.setState({ tours: { kiosk: 40 } });
    const solvers = [{ name: "bonsai", title: "", help: "" }];
    const { choices, problems } = asked(addressOf(store), { scenarios, scenario: "plummer-merger", solvers });
    expect(problems).toEqual([]);
    expect(choices).toMatchObject({ tours: { kiosk: 40 } });
    expect(asked("?pace=40").choices).toMatchObject({ tours: { kiosk: null } });
  });

  test("worksheets are of tours that there are; answers may be off by their factor, whatever their sign", () => {
    const names = TOURS.map(({ name }) => name);
    for (const [name, questions] of Object.entries(QUESTIONS)) {
      expect(names).toContain(name);
      expect(questions.length).toBeGreaterThan(1);
    }
    const [interactions, forces] = QUESTIONS.theta!;
    const measured = { ppPerBody: 100, pcPerBody: 150, forceError: null, energyError: -2e-5 } as Measurement;
    expect(interactions!.answer(measured)).toBe(250);
    expect(forces!.answer(measured)).toBeNull();
    const energy = QUESTIONS.energy!.find(({ name }) => name === "energy")!;
    expect(energy.answer(measured)).toBe(2e-5);
    for (const [given, right] of [
      [230, true],
      [274, true],
      [-250, true],
      [220, false],
      [276, false],
      [0, false],
    ] as const) {
      expect(isRight(interactions!, given, 250), String(given)).toBe(right);
    }
    expect(isRight(energy, 0, 0)).toBe(true);
  });

  test("an unknown scenario would be caught", () => {
    const store = newState("", { scenarios, scenario: "plummer-merger" });
    const asked = new Set<string>();
    for (const tour of TOURS) {
      for (const stop of tour.stops) {
        // `pickScenario` falls back to the first scenario where a name is unknown, so names are taken from the call.
        stop.run?.(joined(store.getState(), { play: { pickScenario: (name: string) => asked.add(name) } }));
      }
    }
    expect(asked.size).toBeGreaterThan(5);
    for (const name of asked) expect(scenarios.map((s) => s.name)).toContain(name);
  });

  test("the one about growth shows plots that there are, of both kinds of mergers", () => {
    const store = newState("", { scenarios, scenario: "plummer-merger" });
    const shown = TOURS.find((tour) => tour.name === "growth")!.stops.map((stop) => {
      stop.run?.(store.getState());
      stop.act?.(store.getState());
      const {
        play: { scenario, playing },
        plots: { plot },
        layout: { side },
      } = store.getState();
      expect([side, playing]).toEqual(["plots", true]);
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
      stops[at]!.run?.(store.getState());
      const { scenario, values } = store.getState().play;
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
