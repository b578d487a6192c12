import { describe, expect, test } from "vitest";
import type { Measurement } from "../../../../src/engine/settings.ts";
import { KEPT } from "../../../../src/features/analyse/accuracy/state.ts";
import { energyAdvice, FLOPS, gigaflops, verdict } from "../../../../src/features/analyse/accuracy/trust.ts";
import { findPlot } from "../../../../src/features/analyse/plots/kinds/index.ts";
import { inUnits } from "../../../../src/features/analyse/plots/plot.ts";
import { newState } from "../../kit/fixtures.ts";
import { measurement } from "../../kit/measurement.ts";

describe("can it be trusted", () => {
  test.each([
    ["all is well", {}, "good", /published/],
    ["wide angle", { forceError: { p50: 0.01, p99: 0.05, samples: 9 } }, "doubtful", /5 %.*opening angle smaller/],
    ["far too wide", { forceError: { p50: 0.1, p99: 0.3, samples: 9 } }, "bad", /opening angle/],
    [
      "forces that are no numbers",
      { forceError: { p50: 0.01, p99: Number.POSITIVE_INFINITY, samples: 9 } },
      "bad",
      /not numbers/,
    ],
    ["energy drifts", { energyError: -5e-3 }, "doubtful", /0\.5 %.*time step shorter/],
    ["energy is lost", { energyError: 0.2 }, "bad", /20 %/],
    ["not numbers", { total: Number.NaN }, "bad", /reset/],
    ["overflow", { faults: ["nodes"] }, "bad", /nodes/],
  ] as const)("%s", (_, change, level, advice) => {
    const said = verdict(measurement({ ...change } as Partial<Measurement>));
    expect(said.level).toBe(level);
    expect(said.advice).toMatch(advice);
  });

  test.each([
    ["few bodies with one step", { energyError: 0.31 }, { bodies: 1024, own: false }, /31 %.*Hermite/],
    ["few with steps of their own", { energyError: -0.31 }, { bodies: 1024, own: true }, /31 %.*larger\.$/],
    ["many bodies", { energyError: 0.31 }, { bodies: 131_072, own: false }, /31 %.*larger\.$/],
    ["not numbers", { energyError: Number.NaN }, { bodies: 1024, own: false }, /no longer numbers/],
  ] as const)("what helps the energy of %s", (_, change, run, advice) => {
    expect(energyAdvice(measurement(change), run)).toMatch(advice);
  });

  test("flops by the 23/65 count: 1000 bodies, 100 pairs and 10 cells each, in 1 ms", () => {
    expect(gigaflops(measurement(), 1000, 1)).toBeCloseTo((1000 * (2300 + 650)) / 1e6, 12);
    expect(gigaflops(measurement(), 1000, null)).toBeNull();
  });

  test("flops of every kind: cells without a quadrupole, and expansions with what gathers into and acts out of them", () => {
    expect(gigaflops(measurement(), 1000, 1, "monopole")).toBeCloseTo((1000 * (2300 + 230)) / 1e6, 12);
    const far = measurement({ expansionsPerGroup: 1000, groups: 20 });
    const flops = 1000 * (2300 + 650 + FLOPS.evaluate) + 20 * 1000 * FLOPS.gather;
    expect(gigaflops(far, 1000, 1)).toBeCloseTo(flops / 1e6, 12);
  });

  test("plots of a run that turned back are in the order of time, and keep every moment", () => {
    const { getState } = newState();
    [0, 1, 2, 1.5, 0.5].forEach((time, step) => {
      getState().accuracy.addMoment(measurement({ step, time, virialRatio: step }));
    });
    expect(getState().accuracy.history.map((m) => m.time)).toEqual([0, 1, 2, 1.5, 0.5]);
    const { history } = getState().accuracy;
    const one = { factor: 1, unit: "", plain: "" };
    const raw = findPlot("virial-ratio").of({
      history,
      differences: [],
      race: [],
      tracks: [],
      profile: null,
      galaxy: 0,
    });
    const table = inUnits(raw, one, one);
    expect(table.x).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(table.series[0]!.values).toEqual([0, 4, 1, 3, 2]);
    // Read where the run is now, not where it was furthest.
    expect(table.at).toBe(0.5);
  });

  test("history keeps the whole run in few moments, and measures spin against its first", () => {
    const { getState } = newState();
    for (let step = 0; step < 3000; step++) {
      getState().accuracy.addMoment(measurement({ step, time: step, angularMomentum: [0, 0, 1 + step * 1e-6] }));
    }
    const { history } = getState().accuracy;
    expect(history.length).toBeLessThanOrEqual(KEPT);
    expect(history.length).toBeGreaterThan(KEPT / 3);
    expect(history[0]!.step).toBe(0);
    expect(history.at(-1)!.step).toBe(2999);
    expect(history.at(-1)!.spinError).toBeCloseTo(2999e-6, 9);
  });

  test("a run without spin has none in any unit of time", () => {
    for (const time of [1, 3e15]) {
      const { getState } = newState();
      getState().status.setStatus({ typical: { density: 1, time, speed: 1 } });
      const spins = [1e-8, 1e-2].map((share) => [0, 0, share * time] as [number, number, number]);
      const known = spins.map((angularMomentum) => {
        getState().accuracy.clearHistory();
        getState().accuracy.addMoment(measurement({ total: -0.25, angularMomentum }));
        return getState().accuracy.history[0]!.spinError;
      });
      expect(known).toEqual([null, 0]);
    }
  });
});
