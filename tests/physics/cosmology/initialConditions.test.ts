import { describe, expect, it } from "vitest";
import { hubbleOf, withVelocities } from "../../../src/data/bodies/comoving.ts";
import { displacementsOf, gaussianWaves } from "../../../src/physics/cosmology/displacements.ts";
import { emptyCube, transform } from "../../../src/physics/cosmology/fourier.ts";
import { growthAt } from "../../../src/physics/cosmology/growth.ts";
import { makeUniverse } from "../../../src/physics/cosmology/initialConditions.ts";
import { measuredPower } from "../../../src/physics/cosmology/measuredPower.ts";
import { linearPower, transferFunction, varianceIn } from "../../../src/physics/cosmology/powerSpectrum.ts";
import { PLANCK } from "../../../src/physics/cosmology/universe.ts";

describe("Fourier's transform of a cube", () => {
  it("finds a wave, and comes back", () => {
    const n = 8;
    const cube = emptyCube(n);
    for (let i = 0; i < n ** 3; i++)
      cube.re[i] = Math.cos((2 * Math.PI * (Math.floor(i / 64) + 2 * (Math.floor(i / 8) % 8) - 3 * (i % 8))) / n + 0.3);
    const before = cube.re.slice();
    transform(cube, -1);
    const [wave, opposite] = [(1 * 8 + 2) * 8 + 5, (7 * 8 + 6) * 8 + 3];
    for (let i = 0; i < n ** 3; i++) {
      const size = Math.hypot(cube.re[i]!, cube.im[i]!) / n ** 3;
      expect(size).toBeCloseTo(i === wave || i === opposite ? 0.5 : 0, 12);
    }
    expect(Math.atan2(cube.im[wave]!, cube.re[wave]!)).toBeCloseTo(0.3, 12);
    transform(cube, 1);
    for (let i = 0; i < n ** 3; i++) expect(cube.re[i]! / n ** 3).toBeCloseTo(before[i]!, 12);
  });

  it("is refused of other numbers than powers of two", () => {
    expect(() => emptyCube(48)).toThrow("48 places along an axis: a power of two is needed, such as 32, 64 or 128");
  });
});

/** Eisenstein & Hu's shape without wiggles (their equations 26 and 28 to 31): another fit to the same. */
function withoutWiggles(k: number): number {
  const { omegaM, omegaB, h } = PLANCK;
  const [matter, baryons] = [omegaM * h * h, omegaB * h * h];
  const share = omegaB / omegaM;
  const horizon = (44.5 * Math.log(9.83 / matter)) / Math.sqrt(1 + 10 * baryons ** 0.75);
  const alpha = 1 - 0.328 * Math.log(431 * matter) * share + 0.38 * Math.log(22.3 * matter) * share ** 2;
  const gamma = omegaM * h * (alpha + (1 - alpha) / (1 + (0.43 * k * horizon) ** 4));
  const q = ((k / h) * (2.7255 / 2.7) ** 2) / gamma;
  const log = Math.log(2 * Math.E + 1.8 * q);
  return log / (log + (14.2 + 731 / (1 + 62.5 * q)) * q * q);
}

describe("the power spectrum", () => {
  it("has a transfer function of 1 on large scales, and within 10 % that without wiggles", () => {
    const transfer = transferFunction(PLANCK);
    expect(transfer(1e-5)).toBeCloseTo(1, 2);
    for (let k = 1e-4; k < 20; k *= 1.3) expect(Math.abs(transfer(k) / withoutWiggles(k) - 1)).toBeLessThan(0.1);
    // The baryons' waves: more than 2 % either way between 0.02 and 0.2 of 1/Mpc.
    const wiggles = Array.from(
      { length: 100 },
      (_, i) => transfer(0.02 + 0.0018 * i) / withoutWiggles(0.02 + 0.0018 * i),
    );
    expect(Math.max(...wiggles)).toBeGreaterThan(1.02);
    expect(Math.min(...wiggles)).toBeLessThan(0.98);
  });

  it("has the variance that was asked for, and grows", () => {
    expect(Math.sqrt(varianceIn(8, linearPower(PLANCK)))).toBeCloseTo(PLANCK.sigma8, 6);
    const ratio = (growthAt(PLANCK, 0.1).first / growthAt(PLANCK, 1).first) ** 2;
    expect(linearPower(PLANCK, 0.1)(0.2) / linearPower(PLANCK)(0.2)).toBeCloseTo(ratio, 10);
  });
});

