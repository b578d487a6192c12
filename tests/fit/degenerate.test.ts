import { expect, it } from "vitest";
import { Random } from "../../src/data/models/random.ts";
import { degenerate, numbersNear } from "../../src/fit/degenerate.ts";
import type { Encounter } from "../../src/fit/encounter.ts";
import { spinOf } from "../../src/fit/spin.ts";

const BEST: Encounter = {
  position: [1, 0.5, 0.2],
  velocity: [0.3, -0.4, 0.1],
  masses: [1, 0.5],
  radii: [0.8, 0.6],
  phi: [5, 170],
  theta: [40, 250],
};
const random = new Random(7);
/** Models whose velocity grows with the first mass; the second radius falls with z, not as strongly; the second mass is the same in all. */
const encounters = Array.from({ length: 400 }, (): Encounter => {
  const [a, b, c, d, e, f, g] = Array.from({ length: 7 }, () => random.gaussian());
  return {
    position: [1, 0.5, 0.2 + 0.1 * b!],
    velocity: [0.3 + 0.05 * a! + 0.005 * c!, -0.4 + 0.1 * d!, 0.1 + 0.1 * e!],
    masses: [1 + 0.1 * a!, 0.5],
    radii: [0.8 + 0.1 * f!, 0.6 - 0.06 * b! + 0.08 * g!],
    // About the best one's, across 0 and 360, half of them as the other pair of angles of the same spin.
    phi: [(5 + 10 * c! + 360) % 360, (170 + 10 * f! + (g! > 0 ? 180 : 0)) % 360],
    theta: [40 + 10 * d!, g! > 0 ? (360 - (250 + 10 * e!)) % 360 : 250 + 10 * e!],
  };
});

/** Of two climbs; those of the second are far from the first in many numbers at once, which ties none of them. */
const models = encounters.map((encounter, i) => {
  if (i < 300) return { encounter, restart: 2 };
  const { position, velocity, radii } = encounter;
  const moved = {
    position: [1, 0.5, position[2] + 3],
    velocity: [velocity[0] + 2, velocity[1] - 2, velocity[2] + 1],
    radii: [radii[0] + 1, radii[1] - 0.2],
  } as const;
  return { encounter: { ...encounter, ...moved }, restart: 5 };
});

it("names the numbers that go together", () => {
  const found = degenerate(BEST, models)!;
  const at = (a: string, b: string) => found.matrix[found.names.indexOf(a)]![found.names.indexOf(b)]!;
  expect(new Set(found.strong.map(({ a, b }) => `${a} ${b}`))).toEqual(
    new Set(["vx mass1", "vy theta1", "radius1 phi2", "vz theta2"]),
  );
  expect(found.strong.every(({ r }, k) => k === 0 || Math.abs(r) <= Math.abs(found.strong[k - 1]!.r))).toBe(true);
  expect(found.climbs).toBe(2);
  expect(at("vx", "mass1")).toBeGreaterThan(0.98);
  expect(at("z", "radius2")).toBeCloseTo(-0.6, 1);
  expect(at("vy", "theta1")).toBeGreaterThan(0.99);
  expect(at("radius1", "phi2")).toBeGreaterThan(0.99);
  expect(at("vz", "theta2")).toBeGreaterThan(0.99);
  expect(Math.abs(at("z", "vy"))).toBeLessThan(0.2);
  expect([at("mass2", "vx"), at("mass1", "mass1")]).toEqual([null, 1]);
});

it("says nothing of a few models", () => {
  expect(degenerate(BEST, models.slice(0, 40))).toBeNull();
  expect(degenerate(BEST, models.slice(0, 41))).not.toBeNull();
  // Taken evenly, of no climb.
  expect(
    degenerate(
      BEST,
      models.map(({ encounter }) => ({ encounter, restart: 0 })),
    ),
  ).toBeNull();
});

it("takes of a spin's angles those that are nearest", () => {
  for (const encounter of encounters) {
    const [p1, p2, t1, t2] = numbersNear(encounter, BEST).slice(10) as [number, number, number, number];
    for (const [angle, best] of [
      [p1, 5],
      [p2, 170],
      [t1, 40],
      [t2, 250],
    ] as const)
      expect(Math.abs(angle - best)).toBeLessThan(50);
    // The same spin.
    const same = { ...encounter, phi: [p1, p2], theta: [t1, t2] } as const;
    for (const g of [0, 1] as const)
      spinOf(same, g).forEach((value, k) => {
        expect(value).toBeCloseTo(spinOf(encounter, g)[k]!, 10);
      });
  }
});
