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
    if (!this.#system().buffers.nodeBegin || this.#looking) return false;
    this.#looking = true;
    try {
      return !fits((await this.#read()).status);
    } finally {
      this.#looking = false;
    }
  }

  /** The next sort goes by all digits of the keys: how deep the tree was found goes by how many steps stood still. */
  forgetLevels(): void {
    this.#device.queue.writeBuffer(this.#system().buffers.status, LEVELS_AT, new Uint32Array(1));
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