describe("a Gaussian field", () => {
  it("has its power spectrum, and the same long waves on a finer grid", () => {
    const power = linearPower(PLANCK);
    const [coarse, fine] = [gaussianWaves(16, 100, power, 5), gaussianWaves(32, 100, power, 5)];
    const at = (n: number, k: readonly number[]) => (((k[0]! + n) % n) * n + ((k[1]! + n) % n)) * n + ((k[2]! + n) % n);
    for (const k of [
      [1, 2, 3],
      [-7, 7, -1],
      [0, 0, -4],
    ]) {
      expect(fine.re[at(32, k)]).toBe(coarse.re[at(16, k)]);
      expect(fine.im[at(32, k)]).toBe(coarse.im[at(16, k)]);
    }
    expect(gaussianWaves(16, 100, power, 6).re).not.toEqual(coarse.re);
    // Of 2 x 14 000 squares the mean is right to 1 %: three times that.
    let [sum, waves] = [0, 0];
    for (let i = 1; i < 32 ** 3; i++) {
      const size = fine.re[i]! ** 2 + fine.im[i]! ** 2;
      if (size === 0) continue;
      const k = Math.hypot(
        ...[Math.floor(i / 1024), Math.floor(i / 32) % 32, i % 32].map((x) => (x < 16 ? x : x - 32)),
      );
      sum += (size * 100 ** 3) / power((2 * Math.PI * k) / 100);
      waves++;
    }
    expect(waves).toBe(31 ** 3 - 1);
    expect(Math.abs(sum / waves - 1)).toBeLessThan(0.03);
  });

  it("of two waves that cross has the displacements of second order that are known", () => {
    // phi = A (cos 2 pi x + cos 2 pi y): phi_xx phi_yy = A^2 (2 pi)^4 cos cos, the Laplacian of phi2 = -A^2 (2 pi)^2 / 2 cos 2 pi x cos 2 pi y.
    const n = 16;
    const waves = emptyCube(n);
    const density = 0.1;
    for (const at of [n * n, (n - 1) * n * n, n, (n - 1) * n]) waves.re[at] = density / 2;
    const { first, second } = displacementsOf(waves, 2);
    for (const [x, y, z] of [
      [1, 2, 3],
      [5, 11, 0],
    ] as const) {
      const i = (x * n + y) * n + z;
      const [u, v] = [x, y].map((k) => (2 * Math.PI * k) / n) as [number, number];
      expect(first[3 * i]).toBeCloseTo((-density * Math.sin(u)) / (2 * Math.PI), 12);
      expect(first[3 * i + 1]).toBeCloseTo((-density * Math.sin(v)) / (2 * Math.PI), 12);
      expect(second![3 * i]).toBeCloseTo((density ** 2 * Math.sin(u) * Math.cos(v)) / (4 * Math.PI), 12);
      expect(second![3 * i + 1]).toBeCloseTo((density ** 2 * Math.cos(u) * Math.sin(v)) / (4 * Math.PI), 12);
      expect(second![3 * i + 2]).toBeCloseTo(0, 12);
    }
  });
});

