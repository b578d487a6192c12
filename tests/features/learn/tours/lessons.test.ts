import { describe, expect, test } from "vitest";
import { componentIndex } from "../../../../src/data/bodies/bodies.ts";
import { findModel, SCENARIOS as REAL } from "../../../../src/data/scenarios/index.ts";
import type { Profile } from "../../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../../src/engine/processor/index.ts";
import { PLOTS } from "../../../../src/features/analyse/plots/kinds/index.ts";
import type { Track } from "../../../../src/features/analyse/plots/kinds/track.ts";
import { joined } from "../../../../src/features/kit/slice.ts";
import { answersCsv } from "../../../../src/features/learn/tours/lessons/csv.ts";
import { LESSONS } from "../../../../src/features/learn/tours/lessons/list.ts";
import {
  calmed,
  circularSpeed,
  flatness,
  formedBefore,
  formedMost,
  growth,
  merger,
  passage,
  usedUp,
} from "../../../../src/features/learn/tours/lessons/measures.ts";
import { addressOf, asked, newState } from "../../kit/fixtures.ts";

const scenarios = REAL.map(({ make: _, ...info }) => info);
const fresh = () => newState("", { scenarios, scenario: "plummer-merger" });

describe("lessons", () => {
  test("there are eight; each goes through with scenarios, values and plots that exist, and asks on most pages", () => {
    expect(LESSONS.map(({ name }) => name)).toEqual([
      "halo",
      "tails",
      "merger",
      "growth",
      "starburst",
      "collision",
      "bars",
      "cost",
    ]);
    for (const { pages } of LESSONS) {
      const store = fresh();
      for (const page of pages) {
        expect(page.words.length).toBeGreaterThan(12);
        const picked: string[] = [];
        page.run?.(joined(store.getState(), { play: { pickScenario: (name: string) => picked.push(name) } }));
        for (const name of picked) expect(scenarios.map((s) => s.name)).toContain(name);
        page.run?.(store.getState());
        page.act?.(store.getState());
        const {
          play: { scenario, values },
          plots: { plot },
        } = store.getState();
        expect(PLOTS.map(({ name }) => name)).toContain(plot);
        const known = scenarios.find(({ name }) => name === scenario)!.parameters.map(({ name }) => name);
        for (const name of Object.keys(values)) expect(known).toContain(name);
        // Before anything is measured nothing is met, and no answer is right.
        if (page.until) expect(page.until.met(store.getState())).toBe(false);
        expect(page.ask?.answer?.(store.getState()) ?? null).toBeNull();
      }
      expect(pages.filter(({ ask }) => ask).length).toBeGreaterThanOrEqual(2);
      expect(pages.at(-1)!.ask).toBeDefined();
    }
    // Pages differ in their runs where they say so.
    const tails = fresh();
    LESSONS[1]!.pages[2]!.run?.(tails.getState());
    expect(tails.getState().play.values).toMatchObject({ inclination1: 180, inclination2: 180 });
  });

  test("what the solution of the first one says holds for the bodies that it loads", () => {
    const bodies = findModel("milky-way").make({}, { n: 20_000, seed: 1 });
    let [all, shining] = [0, 0];
    for (let i = 0; i < bodies.count; i++) {
      if (Math.hypot(...bodies.position.subarray(3 * i, 3 * i + 3)) > 20) continue;
      all += bodies.mass[i]!;
      if (bodies.component[i] !== componentIndex("halo")) shining += bodies.mass[i]!;
    }
    // GalactICS units: 100 km/s and 2.325e9 solar masses.
    const speed = (mass: number) => 100 * Math.sqrt(mass / 20);
    expect(LESSONS[0]!.pages[1]!.ask!.solution).toContain("230 km/s");
    expect(Math.abs(speed(all) - 230)).toBeLessThan(5);
    expect(LESSONS[0]!.pages[2]!.ask!.solution).toMatch(/100 km\/s.* 5 × 10¹⁰/);
    expect(Math.abs(speed(shining) - 100)).toBeLessThan(5);
    expect(Math.abs(2.325e9 * shining - 5e10)).toBeLessThan(5e9);
    expect(LESSONS[0]!.pages[3]!.ask!.solution).toContain("four fifths");
    expect(Math.abs(1 - shining / all - 0.8)).toBeLessThan(0.03);
  });

  test("what the solutions of the last one say holds for the engine's own counts and errors", async () => {
    const bodies = findModel("plummer-merger").make({}, { n: 16_384, seed: 1 });
    const engine = await ProcessorEngine.create(bodies, { theta: 1.2, softening: 0.02, timestep: 1 / 64 });
    const at = async (theta: number) => {
      engine.set({ theta });
      engine.step(1);
      const { ppPerBody, pcPerBody, forceError } = await engine.measure();
      return { work: ppPerBody + pcPerBody, error: forceError!.p50 };
    };
    const [wide, narrow] = [await at(1.2), await at(0.3)];
    engine.destroy();
    const { pages } = LESSONS[7]!;
    expect(pages[0]!.ask!.solution).toContain("About 400");
    expect(Math.abs(wide.work - 400)).toBeLessThan(60);
    expect(pages[1]!.ask!.solution).toContain("Between 4000 and 5000");
    expect(narrow.work).toBeGreaterThan(4000);
    expect(narrow.work).toBeLessThan(5000);
    expect(pages[2]!.ask!.solution).toMatch(/two parts in 100,000.*one in 1000/);
    expect(narrow.error).toBeLessThan(2e-5);
    expect(Math.abs(wide.error - 1e-3)).toBeLessThan(2e-4);
  });

  test("passages, mergers, growth and shapes are read out of what was measured", () => {
    const track = (time: number, apart: number, radius = 1, flat = 1): Track => ({
      ...{ step: time, time },
      galaxies: [
        {
          centre: [0, 0, 0],
          lagrangian: [],
          remnant: { radius: 9, mass: 1, halfMassRadius: radius },
          axes: [flat, 0.1, 0.1],
        },
        { centre: [apart, 0, 0], lagrangian: [], remnant: null, axes: null },
      ],
    });
    const along = [10, 6, 2, 5, 6, 3, 0.3, 0.2, 0.1, 0.2].map((apart, k) => track(k, apart, 1 + k / 4, 1 - k / 20));
    expect(passage(along.slice(0, 3))).toBeNull();
    expect(passage(along.slice(0, 4))).toBe(2);
    expect(merger(along.slice(0, 8))).toBeNull();
    expect(merger(along)).toBe(6);
    expect(growth(along)).toBe(3.25);
    expect(flatness(along)).toBe(0.55);
    expect([passage([]), merger([]), growth([]), flatness([])]).toEqual([null, null, null, null]);
  });

  test("a starburst is read out of births, what the gas forms, and how far apart the galaxies were", () => {
    const at = (centre: number): Track["galaxies"][number] => ({
      ...{ centre: [centre, 0, 0], lagrangian: [], remnant: null, axes: null },
    });
    const tracks = [80, 40, 10, 25, 28, 14, 1, 0.5, 0.4, 0.2, 0.1].map(
      (apart, k): Track => ({ step: k, time: k, galaxies: [at(0), at(apart)] }),
    );
    // One time unit each: three until the passage at 2, the burst when they are one, from 6 on.
    const births = [16, 14, 12, 11, 10, 15, 45, 30, 9, 6].map((rate, k) => ({ begin: k, end: k + 1, rate }));
    const seen = (last: number, now: number) => ({
      plots: {
        tracks: tracks.slice(0, last + 1),
        gasSeen: { births: births.slice(0, last), gas: 1, born: last } as never,
        gasRates: [{ step: last, time: last, rate: now }],
      },
    });
    expect(formedBefore(seen(2, 14))).toBeNull();
    expect(formedBefore(seen(4, 11))).toBe(15);
    expect(formedMost(seen(8, 50))).toBeNull();
    expect(formedMost(seen(9, 9))).toBe(45);
    expect(usedUp(seen(9, 6))).toBe(0.9);
    const page = (k: number) => LESSONS.find(({ name }) => name === "starburst")!.pages[k]!;
    const met = (k: number, last: number, now: number) => page(k).until!.met(seen(last, now) as never);
    expect([met(2, 5, 1), met(2, 9, 30), met(2, 9, 20), met(3, 9, 9), met(3, 10, 7)]).toEqual([
      ...[false, false, true, false, true],
    ]);
    expect(page(3).ask!.answer!(seen(9, 9) as never)).toBeNull();
    expect(page(3).ask!.answer!(seen(10, 6) as never)).toBeCloseTo(90.9, 1);
    const nothing = { plots: { tracks: [], gasSeen: null, gasRates: [] } };
    expect([formedBefore(nothing), formedMost(nothing), usedUp(nothing)]).toEqual([null, null, null]);
    expect(calmed(nothing, 10, 1)).toBe(false);
  });

  test("circular speeds go by the mass inside, of all or of what shines", () => {
    const of = (shines: boolean) => ({ galaxy: 0, component: shines ? "disc" : "halo", shines, bodies: 9 });
    const profile = {
      ...{ gravity: 2, edges: Float64Array.of(0, 1, 2, Number.POSITIVE_INFINITY) },
      classes: [of(true), of(false)],
      galaxies: [{ mass: [Float64Array.of(1, 1, 5), Float64Array.of(0, 4, 5)] }],
    } as unknown as Profile;
    expect(circularSpeed(profile, 2)).toBeCloseTo(Math.sqrt((2 * 6) / 2));
    expect(circularSpeed(profile, 2, true)).toBeCloseTo(Math.sqrt((2 * 2) / 2));
    expect(circularSpeed(profile, 1.5)).toBeCloseTo(Math.sqrt((2 * 3.5) / 1.5));
  });

  test("a link holds lesson, page and whether settings are fixed; answers become a table", async () => {
    const store = fresh();
    store.getState().tours.showLesson("bars", 2);
    store.getState().tours.setFixes(true);
    expect(addressOf(store)).toContain("lesson=bars&page=3&fixed=1");
    const { choices, problems } = asked(addressOf(store), {
      ...{ scenarios, scenario: "plummer-merger" },
      solvers: [{ name: "bonsai", title: "", help: "" }],
    });
    expect(problems).toEqual([]);
    expect(choices).toMatchObject({ tours: { lesson: "bars", lessonPage: 2, fixed: true, toursOpen: true } });
    expect(asked("?n=100").choices).toMatchObject({ tours: { lesson: null, fixed: false } });
    const answers = {
      "bars 1": { answer: "0.6", measured: 0.625, right: true },
      "bars 3": { answer: 'It is "round",\nso it pulls evenly', measured: null, right: null },
    };
    const lines = (await answersCsv(LESSONS[6]!, answers).text()).split("\r\n");
    expect(lines[0]).toBe("page,question,answer,measured,right");
    expect(lines[1]).toBe('2,"How small is b / a with no halo?","0.6",0.625,yes');
    expect(lines[3]).toContain('"It is ""round"", so it pulls evenly",,');
  });
});
