import { describe, expect, it } from "vitest";
import { GALACTICS_UNITS } from "../../src/data/bodies/units.ts";
import { buildGalaxy } from "../../src/data/models/galaxy.ts";
import { spiralSpec } from "../../src/data/models/otherGalaxies.ts";
import { fittedSpecs, massWithin } from "../../src/data/scenarios/galaxyZoo.ts";
import { FITTED_PAIRS } from "../../src/data/scenarios/galaxyZooPairs.ts";
import { type Encounter, FIT_SCALE, fromNumbers, toNumbers } from "../../src/fit/encounter.ts";
import { goForward, innerEdge, layDiscs, runEncounter, stepFor } from "../../src/fit/model.ts";
import { goBack } from "../../src/fit/orbit.ts";
import { Brakes, pullAt, rigidGalaxy, scalesOf, thinnedGalaxy } from "../../src/fit/rigid.ts";
import { EDGE, lookUp } from "../../src/fit/tables.ts";

/** Where the published code (JSPAM, its JavaScript) puts the second galaxy at the start of its run, and three of its particles then and now. */
const PUBLISHED = [
  {
    pair: 1,
    start: [11.60324, 7.45802, -20.15806, -3.35846, -0.21509, 3.86413],
    particles: [
      { from: [1.47664, 0.35621, 0.52721, 0.31087, 3.33046, -3.12096], to: [1.42681, 0.98679, -0.20069], disc: 0 },
      {
        from: [14.01668, 9.06115, -17.89463, -4.95175, 2.11913, 3.90975],
        to: [-10.15586, -2.13674, 16.72622],
        disc: 1,
      },
    ],
  },
  {
    pair: 57,
    start: [-0.82738, 0.04333, -0.19514, 0.71657, 0.08007, -0.55115],
    particles: [
      { from: [-0.08461, -0.65492, 0.1248, 0.37706, 0.00586, 0.28641], to: [0.25461, 0.8797, 0.11529], disc: 0 },
      { from: [0.82983, -0.73338, 0.8462, 0.21357, 0.32235, 0.06994], to: [1.00473, 0.93436, 1.11534], disc: 0 },
      { from: [-1.41059, -0.58934, -0.1789, 0.47053, 0.30683, -0.55281], to: [2.55177, 0.93373, -0.3232], disc: 1 },
    ],
  },
  {
    pair: 58,
    start: [0.9767, 0.9891, 3.02957, -0.13477, -1.29446, -0.45147],
    particles: [
      { from: [0.38965, 0.80662, -1.04764, 0.66466, -0.0741, 0.19015], to: [0.10699, -0.68008, 0.89693], disc: 0 },
      { from: [1.39822, 1.13541, 1.54487, 0.17985, -0.96931, -0.33011], to: [-0.11781, -4.09446, -0.1219], disc: 1 },
    ],
  },
  {
    // Near the middle of a disc, where rounded radii matter.
    pair: 50,
    start: [-1.60466, -0.1603, 0.85451, 0.09508, -0.2494, -0.12328],
    particles: [
      { from: [-1.56225, -0.17675, 0.86131, 0.0953, -0.11458, 0.20207], to: [0.46001, 1.56666, 0.1271], disc: 1 },
      { from: [-1.55788, -0.18051, 0.85704, 0.12829, -0.13294, 0.19397], to: [0.537, 1.51949, 0.13816], disc: 1 },
    ],
  },
] as const;

/** Mass 1 and the length of the tables. */
const UNIT = { length: 1, pull: 1, density: 1, speed: 1 };

const apart = (a: ArrayLike<number>, b: ArrayLike<number>) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

describe("the rigid galaxies", () => {
  it("pull with their whole mass from afar", () => {
    for (const name of ["halo", "merger-zoo"]) expect(pullAt(rigidGalaxy(name), UNIT, 5) * 25).toBeCloseTo(0.9955, 3);
    expect(pullAt(rigidGalaxy("point"), UNIT, 3)).toBeCloseTo(1 / 9.09, 4);
  });

  it("round radii as the published code does, where it is the published one", () => {
    const [halo, zoo] = [rigidGalaxy("halo"), rigidGalaxy("merger-zoo")];
    expect(pullAt(zoo, UNIT, 0.0839)).toBe(pullAt(zoo, UNIT, 0.0831));
    expect(pullAt(zoo, UNIT, 0.0841)).not.toBe(pullAt(zoo, UNIT, 0.0839));
    expect(pullAt(halo, UNIT, 0.0839)).not.toBe(pullAt(halo, UNIT, 0.0831));
    expect(pullAt(thinnedGalaxy(zoo), UNIT, 0.3) / pullAt(zoo, UNIT, 0.3001)).toBeCloseTo(1, 3);
  });

  it("fall with the inverse square beyond the table, but for the published one", () => {
    const [halo, zoo] = [rigidGalaxy("halo"), rigidGalaxy("merger-zoo")];
    expect(pullAt(halo, UNIT, 2 * EDGE) / pullAt(halo, UNIT, EDGE)).toBeCloseTo(0.25, 10);
    expect(pullAt(zoo, UNIT, 2 * EDGE)).toBe(pullAt(zoo, UNIT, EDGE));
    expect(() => rigidGalaxy("pudding")).toThrow('unknown galaxy "pudding"; known: halo, live, merger-zoo, point');
  });
});

