import { describe, expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { MODELS } from "../../../src/data/models/index.ts";
import { findModel, SCENARIOS, type Scenario } from "../../../src/data/scenarios/index.ts";
import { incomingState } from "../../../src/data/scenarios/orbit.ts";
import { spinOf } from "../../../src/data/scenarios/orientation.ts";
import { centre, hashBodies, pick, radii } from "../models/measures.ts";
import { expectSphere, massFraction, nfw } from "../models/sphereMeasures.ts";

const named = (name: string) => findModel(name) as Scenario;

/** Mean of a table over some bodies, by mass. */
function mean(b: Bodies, values: Float32Array, members: readonly number[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let mass = 0;
  for (const i of members) {
    mass += b.mass[i]!;
    for (const k of [0, 1, 2] as const) sum[k] += b.mass[i]! * values[3 * i + k]!;
  }
  return [sum[0] / mass, sum[1] / mass, sum[2] / mass];
}

/** Direction of the angular momentum of some bodies about their own centre. */
function spin(b: Bodies, members: readonly number[]): number[] {
  const x0 = mean(b, b.position, members);
  const v0 = mean(b, b.velocity, members);
  const sum = [0, 0, 0];
  for (const i of members) {
    const x = [0, 1, 2].map((k) => b.position[3 * i + k]! - x0[k]!);
    const v = [0, 1, 2].map((k) => b.velocity[3 * i + k]! - v0[k]!);
    sum[0]! += x[1]! * v[2]! - x[2]! * v[1]!;
    sum[1]! += x[2]! * v[0]! - x[0]! * v[2]!;
    sum[2]! += x[0]! * v[1]! - x[1]! * v[0]!;
  }
  const length = Math.hypot(...sum);
  return sum.map((s) => s / length);
}

describe("the list", () => {
  it("has the names that the command line and the page promise, each once", () => {
    const names = SCENARIOS.map((s) => s.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of (
      "plummer hernquist king nfw uniform-sphere cold-collapse exponential-disc milky-way plummer-merger major-merger " +
      "minor-merger milky-way-andromeda antennae mice m51 cartwheel minor-mergers holmberg compact-group bonsai-merger"
    ).split(" ")) {
      expect(names).toContain(name);
    }
    for (const model of MODELS) expect(names).toContain(model.name);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe.each(SCENARIOS.map((s) => [s.name, s] as const))("%s, as every scenario", (name, scenario) => {
  const n = { holmberg: 74, pythagoras: 3 }[name] ?? 1200;

  it("has words, parameters in range and sensible defaults", () => {
    expect(scenario.title.length).toBeGreaterThan(3);
    expect(scenario.help).toMatch(/\.$/);
    expect(scenario.lookFor).toMatch(/\.$/);
    // A moment that a visitor reaches within minutes: at most 20 000 steps.
    expect(scenario.moment.time).toBeGreaterThan(0);
    expect(scenario.moment.time / scenario.defaults.timestep).toBeLessThan(20_000);
    for (const p of scenario.parameters) {
      expect(p.default, p.name).toBeGreaterThanOrEqual(p.min);
      expect(p.default, p.name).toBeLessThanOrEqual(p.max);
      expect(p.name).toMatch(/^[a-z][A-Za-z0-9]*$/);
    }
    const d = scenario.defaults;
    const softening = scenario.parameters.find((p) => p.name === "softening");
    if (softening) expect(softening.default).toBe(d.softening); // made for the softening that it runs with
    expect(d.theta).toBeGreaterThan(0);
    expect(d.theta).toBeLessThanOrEqual(0.8);
  });

  it("makes n tagged bodies, finite, at rest at the origin, the same for a seed, in steps that resolve the motion", () => {
    const b = scenario.make({}, { n, seed: 3 });
    expect(b.count).toBe(n);
    expect(b.units).toEqual(scenario.units ?? NBODY_UNITS);
    expect([...b.position, ...b.velocity].every(Number.isFinite)).toBe(true);
    // Test particles are in a field, and nowhere else.
    expect(b.mass.every((m) => m > 0) || scenario.fields !== undefined).toBe(true);
    expect(b.fields).toEqual(scenario.fields);
    const size = Math.max(...radii(b));
    const { position, velocity } = centre(b);
    // About the origin there is a field in its place, if there is one.
    if (!scenario.fields)
      for (const v of [...position, ...velocity]) expect(Math.abs(v)).toBeLessThan(2e-7 * Math.max(1, size));
    const galaxies = new Set(b.galaxy);
    expect(Math.max(...galaxies)).toBe(galaxies.size - 1);
    expect(hashBodies(scenario.make({}, { n, seed: 3 }))).toBe(hashBodies(b));
    // Equal-ish masses, black holes apart; the Bonsai paper fixes its counts, which makes 6 of 3; shells are drawn by light bodies.
    const masses = pick(b, (i) => b.component[i] !== 5).map((i) => b.mass[i]!);
    const limit = { "bonsai-merger": 7, "star-cluster": 51, shells: 81 }[name] ?? 3.3;
    if (b.component[0] !== 7) expect(Math.max(...masses) / Math.min(...masses)).toBeLessThan(limit);
    // The fastest 1 % of bodies cross less than 1.5 softening lengths a step, unless they have steps of their own.
    if (scenario.defaults.integrator) return;
    const speeds = pick(b, () => true)
      .map((i) => Math.hypot(b.velocity[3 * i]!, b.velocity[3 * i + 1]!, b.velocity[3 * i + 2]!))
      .sort((x, y) => x - y);
    const fast = speeds[Math.floor(0.99 * n)]!;
    expect(fast * scenario.defaults.timestep).toBeLessThan(1.5 * scenario.defaults.softening);
  });

  it("stops when told to", () => {
    const signal = AbortSignal.abort(new Error("stopped"));
    expect(() => scenario.make({}, { n, seed: 1, signal })).toThrow("stopped");
  });
});

describe("encounters", () => {
  it.each(["antennae", "mice", "m51", "major-merger", "minor-merger", "milky-way-andromeda"])(
    "%s: the centres stand on the orbit, coming in",
    (name) => {
      const scenario = named(name);
      const b = scenario.make({}, { n: 2000, seed: 1 });
      const parameter = (key: string) => scenario.parameters.find((p) => p.name === key)!.default;
      const [first, second] = [0, 1].map((g) => pick(b, (i) => b.galaxy[i] === g)) as [number[], number[]];
      const total = centre(b).mass;
      const state = incomingState(total, {
        pericentre: parameter("pericentre"),
        eccentricity: parameter("eccentricity"),
        separation: parameter("separation"),
      });
      const x1 = mean(b, b.position, first);
      const x2 = mean(b, b.position, second);
      const v1 = mean(b, b.velocity, first);
      const v2 = mean(b, b.velocity, second);
      for (const k of [0, 1, 2] as const) {
        expect(Math.abs(x2[k] - x1[k] - state.position[k])).toBeLessThan(1e-4);
        expect(Math.abs(v2[k] - v1[k] - state.velocity[k])).toBeLessThan(1e-5);
      }
      expect((x2[0] - x1[0]) * (v2[0] - v1[0]) + (x2[1] - x1[1]) * (v2[1] - v1[1])).toBeLessThan(0);
    },
  );

  it("discs turn the way their angles say, prograde below 90", () => {
    const make = (values: object) => named("antennae").make({ ...values }, { n: 12000, seed: 1 });
    for (const [i1, w1, i2, w2] of [
      [60, -30, 60, -30],
      [15, -90, 120, 45],
    ] as const) {
      const b = make({ inclination1: i1, argument1: w1, inclination2: i2, argument2: w2 });
      const disc = (g: number) => pick(b, (i) => b.galaxy[i] === g && b.component[i] === 0);
      const [s1, s2] = [spin(b, disc(0)), spin(b, disc(1))];
      const [want1, want2] = [spinOf(i1, -w1), spinOf(i2, 180 - w2)];
      const dot = (a: readonly number[], c: readonly number[]) => a[0]! * c[0]! + a[1]! * c[1]! + a[2]! * c[2]!;
      expect(dot(s1, want1)).toBeGreaterThan(0.999);
      expect(dot(s2, want2)).toBeGreaterThan(0.999);
      expect(Math.sign(s1[2]!)).toBe(i1 < 90 ? 1 : -1);
      expect(Math.sign(s2[2]!)).toBe(i2 < 90 ? 1 : -1);
    }
  });

  it("the Cartwheel's intruder falls along the disc's axis", () => {
    const b = named("cartwheel").make({}, { n: 6000, seed: 1 });
    const axis = spin(
      b,
      pick(b, (i) => b.component[i] === 0),
    );
    const v = mean(
      b,
      b.velocity,
      pick(b, (i) => b.galaxy[i] === 1),
    );
    expect(Math.abs(axis[0]! * v[0] + axis[1]! * v[1] + axis[2]! * v[2]) / Math.hypot(...v)).toBeGreaterThan(0.98);
  });

  it("starts at a time before pericentre", () => {
    const scenario = named("antennae");
    const apart = (values: object) => {
      const b = scenario.make({ ...values }, { n: 400, seed: 1 });
      const x = [0, 1].map((g) =>
        mean(
          b,
          b.position,
          pick(b, (i) => b.galaxy[i] === g),
        ),
      );
      return Math.hypot(...[0, 1, 2].map((k) => x[1]![k]! - x[0]![k]!));
    };
    // A parabola of pericentre 9 kpc and GM = 270 (100 km/s)^2 kpc takes Barker's time from 80 kpc.
    const d = Math.sqrt(80 / 9 - 1);
    const time = 9 * Math.sqrt(18 / 270) * (d + d ** 3 / 3) * 9.7779222;
    expect(apart({ eccentricity: 1, timeBefore: time })).toBeCloseTo(80, 2);
  });

  it("shares the bodies by mass ratio, and refuses what has no orbit", () => {
    const b = named("m51").make({ massRatio: 0.25 }, { n: 5000, seed: 1 });
    expect(pick(b, (i) => b.galaxy[i] === 1).length).toBe(1000);
    const make = (values: object) => () => named("antennae").make({ ...values }, { n: 400, seed: 1 });
    expect(make({ pericentre: 90 })).toThrow(/pericentre 90 is larger than the start separation 80/);
    expect(make({ eccentricity: 0.5 })).toThrow(/beyond the apocentre 27\.000/);
    expect(make({ timeBefore: 20000 })).toThrow(
      /^20000 Myr before pericentre lies beyond the apocentre, \d{3,4}(\.\d)? Myr before it/,
    );
    expect(make({ pericentre: 0, timeBefore: 100 })).toThrow(/head-on orbit starts at a separation/);
  });
});

describe("bonsai-merger", () => {
  it("has the paper's bodies: 1e5 halo, 2e4 stars and one black hole in each galaxy, masses 1:3", () => {
    const scenario = named("bonsai-merger");
    const n = scenario.defaults.n;
    expect(n).toBe(240_002);
    const b = scenario.make({}, { n, seed: 1 });
    for (const g of [0, 1]) {
      const count = (c: number) => pick(b, (i) => b.galaxy[i] === g && b.component[i] === c).length;
      expect([count(4), count(2), count(5)]).toEqual([20_000, 100_000, 1]);
    }
    const mass = (g: number) => pick(b, (i) => b.galaxy[i] === g).reduce((sum, i) => sum + b.mass[i]!, 0);
    expect(mass(0) / mass(1)).toBeCloseTo(3, 5);
  });

  it("has Hernquist stars in NFW haloes about the black holes, with the dispersions of the Jeans equation", () => {
    const b = named("bonsai-merger").make({}, { n: 24_002, seed: 2 });
    for (const [g, mass, size] of [
      [0, 1, 1],
      [1, 1 / 3, 0.69],
    ] as const) {
      const [a, cut] = [2.5 * size, 20 * size];
      const stars = {
        density: (r: number) => Math.exp(-((r / cut) ** 2)) / (r * (r + a) ** 3),
        inner: 1e-4 * a,
        outer: 4 * cut,
      };
      const halo = nfw(20 * size, 100 * size);
      const [inStars, inHalo] = [massFraction(stars), massFraction(halo)];
      const pull = (r: number) => mass * (38 * inStars(r) + 380 * inHalo(r) + 0.19);
      const hole = pick(b, (i) => b.galaxy[i] === g && b.component[i] === 5)[0]!;
      const about = (t: Float32Array) => t.map((x, i) => x - t[3 * hole + (i % 3)]!);
      const centred = { ...b, position: about(b.position), velocity: about(b.velocity) };
      for (const [component, truth] of [
        [4, stars],
        [2, halo],
      ] as const) {
        const members = pick(b, (i) => b.galaxy[i] === g && b.component[i] === component);
        expectSphere(centred, members, truth, pull);
      }
    }
  });
});
