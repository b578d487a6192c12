import { describe, expect, it } from "vitest";
import { componentIndex } from "../../../src/data/bodies/bodies.ts";
import { scaleAt } from "../../../src/data/bodies/clock.ts";
import { asInFiles, expanding, hubbleOf } from "../../../src/data/bodies/comoving.ts";
import { addPeak } from "../../../src/physics/cosmology/constrained.ts";
import { gaussianWaves } from "../../../src/physics/cosmology/displacements.ts";
import { transform, waveOf } from "../../../src/physics/cosmology/fourier.ts";
import { withGasBodies } from "../../../src/physics/cosmology/gasBodies.ts";
import { makeUniverse } from "../../../src/physics/cosmology/initialConditions.ts";
import { linearPower } from "../../../src/physics/cosmology/powerSpectrum.ts";
import { findUniverse, gridFor, UNIVERSES } from "../../../src/physics/cosmology/scenarios.ts";
import { PLANCK } from "../../../src/physics/cosmology/universe.ts";

describe.each(UNIVERSES.map((s) => [s.name, s] as const))("%s, as every universe", (_, scenario) => {
  it("fills a box with as many bodies as a grid of a power of two has, which begins at its redshift and ends today", () => {
    const bodies = scenario.make({}, { n: 5000, seed: 2 });
    expect(bodies.count).toBe(16 ** 3);
    const { side, expansion } = bodies.space!;
    expect([...bodies.position].every((x) => x >= 0 && x < side)).toBe(true);
    expect(scaleAt(bodies.time)).toBeCloseTo(1 / 50, 12);
    const { timestep, end, softening, viewCentre } = scenario.defaults;
    const steps = (end! - bodies.time) / timestep;
    expect(steps).toBeCloseTo(Math.round(steps), 6);
    expect(bodies.time + scenario.moment.time).toBeCloseTo(0, 12);
    expect(viewCentre).toEqual([side / 2, side / 2, side / 2]);
    expect(softening / side).toBeCloseTo(1 / 1280, 12);
    expect(expansion!.physicalSoftening).toBeUndefined();
    // 100 km/s/Mpc with lengths per h.
    expect(expansion!.hubble).toBeCloseTo(100, 2);
  });

  it("is the same for a seed, is refused what it has no place for, and stops when told to", () => {
    const make = (seed: number) => scenario.make({ side: 20 }, { n: 64, seed });
    expect(make(1).position).toEqual(make(1).position);
    expect(make(1).space!.side).toBe(20);
    expect(scenario.forValues!({ side: 20 }).defaults!.viewRadius).toBeCloseTo(14, 12);
    expect(() => scenario.make({ redshift: 500 }, { n: 64, seed: 1 })).toThrow("redshift = 500 is not a number");
    const signal = AbortSignal.abort(new Error("stopped"));
    expect(() => scenario.make({}, { n: 64, seed: 1, signal })).toThrow("stopped");
  });
});

it("bodies are as many as the grid nearest to what was asked for, up to 256^3", () => {
  expect([1, 64, 16_384, 65_536, 262_144, 2e6, 1e9].map(gridFor)).toEqual([4, 4, 32, 32, 64, 128, 256]);
});

it("a peak has the height that was asked for, and other waves only as far as they go with it", () => {
  const [n, side, power] = [16, 40, linearPower(PLANCK)];
  const peak = { height: 3.5, radius: 4 };
  const [before, waves] = [gaussianWaves(n, side, power, 7), gaussianWaves(n, side, power, 7)];
  addPeak(waves, side, power, peak);
  const smoothed = (of: typeof waves) => {
    const cube = { n, re: of.re.slice(), im: of.im.slice() };
    let variance = 0;
    for (let i = 0; i < n ** 3; i++) {
      const numbers = [Math.floor(i / (n * n)), Math.floor(i / n) % n, i % n].map((k) => waveOf(k, n));
      const k = (2 * Math.PI * Math.hypot(...numbers)) / side;
      const window = Math.exp(-((k * peak.radius) ** 2) / 2);
      if (cube.re[i] !== 0 || cube.im[i] !== 0) variance += (window ** 2 * power(k)) / side ** 3;
      cube.re[i]! *= window;
      cube.im[i]! *= window;
    }
    transform(cube, 1);
    return { field: cube.re, sigma: Math.sqrt(variance) };
  };
  const { field, sigma } = smoothed(waves);
  const middle = ((n / 2) * n + n / 2) * n + n / 2;
  expect(field[middle]! / sigma).toBeCloseTo(peak.height, 10);
  expect(smoothed(before).field[middle]! / sigma).toBeLessThan(3);
  // The highest place of all is there, or next to it.
  const top = field.indexOf(field.reduce((most, x) => Math.max(most, x)));
  const apart = [256, 16, 1].map((stride) => Math.abs((Math.floor(top / stride) % 16) - 8));
  expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  transform(waves, 1);
  expect(Math.max(...waves.im.map(Math.abs))).toBeLessThan(1e-12);
});

