import { expect, it } from "vitest";
import { configurations } from "../../bench/race.ts";
import { type RaceRow, racePlot, raceTable } from "../../bench/raceTables.ts";
import { INTEGRATORS, SOLVERS } from "../../src/engine/index.ts";

it("every solver races, and every integrator with one that it works with, but for the bridge, whose cluster is not there", () => {
  const all = configurations();
  for (const { name } of SOLVERS) expect(all.some(({ solver }) => solver === name)).toBe(true);
  for (const { name, forces, cluster } of INTEGRATORS) {
    const own = all.filter(({ integrator }) => integrator === name);
    expect(own.length > 0).toBe(cluster === undefined);
    if (forces === "direct") expect(own.map(({ theta }) => theta)).toEqual([null]);
    if (forces === "tree" && !cluster) expect(own[0]!.theta).not.toBeNull();
  }
});

it("the table has a row for each, and the plot a curve for each solver", () => {
  const error = { samples: 10, p50: 1e-5, p99: 1e-4, p999: 1e-4, rms: 1e-5, max: 2e-4 };
  const timed = { stepMs: 1.5, ppPerBody: 300, pcPerBody: 900, seconds: 0.2, energyError: -3e-6, forcesPerBody: 64 };
  const rows = configurations().map(
    (configuration, k): RaceRow => ({
      ...{ model: "plummer", n: 1000, ...configuration, error: { ...error, p99: (k + 1) * 1e-5 }, ...timed },
      ...(configuration.integrator !== "leapfrog" && { stepMs: null, ppPerBody: null, pcPerBody: null }),
    }),
  );
  const fields = [{ model: "plummer", softening: 0.01, timestep: 1 / 64, until: 1 }];
  const results = { adapter: "Test", commit: "abc", date: "2026-01-01", fields, rows };
  const table = raceTable(results);
  expect(table.match(/^\| plummer \|/gm)).toHaveLength(rows.length);
  expect(table).toContain("| plummer | direct, hermite6 | 1.0e-5 |");
  expect(table).toContain("phiGRAPE");
  expect(racePlot(results).match(/<polyline/g)).toHaveLength(SOLVERS.length);
});
