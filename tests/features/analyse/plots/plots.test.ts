import { beforeAll, describe, expect, test } from "vitest";
import { type Bodies, componentIndex, emptyBodies } from "../../../../src/data/bodies/bodies.ts";
import { MODEL_SCALE, NBODY_UNITS, scaleOf } from "../../../../src/data/bodies/units.ts";
import { semiAxes } from "../../../../src/data/measures/semiAxes.ts";
import { PLUMMER_RADIUS, plummer } from "../../../../src/data/models/plummer.ts";
import type { Profile } from "../../../../src/engine/index.ts";
import { csvOf, historyCsv } from "../../../../src/features/analyse/plots/csv.ts";
import { findPlot, PLOTS, RUN_PLOTS } from "../../../../src/features/analyse/plots/kinds/index.ts";
import { remnantOf, SHARES } from "../../../../src/features/analyse/plots/kinds/radial.ts";
import { trackOf } from "../../../../src/features/analyse/plots/kinds/track.ts";
import { inUnits, nearest, type PlotTable, unitOf } from "../../../../src/features/analyse/plots/plot.ts";
import { plotData, plotOptions } from "../../../../src/features/analyse/plots/plotOptions.ts";
import { KINEMATIC } from "../../../../src/features/analyse/plots/state.ts";
import { twinProfile } from "../../../engine/twinProfile.ts";
import { newState } from "../../kit/fixtures.ts";
import { measurement } from "../../kit/measurement.ts";

/** Bodies from several tables, each a galaxy of its own (or a component), moved by `by` and with masses times `heavier`. */
function joined(
  ...all: { of: Bodies; by?: readonly number[]; heavier?: number; component?: "disc" | "halo" }[]
): Bodies {
  const both = emptyBodies(
    all.reduce((sum, { of }) => sum + of.count, 0),
    { ...NBODY_UNITS, gravity: 2 },
  );
  let begin = 0;
  all.forEach(({ of, by = [0, 0, 0], heavier = 1, component }, galaxy) => {
    both.mass.set(
      of.mass.map((m) => m * heavier),
      begin,
    );
    both.position.set(
      of.position.map((x, k) => x + by[k % 3]!),
      3 * begin,
    );
    if (component) both.component.fill(componentIndex(component), begin, begin + of.count);
    else both.galaxy.fill(galaxy, begin, begin + of.count);
    begin += of.count;
  });
  return both;
}

const sphere = (n: number, seed: number) => plummer.make({}, { n, seed });
/** Mass inside r of a Plummer sphere of mass 1 in virial units, and the radius that holds a share of it. */
const inside = (r: number) => (1 + (PLUMMER_RADIUS / r) ** 2) ** -1.5;
const holding = (share: number) => PLUMMER_RADIUS / Math.sqrt(share ** (-2 / 3) - 1);

const table = (name: string, profile: Profile, galaxy = 0): PlotTable =>
  findPlot(name).of({ profile, galaxy, tracks: [trackOf(profile)], history: [], differences: [], race: [] });
const values = (of: PlotTable, label: string) => of.series.find((s) => s.label === label)!.values as number[];

