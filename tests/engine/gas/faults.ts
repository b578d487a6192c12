import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { evrardGas } from "../../../src/data/models/evrardGas.ts";

/** A sphere of gas whose body 17 is changed. */
export function sphereWith(change: { readonly energy?: number; readonly x?: number }, n = 400): Bodies {
  const bodies = evrardGas.make({}, { n, seed: 1 });
  const internalEnergy = bodies.columns!.internalEnergy!.slice() as Float32Array<ArrayBuffer>;
  const position = bodies.position.slice();
  if (change.energy !== undefined) internalEnergy[17] = change.energy;
  if (change.x !== undefined) position[3 * 17] = change.x;
  return { ...bodies, position, columns: { ...bodies.columns, internalEnergy } };
}

/** Settings under which smoothing lengths end at 1.5. */
export const SETTINGS = { softening: 0.03, timestep: 1 / 64, theta: 0.5 };

export const ALONE = "gas: a body had no neighbour within the largest smoothing length; it feels no pressure there";
export const HOT =
  /^gas wants a time step in (\S+|infinitely many) parts, and 4096 are made at most: body 17 is the hottest, with \S+ times the mean internal energy of the others; take a shorter time step, or bodies less hot and dense$/;

/**
 * A ball of gas of radius 0.1, and a body that leaves it: in a step of `SETTINGS` it goes six times as far as it looked for neighbours. Two bodies that aren't gas hold
 * the cube of the tree as wide as it is.
 */
export function leaving(): Bodies {
  const ball = evrardGas.make({}, { n: 200, seed: 2 });
  const [position, velocity] = [ball.position.map((x) => 0.1 * x), ball.velocity.slice()];
  const internalEnergy = ball.columns!.internalEnergy!.slice() as Float32Array<ArrayBuffer>;
  position.set([0.11, 0, 0]);
  velocity.set([40, 0, 0]);
  position.set([2, 2, 2, -2, -2, -2], 3 * 198);
  internalEnergy.fill(0, 198);
  return { ...ball, position, velocity, mass: ball.mass.map((m) => 0.01 * m), columns: { internalEnergy } };
}
