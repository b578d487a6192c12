import { Random } from "../../data/models/random.ts";
import { wrap } from "./clusters.ts";
import { findForces } from "./forces.ts";
import { newGas } from "./gas.ts";
import type { Neighbours } from "./neighbours.ts";
import type { GasSettings } from "./settings.ts";

/** What a step leaves of velocities: more once only soft motions are left, which strong drag would hold up. */
const left = (step: number) => (step < 150 ? 0.9 : 0.98);

/**
 * Places of n^3 particles in a periodic cube of edge 1, x y z, with even density and no direction: a jittered lattice that came to rest under the very forces
 * of gas, with drag, in steps as long as sound takes from one particle to the next. A lattice would keep its order behind a shock, with spacings that differ
 * between axes. After 100 steps densities of 8^3 differ by 0.002.
 */
export function gasGlass(n: number, settings: Partial<GasSettings>, steps: number): Float64Array {
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
