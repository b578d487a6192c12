import { describe, expect, test } from "vitest";
import { type Bodies, componentIndex, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS, timeMyr } from "../../../src/data/bodies/units.ts";
import {
  axisOfGas,
  birthsOf,
  gasAndBorn,
  joinedRings,
  lawOf,
  observedRate,
  type Place,
  phasesOf,
  rateNow,
  ringsOf,
} from "../../../src/data/measures/gasTables.ts";
import { Random } from "../../../src/data/models/random.ts";

const MSUN = GALACTICS_UNITS.massMsun!;
const MYR = timeMyr(GALACTICS_UNITS)!;
/** Scale length in kpc and mass in the units of the bodies of an exponential disc. */
const [LENGTH, MASS, N] = [3, 2, 40_000];

const CENTRE: Place = [7, -4, 2];
const AXIS: Place = [2 / 3, -1 / 3, 2 / 3];
/** Two directions across the axis. */
const ACROSS = [
  [1 / Math.sqrt(5), 2 / Math.sqrt(5), 0],
  [-4 / Math.sqrt(45), 2 / Math.sqrt(45), 5 / Math.sqrt(45)],
] as const;

/** An exponential disc of gas that turns about AXIS, thin, with every tenth body a star of it. */
function disc(): Bodies {
  const random = new Random(5);
  const bodies = emptyBodies(N, GALACTICS_UNITS);
  const columns = {
    internalEnergy: new Float32Array(N).fill(1),
    density: new Float32Array(N).fill(1),
    birthTime: new Float32Array(N),
    starFormationRate: new Float32Array(N),
  };
  bodies.mass.fill(MASS / N);
  bodies.component.fill(componentIndex("gas"));
  for (let i = 0; i < N; i++) {
    // The sum of two exponential lengths has the density r exp(-r).
    const radius = -LENGTH * Math.log((1 - random.uniform()) * (1 - random.uniform()));
    const angle = 2 * Math.PI * random.uniform();
    const [x, y, z] = [radius * Math.cos(angle), radius * Math.sin(angle), 0.1 * (random.uniform() - 0.5)];
    for (let k = 0; k < 3; k++) {
      bodies.position[3 * i + k] = CENTRE[k]! + x * ACROSS[0][k]! + y * ACROSS[1][k]! + z * AXIS[k]!;
      bodies.velocity[3 * i + k] = 0.5 - 2 * Math.sin(angle) * ACROSS[0][k]! + 2 * Math.cos(angle) * ACROSS[1][k]!;
    }
    if (i % 10 === 0) {
      columns.internalEnergy[i] = 0;
      columns.birthTime[i] = 0.5;
      bodies.component[i] = componentIndex("stars");
    }
  }
  return { ...bodies, columns, time: 1 };
}

describe("a tilted exponential disc", () => {
  const bodies = disc();
  const place = { centre: CENTRE, axis: AXIS, height: 5 };

  test("the gas says its axis, and a place without gas says none", () => {
    const axis = axisOfGas(bodies, CENTRE, [0.5, 0.5, 0.5], 10);
    axis.forEach((x, k) => {
      expect(x).toBeCloseTo(AXIS[k]!, 3);
    });
    expect(axisOfGas(bodies, [1e4, 0, 0], [0, 0, 0], 10)).toEqual([0, 0, 1]);
  });

  test("surface densities fall as they were made, within the scatter of counts", () => {
    const rings = ringsOf(bodies, place);
    expect(rings).toHaveLength(40);
    for (const { inner, outer, gas, stars, born, bodies: count } of rings.slice(0, 30)) {
      const inside = (r: number) => 1 - (1 + r / LENGTH) * Math.exp(-r / LENGTH);
      const share = inside(outer) - inside(inner);
      const density = (share * MASS * MSUN) / (Math.PI * (outer ** 2 - inner ** 2)) / 1e6;
      // Four standard deviations of a count.
      expect(Math.abs(gas / (0.9 * density) - 1)).toBeLessThan(4 / Math.sqrt(0.9 * N * share));
      expect(Math.abs(born / (0.1 * density) - 1)).toBeLessThan(4 / Math.sqrt(0.1 * N * share));
      expect(stars).toBe(born);
      expect(Math.abs(count - 0.9 * N * share)).toBeLessThan(4 * Math.sqrt(0.9 * N * share));
    }
    // Seen from the side nothing is within the plane's height but what lies in it.
    const aside = ringsOf(bodies, { centre: CENTRE, axis: ACROSS[0], height: 0.5 });
    expect(aside.reduce((sum, ring) => sum + ring.bodies, 0)).toBeLessThan(0.2 * N);
  });

  test("rings are joined until they have bodies enough, and hold the same mass", () => {
    const rings = ringsOf(bodies, place);
    const few = joinedRings(rings, 3000);
    expect(few.length).toBeGreaterThan(5);
    for (const ring of few) expect(ring.bodies).toBeGreaterThanOrEqual(3000);
    const mass = (all: typeof rings) =>
      all.reduce((sum, { gas, inner, outer }) => sum + gas * (outer ** 2 - inner ** 2), 0);
    const within = rings.filter(({ outer }) => outer <= few.at(-1)!.outer);
    expect(mass(few)).toBeCloseTo(mass(within), 6);
    expect(few[0]!.inner).toBe(0);
    few.slice(1).forEach((ring, k) => {
      expect(ring.inner).toBe(few[k]!.outer);
    });
  });

  test("masses are those of gas and of stars that were gas", () => {
    const { gas, born } = gasAndBorn(bodies);
    expect(gas / MSUN).toBeCloseTo(0.9 * MASS, 4);
    expect(born / MSUN).toBeCloseTo(0.1 * MASS, 4);
  });
});