describe("the rigid galaxy like a live one", () => {
  const galaxy = rigidGalaxy("live");
  const pair: Encounter = {
    ...{ position: [3, 0, 0], velocity: [-1, 0.3, 0], phi: [0, 0], theta: [0, 0] },
    ...{ masses: [1.5, 0.6], radii: [0.9, 0.5] },
  };
  const scales = scalesOf(galaxy, pair);

  it("pulls like the live galaxy of that mass and radius", () => {
    const [live] = fittedSpecs({ ...pair, start: -1 }, spiralSpec(1.4, 1, 0.15)).map(buildGalaxy);
    for (const kpc of [2, 6, 13.5, 40, 90, 200]) {
      const pull = (massWithin(live!, kpc) * GALACTICS_UNITS.massMsun!) / FIT_SCALE.msun / (kpc / FIT_SCALE.kpc) ** 2;
      expect(pullAt(galaxy, scales[0], kpc / FIT_SCALE.kpc) / pull).toBeCloseTo(1, 2);
    }
  });

  it("has particles where an exponential disc has its light", () => {
    const { position, first } = layDiscs(galaxy, pair, Float64Array.of(9, 0, 0, 0, 0, 0), 4000);
    const radii = Array.from({ length: first }, (_, i) => Math.hypot(position[3 * i]!, position[3 * i + 1]!));
    const light = (1 + galaxy.core) * first;
    // The bulge has a fifth of the light; lengths of 0.2.
    for (const lengths of [1, 2, 3, 5]) {
      const within = 0.2 + 0.8 * (1 - (1 + lengths) * Math.exp(-lengths));
      const found = radii.filter((r) => r < 0.2 * lengths).length + galaxy.core * first;
      expect(found / light).toBeCloseTo(within, 1.7);
    }
  });

  it("holds its own less far outside while two part, and all of it before", () => {
    const step = 1e-4;
    /** Pull of the first galaxy at a distance, from how a resting particle begins to fall; the second is far away. */
    const held = (distance: number, speed: number) => {
      const particles = {
        position: Float64Array.of(0, distance, 0),
        velocity: new Float64Array(3),
        count: 1,
        first: 1,
      };
      goForward(galaxy, pair, Float64Array.of(400, 0, 0, speed, 0, 0), particles, { step, steps: 1 });
      return -particles.velocity[1]! / step / pullAt(galaxy, scales[0], distance);
    };
    const radius = pair.radii[0];
    expect(held(3 * radius, -1)).toBeCloseTo(1, 3);
    expect(held(0.05 * radius, 1)).toBeCloseTo(1, 2);
    expect(held(radius, 1)).toBeCloseTo(1 - galaxy.lost / 2, 3);
    expect(held(3 * radius, 1)).toBeCloseTo(1 - 0.9 * galaxy.lost, 3);
    expect(galaxy.lost).toBeGreaterThan(0);
    expect(rigidGalaxy("merger-zoo").lost).toBe(0);
  });

  it("brakes both by the local density and speeds of a halo in equilibrium", () => {
    const braking = (encounter: Encounter, v: number) => {
      const brakes = new Brakes(galaxy, scalesOf(galaxy, encounter), encounter);
      brakes.meet(1);
      return brakes.at(v);
    };
    const at = (v: number) => braking(pair, v);
    // Slow bodies feel friction in proportion to their velocity, fast ones to its inverse square.
    expect(at(0.2) / at(0.1)).toBeCloseTo(1, 1);
    expect(at(16) / at(8)).toBeCloseTo(1 / 8, 2);
    const swapped = { ...pair, masses: [0.6, 1.5], radii: [0.5, 0.9] } as const;
    const other = braking(swapped, 1.5);
    expect(at(1.5)).toBeCloseTo(other, 10);
    // The halo's speeds in its middle are near those of circles there.
    const r = 0.5;
    expect(lookUp(galaxy.speed, r) / Math.sqrt(r * lookUp(galaxy.pull, r))).toBeGreaterThan(0.7);
    expect(lookUp(galaxy.speed, r) / Math.sqrt(r * lookUp(galaxy.pull, r))).toBeLessThan(1.3);
  });
});

