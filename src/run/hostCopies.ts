import type { Engine } from "../engine/index.ts";

/** Milliseconds between looks at the clock. */
const LOOK = 1000;

/** Copies the bodies to the host from time to time, so that a run outlives its machine. */
export class HostCopies {
  readonly #engine: () => Engine | null;
  readonly #every: () => number;
  readonly #copied: () => void;
  #last = 0;
  #of: Engine | null = null;

  /** `every`: seconds from one copy to the next; 0: none is made now. */
  constructor(engine: () => Engine | null, every: () => number, fail: (error: unknown) => void, copied: () => void) {
    this.#copied = copied;
    this.#engine = engine;
    this.#every = every;
    setInterval(() => this.#look().catch(fail), LOOK);
  }

  async #look(): Promise<void> {
    const engine = this.#engine();
    const every = this.#every();
    const now = performance.now();
    // A run begins with its own bodies kept.
    if (engine !== this.#of) [this.#of, this.#last] = [engine, now];
    if (!engine || every === 0 || now - this.#last < 1000 * every) return;
    this.#last = Number.POSITIVE_INFINITY;
    try {
      await engine.checkpoint();
      if (engine === this.#engine()) this.#copied();
    } catch (error) {
      // One that took its place meanwhile has bodies of its own.
      if (engine === this.#engine()) throw error;
    } finally {
      this.#last = performance.now();
    }
  }
}
