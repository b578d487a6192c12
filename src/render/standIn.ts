import type { Bodies } from "../data/bodies/bodies.ts";
import type { DrawnBodies } from "./points.ts";

/** Bodies at rest in buffers of their own: the first picture, while the engine's shaders are still being compiled. */
export class StandIn implements DrawnBodies {
  readonly count: number;
  readonly buffers: DrawnBodies["buffers"];
  readonly #device: GPUDevice;
  readonly #posMass: Float32Array<ArrayBuffer>;

  /** `depth`: typical depth of the potential, which stands for every body's own until the engine knows better. */
  constructor(device: GPUDevice, bodies: Bodies, depth: number) {
    const { count, mass, position, velocity } = bodies;
    this.count = count;
    this.#device = device;
    const posMass = new Float32Array(4 * count);
    this.#posMass = posMass;
    const velocities = new Float32Array(4 * count);
    const acceleration = new Float32Array(4 * count);
    const id = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < 3; k++) {
        posMass[4 * i + k] = position[3 * i + k]!;
        velocities[4 * i + k] = velocity[3 * i + k]!;
      }
      posMass[4 * i + 3] = mass[i]! * bodies.units.gravity;
      acceleration[4 * i + 3] = -depth;
      id[i] = i;
    }
    const upload = (label: string, data: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) => {
      const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.VERTEX | GPUBufferUsage.COPY_DST;
      const buffer = device.createBuffer({
        label: `render.standIn.${label}`,
        size: Math.max(16, data.byteLength),
        usage,
      });
      device.queue.writeBuffer(buffer, 0, data);
      return buffer;
    };
    this.buffers = {
      posMass: upload("posMass", posMass),
      velocity: upload("velocity", velocities),
      acceleration: upload("acceleration", acceleration),
      id: upload("id", id),
    };
  }

  /** Puts the bodies elsewhere: `3 count` coordinates. */
  place(position: Float32Array): void {
    for (let i = 0; i < this.count; i++) this.#posMass.set(position.subarray(3 * i, 3 * i + 3), 4 * i);
    this.#device.queue.writeBuffer(this.buffers.posMass, 0, this.#posMass);
  }

  /** Takes over the masses, places and velocities of as many other bodies. */
  write({ mass, position, velocity, units }: Bodies): void {
    const velocities = new Float32Array(4 * this.count);
    for (let i = 0; i < this.count; i++) {
      velocities.set(velocity.subarray(3 * i, 3 * i + 3), 4 * i);
      this.#posMass[4 * i + 3] = mass[i]! * units.gravity;
    }
    this.#device.queue.writeBuffer(this.buffers.velocity, 0, velocities);
    this.place(position);
  }

  destroy(): void {
    for (const buffer of Object.values(this.buffers)) buffer.destroy();
  }
}
