import { describe, expect, it } from "vitest";
import { directSumOver } from "../../../bench/directSum.ts";
import { FAR } from "../../../bench/distributions.ts";
import { spreadTargets } from "../../../bench/forceError.ts";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { Random } from "../../../src/data/models/random.ts";
import type { Settings } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";

/** Median and 99th percentile of the error at theta 0.5 on a Plummer sphere, as of the GPU engine (tests/engine/torture.gpu.test.ts). */
const PROMISES: Readonly<Record<string, readonly [number, number]>> = {
  bonsai: [1.8e-4, 1.5e-3],
  direct: [2e-6, 2e-5],
};

/** A Plummer sphere of 900 bodies with some of it replaced. */
function sphere(change: (bodies: Bodies, random: Random) => void): Bodies {
  const bodies = plummer.make({}, { n: 900, seed: 21 });
  change(bodies, new Random(22));
  return bodies;
}

const quantile = (values: number[], q: number) => values.sort((a, b) => a - b)[Math.floor(q * values.length)]!;

/** Median and 99th percentile of |da| over |a|, or over the median |a| where that is more (`typical`), over bodies that feel a force. */
function errorsOf(forces: Float32Array, exact: Float64Array) {
  const [sizes, offs]: [number[], number[]] = [[], []];
  for (let k = 0; k < exact.length; k += 4) {
    const size = Math.hypot(...exact.subarray(k, k + 3));
    if (size === 0) continue;
    sizes.push(size);
    offs.push(Math.hypot(...[0, 1, 2].map((c) => forces[k + c]! - exact[k + c]!)));
  }
  const middle = quantile([...sizes], 0.5);
  const over = (least: number) => offs.map((off, k) => off / Math.max(sizes[k]!, least));
  return { p50: quantile(over(0), 0.5), p99: quantile(over(0), 0.99), typical99: quantile(over(middle), 0.99) };
}

/** Forces at the start against float64 sums over `seen`; then three steps, after which all numbers are finite and no fault is told but `faults`. */
async function survive(bodies: Bodies, change: Partial<Settings>, seen = bodies, faults: string[] = []) {
  const settings = { theta: 0.5, softening: 0.01, timestep: 1 / 256, ...change };
  const engine = await ProcessorEngine.create(bodies, settings);
  const forces = await engine.readForces();
  engine.step(3);
  const measured = await engine.measure();
  const after = await engine.readBodies();
  const last = await engine.readForces();
  engine.destroy();
  expect(measured.faults).toEqual(faults);
  const { kinetic, potential, momentum, angularMomentum, centreOfMass, virialRatio, energyError } = measured;
  const numbers = [kinetic, potential, virialRatio, energyError, ...momentum, ...angularMomentum, ...centreOfMass];
  expect(numbers.filter((x) => !Number.isFinite(x))).toEqual([]);
  for (const table of [forces, last, after.position, after.velocity]) expect(table.every(Number.isFinite)).toBe(true);
  const exact = directSumOver(seen, settings.softening, spreadTargets(seen.count, seen.count));
  return { ...errorsOf(forces, exact), forces, exact, after };
}

/** `flat` times as much where all bodies lie on a line or plane, where errors of cells point the same way. */
function expectPromise(errors: { p50: number; p99: number; typical99: number }, solver: string, flat = 1) {
  const [p50, p99] = PROMISES[solver]!;
  expect(errors.p50).toBeLessThan(flat * p50);
  expect(flat > 1 ? errors.typical99 : errors.p99).toBeLessThan(flat * p99);
}

