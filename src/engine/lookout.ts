import { OVERFLOW } from "./state/faults.ts";
import type { System } from "./state/system.ts";

/** What the host sees of the GPU's work while nobody waits for it; it asks each question once at a time. */
export class Lookout {
  readonly #device: GPUDevice;
  readonly #system: System;
  /** The status word, copied. */
  #word: GPUBuffer | null = null;
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
      // 0x01 MAP_READ, 0x08 COPY_DST
      this.#word ??= this.#device.createBuffer({ label: "standsStill", size: 4, usage: 0x009 });
      const encoder = this.#device.createCommandEncoder({ label: "standsStill" });
      encoder.copyBufferToBuffer(status, 0, this.#word, 0, 4);
      this.#device.queue.submit([encoder.finish()]);
      await this.#word.mapAsync(1);
      const word = new Uint32Array(this.#word.getMappedRange())[0]!;
      this.#word.unmap();
      return (word & OVERFLOW) !== 0;
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

  destroy(): void {
    this.#word?.destroy();
    this.#word = null;
  }
}
