import { describe, expect, test } from "vitest";
import { mapOf } from "../../bench/study/alone.ts";
import { comparisonOf } from "../../bench/study/comparison.ts";
import { CONFIGURATIONS } from "../../bench/study/configurations.ts";
import { figuresOf } from "../../bench/study/figures.ts";
import { type DoneRun, familiesOf, meanOf } from "../../bench/study/folders.ts";
import { endOf, grown, type SeriesRow, seriesCsv, seriesOf, seriesRow, sizeWith } from "../../bench/study/series.ts";
import { newGalaxy, startOf } from "../../bench/study/start.ts";
import { exponentOf, tableOf } from "../../bench/study/table.ts";
import { timeMyr } from "../../src/data/bodies/units.ts";
import { measureBodies } from "../../src/data/measures/measure.ts";

const named = (name: string) => CONFIGURATIONS.find((known) => known.name === name)!;
const row = (time: number, mass: number | null, halfMassRadius: number | null): SeriesRow => ({
  ...{ step: time, time, mass, halfMassRadius, radius: 40, childShare: mass === null ? null : 0.5 },
  ...{ ba: 1, ca: 0.9, cb: 0.9, farthest: 400, energyError: 1e-5 },
});

describe("series and tables", () => {
  test("a series comes back from its CSV, empty cells too", () => {
    const rows = [row(0, 2e11, 1.3), row(100, null, null)];
    expect(seriesOf(seriesCsv(rows))).toEqual(rows);
  });

  test("a look has kpc, Msun and Myr, and where the farthest galaxy's middle is", () => {
    const primary = newGalaxy(1, 1e9, 0.4, 40);
    const bodies = { ...startOf({ configuration: named("major-P50"), realisation: 1 }, primary, primary, 0), time: 2 };
    const look = seriesRow(bodies, measureBodies(bodies).measures, 7, 1e-6);
    expect(look).toMatchObject({ step: 7, time: 2 * timeMyr(bodies.units)!, energyError: 1e-6 });
    expect(look.mass! / 2e11).toBeCloseTo(1, 1);
    expect(Math.abs(look.farthest - 400)).toBeLessThan(3);
  });

  test("the end is the middle of the last half Gyr, without fly-bys", () => {
    const rows = [
      row(9000, 2e11, 9),
      ...[9500, 9600, 9700, 9800, 9900].map((t) => row(t, 4e11, 3)),
      row(10_000, 4e11, 5),
    ];
    expect(endOf(rows, 2e11)).toEqual({ halfMassRadius: 3, mass: 4e11, childShare: 0.5 });
    expect(grown([...rows, row(10_100, 1e11, 0.5)], 2e11).map(({ time }) => time)).not.toContain(10_100);
    expect(endOf([row(0, null, null)], 2e11)).toBeNull();
    expect(endOf([], 2e11)).toBeNull();
  });

  test("mean and scatter", () => {
    expect(meanOf([1, null, 3])).toEqual({ mean: 2, scatter: Math.SQRT2 });
    expect(meanOf([4])).toEqual({ mean: 4, scatter: null });
    expect(meanOf([null])).toBeNull();
  });

  test("looks about the densest point of a child are no remnant, however many there are", () => {
    const rows = [row(0, 2e11, 1.3), row(1, 3e11, 4), ...[2, 3, 4, 5].map((t) => row(t, 5e9, 0.4)), row(6, 3.2e11, 5)];
    expect(grown(rows, 2e10).map(({ time }) => time)).toEqual([0, 1, 6]);
  });

  test("the size with some of the children is that of the looks with their mass", () => {
    const rows = [
      row(0, 2e11, 1),
      ...[1, 2, 3].map((t) => row(t, 3.61e11, 5 + t)),
      ...[4, 5].map((t) => row(t, 4e11, 9)),
    ];
    expect(sizeWith(4, rows, 4e10)).toBe(7);
    expect(sizeWith(2, rows, 4e10)).toBeNull();
    expect(sizeWith(1, [], 4e10)).toBeNull();
  });

  const done = (realisation: number, rows: readonly SeriesRow[]): DoneRun => {
    const choices = { bodyMass: 1e8, eps: 0.2, dt: 1 / 64, theta: 0.7, solver: "adaptive", gyr: 10, relax: 1 };
    const about = {
      bodies: 44_000,
      steps: 100,
      largestError: realisation * 8e-4,
      msPerStep: 1,
      adapter: "a GPU",
      commit: "abc",
    };
    const first = { halfMassRadius: 1.3, mass: 2e11 };
    const result = {
      choices,
      ...about,
      configuration: "minor-10-R200",
      realisation,
      resolution: "reduced",
      end: null,
      first,
    };
    return {
      configuration: named("minor-10-R200"),
      group: "reduced",
      result,
      series: rows,
      profile: [],
      origin: [],
      shapes: [],
    };
  };

  test("a run that ends with a look at a child has no profile, but its growth is drawn", () => {
    const profile = [0.1, 1, 10].map((outer) => ({
      outer,
      luminousDensity: 1 / outer,
      circularSpeed: 9,
      luminousInside: outer,
    }));
    const figure = (name: string, last: number) => {
      const run = done(1, [row(0, 2e11, 1.3), row(5000, 4e11, 7), row(10_000, last, 0.9)]);
      return figuresOf(familiesOf([{ ...run, profile }])).get(`${name}.svg`)!;
    };
    for (const [last, drawn] of [
      [4e11, true],
      [4e9, false],
    ] as const) {
      expect(figure("growth", last)).toContain("minor-10-R200");
      expect(figure("profiles", last).includes("minor-10-R200")).toBe(drawn);
    }
  });

  test("an exponential growth is found; without growth there is none", () => {
    const masses = [2e11, 2.2e11, 3e11, 3.4e11, 4e11];
    const rows = masses.map((mass, k) => row(100 * k, mass, 0.5 * Math.exp((0.57 * mass) / 1e11)));
    expect(exponentOf(familiesOf([done(1, rows)])[0]!)).toBeCloseTo(0.57, 9);
    expect(exponentOf(familiesOf([done(1, [row(0, 2e11, 1), row(1, 2.1e11, 1)])])[0]!)).toBeNull();
  });

  test("the table has mean, scatter, what was published, and says where the energy was not kept", () => {
    const families = familiesOf([done(1, [row(10_000, 4e11, 7)]), done(2, [row(10_000, 4e11, 9)])]);
    const line = tableOf(families).split("\n").at(-1)!;
    expect(line).toBe("| minor-10-R200 | 2 | 8.00 ± 1.4 | 7.6 | 1.05 | 4.00 ± 0.0 |  | 1.6e-3 (not below 1e-3) |  |");
    expect(tableOf(familiesOf([done(1, [row(10_000, 4e11, 7)])]))).toContain("| 8.0e-4 |");
  });
});

