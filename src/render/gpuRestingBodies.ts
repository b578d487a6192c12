import type { Bodies } from "../data/bodies/bodies.ts";
import { type Scaling, scalingOf } from "../engine/index.ts";
import type { DrawnBodies } from "./bodies.ts";
import type { RestingBodies } from "./picture.ts";

/**
 * Bodies at rest in buffers of their own, in the units in which their engine will have them: the first picture, while the
 * engine's shaders are still being compiled.
 */
export class GpuRestingBodies implements RestingBodies, DrawnBodies {
  readonly count: number;
  readonly scaling: Scaling;
  readonly buffers: DrawnBodies["buffers"];
  readonly #device: GPUDevice;
  readonly #posMass: Float32Array<ArrayBuffer>;

  /** `depth`: typical depth of the potential, which stands for every body's own until the engine knows better. */
  constructor(device: GPUDevice, bodies: Bodies, depth: number) {
    const { count } = bodies;
    this.count = count;
    this.scaling = scalingOf(bodies, bodies.units.gravity);
    this.#device = device;
    this.#posMass = new Float32Array(4 * count);
    const make = (label: string, bytes: number) =>
      device.createBuffer({
        label: `render.resting.${label}`,
        size: Math.max(16, bytes),
        usage: GPUBufferUsage.STORAGE | GPUBufferUsage.VERTEX | GPUBufferUsage.COPY_DST,
      });
    this.buffers = {
      posMass: make("posMass", 16 * count),
      velocity: make("velocity", 16 * count),
      acceleration: make("acceleration", 16 * count),
      id: make("id", 4 * count),
    };
    const acceleration = new Float32Array(4 * count);
    const id = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      acceleration[4 * i + 3] = -depth / this.scaling.potential;
      id[i] = i;
    }
    device.queue.writeBuffer(this.buffers.acceleration, 0, acceleration);
    device.queue.writeBuffer(this.buffers.id, 0, id);
    this.write(bodies);
  }

  /** Puts the bodies elsewhere: `3 count` coordinates. */
  place(position: Float32Array): void {
    spread(position, this.#posMass, this.scaling.length);
    this.#device.queue.writeBuffer(this.buffers.posMass, 0, this.#posMass);
  }

  /** Takes over the masses, places and velocities of as many other bodies. */
  write({ mass, position, velocity, units }: Bodies): void {
    const velocities = new Float32Array(4 * this.count);
    spread(velocity, velocities, this.scaling.velocity);
    this.#device.queue.writeBuffer(this.buffers.velocity, 0, velocities);
    for (let i = 0; i < this.count; i++) this.#posMass[4 * i + 3] = (mass[i]! * units.gravity) / this.scaling.mass;
    this.place(position);
  }

  destroy(): void {
    for (const buffer of Object.values(this.buffers)) buffer.destroy();
  }
}

/** Three numbers a body into the first three of four, over `unit`. */
export function spread(three: Float32Array, four: Float32Array, unit: number): void {
  for (let i = 0, j = 0; j < four.length; i += 3, j += 4) {
    four[j] = three[i]! / unit;
    four[j + 1] = three[i + 1]! / unit;
    four[j + 2] = three[i + 2]! / unit;
  }
}
