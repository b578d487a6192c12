import type { FileOptions } from "./format.ts";

/** Longest stretch of work, in ms, between two chances for a cancel to arrive. */
const STRETCH_MS = 40;

/**
 * Progress and cooperative cancel of a long loop. Call `at` every few thousand bodies; about every 40 ms it reports the
 * fraction done and lets the event loop turn, so that a worker hears "cancel" while it reads.
 */
export class Pace {
  private last = Date.now();
  private readonly options: FileOptions;

  constructor(options: FileOptions) {
    this.options = options;
    options.signal?.throwIfAborted();
  }

  /** True when `turn` is due. Split from `turn` so that inner loops await only when there is something to wait for. */
  due(): boolean {
    return Date.now() - this.last > STRETCH_MS;
  }

  async turn(fraction: number): Promise<void> {
    this.options.progress?.(Math.min(1, Math.max(0, fraction)));
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.options.signal?.throwIfAborted();
    this.last = Date.now();
  }
}
