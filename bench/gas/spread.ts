import { type Bodies, componentIndex } from "../../src/data/bodies/bodies.ts";
import { Random } from "../../src/data/models/random.ts";
import { findForces } from "../../src/physics/gas/forces.ts";
import { newGas } from "../../src/physics/gas/gas.ts";

/** The cubic spline that ends at 1, over its value at 0. */
const spline = (q: number) => (q >= 1 ? 0 : q < 0.5 ? 1 - 6 * q * q * (1 - q) : 2 * (1 - q) ** 3);

/**
 * Gas as AREPO's merger begins with it: its file was spread over cells by the kernel of each body, so places are blurred once, and velocities are means. Here each
 * body of gas moves to a place drawn from its kernel, and takes the mean velocity there.
 */
export function spreadGas(bodies: Bodies, neighbours: number): Bodies {
  const kind = componentIndex("gas");
  const own: number[] = [];
  for (let i = 0; i < bodies.count; i++) if (bodies.component[i] === kind) own.push(i);
  const triples = (table: Float32Array) => own.flatMap((i) => [...table.subarray(3 * i, 3 * i + 3)]);
  const velocity = triples(bodies.velocity);
  const gas = newGas(
    {
      mass: Float64Array.from(own, (i) => bodies.mass[i]!),
      position: triples(bodies.position),
      velocity: velocity.slice(),
      energy: new Float64Array(own.length).fill(1),
    },
    [0, 0, 0],
    { neighbours },
  );
  findForces(gas, null, 0, null);
  const { position: from, smoothing, mass } = gas;
  const random = new Random(1);
  const [position, speeds] = [bodies.position.slice(), bodies.velocity.slice()];
  own.forEach((i, a) => {
    const h = smoothing[a]!;
    for (;;) {
      const way = [0, 1, 2].map(() => 2 * random.uniform() - 1);
      if (random.uniform() >= spline(Math.hypot(...way))) continue;
      position.set(
        way.map((w, k) => from[3 * a + k]! + h * w),
        3 * i,
      );
      break;
    }
    const [x, y, z] = position.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
    const sums = [0, 0, 0, 0];
    for (let b = 0; b < own.length; b++) {
      const hb = smoothing[b]!;
      const r = Math.hypot(from[3 * b]! - x, from[3 * b + 1]! - y, from[3 * b + 2]! - z);
      if (r >= hb) continue;
      const weight = (mass[b]! * spline(r / hb)) / hb ** 3;
      sums[3]! += weight;
      for (let k = 0; k < 3; k++) sums[k]! += weight * velocity[3 * b + k]!;
    }
    speeds.set([sums[0]! / sums[3]!, sums[1]! / sums[3]!, sums[2]! / sums[3]!], 3 * i);
  });
  return { ...bodies, position, velocity: speeds };
}
