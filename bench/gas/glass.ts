import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Random } from "../../src/data/models/random.ts";
import { wrap } from "../../src/physics/gas/clusters.ts";
import { findForces } from "../../src/physics/gas/forces.ts";
import { newGas } from "../../src/physics/gas/gas.ts";
import type { Neighbours } from "../../src/physics/gas/neighbours.ts";
import type { GasSettings } from "../../src/physics/gas/settings.ts";

/** Steps in which a glass comes to rest, each as long as sound takes from one particle to the next. */
const STEPS = 500;

/** What a step leaves of velocities: more once only soft motions are left, which strong drag would hold up. */
const left = (step: number) => (step < 150 ? 0.9 : 0.98);

const made = new Map<string, Float64Array>();

/** Where this folder is, glasses of earlier runs are kept in it: one takes half a minute. Empty it when forces change. */
const KEPT = "results/gas/glasses";

function kept(key: string, make: () => Float64Array): Float64Array {
  if (!existsSync(KEPT)) return make();
  const path = join(KEPT, `${createHash("sha1").update(key).digest("hex").slice(0, 12)}.f64`);
  if (existsSync(path)) return new Float64Array(new Uint8Array(readFileSync(path)).buffer);
  const found = make();
  writeFileSync(path, found);
  return found;
}

/**
 * Places of n^3 particles in a periodic cube of edge 1 with even density and no direction: a jittered lattice that came to rest under the very forces
 * of the test, with drag. A lattice would keep its order behind a shock, with spacings that differ between axes.
 */
export function glass(n: number, settings: Partial<GasSettings>, steps = STEPS): Float64Array {
  const key = JSON.stringify([n, settings, steps]);
  const known = made.get(key) ?? kept(key, () => relaxed(n, settings, steps));
  made.set(key, known);
  return known;
}

function relaxed(n: number, settings: Partial<GasSettings>, steps: number): Float64Array {
  const count = n ** 3;
  const random = new Random(n);
  const position = Float64Array.from({ length: 3 * count }, (_, k) => {
    const i = Math.floor(k / 3);
    const cell = [i % n, Math.floor(i / n) % n, Math.floor(i / n / n)][k % 3]!;
    return (cell + 0.5 + 0.8 * (random.uniform() - 0.5)) / n;
  });
  const columns = { mass: new Float64Array(count).fill(1 / count), position, velocity: new Float64Array(3 * count) };
  const quiet = { ...settings, viscosity: [0, 0], conduction: 0 } as const;
  const gas = newGas({ ...columns, energy: new Float64Array(count).fill(1) }, [1, 1, 1], quiet);
  const velocity = new Float64Array(3 * count);
  let lists: Neighbours | null = null;
  for (let step = 0; step < steps; step++) {
    lists = findForces(gas, lists, 0, null);
    const dt = 1 / n / gas.sound[0]!;
    for (let k = 0; k < 3 * count; k++) {
      velocity[k] = left(step) * (velocity[k]! + dt * gas.acceleration[k]!);
      // Two that began close together don't fly apart.
      gas.position[k]! += Math.min(Math.max(dt * velocity[k]!, -0.2 / n), 0.2 / n);
    }
    wrap(gas.position, gas.box);
  }
  return gas.position;
}

/** Places of a glass in a box of whole cubes of `tile` particles an edge, `spacing` apart, its corner at `from`. */
export function tiled(
  settings: Partial<GasSettings>,
  tile: number,
  spacing: number,
  cubes: readonly [number, number, number],
  from: readonly [number, number, number] = [0, 0, 0],
): number[] {
  const one = glass(tile, settings);
  const edge = tile * spacing;
  const places: number[] = [];
  for (let z = 0; z < cubes[2]; z++)
    for (let y = 0; y < cubes[1]; y++)
      for (let x = 0; x < cubes[0]; x++)
        for (let k = 0; k < one.length; k += 3)
          places.push(
            from[0] + edge * (x + one[k]!),
            from[1] + edge * (y + one[k + 1]!),
            from[2] + edge * (z + one[k + 2]!),
          );
  return places;
}