describe("beside the paper", () => {
  const run = (
    name: string,
    group: string,
    rows: readonly SeriesRow[],
    other: object = {},
    largestError = 1e-4,
  ): DoneRun => ({
    ...{ configuration: named(name), group, series: rows, profile: [], origin: [], shapes: [] },
    result: {
      choices: { bodyMass: 1e7, eps: 0.1, dt: 1 / 64, gyr: 3, relax: 0, haloScale: 13, ...other },
      ...{ bodies: 100, steps: 1, largestError, msPerStep: 1, adapter: "a GPU", commit: "abc" },
      ...{
        configuration: name,
        realisation: 1,
        resolution: "low",
        end: null,
        first: { halfMassRadius: 1, mass: 2e11 },
      },
    },
  });
  const end = (mass: number, size: number) => [row(0, 2e11, 1.3), row(9_900, mass, size)];

  test("a row a configuration, a column a group; bold where it is near, a star where the energy was not kept", () => {
    const words = comparisonOf(
      familiesOf([
        run("major-P50", "fine", end(4e11, 2.7)),
        run("major-P50", "rough", end(4e11, 2.8), {}, 2e-3),
        run("minor-10-R200", "fine", end(4e11, 9.4)),
        run("minor-5-R500", "rough", [row(0, 2e11, 1), row(5000, 3.6e11, 6), row(9900, 4e11, 9)]),
        run("isolated", "fine", end(2e11, 1.3)),
      ]),
    );
    expect(words.split("\n").slice(-6)).toEqual([
      "| run | published | fine | rough |",
      "| --- | --- | --- | --- |",
      "| major-P50 | 2.4 | **2.70** | 2.80* |",
      "| minor-5-R500 | 5.1 |  | 9.00 |",
      "| the same with 4 of 5 merged | 5.1 |  | **6.00** |",
      "| minor-10-R200 | 7.6 | **9.40** |  |",
    ]);
  });

  test("the map of softening against time step, of galaxies alone with the same other choices", () => {
    const grow = (size: number) => [row(0, 2e11, 1), row(3000, 2e11, size)];
    const runs = [
      run("isolated", "a", grow(1.1), { eps: 0.1, dt: 1 / 64 }),
      run("isolated", "b", grow(1.25), { eps: 0.1, dt: 1 / 32 }, 3e-3),
      run("isolated", "c", grow(1.02), { eps: 0.2, dt: 1 / 64 }),
      run("isolated", "other", grow(2), { eps: 0.4, dt: 1 / 16, gyr: 10 }),
      run("major-P50", "a", grow(2)),
    ];
    expect(mapOf(runs).split("\n").slice(-4)).toEqual([
      "| softening, kpc | dt 1/64 | dt 1/32 |",
      "| --- | --- | --- |",
      "| 0.1 | 1.10, 1e-4 | 1.25, 3e-3 |",
      "| 0.2 | 1.02, 1e-4 |  |",
    ]);
    expect(mapOf(runs.slice(0, 1))).toBe("");
  });
});