describe("a Plummer sphere in virial units", () => {
  const N = 8000;
  let profile: Profile;
  beforeAll(async () => {
    profile = await twinProfile(sphere(N, 11));
  });

  test("Lagrangian radii, half-mass radius 0.769", () => {
    const { x, series } = table("lagrangian-radii", profile);
    expect(x).toEqual([0]);
    expect(series.map((s) => s.label)).toEqual(["10 %", "25 %", "50 %", "75 %", "90 %"]);
    expect(holding(0.5)).toBeCloseTo(0.7686, 3);
    SHARES.forEach((share, k) => {
      const r = holding(share);
      // N M(<r) scatters by sqrt(N q (1 - q)); a radius by that over N dM/dr. The centre is off by 0.02 or so.
      const slope = (3 * inside(r) * (PLUMMER_RADIUS / r) ** 2) / (1 + (PLUMMER_RADIUS / r) ** 2) / r;
      const sigma = Math.sqrt((share * (1 - share)) / N) / slope;
      expect(Math.abs(series[k]!.values[0]! - r)).toBeLessThan(4 * sigma + 0.01);
    });
  });

  test("mass inside, density and rotation curve", () => {
    const mass = table("cumulative-mass", profile);
    expect(mass.at).toBeCloseTo(0.7686, 1);
    mass.x.forEach((r, k) => {
      const expected = inside(r);
      const off = Math.abs(values(mass, "all")[k]! - expected);
      // Four standard deviations of a count, and a centre that is off by 0.03 (quadratic in it).
      expect(off).toBeLessThan(4 * Math.sqrt(expected / N) + 0.01 * expected + 2 / N);
    });
    const speed = table("circular-velocity", profile);
    const peak = Math.max(...values(speed, "all"));
    // v^2 = M(<r) / r is largest at sqrt(2) scale radii: 0.385 / a = 0.6535, v = 0.808.
    expect(Math.abs(peak - Math.sqrt(2 / Math.sqrt(27) / PLUMMER_RADIUS))).toBeLessThan(0.02);
    const at = speed.x[values(speed, "all").indexOf(peak)]!;
    expect(at).toBeGreaterThan(0.6);
    expect(at).toBeLessThan(1.15);

    const density = table("density", profile);
    density.x.forEach((r, k) => {
      if (r > 3) return;
      const expected = (3 / (4 * Math.PI * PLUMMER_RADIUS ** 3)) * (1 + (r / PLUMMER_RADIUS) ** 2) ** -2.5;
      // 25 bodies or more a bin: 20 %; four of these, and wide bins at the centre.
      expect(values(density, "all")[k]! / expected).toBeGreaterThan(0.4);
      expect(values(density, "all")[k]! / expected).toBeLessThan(1.8);
    });
  });

  test("the plateau of M(<r) holds all of it, and it is round", () => {
    const remnant = remnantOf(profile, 0)!;
    expect(remnant.mass).toBeGreaterThan(0.97);
    expect(Math.abs(remnant.halfMassRadius - 0.7686)).toBeLessThan(0.04);
    const { series } = table("axis-ratios", profile);
    // 4000 bodies inside: a second moment is known to sqrt(2 / 4000) = 2 %, an axis to 1 %; the least of three is lower.
    for (const s of series) expect(s.values[0]!).toBeGreaterThan(0.93);
  });
});

describe("two galaxies", () => {
  test("apart: the first plateau is each one's own mass; the separation is theirs", async () => {
    const profile = await twinProfile(
      joined({ of: sphere(6000, 1) }, { of: sphere(3000, 2), by: [0, 40, 0], heavier: 0.5 }),
    );
    const [first, second] = [remnantOf(profile, 0)!, remnantOf(profile, 1)!];
    // All within 0.2 of the distance: M(<8) = 0.992 and M(<4) = 0.968 of a Plummer sphere.
    expect(first.mass).toBeGreaterThan(0.95);
    expect(first.mass).toBeLessThan(1.005);
    expect(second.mass).toBeGreaterThan(0.475);
    expect(second.mass).toBeLessThan(0.51);
    for (const { halfMassRadius } of [first, second]) expect(Math.abs(halfMassRadius - 0.7686)).toBeLessThan(0.06);
    expect(values(table("separation", profile), "Galaxy 2")[0]!).toBeGreaterThan(39.7);
    expect(values(table("separation", profile), "Galaxy 2")[0]!).toBeLessThan(40.3);
    // Shells about one hold hardly anything of the other but those that reach it.
    const origin = table("origin-of-mass", profile, 1);
    origin.x.forEach((r, k) => {
      const [a, b] = [values(origin, "Galaxy 1")[k]!, values(origin, "Galaxy 2")[k]!];
      expect(a + b).toBeCloseTo(1, 9);
      if (r < 3) expect(b).toBeGreaterThan(0.9);
      if (r > 38 && r < 42) expect(a).toBeGreaterThan(0.9);
    });
  });

  test("touching: nearly flat between them is enough, so neither is taken for both", async () => {
    const profile = await twinProfile(
      joined({ of: sphere(4000, 1) }, { of: sphere(2000, 2), by: [5, 0, 0], heavier: 0.5 }),
    );
    for (const [galaxy, mass] of [1, 0.5].entries()) {
      const remnant = remnantOf(profile, galaxy)!;
      // Inside half the distance or less: M(<1.7) = 0.85, and some of the other's.
      expect(remnant.mass / mass).toBeGreaterThan(0.85);
      expect(remnant.mass / mass).toBeLessThan(1.15);
      expect(remnant.halfMassRadius).toBeGreaterThan(0.6);
      expect(remnant.halfMassRadius).toBeLessThan(0.95);
    }
  });

  test("merged and mixed evenly, masses 3 : 1: every shell has them so", async () => {
    const profile = await twinProfile(joined({ of: sphere(5000, 1), heavier: 3 }, { of: sphere(5000, 2) }));
    const origin = table("origin-of-mass", profile);
    const shares = values(origin, "Galaxy 1");
    expect(shares.length).toBeGreaterThan(20);
    // Half of n bodies is known to 1 / (2 sqrt(n)); d(share)/d(half) is 3 / (1 + 2 half)^2 = 0.75: 0.075 for 25 bodies.
    for (const share of shares) expect(Math.abs(share - 0.75)).toBeLessThan(0.35);
    expect(Math.abs(shares.reduce((a, b) => a + b, 0) / shares.length - 0.75)).toBeLessThan(0.03);
    // A plateau of both together.
    expect(remnantOf(profile, 0)!.mass).toBeGreaterThan(3.9);
    expect(Math.abs(values(table("half-mass-radius", profile), "Galaxy 2")[0]! - 0.7686)).toBeLessThan(0.06);
  });

  test("circular velocities of disc and halo: their squares add up, with G = 2", async () => {
    const profile = await twinProfile(
      joined({ of: sphere(3000, 1), component: "disc" }, { of: sphere(3000, 2), heavier: 4, component: "halo" }),
    );
    const speed = table("circular-velocity", profile);
    expect(speed.series.map((s) => s.label)).toEqual(["all", "disc", "halo"]);
    const k = nearest(speed.x, 2);
    const [all, disc, halo] = ["all", "disc", "halo"].map((label) => values(speed, label)[k]!);
    expect(disc! ** 2 + halo! ** 2).toBeCloseTo(all! ** 2, 5);
    expect(Math.abs(disc! - Math.sqrt((2 * inside(speed.x[k]!)) / speed.x[k]!))).toBeLessThan(0.03);
    // Only the disc shines.
    expect(remnantOf(profile, 0)!.mass).toBeLessThan(1.001);
  });
});