describe("the restricted model", () => {
  it.each(PUBLISHED)("agrees with the published code, pair $pair", ({ pair, start, particles }) => {
    const fitted = FITTED_PAIRS[pair]!;
    const galaxy = rigidGalaxy("merger-zoo");
    const steps = Math.ceil(-fitted.start / 0.001 - 1e-9);
    const past = goBack(galaxy, fitted, 0.001, steps * 0.001);
    expect(past.steps).toBe(Math.min(steps, 4096));
    const stepping = { step: 0.002, steps: Math.round(steps / 2) };
    const orbit = Float64Array.from(start);
    const those = {
      position: Float64Array.from(particles.flatMap(({ from }) => from.slice(0, 3))),
      velocity: Float64Array.from(particles.flatMap(({ from }) => from.slice(3))),
      count: particles.length,
      first: particles.filter(({ disc }) => disc === 0).length,
    };
    goForward(galaxy, fitted, orbit, those, stepping);
    expect(apart(orbit, fitted.position)).toBeLessThan(0.02);
    particles.forEach(({ to, disc }, i) => {
      expect(apart(those.position.subarray(3 * i), to) / fitted.radii[disc]).toBeLessThan(0.005);
    });
    const back = goBack(galaxy, fitted, 0.002, stepping.steps * 0.002).orbit;
    expect(apart(back, start)).toBeLessThan(0.02);
  });

  const encounter: Encounter = {
    position: [0.6, 0.4, 0.2],
    velocity: [0.9, -0.3, 0.2],
    masses: [1, 0.5],
    radii: [0.6, 0.4],
    phi: [20, 100],
    theta: [30, 130],
  };

  it("comes back to the state of now with the second galaxy's particles around it", () => {
    const galaxy = rigidGalaxy("halo");
    const past = goBack(galaxy, encounter, stepFor(galaxy, encounter));
    expect(past.pericentre).toBeLessThan(0.7);
    expect(past.since).toBeGreaterThan(0);
    const orbit = past.orbit.slice();
    const particles = layDiscs(galaxy, encounter, orbit, 300);
    expect(particles.first).toBe(200);
    goForward(galaxy, encounter, orbit, particles, past);
    expect(apart(orbit, encounter.position)).toBeLessThan(1e-3);
    const near = Array.from({ length: 100 }, (_, i) => apart(particles.position.subarray(3 * (200 + i)), orbit));
    expect(near.sort((a, b) => a - b)[50]).toBeLessThan(0.4);
  });

  it("lays discs down with the spin of their angles on circular orbits", () => {
    const galaxy = rigidGalaxy("halo");
    const { position, velocity, first } = layDiscs(galaxy, encounter, new Float64Array(6), 90);
    const spin = [
      Math.sin(Math.PI / 6) * Math.cos(Math.PI / 9),
      Math.sin(Math.PI / 6) * Math.sin(Math.PI / 9),
      Math.cos(Math.PI / 6),
    ];
    for (let i = 0; i < first; i++) {
      const [x, y, z] = position.subarray(3 * i) as unknown as [number, number, number];
      const [u, v, w] = velocity.subarray(3 * i) as unknown as [number, number, number];
      const r = Math.hypot(x, y, z);
      expect(r).toBeGreaterThanOrEqual(innerEdge(0.6));
      expect(r).toBeLessThanOrEqual(0.6);
      const turn = [y * w - z * v, z * u - x * w, x * v - y * u];
      expect(turn.reduce((sum, t, k) => sum + t * spin[k]!, 0) / Math.hypot(...turn)).toBeCloseTo(1, 6);
      expect(u * u + v * v + w * w).toBeCloseTo(pullAt(galaxy, UNIT, r) * r, 6);
    }
  });

  it("stays close to a run with half the step", () => {
    const galaxy = rigidGalaxy("halo");
    const step = stepFor(galaxy, encounter);
    const past = goBack(galaxy, encounter, step);
    const coarse = runEncounter(galaxy, encounter, 400, past);
    const fine = runEncounter(galaxy, encounter, 400, goBack(galaxy, encounter, step / 2, past.steps * step));
    const moved = Array.from({ length: 400 }, (_, i) =>
      Math.abs(
        Math.hypot(...coarse.position.subarray(3 * i, 3 * i + 2)) -
          Math.hypot(...fine.position.subarray(3 * i, 3 * i + 2)),
      ),
    );
    expect(moved.sort((a, b) => a - b)[200]).toBeLessThan(0.02);
  });

  it("refuses numbers that are no encounter", () => {
    expect(fromNumbers(toNumbers(encounter))).toEqual(encounter);
    expect(() => fromNumbers([1, 2, Number.NaN])).toThrow("z = NaN of an encounter is not a number");
    expect(() => fromNumbers([...toNumbers(encounter).slice(0, 6), 0])).toThrow(
      "mass1 = 0 of an encounter is not a number above 0",
    );
  });
});