test("gas that forms stars as is observed lies on the observed law", () => {
  const bodies = disc();
  const place = { centre: CENTRE, axis: AXIS, height: 5 };
  const rings = ringsOf(bodies, place);
  const rate = bodies.columns!.starFormationRate!;
  for (let i = 0; i < N; i++) {
    const off = [0, 1, 2].map((k) => bodies.position[3 * i + k]! - CENTRE[k]!);
    const above = off.reduce((sum, x, k) => sum + x * AXIS[k]!, 0);
    const radius = Math.sqrt(off.reduce((sum, x) => sum + x * x, 0) - above * above);
    const ring = rings[Math.floor(radius / 0.5)];
    if (!ring || bodies.columns!.internalEnergy![i] === 0) continue;
    // The ring's rate by its area, shared out among its bodies: Msun / yr, then masses a time of the bodies.
    const area = Math.PI * (ring.outer ** 2 - ring.inner ** 2);
    rate[i] = ((observedRate(ring.gas) * area) / ring.bodies / MSUN) * MYR * 1e6;
  }
  const seen = ringsOf(bodies, place);
  for (const ring of seen.slice(0, 20)) expect(ring.rate / observedRate(ring.gas)).toBeCloseTo(1, 3);
  const law = lawOf(seen);
  expect(law.slope).toBeCloseTo(1.4, 3);
  // 2.5e-4 10^1.4 = 0.00628.
  expect(law.at10).toBeCloseTo(0.00628, 4);
  const all = seen.reduce((sum, { rate, inner, outer }) => sum + rate * Math.PI * (outer ** 2 - inner ** 2), 0);
  expect(rateNow(bodies) / all).toBeCloseTo(1, 3);
});

describe("star formation by births", () => {
  /** One star of 1e6 Msun every Myr to `end`, each at the end of its Myr, in gas of one body. */
  const run = (end: number, now = end): Bodies => {
    const bodies = emptyBodies(end + 1, GALACTICS_UNITS);
    bodies.mass.fill(1e6 / MSUN);
    const birthTime = Float32Array.from({ length: end + 1 }, (_, i) => i / MYR);
    const internalEnergy = new Float32Array(end + 1);
    internalEnergy[0] = 1;
    return { ...bodies, columns: { birthTime, internalEnergy }, time: now / MYR };
  };

  test("a star of a million suns each million years is 1 Msun / yr at all times", () => {
    for (const end of [3, 40, 137, 1200]) {
      const births = birthsOf(run(end));
      expect(births.length).toBeGreaterThan(2);
      expect(births.length).toBeLessThanOrEqual(40);
      for (const { rate } of births) expect(rate).toBeCloseTo(1, 5);
      expect(births[0]!.begin).toBe(0);
      expect(births.at(-1)!.end * MYR).toBeLessThanOrEqual(end + 1e-3);
    }
  });

  test("times are even numbers of Myr with ten stars or so, and nothing is said of one that is not over", () => {
    const ends = (end: number, now: number) =>
      birthsOf(run(end, now)).map(({ end }) => Math.round(end * MYR * 1e3) / 1e3);
    const even = (width: number, count: number) => Array.from({ length: count }, (_, k) => width * (k + 1));
    expect(ends(100, 100)).toEqual(even(10, 10));
    expect(ends(100, 104)).toEqual(even(20, 5));
    expect(ends(100, 119)).toEqual(even(20, 5));
    // Few stars: four times at most.
    expect(ends(20, 70)).toEqual(even(20, 3));
    // Of the second ten Myr on there are none.
    expect(birthsOf(run(10, 40)).map(({ rate }) => Math.round(rate))).toEqual([1, 0, 0, 0]);
    expect(birthsOf(run(20, 0))).toEqual([]);
  });
});

test("phases are evenly out of all gas, and of gas alone", () => {
  const bodies = disc();
  const inKelvin = { temperature: (u: number) => 1e4 * u, nuclei: (rho: number) => 3 * rho };
  const some = phasesOf(bodies, inKelvin, 500);
  expect(some.length).toBeGreaterThan(400);
  expect(some.length).toBeLessThanOrEqual(500);
  expect(some[7]).toEqual({ density: 3, temperature: 1e4 });
  expect(phasesOf(bodies, inKelvin, 1e6)).toHaveLength(0.9 * N);
});