describe.each(["bonsai", "direct"])("torture on the processor: %s", (solver) => {
  it("all bodies at one point, with and without softening", async () => {
    const point = sphere(({ position, velocity }) => {
      for (let k = 0; k < position.length; k++) position[k] = 0.3 * (k % 3) - 0.1;
      velocity.fill(0);
    });
    const hard = await survive(point, { solver, softening: 0 });
    expect(hard.forces.every((f) => f === 0)).toBe(true);
    expect(hard.after.position).toEqual(point.position);
    const { forces, exact } = await survive(point, { solver, softening: 0.5 });
    for (let k = 3; k < forces.length; k += 4) expect(Math.abs(forces[k]! / exact[k]! - 1)).toBeLessThan(1e-5);
  });

  it("all bodies on a line, and on a plane", async () => {
    const line = sphere(({ position }) => {
      for (let k = 0; k < position.length; k++) if (k % 3 > 0) position[k] = 0;
    });
    expectPromise(await survive(line, { solver }), solver, 4);
    const plane = sphere(({ position }) => {
      for (let k = 2; k < position.length; k += 3) position[k] = 7;
    });
    expectPromise(await survive(plane, { solver }), solver, 2);
  });

  it("two clumps a million of their radii apart", async () => {
    const clumps = sphere(({ position, count }) => {
      for (let i = 0; i < count; i++) position[3 * i]! += i % 2 === 0 ? -5e5 : 5e5;
    });
    // Positions there are multiples of 1/32: a softening below that would only see pairs that float32 put at one place.
    expectPromise(await survive(clumps, { solver, softening: 0.1 }), solver);
  });

  it("one escaper at 1e12 radii, and many bodies out to 1e9", async () => {
    const escaper = sphere(({ position, velocity }) => {
      position.set([1e12, -3e11, 2e11], 300);
      velocity.set([10, -3, 2], 300);
    });
    const { after, ...errors } = await survive(escaper, { solver });
    expectPromise(errors, solver);
    expect(after.position[300]).toBe(Math.fround(1e12));
    const many = FAR.find(({ name }) => name === "far-100")!.make(2000, 4);
    const { p50 } = await survive(many, { solver });
    expect(p50).toBeLessThan(PROMISES[solver]![0]);
  });

  it("masses over 12 decades, and bodies without mass: two of three, and all", async () => {
    const decades = sphere(({ mass, count }, random) => {
      for (let i = 0; i < count; i++) mass[i] = 10 ** (-12 * random.uniform());
    });
    expectPromise(await survive(decades, { solver }), solver);
    const tracers = sphere(({ mass }) => {
      for (let i = 0; i < mass.length; i++) if (i % 3 > 0) mass[i] = 0;
    });
    expectPromise(await survive(tracers, { solver }), solver);
    const ghosts = sphere(({ mass }) => mass.fill(0));
    const { forces, after } = await survive(ghosts, { solver });
    expect(forces.every((f) => f === 0)).toBe(true);
    const straight = ghosts.position.map((x, k) => x + (3 / 256) * ghosts.velocity[k]!);
    expect(Math.max(...after.position.map((x, k) => Math.abs(x - straight[k]!)))).toBeLessThan(1e-5);
  });

  it("pairs at the same place, without softening", async () => {
    const pairs = sphere(({ position, velocity, count }) => {
      for (let i = 1; i < count; i += 2) {
        position.copyWithin(3 * i, 3 * i - 3, 3 * i);
        velocity.copyWithin(3 * i, 3 * i - 3, 3 * i);
      }
    });
    const { after, ...errors } = await survive(pairs, { solver, softening: 0 });
    expectPromise(errors, solver);
    for (let i = 1; i < 900; i += 2) expect(after.position[3 * i]).toBeCloseTo(after.position[3 * i - 3]!, 4);
  });

  it("NaN and infinities among places, velocities and masses are said, and harm no others", async () => {
    const broken = [3, 100, 101, 450, 700, 899];
    const seen = sphere(({ position, mass }) => {
      for (const i of broken) {
        mass[i] = 0;
        position.fill(0, 3 * i, 3 * i + 3);
      }
    });
    const given = sphere(({ position, velocity, mass }) => {
      position[3 * 3 + 1] = Number.NaN;
      position[3 * 100] = Number.POSITIVE_INFINITY;
      position[3 * 101 + 2] = Number.NEGATIVE_INFINITY;
      velocity[3 * 450] = Number.NaN;
      velocity[3 * 700 + 1] = Number.NEGATIVE_INFINITY;
      mass[899] = Number.NaN;
    });
    const { after, ...errors } = await survive(given, { solver }, seen, ["input: non-finite bodies were frozen"]);
    expectPromise(errors, solver);
    expect(after.position[0]).not.toBe(given.position[0]);
  });

  it("a body that flies out of float32 is frozen and reported, and the others go on", async () => {
    const start = sphere(({ velocity }) => velocity.set([3e38, 0, 0], 30));
    const engine = await ProcessorEngine.create(start, { solver, softening: 0.05, timestep: 4 });
    engine.step(2);
    const { faults, frozen } = await engine.measure();
    const { position } = await engine.readBodies();
    engine.destroy();
    expect(frozen).toBe(1);
    expect(faults).toEqual(["integrate: a body became non-finite and was frozen"]);
    expect(position.every(Number.isFinite)).toBe(true);
    expect([...position.subarray(30, 33)]).toEqual([...start.position.subarray(30, 33)]);
  });
});

it("bonsai on the processor at thetas of 0.1 and 1.5", async () => {
  // Errors of Bonsai's criterion grow like theta^4; at 0.1 float32 rounds more than the tree errs.
  for (const [theta, p50, p99] of [
    [0.1, 2e-6, 2e-5],
    [1.5, 1.3e-2, 0.13],
  ] as const) {
    const errors = await survive(
      sphere(() => {}),
      { theta, solver: "bonsai" },
    );
    expect(errors.p50).toBeLessThan(p50);
    expect(errors.p99).toBeLessThan(p99);
  }
});