describe("shapes", () => {
  test("semi-axes of turned moments", () => {
    // diag(1, 0.64, 0.25), turned by 30 degrees about z and then by 50 about x.
    const turn = (angle: number, i: number, j: number) => (m: number[][]) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const r = [0, 1, 2].map((a) => [0, 1, 2].map((b) => Number(a === b)));
      [r[i]![i], r[j]![j], r[i]![j], r[j]![i]] = [c, c, -s, s];
      const product = (p: number[][], q: number[][]) =>
        p.map((row) => [0, 1, 2].map((b) => row.reduce((sum, x, k) => sum + x * q[k]![b]!, 0)));
      const back = r.map((_, a) => r.map((row) => row[a]!));
      return product(product(r, m), back);
    };
    const m = turn(0.87, 1, 2)(turn(0.52, 0, 1)([[1, 0, 0], [0, 0.64, 0], [0, 0, 0.25]])); // biome-ignore format: a matrix
    const axes = semiAxes([m[0]![0]!, m[1]![1]!, m[2]![2]!, m[0]![1]!, m[0]![2]!, m[1]![2]!]);
    [1, 0.8, 0.5].forEach((axis, k) => {
      expect(axes[k]).toBeCloseTo(axis, 12);
    });
    expect(semiAxes([4, 4, 4, 0, 0, 0])).toEqual([2, 2, 2]);
    expect(semiAxes([0, 0, 0, 0, 0, 0])).toEqual([0, 0, 0]);
  });

  test("a homogeneous ellipsoid 1 : 0.8 : 0.5, inside the half-mass radius of a light galaxy", async () => {
    const [n, ball] = [5000, sphere(5000, 5)];
    const ellipsoid = emptyBodies(n);
    ellipsoid.mass.fill(1);
    for (let i = 0; i < n; i++) {
      const d = [...ball.position.subarray(3 * i, 3 * i + 3)];
      // Even in the ball: the cube of the radius is.
      const radius = Math.cbrt((i + 0.5) / n) / Math.hypot(...d);
      ellipsoid.position.set(
        [1, 0.8, 0.5].map((a, k) => a * radius * d[k]!),
        3 * i,
      );
    }
    const light = sphere(4000, 6);
    light.position.forEach((x, k) => {
      light.position[k] = 1.5 * x;
    });
    const profile = await twinProfile(joined({ of: light }, { of: ellipsoid }));
    expect(profile.galaxies[0]!.halfMassRadius).toBeGreaterThan(1.06);
    const ratios = table("axis-ratios", profile).series.map((s) => s.values[0]!);
    // 5000 bodies: second moments to 2 %, axes to 1 %; the centre is known to 0.015 an axis, four of these add 4 % to the least.
    [0.8, 0.5, 0.5 / 0.8].forEach((expected, k) => {
      expect(Math.abs(ratios[k]! - expected)).toBeLessThan(0.04);
    });
  });
});

