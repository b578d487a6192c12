import { emptyBodies } from "../../src/data/bodies/bodies.ts";

/** Enough for a tree of three times as many nodes as there is room for at first. */
export const CLUMPS = 60;

/** Clumps of 17 bodies, far smaller than their distances: each is a chain of cells down many levels. */
export function chains(clumps: number) {
  const bodies = emptyBodies(17 * clumps);
  for (let i = 0; i < bodies.count; i++) {
    const clump = Math.floor(i / 17);
    const place = [clump % 7, Math.floor(clump / 7) % 7, Math.floor(clump / 49)];
    for (let k = 0; k < 3; k++) {
      bodies.position[3 * i + k] = place[k]! + 1e-5 * Math.sin(12.9898 * (3 * i + k));
      bodies.velocity[3 * i + k] = 1e-3 * Math.cos(78.233 * (3 * i + k));
    }
    bodies.mass[i] = 1 / bodies.count;
  }
  return bodies;
}

/** Bodies that need few cells at first and many where they meet: at the clumps, after `time`. */
export function meeting(time: number, mass: number) {
  const bodies = chains(CLUMPS);
  const target = bodies.position.slice();
  for (let i = 0; i < bodies.position.length; i++) {
    bodies.position[i] = 3 * Math.sin(0.37 * i);
    bodies.velocity[i] = (target[i]! - bodies.position[i]!) / time;
  }
  return { ...bodies, mass: new Float32Array(bodies.count).fill(mass / bodies.count) };
}
