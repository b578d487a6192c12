import type { Bodies } from "../../data/bodies/bodies.ts";
import type { Scaling } from "../scaling.ts";
import { mendBodies } from "./faults.ts";
import type { System } from "./system.ts";

/**
 * Bodies as the GPU holds them, in the engine's own units: n x vec4f each, mass times gravity in w; beside the velocity -1
 * for those that are `frozen`.
 */
export function pack(bodies: Bodies, gravity: number, scaling: Scaling, frozen: readonly number[] = []) {
  const { count, position, velocity, mass } = bodies;
  const posMass = new Float32Array(4 * count);
  const vel = new Float32Array(4 * count);
  const id = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      posMass[4 * i + k] = position[3 * i + k]! / scaling.length;
      vel[4 * i + k] = velocity[3 * i + k]! / scaling.velocity;
    }
    posMass[4 * i + 3] = (mass[i]! * gravity) / scaling.mass;
    id[i] = i;
  }
  for (const i of frozen) vel[4 * i + 3] = -1;
  return { posMass, velocity: vel, id };
}

/** Writes bodies to a system's `next...` buffers; returns those that float32 can't hold, which rest without mass. */
export function upload(
  device: GPUDevice,
  { buffers }: System,
  given: Bodies,
  gravity: number,
  scaling: Scaling,
): readonly number[] {
  const { bodies, mended } = mendBodies(given, scaling);
  const packed = pack(bodies, gravity, scaling, mended);
  device.queue.writeBuffer(buffers.nextPosMass, 0, packed.posMass);
  device.queue.writeBuffer(buffers.nextVelocity, 0, packed.velocity);
  device.queue.writeBuffer(buffers.nextId, 0, packed.id);
  return mended;
}

/** The table `origin` with positions and velocities from the GPU's order put back by index. Masses are the origin's. */
export function unpack(
  origin: Bodies,
  time: number,
  scaling: Scaling,
  posMass: Float32Array,
  velocity: Float32Array,
  index: Uint32Array,
): Bodies {
  const position = new Float32Array(3 * origin.count);
  const vel = new Float32Array(3 * origin.count);
  for (let k = 0; k < origin.count; k++) {
    const i = index[k]!;
    for (let c = 0; c < 3; c++) {
      position[3 * i + c] = posMass[4 * k + c]! * scaling.length;
      vel[3 * i + c] = velocity[4 * k + c]! * scaling.velocity;
    }
  }
  return { ...origin, position, velocity: vel, time };
}

/** Accelerations and potentials, 4 numbers a body, from the GPU's order and units put back by index. */
export function unpackForces(scaling: Scaling, acceleration: Float32Array, index: Uint32Array): Float32Array {
  const forces = new Float32Array(acceleration.length);
  for (let k = 0; k < index.length; k++) {
    const i = 4 * index[k]!;
    for (let c = 0; c < 3; c++) forces[i + c] = acceleration[4 * k + c]! * scaling.acceleration;
    forces[i + 3] = acceleration[4 * k + 3]! * scaling.potential;
  }
  return forces;
}
