import { describe, expect, it } from "vitest";
import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { meanDepth } from "../../../src/data/bodies/depth.ts";
import { suggestSettings } from "../../../src/data/bodies/suggest.ts";
import { findModel } from "../../../src/data/scenarios/index.ts";

function made(name: string, n: number, values: Record<string, number> = {}): Bodies {
  const model = findModel(name);
  const defaults = Object.fromEntries(model.parameters.map((p) => [p.name, p.default]));
  const { softening: _, ...bodies } = model.make({ ...defaults, ...values } as never, { n, seed: 3 });
  return bodies;
}

/** Lengths times `length`, speeds times `speed`. */
function scaled(bodies: Bodies, length: number, speed: number): Bodies {
  return {
    ...bodies,
    position: bodies.position.map((x) => length * x),
    velocity: bodies.velocity.map((v) => speed * v),
  };
}

/** Plummer's scale length from the half-mass radius, 1.30477 a. */
function scaleLength({ count, position }: Bodies): number {
  const radii = Array.from({ length: count }, (_, i) => Math.hypot(...position.subarray(3 * i, 3 * i + 3)));
  return radii.sort((a, b) => a - b)[count >> 1]! / 1.30477;
}

describe("softening and time step from the bodies alone", () => {
  it.each([1000, 10_000, 60_000])("is near the optimum of a Plummer sphere of %i bodies", (n) => {
    const bodies = made("plummer", n);
    // Athanassoula et al. 2000, Table 1: eps = 0.98 N^-0.26 a, with a flat minimum of the error around it.
    const optimum = 0.98 * n ** -0.26 * scaleLength(bodies);
    const { softening } = suggestSettings(bodies);
    expect(softening.value / optimum).toBeGreaterThan(0.5);
    expect(softening.value / optimum).toBeLessThan(1.5);
  });

  it("crosses half a chosen softening a step, at the typical speed", () => {
    const bodies = made("plummer", 5000);
    const { timestep } = suggestSettings(bodies, 0.02);
    // The depth 3 pi / 16 GM / a of Plummer's mean potential: the typical speed is its root.
    const speed = Math.sqrt((3 * Math.PI) / 16 / scaleLength(bodies));
    // The mean depth is good to a few per cent, and two digits of the step to 5.
    expect(Math.abs(timestep.value / ((0.5 * 0.02) / speed) - 1)).toBeLessThan(0.15);
    expect(timestep.reason).toMatch(/half the time in which a body of the typical speed/);
    // A galaxy that flies along as a whole needs no shorter steps.
    const flying = { ...bodies, velocity: bodies.velocity.map((v) => v + 50) };
    expect(suggestSettings(flying, 0.02).timestep.value).toBe(timestep.value);
  });

  it("scales with lengths and speeds", () => {
    const bodies = made("plummer", 5000);
    const { softening, timestep } = suggestSettings(bodies);
    const wide = suggestSettings(scaled(bodies, 10, Math.sqrt(0.1)));
    expect(wide.softening.value / softening.value).toBeCloseTo(10, 0);
    expect(wide.timestep.value / timestep.value / 10 ** 1.5).toBeCloseTo(1, 1);
  });

  it("depends on where bodies are dense, not on how far apart the galaxies are", () => {
    const one = made("plummer", 4000);
    const two: Bodies = {
      ...one,
      position: one.position.map((x, k) => (k % 3 === 0 && (k / 3) % 2 === 1 ? x + 100 : x)),
    };
    // Half the bodies in each sphere: separations are 2^(1/3) = 1.26 times as wide.
    const ratio = suggestSettings(two).softening.value / suggestSettings(one).softening.value;
    expect(ratio).toBeGreaterThan(1.05);
    expect(ratio).toBeLessThan(1.5);
  });

  it("follows a disc in its halo, which is denser than any radius of the whole says", () => {
    const galaxy = made("milky-way", 20_000);
    const { softening } = suggestSettings(galaxy);
    // The disc is 0.44 kpc thick, the halo 148 kpc wide.
    expect(softening.value).toBeGreaterThan(0.1);
    expect(softening.value).toBeLessThan(0.6);
  });

  it("takes the file's own softening, and says the range of several", () => {
    const bodies = made("plummer", 100);
    const own = (softening: Float32Array) => suggestSettings({ ...bodies, softening }).softening;
    expect(own(new Float32Array(100).fill(0.1))).toEqual({
      value: 0.1,
      reason: "Suggested softening 0.1: the file's own softening.",
    });
    const mixed = own(Float32Array.from({ length: 100 }, (_, i) => (i < 30 ? 0.4 : i < 50 ? 0.05 : 0.1)));
    expect(mixed.value).toBe(0.1);
    expect(mixed.reason).toBe("Suggested softening 0.1: the median of the file's own softenings, 0.05 to 0.4.");
    // Zeros are no softenings.
    expect(own(new Float32Array(100)).reason).toMatch(/mean separation/);
  });

  it("steps by the dynamical time where the softening is longer than the bodies move", () => {
    const bodies = made("plummer", 1000);
    const { timestep } = suggestSettings(bodies, 10);
    expect(timestep.reason).toMatch(/1\/25 of the dynamical time/);
    const depth = meanDepth(bodies);
    expect(timestep.value).toBeCloseTo(0.04 / (2 * depth) ** 1.5, 2);
  });

  it("lets bodies with steps of their own take a longer one of the run, and never a shorter", () => {
    const bodies = made("hernquist", 1000);
    const { timestep, longest } = suggestSettings(bodies, 0.001);
    expect(longest.value).toBeCloseTo(0.5 / (2 * meanDepth(bodies)) ** 1.5, 1);
    expect(longest.value).toBeGreaterThan(100 * timestep.value);
    expect(longest.reason).toMatch(/half of the dynamical time/);
    const smooth = suggestSettings(bodies, 0.5);
    expect(smooth.longest.value).toBeGreaterThanOrEqual(smooth.timestep.value);
    const empty = suggestSettings(emptyBodies(0));
    expect(empty.longest).toEqual(empty.timestep);
  });

  it("keeps the reason with every number, and time steps above 0 for whatever bodies", () => {
    const none = emptyBodies(0);
    const alone = { ...emptyBodies(1), mass: Float32Array.of(1) };
    const heap = { ...emptyBodies(50), mass: new Float32Array(50).fill(1) };
    const massless = made("plummer", 100);
    massless.mass.fill(0);
    for (const bodies of [none, alone, heap, massless]) {
      const { softening, timestep } = suggestSettings(bodies);
      for (const { value, reason } of [softening, timestep]) {
        expect(Number.isFinite(value)).toBe(true);
        expect(reason).toContain(String(value));
      }
      expect(timestep.value).toBeGreaterThan(0);
    }
    expect(suggestSettings(alone).softening).toEqual({ value: 0, reason: expect.stringMatching(/pull as points/) });
    expect(suggestSettings(massless).softening).toEqual({
      value: 0,
      reason: expect.stringMatching(/no body has mass/),
    });
    expect(suggestSettings(heap).softening.reason).toMatch(/stand at one point/);
    expect(suggestSettings(heap).timestep.reason).toMatch(/nothing moves or attracts/);
  });

  it("takes a few bodies for points, with steps that follow the closest pair where it is closest", () => {
    const few = (position: number[], velocity: number[], mass: number[]) => ({
      ...emptyBodies(mass.length),
      ...{ position: new Float32Array(position), velocity: new Float32Array(velocity), mass: new Float32Array(mass) },
    });
    const circle = few([0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0], [1, 0]);
    expect(suggestSettings(circle).softening.value).toBe(0);
    expect(suggestSettings(circle).timestep.value).toBe(0.02);
    // At the apocentre of an orbit of eccentricity 0.8: it turns fastest at a ninth of the distance, (1.8 / q^3)^(1/2) where G M = 1.
    const apocentre = few([0, 0, 0, 1.8, 0, 0], [0, 0, 0, 0, Math.sqrt(0.2 / 1.8), 0], [1, 0]);
    expect(suggestSettings(apocentre).timestep.value / (0.02 / Math.sqrt(1.8 / 0.2 ** 3))).toBeCloseTo(1, 1);
    // So do any number of bodies without mass about it.
    const ring = few(
      Array.from(
        { length: 20 },
        (_, k) =>
          [
            [0, 0, 0],
            [1 + k / 20, 0, 0],
          ][Math.min(k, 1)]!,
      ).flat(),
      Array.from({ length: 20 }, (_, k) => [0, k && (1 + k / 20) ** -0.5, 0]).flat(),
      Array.from({ length: 20 }, (_, k) => (k ? 0 : 1)),
    );
    expect(suggestSettings(ring).softening.value).toBe(0);
    expect(suggestSettings(ring).timestep.value / 0.02).toBeCloseTo(1.05 ** 1.5, 1);
    // Two planets that pass each other are led by the star.
    const planets = few([0, 0, 0, 1, 0, 0, 1.5, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0.8, 0], [1, 1e-6, 1e-6]);
    expect(suggestSettings(planets).timestep.value).toBe(0.02);
  });

  it("takes shorter steps where external fields change faster, and theirs where bodies know none", () => {
    const bodies = made("plummer", 1000);
    const alone = suggestSettings(bodies).timestep.value;
    expect(suggestSettings(bodies, undefined, alone / 10).timestep.value).toBeCloseTo(alone / 10, 4);
    expect(suggestSettings(bodies, undefined, 2 * alone).timestep.value).toBe(alone);
    const massless = { ...bodies, mass: new Float32Array(1000) };
    expect(suggestSettings(massless, undefined, 0.25).timestep).toEqual({
      value: 0.25,
      reason: expect.stringMatching(/external fields/),
    });
  });

  it("is told in numbers that people can read, in any units", () => {
    const bodies = scaled(made("plummer", 1000), 3e20, 2e5);
    const si = { name: "SI", gravity: 6.6743e-11, lengthKpc: 3.24078e-20, massMsun: 5.02916e-31, velocityKms: 1e-3 };
    const known = suggestSettings({ ...bodies, mass: bodies.mass.map((m) => 1.8e41 * m), units: si });
    expect(known.softening.reason).toMatch(/^Suggested softening \d(\.\d)?e19 = [\d.]+ kpc: /);
    expect(known.timestep.reason).toMatch(/^Suggested time step \de13 = [\d.]+ Myr: 1\/25 .* \(.* = [\d.]+ Myr\)\.$/);
    for (const { reason } of Object.values(known)) expect(reason).not.toMatch(/\d{6}/);
  });

  it("counts a heavy body among light ones", () => {
    const bodies = made("plummer", 3000);
    const heavy = { ...bodies, mass: bodies.mass.map((m, i) => (i === 1001 ? 5 : m)) };
    // The black hole adds 5 <1/r> to a depth of 3 pi / 16 / a.
    expect(meanDepth(heavy)).toBeGreaterThan(3 * meanDepth(bodies));
    // A hundred lengths away it adds 5 / 100 to 3 pi / 16, 9 %, though it has five sixths of the mass.
    const away = { ...heavy, position: heavy.position.map((x, k) => (k === 3003 ? 100 : x)) };
    expect(meanDepth(away) / meanDepth(bodies)).toBeGreaterThan(0.95);
    expect(meanDepth(away) / meanDepth(bodies)).toBeLessThan(1.25);
  });
});