describe("records and tables", () => {
  test("size against mass: the chosen galaxy's looks by their mass, as dots; looks without a remnant are left out", () => {
    const plot = findPlot("size-against-mass");
    const look = (time: number, mass: number | null, halfMassRadius: number) => ({
      ...{ step: time, time },
      galaxies: [0, 1].map((g) => ({
        ...{ centre: [0, 0, 0] as const, lagrangian: [], axes: null },
        remnant: mass === null || g === 0 ? null : { mass, halfMassRadius, radius: 9 },
      })),
    });
    const tracks = [look(0, 2, 1), look(1, 3, 2), look(2, null, 0), look(3, 2.5, 1.5)];
    const of = (galaxy: number) => plot.of({ profile: null, galaxy, tracks, history: [], differences: [], race: [] });
    expect(of(1)).toMatchObject({ x: [2, 2.5, 3], at: 2.5 });
    expect(of(1).series.map(({ values }) => values)).toEqual([[1, 1.5, 2]]);
    expect(of(0)).toMatchObject({ x: [], at: null });
    const one = { factor: 1, unit: "", plain: "" };
    const options = plotOptions(plot, of(1), { x: one, y: one }, { print: false, width: 300, height: 140 });
    expect(options.series[1]!.points!.show).toBe(true);
    expect(options.series[1]!.paths).toBeDefined();
  });

  test("each plot has a name of its own, words, and lines that fit its x", async () => {
    expect(new Set(PLOTS.map((p) => p.name)).size).toBe(PLOTS.length);
    const profile = await twinProfile(joined({ of: sphere(300, 1) }, { of: sphere(300, 2), by: [9, 0, 0] }));
    for (const plot of PLOTS) {
      expect(plot.title && plot.help && plot.x.label && plot.y.label).toBeTruthy();
      const { x, series } = table(plot.name, profile);
      for (const s of series) expect(s.values).toHaveLength(x.length);
    }
  });

  test("two sides are drawn against the time that was run through, A solid and B dashed", () => {
    const difference = (step: number) => ({
      step,
      time: 3 - step,
      elapsed: step,
      rms: step * 1e-3,
      forces: [1e-3, step === 0 ? null : 4e-3] as const,
      energies: [-1e-5, 2e-5] as const,
    });
    const measured = {
      history: [],
      differences: [0, 1, 2].map(difference),
      tracks: [],
      race: [],
      profile: null,
      galaxy: 0,
    };
    const one = { factor: 1, unit: "", plain: "" };
    const compared = PLOTS.filter((plot) => plot.reads === "differences");
    expect(compared.map(({ name }) => name)).toEqual(["distance", "force-errors", "energy-changes"]);
    for (const plot of compared) {
      const table = plot.of(measured);
      expect(table.x).toEqual([0, 1, 2]);
      const options = plotOptions(plot, table, { x: one, y: one }, { print: false, width: 300, height: 140 });
      const lines = options.series.slice(1);
      if (plot.name === "distance") expect(lines).toHaveLength(1);
      else
        expect(lines.map(({ label, dash }) => [label, dash!.length > 0])).toEqual([
          ["A", false],
          ["B", true],
        ]);
    }
    const distance = findPlot("distance");
    // Nothing has a logarithm at the start.
    expect(plotData(distance, distance.of(measured))).toEqual([
      [0, 1, 2],
      [null, 1e-3, 2e-3],
    ]);
    expect(RUN_PLOTS).not.toContain(distance);
  });

  test("nothing breaks where there is nothing: one body, two bodies in one place", async () => {
    for (const n of [1, 2]) {
      const bodies = emptyBodies(n);
      bodies.mass.fill(1);
      const profile = await twinProfile(bodies);
      for (const plot of PLOTS) {
        for (const s of table(plot.name, profile).series)
          for (const v of s.values) expect(v === null || Number.isFinite(v)).toBe(true);
      }
      expect(remnantOf(profile, 0)).toBeNull();
    }
  });

  test("units go along: header and numbers of a table for spreadsheets", () => {
    const scale = scaleOf(MODEL_SCALE)!;
    const plot = findPlot("density");
    const units = { x: unitOf(scale, plot.x.of), y: unitOf(scale, plot.y.of) };
    expect(units.y.unit).toBe("M\u2609 kpc⁻³");
    expect(units.y.factor).toBeCloseTo(5e10 / 125, -2);
    const raw = { x: [1, 2], series: [{ label: 'a "b", c', hue: 0, values: [2, null] }], at: 1 };
    expect(csvOf(plot, inUnits(raw, units.x, units.y), units).split("\n")).toEqual([
      'radius [kpc],"a ""b"", c [Msun kpc^-3]"',
      `5,${2 * units.y.factor}`,
      "10,",
      "",
    ]);
    expect(unitOf(scale, findPlot("energies").y.of).plain).toBe("Msun (km/s)^2");
    expect(unitOf(scale, {})).toEqual({ factor: 1, unit: "", plain: "" });
  });

  test("time that ran back is drawn in the order of time, and read where it is now", () => {
    const one = { factor: 2, unit: "", plain: "" };
    const back = inUnits(
      { x: [0, 1, 2, 1.5], series: [{ label: "", hue: 0, values: [1, 2, 3, 4] }], at: null },
      one,
      one,
    );
    expect(back.x).toEqual([0, 2, 3, 4]);
    expect(back.series[0]!.values).toEqual([2, 4, 8, 6]);
    expect(nearest(back.x, back.at)).toBe(2);
  });

  test("tracks are kept in the order of steps, and forgotten with the run", async () => {
    const { getState } = newState();
    const profile = await twinProfile(sphere(200, 1));
    for (const step of [0, 10, 20, 10]) getState().plots.addProfile({ ...profile, step, time: step / 10 });
    expect(getState().plots.tracks.map((t) => t.step)).toEqual([0, 10, 20]);
    getState().plots.forgetTracksAfter(10);
    expect(getState().plots.tracks.map((t) => t.step)).toEqual([0, 10]);
    getState().plots.clearTracks();
    expect([getState().plots.tracks, getState().plots.profile]).toEqual([[], null]);
  });
});