describe("a universe to begin with", () => {
  const beginning = { universe: PLANCK, n: 32, side: 100, redshift: 49, seed: 1, order: 2 as const };
  const bodies = makeUniverse(beginning);

  it("has the mean density, rests on the whole, and has linear theory's power", () => {
    expect(hubbleOf(bodies, bodies.comoving!)).toBeCloseTo(0.1, 5);
    expect(bodies.mass[0]).toBeCloseTo((PLANCK.omegaM * 27.7536 * 100 ** 3) / 32 ** 3, 0);
    const rms = Math.sqrt(bodies.velocity.reduce((sum, v) => sum + v * v, 0) / bodies.count);
    for (const k of [0, 1, 2]) {
      const mean = bodies.velocity.reduce((sum, v, i) => sum + (i % 3 === k ? v : 0), 0) / bodies.count;
      expect(Math.abs(mean) / rms).toBeLessThan(1e-4);
    }
    const linear = linearPower(PLANCK, 1 / 50);
    const bins = measuredPower(bodies.position, bodies.mass, 100_000, 32).filter(({ k }) => k > 3 && k < 8);
    const ratios = bins.map(({ k, power }) => (power * 100 ** 3) / linear((2 * Math.PI * k) / 100));
    // Some 700 waves: their sum scatters by 5 %.
    expect(ratios.reduce((sum, r) => sum + r, 0) / ratios.length).toBeGreaterThan(0.85);
    expect(ratios.reduce((sum, r) => sum + r, 0) / ratios.length).toBeLessThan(1.15);
  });

  it("moves as it grows: velocities are what displacements change by", () => {
    const a = 1 / 50;
    const later = makeUniverse({ ...beginning, redshift: 1 / (a * 1.01) - 1 });
    const sooner = makeUniverse({ ...beginning, redshift: 1 / (a / 1.01) - 1 });
    // The peculiar velocity a dx/dt = a^2 H dx/da.
    const peculiar = withVelocities(bodies, 0).velocity;
    const { omegaM, omegaL } = PLANCK;
    const hubble = 0.1 * Math.sqrt(omegaM / a ** 3 + omegaL);
    let [off, size] = [0, 0];
    for (let i = 0; i < 3 * bodies.count; i++) {
      let moved = later.position[i]! - sooner.position[i]!;
      if (Math.abs(moved) > 50_000) moved -= 100_000 * Math.sign(moved);
      const speed = (a * hubble * moved) / Math.log(1.01 ** 2);
      off += (speed - peculiar[i]!) ** 2;
      size += peculiar[i]! ** 2;
    }
    expect(Math.sqrt(off / size)).toBeLessThan(0.01);
  });

  it("in a glass has the same waves, of the power that linear theory says, and nothing of a grid's axes", () => {
    const n = 16;
    const on = makeUniverse({ ...beginning, n, redshift: 9 });
    const inGlass = makeUniverse({ ...beginning, n, redshift: 9, glass: true });
    const powers = [on, inGlass].map(({ position, mass }) => measuredPower(position, mass, 100_000, 64));
    for (let bin = 0; bin < 4; bin++) expect(powers[1]![bin]!.power / powers[0]![bin]!.power).toBeCloseTo(1, 1);
    // There a grid's own waves are, as strong as any can be; a glass has twice the noise of random places at most.
    expect(powers[0]![15]!.power * n ** 3).toBeGreaterThan(5);
    expect(powers[1]![15]!.power * n ** 3).toBeLessThan(3);
  });

  it("inverted has the opposite velocities in first order, and the same second order", () => {
    const inverted = makeUniverse({ ...beginning, inverted: true });
    const first = makeUniverse({ ...beginning, order: 1 });
    const firstInverted = makeUniverse({ ...beginning, order: 1, inverted: true });
    for (let i = 0; i < 3 * bodies.count; i += 997) {
      expect(firstInverted.velocity[i]).toBeCloseTo(-first.velocity[i]!, 3);
      expect(inverted.velocity[i]! + bodies.velocity[i]!).toBeCloseTo(
        2 * (bodies.velocity[i]! - first.velocity[i]!),
        3,
      );
    }
  });

  it("of first order is near that of second", () => {
    const first = makeUniverse({ ...beginning, order: 1 });
    let [off, size] = [0, 0];
    for (let i = 0; i < 3 * bodies.count; i++) {
      off += (first.velocity[i]! - bodies.velocity[i]!) ** 2;
      size += bodies.velocity[i]! ** 2;
    }
    expect(Math.sqrt(off / size)).toBeLessThan(0.05);
    expect(Math.sqrt(off / size)).toBeGreaterThan(0.002);
  });
});
