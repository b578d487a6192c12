import type { Bodies } from "../../../data/bodies/bodies.ts";
import { luminousBodies } from "../../../data/bodies/luminous.ts";
import type { Vector } from "../../../data/models/sample.ts";
import { blend, cross, length, unit } from "../../../data/scenarios/kepler.ts";

/** Less than this share of the motion turning one way is no rotation. */
const TURNS = 0.1;
/** Bodies that are looked at. */
const SAMPLE = 20_000;

/**
 * Unit vector across the plane in which what shines moves: along its angular momentum about the middle of its mass, the orbit's
 * and that of the discs; up (z) where no rotation prevails, as in a round galaxy.
 */
export function normalOf(bodies: Pick<Bodies, "count" | "component" | "mass" | "position" | "velocity">): Vector {
  const shining = luminousBodies(bodies);
  const stride = Math.ceil(shining.length / SAMPLE);
  const sample = shining.filter((_, k) => k % stride === 0);
  const of = (table: Float32Array, i: number) => [...table.subarray(3 * i, 3 * i + 3)] as unknown as Vector;
  let [middle, drift, spin]: Vector[] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  let [all, motion] = [0, 0];
  for (const i of sample) {
    const m = bodies.mass[i]!;
    all += m;
    middle = blend(1, middle!, m, of(bodies.position, i));
    drift = blend(1, drift!, m, of(bodies.velocity, i));
  }
  for (const i of sample) {
    const r = blend(1, of(bodies.position, i), -1 / all, middle!);
    const v = blend(1, of(bodies.velocity, i), -1 / all, drift!);
    spin = blend(1, spin!, bodies.mass[i]!, cross(r, v));
    motion += bodies.mass[i]! * length(r) * length(v);
  }
  return length(spin!) > TURNS * motion ? unit(spin!) : [0, 0, 1];
}