test("the history as a table has the numbers and units that people read", () => {
  const { getState } = newState();
  getState().accuracy.addMoment(measurement({ step: 7, time: 2, kinetic: 0.25, forceError: null }));
  const scale = scaleOf(MODEL_SCALE)!;
  const [header, row, end] = historyCsv(getState().accuracy.history, scale).split("\n");
  const names = header!.split(",");
  const value = (name: string) => row!.split(",")[names.indexOf(name)];
  expect(Number(value("time [Myr]"))).toBeCloseTo(2 * scale.time.factor, 6);
  const energy = scale.mass.factor * scale.velocity.factor ** 2;
  expect(Number(value("kinetic [Msun (km/s)^2]")) / (0.25 * energy)).toBeCloseTo(1, 9);
  expect([value("step"), value("forceError"), end]).toEqual(["7", "", ""]);
});

describe("how bodies move", () => {
  const shell = (radius: number) => ({ radius, radial: 3, tangential: 2, all: 2.5, anisotropy: 0.25 });
  const kinematics = [
    { shells: [], rings: [] },
    { shells: [shell(1), shell(2), shell(4)], rings: [{ radius: 1.5, streaming: -0.5 }] },
  ];
  const measured = { history: [], differences: [], race: [], tracks: [], profile: null, kinematics, galaxy: 1 };

  test("is asked for by its plots, and by no others", () => {
    expect(
      PLOTS.filter(({ reads }) => reads === "kinematics")
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(KINEMATIC.toSorted());
  });

  test("stands in shells and rings about the chosen galaxy, and is empty before it is measured", () => {
    const dispersion = findPlot("velocity-dispersion").of(measured);
    expect(dispersion.x).toEqual([1, 2, 4]);
    expect(dispersion.series.map(({ values }) => values[1])).toEqual([2.5, 3, 2]);
    expect(dispersion.at).toBe(2);
    expect(findPlot("anisotropy").of(measured).series[0]!.values).toEqual([0.25, 0.25, 0.25]);
    expect(findPlot("rotation").of(measured)).toMatchObject({ x: [1.5], series: [{ values: [-0.5] }] });
    expect(findPlot("rotation").of({ ...measured, kinematics: null }).x).toEqual([]);
  });
});
