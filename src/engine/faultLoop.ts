import { readBack } from "../gpu/readback.ts";
import { checkFits, grownSizes } from "./state/capacity.ts";
import { OVERFLOW, PARTS } from "./state/faults.ts";
import { fits, LEVELS_AT, readStatus, STATUS_BYTES, type Status } from "./state/status.ts";
import type { System } from "./state/system.ts";

/** What is read to know whether work fitted its buffers. */
interface Found {
  readonly status: Status;
}

/**
 * What everything that computes on a GPU does about buffers that are too small: submit, read the status, grow, and do again what stood still. Only the device
 * knows how large a tree is, so work is submitted before the host knows that it fits; what does not is done again.
 */
export class FaultLoop {
  readonly #device: GPUDevice;
  readonly #system: () => System;
  readonly #compile: () => Promise<void>;
  /** The status, copied; for `standsStill`. */
  #copy: GPUBuffer | null = null;
  #looking = false;

  /** `system`: the one that there is now; `compile` makes passes for its buffers when these have grown. */
  constructor(device: GPUDevice, system: () => System, compile: () => Promise<void> = async () => {}) {
    this.#device = device;
    this.#system = system;
    this.#compile = compile;
  }

  /**
   * Submits work as often as it takes until all that was submitted fits its buffers. `submit` is given what was found of the last time, null at first. Resolves
   * to what was found at last; throws one line where the device has no room.
   */
  async until<T extends Found = Found>(
    submit: (missed: T | null) => void | Promise<void>,
    read = this.#read as () => Promise<T>,
  ): Promise<T> {
    for (let missed: T | null = null; ; ) {
      await submit(missed);
      const found = await read();
      if (fits(found.status)) return found;
      await this.#grow(found.status);
      missed = found;
    }
  }

  /** Whether the bodies stand still: they would until something is read. False while this is asked, and where there is no tree. */
  async standsStill(): Promise<boolean> {
    const { nodeBegin, status } = this.#system().buffers;
    if (!nodeBegin || this.#looking) return false;
    this.#looking = true;
    try {
      // 0x01 MAP_READ, 0x08 COPY_DST
      this.#copy ??= this.#device.createBuffer({ label: "standsStill", size: STATUS_BYTES, usage: 0x009 });
      const encoder = this.#device.createCommandEncoder({ label: "standsStill" });
      encoder.copyBufferToBuffer(status, 0, this.#copy, 0, STATUS_BYTES);
      this.#device.queue.submit([encoder.finish()]);
      await this.#copy.mapAsync(1);
      const stands = !fits(readStatus(this.#copy.getMappedRange()));
      this.#copy.unmap();
      return stands;
    } finally {
      this.#looking = false;
    }
  }

  /** The next sort goes by all digits of the keys: how deep the tree was found goes by how many steps stood still. */
  forgetLevels(): void {
    this.#device.queue.writeBuffer(this.#system().buffers.status, LEVELS_AT, new Uint32Array(1));
  }

  destroy(): void {
    this.#copy?.destroy();
    this.#copy = null;
  }

  readonly #read = async (): Promise<Found> => {
    const [bytes] = await readBack(this.#device, [{ buffer: this.#system().buffers.status, bytes: STATUS_BYTES }]);
    return { status: readStatus(bytes!) };
  };

  async #grow({ faults, nodes, groups, entries, gasEntries }: Status): Promise<void> {
    const system = this.#system();
    if ((faults & OVERFLOW) !== PARTS) {
      const sizes = grownSizes(system.sizes, nodes, groups, entries, gasEntries);
      checkFits(this.#device, sizes);
      await system.grow(sizes, this.#compile);
    }
    this.#device.queue.writeBuffer(system.buffers.status, 0, new Uint32Array([faults & ~OVERFLOW]));
    this.forgetLevels();
  }
}
