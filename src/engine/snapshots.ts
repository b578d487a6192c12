import { readBack } from "./gpu/readback.ts";
import type { BufferName } from "./gpu/workspace.ts";
import { OVERFLOW } from "./health.ts";

/** All that a step reads of the steps before it: the bodies, |a| beside the velocities, and the count of steps done. */
const STATE = ["posMass", "velocity", "acceleration", "id", "status"] as const satisfies readonly BufferName[];

type State = Readonly<Record<(typeof STATE)[number], GPUBuffer>>;

/** Bytes of graphics memory that a snapshot of `count` bodies takes: 52 a body. */
export function snapshotBytes(count: number): number {
  return 52 * count + 64;
}

/** The bodies of a moment, kept on the GPU. Made by `Engine.snapshot`; whoever took it destroys it. */
export class Snapshot {
  /** Number of bodies. */
  readonly count: number;
  /** Steps done. */
  readonly steps: number;
  /** Time of the bodies, time units. */
  readonly time: number;
  readonly #device: GPUDevice;
  readonly #state: State;

  /**
   * Copies the state behind all that was submitted so far.
   *
   * @internal
   */
  constructor(device: GPUDevice, state: State, { count, steps, time }: { count: number; steps: number; time: number }) {
    this.#device = device;
    this.count = count;
    this.steps = steps;
    this.time = time;
    const made: Partial<Record<keyof State, GPUBuffer>> = {};
    for (const name of STATE) {
      // 0x08 COPY_DST, 0x04 COPY_SRC
      made[name] = device.createBuffer({ label: `snapshot ${name}`, size: state[name].size, usage: 0x0c });
    }
    this.#state = made as State;
    this.#copy(state, this.#state);
  }

  /** Bytes of graphics memory that it takes. */
  get bytes(): number {
    return snapshotBytes(this.count);
  }

  /** Whether the bodies stood for all their steps: false where the tree outgrew its buffers and they wait for more room. */
  async isWhole(): Promise<boolean> {
    const [status] = await readBack(this.#device, [{ buffer: this.#state.status, bytes: 4 }]);
    return (new Uint32Array(status!)[0]! & OVERFLOW) === 0;
  }

  /**
   * Copies the bodies back. Throws one line where `state` is of other bodies.
   *
   * @internal
   */
  putBack(device: GPUDevice, state: State, count: number): void {
    if (device !== this.#device) throw new Error("the snapshot lies on another GPU device; take one of this run");
    if (count !== this.count) {
      throw new Error(`the snapshot holds ${this.count} bodies and the run ${count}; take one of this run`);
    }
    this.#copy(this.#state, state);
  }

  /** Frees its buffers. */
  destroy(): void {
    for (const name of STATE) this.#state[name].destroy();
  }

  #copy(from: State, to: State): void {
    const encoder = this.#device.createCommandEncoder({ label: "snapshot" });
    for (const name of STATE) encoder.copyBufferToBuffer(from[name], 0, to[name], 0, from[name].size);
    this.#device.queue.submit([encoder.finish()]);
  }
}
