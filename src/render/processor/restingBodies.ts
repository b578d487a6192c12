import type { Bodies } from "../../data/bodies/bodies.ts";
import { type Scaling, scalingOf } from "../../engine/index.ts";
import { spread } from "../gpuRestingBodies.ts";
import type { RestingBodies } from "../picture.ts";
import type { BodyTables } from "./request.ts";

/** The bodies of one moment: tables of their own, which the drawing takes away. */
export interface Frame extends BodyTables {
  /** Steps that the engine had done, and the time of the bodies. */
  readonly steps: number;
  readonly time: number;
}

/** Bodies that a picture on the processor draws: tables in the engine's units and order. */
export interface PlainBodies {
  readonly count: number;
  readonly scaling: Scaling;
  /** Another number whenever `frame` would give something else; where there is none each drawing asks. */
  readonly version?: number;
  /** The bodies as they are now. */
  frame(): Promise<Frame> | Frame;
}

/** Bodies at rest, in the units in which their engine will have them: what GpuRestingBodies is on the GPU. */
export class ProcessorRestingBodies implements RestingBodies, PlainBodies {
  readonly count: number;
  readonly scaling: Scaling;
  version = 0;
  readonly #posMass: Float32Array;
  readonly #velocity: Float32Array;
  /** Of every body, inside. */
  readonly #potential: number;

  /** `depth`: typical depth of the potential, which stands for every body's own until the engine knows better. */
  constructor(bodies: Bodies, depth: number) {
    this.count = bodies.count;
    this.scaling = scalingOf(bodies, bodies.units.gravity);
    this.#posMass = new Float32Array(4 * bodies.count);
    this.#velocity = new Float32Array(4 * bodies.count);
    this.#potential = -depth / this.scaling.potential;
    this.write(bodies);
  }

  /** Puts the bodies elsewhere: `3 count` coordinates. */
  place(position: Float32Array): void {
    spread(position, this.#posMass, this.scaling.length);
    this.version++;
  }

  /** Takes over the masses, places and velocities of as many other bodies. */
  write({ mass, position, velocity, units }: Bodies): void {
    spread(velocity, this.#velocity, this.scaling.velocity);
    for (let i = 0; i < this.count; i++) this.#posMass[4 * i + 3] = (mass[i]! * units.gravity) / this.scaling.mass;
    this.place(position);
  }

  /** Nothing is held that would have to be freed. */
  destroy(): void {}

  frame(): Frame {
    const acceleration = new Float32Array(4 * this.count);
    for (let i = 3; i < acceleration.length; i += 4) acceleration[i] = this.#potential;
    return {
      posMass: Float32Array.from(this.#posMass),
      velocity: Float32Array.from(this.#velocity),
      acceleration,
      id: Uint32Array.from({ length: this.count }, (_, i) => i),
      steps: 0,
      time: 0,
    };
  }
}
