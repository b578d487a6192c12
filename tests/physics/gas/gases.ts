import type { OuterField } from "../../../src/physics/gas/forces.ts";
import { type Box, type Gas, newGas, OPEN } from "../../../src/physics/gas/gas.ts";
import type { GasSettings } from "../../../src/physics/gas/settings.ts";

/** Numbers in [0, 1) that look random and are the same every time. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A periodic cube of edge 1 with n^3 particles on a lattice, density 1, each displaced by up to `jitter` spacings, `energy` and velocity by place. */
export function lattice(
  n: number,
  jitter: number,
  energy: (x: number, y: number, z: number) => number,
  velocity: (x: number, y: number, z: number) => readonly [number, number, number] = () => [0, 0, 0],
  settings: Partial<GasSettings> = {},
): Gas {
  const next = numbers(7);
  const [position, speed, u]: number[][] = [[], [], []];
  for (let k = 0; k < n ** 3; k++) {
    const place = [k % n, Math.floor(k / n) % n, Math.floor(k / n / n)].map(
      (cell) => (cell + 0.5 + jitter * (2 * next() - 1)) / n,
    ) as [number, number, number];
    position!.push(...place);
    speed!.push(...velocity(...place));
    u!.push(energy(...place));
  }
  const columns = { mass: new Float64Array(n ** 3).fill(n ** -3), position: position!, velocity: speed!, energy: u! };
  return newGas(columns, [1, 1, 1], settings);
}

/** A clump: density goes as 1 / r^2, with random motion, masses by `mass`. */
export function clump(
  count: number,
  box: Box = OPEN,
  settings: Partial<GasSettings> = {},
  mass: (i: number) => number = () => 1 / count,
): Gas {
  const next = numbers(11);
  const [position, velocity, energy, masses]: number[][] = [[], [], [], []];
  for (let i = 0; i < count; i++) {
    const r = 0.49 * next();
    const cos = 2 * next() - 1;
    const phi = 2 * Math.PI * next();
    const sin = Math.sqrt(1 - cos * cos);
    position!.push(0.5 + r * sin * Math.cos(phi), 0.5 + r * sin * Math.sin(phi), 0.5 + r * cos);
    velocity!.push(next() - 0.5, next() - 0.5, next() - 0.5);
    energy!.push(0.5 + next());
    masses!.push(mass(i));
  }
  return newGas({ mass: masses!, position: position!, velocity: velocity!, energy: energy! }, box, settings);
}

/** Gravity of the gas itself by direct sums for the active particles, Newton's constant 1. */
export const ownGravity =
  (softening: number): OuterField =>
  ({ count, mass, position, acceleration }, active = null) => {
    let potential = 0;
    for (let i = 0; i < count; i++) {
      if (active && active[i] === 0) continue;
      let phi = 0;
      for (let j = 0; j < count; j++) {
        if (j === i) continue;
        const way = [0, 1, 2].map((k) => position[3 * j + k]! - position[3 * i + k]!);
        const inverse = 1 / Math.hypot(...way, softening);
        for (const [k, d] of way.entries()) acceleration[3 * i + k]! += mass[j]! * d * inverse ** 3;
        phi -= mass[j]! * inverse;
      }
      potential += 0.5 * mass[i]! * phi;
    }
    return potential;
  };
