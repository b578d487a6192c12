import type { Bodies } from "../data/bodies/bodies.ts";

/** Bodies as the GPU holds them: n x vec4f each, mass times gravity in w; beside the velocity -1 for those that are `frozen`. */
export function pack(bodies: Bodies, gravity: number, frozen: readonly number[] = []) {
  const { count, position, velocity, mass } = bodies;
  const posMass = new Float32Array(4 * count);
  const vel = new Float32Array(4 * count);
  const id = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      posMass[4 * i + k] = position[3 * i + k]!;
      vel[4 * i + k] = velocity[3 * i + k]!;
    }
    posMass[4 * i + 3] = mass[i]! * gravity;
    id[i] = i;
  }
  for (const i of frozen) vel[4 * i + 3] = -1;
  return { posMass, velocity: vel, id };
}

/** The table `origin` with positions and velocities from the GPU's order put back by index. Masses are the origin's. */
export function unpack(
  origin: Bodies,
  time: number,
  posMass: Float32Array,
  velocity: Float32Array,
  index: Uint32Array,
): Bodies {
  const position = new Float32Array(3 * origin.count);
  const vel = new Float32Array(3 * origin.count);
  for (let k = 0; k < origin.count; k++) {
    const i = index[k]!;
    for (let c = 0; c < 3; c++) {
      position[3 * i + c] = posMass[4 * k + c]!;
      vel[3 * i + c] = velocity[4 * k + c]!;
    }
  }
  return { ...origin, position, velocity: vel, time };
}
