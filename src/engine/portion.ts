import { host } from "./processor/hostGlobals.ts";

/** How many steps are done in one go by what does not look up in between: few at first, then as many as take some time. */
export class Portion {
  readonly #ms: number;
  #steps: number;

  /** About `ms` milliseconds of steps, which is what an end, or whatever else the thread has to do, waits for; `first` of them before any was timed. */
  constructor(ms = 50, first = 1) {
    this.#ms = ms;
    this.#steps = first;
  }

  /** Of `count` steps. */
  of(count: number): number {
    return Math.min(count, this.#steps);
  }

  /** Has `work` do so many steps. */
  async timed(steps: number, work: () => Promise<unknown>): Promise<void> {
    const begun = host.performance.now();
    await work();
    const enough = Math.floor((this.#ms * steps) / Math.max(host.performance.now() - begun, 1e-3));
    if (steps === this.#steps || enough < this.#steps) this.#steps = Math.max(1, Math.min(2 * this.#steps, enough));
  }
}
