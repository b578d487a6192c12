import { readBack } from "../gpu/readback.ts";
import { OVERFLOW } from "./state/faults.ts";
import type { System } from "./state/system.ts";

/** What the host sees of the GPU's work while nobody waits for it; it asks each question once at a time. */
export class Lookout {
  readonly #device: GPUDevice;
  readonly #system: System;
  #asking = false;
  #waiting = false;

  constructor(device: GPUDevice, system: System) {
    this.#device = device;
    this.#system = system;
  }

  /**
   * Whether the GPU stands still because bodies outgrew their tree or their bins: they would rest until somebody reads something. False while it
   * asks, and where there is no tree.
   */
  async standsStill(): Promise<boolean> {
    const { nodeBegin, status } = this.#system.buffers;
    if (!nodeBegin || this.#asking) return false;
    this.#asking = true;
    try {
      const [word] = await readBack(this.#device, [{ buffer: status, bytes: 4 }]);
      return (new Uint32Array(word!)[0]! & OVERFLOW) !== 0;
    } finally {
      this.#asking = false;
    }
  }

  /** Calls back when the GPU has gone through what is submitted, if it waits for nothing else: without timestamps the queue says how long steps take, no less than they do. */
  whenDone(then: () => void): void {
    if (this.#waiting) return;
    this.#waiting = true;
    void this.#device.queue.onSubmittedWorkDone().then(
      () => {
        this.#waiting = false;
        then();
      },
      () => {},
    );
  }
}