it("Zel'dovich's wave is as far as it should be: a quarter of its way to the sheet at a quarter of its scale factor", () => {
  const values = { sheetRedshift: 4, secondWave: 0, thirdWave: 0, redshift: 19 };
  const { position, space } = findUniverse("pancake")!.make(values, { n: 32_768, seed: 1 });
  const along = Array.from({ length: 32 }, (_, k) => position[3 * k * 32 * 32]! / space!.side);
  const gaps = along.map((x, k) => 32 * (((along[(k + 1) % 32]! - x + 1.5) % 1) - 0.5));
  // x = q + A sin(2 pi q) / (2 pi): planes come closer in the middle of the box and part at its sides.
  const change = 0.25 * Math.sin((2 * Math.PI) / 32) * (32 / (2 * Math.PI));
  expect(gaps[16]).toBeCloseTo(1 - change, 4);
  expect(gaps[0]).toBeCloseTo(1 + change, 4);
});

it("bodies for an engine go back into files as they came", () => {
  const made = makeUniverse({ universe: PLANCK, n: 8, side: 30, redshift: 24, seed: 3, order: 1 });
  const bodies = expanding(made, PLANCK, 5);
  expect(bodies.space).toMatchObject({ side: 30_000, expansion: { physicalSoftening: 5, universe: PLANCK } });
  expect(bodies.comoving).toBeUndefined();
  // a^2 dx/dt of GADGET's velocities u: a^1.5 u.
  expect(bodies.velocity[5]! / made.velocity[5]!).toBeCloseTo(0.04 ** 1.5, 8);
  const back = asInFiles(bodies);
  expect(back.space).toBeUndefined();
  expect(back.time).toBeCloseTo(0.04, 12);
  expect(back.comoving).toEqual(made.comoving);
  for (let i = 0; i < 24; i++) expect(back.velocity[i]! / made.velocity[i]!).toBeCloseTo(1, 6);
  expect(hubbleOf(back, back.comoving!)).toBeCloseTo(0.1, 5);
  expect(() => expanding(made, { ...PLANCK, omegaM: 0.5 })).toThrow(
    "are 0.309 of the critical density, and omegaM is 0.5",
  );
});

it("gas in an engine has its energies times a^2, and what a file leaves cold has only expanded since it left the radiation behind", () => {
  const made = makeUniverse({ universe: PLANCK, n: 4, side: 30, redshift: 24, seed: 3, order: 1 });
  const gas = componentIndex("gas");
  const component = made.component.map((c, i) => (i < 3 ? gas : c));
  const internalEnergy = Float32Array.from({ length: 64 }, (_, i) => [50, 0, 2][i] ?? 0);
  const bodies = expanding({ ...made, component, columns: { internalEnergy } }, PLANCK);
  const inside = bodies.columns!.internalEnergy!;
  expect(inside[0]).toBeCloseTo(50 * 0.04 ** 2, 6);
  // 2.725 K / (160 a^2) is 10.6 K at redshift 24.
  const temperature = (u: number) => (u * 1e6 * (2 / 3) * 1.22 * 1.6605e-27) / 1.380649e-23;
  expect(temperature(inside[1]! / 0.04 ** 2)).toBeCloseTo(10.6, 0);
  expect(inside.subarray(3).every((u) => u === 0)).toBe(true);
  const back = asInFiles(bodies).columns!.internalEnergy!;
  expect(back[0]).toBeCloseTo(50, 4);
  expect(back[2]).toBeCloseTo(2, 5);
  expect(expanding(made, PLANCK).columns).toBeUndefined();
});

it("gas beside dark matter has the baryons' part of the mass, and leaves the middle of mass of each pair where it was", () => {
  const made = makeUniverse({ universe: PLANCK, n: 8, side: 30, redshift: 49, seed: 3, order: 1 });
  const share = PLANCK.omegaB / PLANCK.omegaM;
  const bodies = withGasBodies(made, share);
  expect(bodies.count).toBe(1024);
  const gas = componentIndex("gas");
  let mass = 0;
  for (let i = 0; i < 512; i++) {
    expect(bodies.component[i]).not.toBe(gas);
    expect(bodies.component[i + 512]).toBe(gas);
    mass += bodies.mass[i + 512]!;
    const nearest = (x: number) => x - 30_000 * Math.round(x / 30_000);
    for (let k = 3 * i; k < 3 * i + 3; k++) {
      const [dark, other] = [bodies.position[k]!, bodies.position[k + 1536]!].map((x) =>
        nearest(x - made.position[k]!),
      );
      expect((1 - share) * dark! + share * other!).toBeCloseTo(0, 1);
      expect(other! - dark!).toBeCloseTo(30_000 / 16, 1);
    }
  }
  expect(mass / made.mass.reduce((sum, m) => sum + m, 0)).toBeCloseTo(share, 5);
  expect(() => withGasBodies(made, 0)).toThrow("omegaB / omegaM = 0; gas needs a share between 0 and 1");
});
