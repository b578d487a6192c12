import { expect, it } from "vitest";
import { clockAt } from "../../../src/data/bodies/clock.ts";
import { bestMass, galaxiesOf, starsIn } from "../../../src/physics/cosmology/galaxies.ts";
import { findUniverse } from "../../../src/physics/cosmology/scenarios.ts";
import { PLANCK } from "../../../src/physics/cosmology/universe.ts";

it("stars of haloes are those of Moster et al. 2013", () => {
  // Their table 1: N10 of the best mass today, and with N11 and M11 far away.
  expect(Math.log10(bestMass(0))).toBeCloseTo(11.59, 6);
  expect(starsIn(bestMass(0), 0) / bestMass(0)).toBeCloseTo(0.0351, 6);
  expect(Math.log10(bestMass(4))).toBeCloseTo(11.59 + 0.8 * 1.195, 6);
  expect(starsIn(bestMass(4), 4) / bestMass(4)).toBeCloseTo(0.0351 - 0.8 * 0.0247, 6);
  // The slopes of both ends: M^(1 + beta) of dwarfs, M^(1 - gamma) of clusters.
  expect(Math.log10(starsIn(1e8, 0) / starsIn(1e7, 0))).toBeCloseTo(1 + 1.376, 2);
  expect(Math.log10(starsIn(1e17, 0) / starsIn(1e16, 0))).toBeCloseTo(1 - 0.608, 2);
  // The Milky Way's halo, and that a halo had fewer stars when it was young.
  expect(starsIn(1e12, 0) / 3.4e10).toBeCloseTo(1, 1);
  expect(starsIn(1e12, 2)).toBeLessThan(0.5 * starsIn(1e12, 0));
});

it("each halo shines most where it is deepest, with the stars and the age of its mass", () => {
  const young = findUniverse("universe")!.make({}, { n: 16 ** 3, seed: 2 });
  expect(galaxiesOf(young).body.length).toBe(0);
  // Three balls about bodies 50, 150 and 250, the last across the box's edge; all others stand on a grid.
  const position = Float32Array.from({ length: 3 * 4096 }, (_, k) => {
    const [body, axis] = [Math.floor(k / 3), k % 3];
    return (50 / 16) * (Math.floor(body / 16 ** axis) % 16);
  });
  const sizes = [100, 60, 30];
  sizes.forEach((size, g) => {
    for (let i = 0; i < size; i++) {
      const away = 0.01 * Math.abs(i - size / 2);
      for (let k = 0; k < 3; k++)
        position[3 * (100 * g + i) + k] = ((20 * (g + 1)) % 60) + away * Math.sin(5 * i + 2 * k);
    }
  });
  const at = (redshift: number) => galaxiesOf({ ...young, position, time: clockAt(1 / (1 + redshift)) });
  const today = at(0);
  // One halo behind the other, and in each the deepest body first.
  expect(today.body.length).toBe(190);
  const first = [0, 100, 160];
  expect(first.map((k) => today.body[k])).toEqual([50, 130, 215]);
  const box = PLANCK.omegaM * 2.775366e11 * 50 ** 3;
  sizes.forEach((size, g) => {
    const mass = ((size / 4096) * box) / PLANCK.h;
    const light = today.stars.subarray(first[g]!, first[g]! + size);
    expect(light.reduce((sum, x) => sum + x, 0) / ((starsIn(mass, 0) * PLANCK.h) / box)).toBeCloseTo(1, 2);
    expect(light[0]).toBe(Math.max(...light));
    expect([...today.body.subarray(first[g]!, first[g]! + size)].every((i) => i >= 100 * g && i < 100 * g + size)).toBe(
      true,
    );
  });
  expect(today.age[0]).toBeGreaterThan(today.age[160]!);
  expect(at(3).age[160]).toBeLessThan(today.age[160]!);
});
