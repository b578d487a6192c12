import { describe, expect, it } from "vitest";
import { Random } from "../../../src/data/models/random.ts";
import { friendsOfFriends, NONE } from "../../../src/physics/cosmology/friends.ts";
import { haloesOf } from "../../../src/physics/cosmology/haloes.ts";
import { haloesAbove, MULTIPLICITIES } from "../../../src/physics/cosmology/massFunction.ts";
import { measuredPower } from "../../../src/physics/cosmology/measuredPower.ts";
import { linearPower } from "../../../src/physics/cosmology/powerSpectrum.ts";
import { PLANCK } from "../../../src/physics/cosmology/universe.ts";

/** The same by all pairs, and labels that spread until none changes. */
function byAllPairs(position: Float32Array, side: number, link: number): number[] {
  const n = position.length / 3;
  const label = Array.from({ length: n }, (_, i) => i);
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) {
        const d = [0, 1, 2]
          .map((k) => position[3 * i + k]! - position[3 * j + k]!)
          .map((x) => x - side * Math.round(x / side));
        if (Math.hypot(...d) > link || label[i]! >= label[j]!) continue;
        label[j] = label[i]!;
        changed = true;
      }
  }
  return label;
}

describe("friends of friends", () => {
  it.each([0.3, 0.8, 2.5, 4])("are those of all pairs with a link of %d in a box of 10", (link) => {
    const random = new Random(7);
    const position = Float32Array.from({ length: 3 * 200 }, () => 30 * random.uniform() - 10);
    const { sizes, groupOf } = friendsOfFriends(position, 10, link, 2);
    const labels = byAllPairs(position, 10, link);
    const counts = new Map<number, number>();
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
    labels.forEach((label, i) => {
      expect(groupOf[i] === NONE).toBe(counts.get(label)! < 2);
      if (groupOf[i] !== NONE) expect(sizes[groupOf[i]!]).toBe(counts.get(label));
      expect(groupOf[i]).toBe(groupOf[label]);
    });
    expect(sizes.length).toBeGreaterThan(0);
    expect(Array.from(sizes)).toEqual(Array.from(sizes).sort((a, b) => b - a));
  });

  it("of a link as long as half of the box are refused", () => {
    expect(() => friendsOfFriends([0, 0, 0], 2, 1, 2)).toThrow(
      "link = 1: it must be above 0 and below half of the box, 1",
    );
  });
});

/** An isothermal sphere of `n` bodies across the corner of a box of side 10: mass r within r up to 1, moving along x by 3. */
function corner(n: number) {
  const random = new Random(2);
  const position = new Float64Array(3 * n);
  for (let i = 0; i < n; i++) {
    random.direction((i + 0.5) / n, position, 3 * i);
    for (let k = 0; k < 3; k++) position[3 * i + k] = (position[3 * i + k]! + 10) % 10;
  }
  const velocity = Float64Array.from({ length: 3 * n }, (_, k) => (k % 3 === 0 ? 3 : 0));
  return { side: 10, position, velocity, mass: new Float64Array(n).fill(1 / n) };
}

describe("haloes", () => {
  it("have mass, centre and the sphere in which they are 200 times as dense, across the corner of the box too", () => {
    // Mean density 1 / (4/3 pi r^2) = 200 at r = 0.5: half of the mass.
    const critical = 1 / ((4 / 3) * Math.PI * 0.25) / 200;
    const [halo, ...others] = haloesOf(corner(2000), 0.4, 10, critical);
    expect(others).toEqual([]);
    expect(halo!.bodies).toBe(2000);
    expect(halo!.mass).toBeCloseTo(1, 10);
    expect(halo!.velocity[0]).toBeCloseTo(3, 10);
    for (const x of halo!.centre) expect(Math.min(x, 10 - x)).toBeLessThan(0.03);
    expect(halo!.mass200).toBeGreaterThan(0.48);
    expect(halo!.mass200).toBeLessThan(0.52);
    expect(halo!.radius200).toBeCloseTo(0.5, 1);
  });

  it("of Press and Schechter hold all matter", () => {
    let sum = 0;
    for (let x = -12; x < 8; x += 0.01) sum += 0.01 * MULTIPLICITIES["press-schechter"](Math.exp(-x));
    expect(sum).toBeCloseTo(1, 2);
    let more = 0;
    for (let x = -30; x < 8; x += 0.01) more += 0.01 * MULTIPLICITIES["sheth-tormen"](Math.exp(-x));
    expect(more).toBeGreaterThan(0.97);
    expect(more).toBeLessThan(1.01);
  });

  it("are as many as is known: a cluster of 1e14 Msun/h or more in (35 Mpc/h)^3", () => {
    const counts = haloesAbove(1e14, PLANCK.omegaM, linearPower(PLANCK), 0);
    expect(counts.tinker * 35 ** 3).toBeGreaterThan(0.7);
    expect(counts.tinker * 35 ** 3).toBeLessThan(1.5);
    expect(counts["press-schechter"] / counts.tinker).toBeLessThan(1.1);
    expect(counts["sheth-tormen"] / counts.tinker).toBeGreaterThan(0.8);
    expect(counts["sheth-tormen"] / counts.tinker).toBeLessThan(1.4);
    const before = haloesAbove(1e14, PLANCK.omegaM, linearPower(PLANCK, 0.5), 1);
    expect(before.tinker / counts.tinker).toBeLessThan(0.2);
  });
});

describe("the measured power spectrum", () => {
  it("of bodies anywhere is their shot noise", () => {
    const random = new Random(5);
    const n = 20_000;
    const position = Float32Array.from({ length: 3 * n }, () => 7 * random.uniform());
    const bins = measuredPower(position, new Float32Array(n).fill(0.3), 7, 32);
    for (const { k, power, waves } of bins) {
      if (k < 2 || k > 8) continue;
      // By the window alone aliases are left: up to 3 % at a quarter of the grid's number.
      expect(Math.abs(power * n - 1)).toBeLessThan(0.03 + 5 / Math.sqrt(waves / 2));
    }
  });

  it("of a wave is its square", () => {
    const m = 32;
    const position = new Float64Array(3 * m ** 3);
    for (let i = 0; i < m ** 3; i++) {
      const q = [i % m, Math.floor(i / m) % m, Math.floor(i / m ** 2)].map((k) => (k + 0.5) / m);
      // Density 1 + 0.02 cos(4 pi x), by displacements.
      position.set([q[0]! - (0.02 * Math.sin(4 * Math.PI * q[0]!)) / (4 * Math.PI), q[1]!, q[2]!], 3 * i);
    }
    const bins = measuredPower(position, new Float64Array(m ** 3).fill(1), 1, 64);
    const [bin] = bins.filter(({ k }) => Math.round(k) === 2);
    // Two waves of half the amplitude each.
    // Displacements of second order take a part in 1000, the lattice seen through the clouds some more.
    expect(Math.abs((bin!.power * bin!.waves) / (2 * 0.01 ** 2) - 1)).toBeLessThan(0.01);
  });
});
