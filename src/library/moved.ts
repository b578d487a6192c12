import type { Bodies } from "../data/bodies/bodies.ts";
import { checkKnown } from "./known.ts";
import { keepOwn, ownOf } from "./own.ts";

/** How bodies are moved as a whole. */
export interface Move {
  /** Added to their positions, length units. */
  readonly at?: readonly [number, number, number];
  /** Added to their velocities, velocity units. */
  readonly velocity?: readonly [number, number, number];
  /** Lengths times this about the origin, first; velocities over its root, so that a balance stays one. */
  readonly scale?: number;
}

/** The bodies somewhere else, as another table. Throws one line on what is no move. */
export function moved(bodies: Bodies, move: Move): Bodies {
  checkKnown("move", move, ["at", "velocity", "scale"]);
  const { at = [0, 0, 0], velocity = [0, 0, 0], scale = 1 } = move;
  for (const [name, vector] of Object.entries({ at, velocity }))
    if (vector.length !== 3 || !vector.every(Number.isFinite))
      throw new Error(`${name} = ${vector}: it must be three numbers`);
  if (!(scale > 0)) throw new Error(`scale = ${scale}: it must be above 0`);
  const all = {
    ...bodies,
    position: bodies.position.map((x, k) => scale * x + at[k % 3]!),
    velocity: bodies.velocity.map((v, k) => v / Math.sqrt(scale) + velocity[k % 3]!),
    ...(bodies.softening && { softening: bodies.softening.map((one) => scale * one) }),
  };
  const own = ownOf(bodies);
  if (own) keepOwn(all, { ...own, softening: scale * own.softening, timestep: scale ** 1.5 * own.timestep });
  return all;
}
