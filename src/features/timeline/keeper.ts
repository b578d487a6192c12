import type { Engine } from "../../engine/index.ts";
import type { Store } from "../store.ts";

/** Milliseconds between looks at the clock. */
const LOOK = 1000;

/** Keeps the bodies on the host from time to time, so that a run outlives its graphics device. */
export class Keeper {
  readonly #store: Store;
  readonly #engine: () => Engine | null;
  #last = 0;
  #of: Engine | null = null;

  constructor(store: Store, engine: () => Engine | null, fail: (error: unknown) => void) {
    this.#store = store;
    this.#engine = engine;
    setInterval(() => this.#look().catch(fail), LOOK);
  }

  async #look(): Promise<void> {
    const engine = this.#engine();
    const { keepEvery, playing, recording } = this.#store.getState();
    const now = performance.now();
    // A run begins with its own bodies kept.
    if (engine !== this.#of) [this.#of, this.#last] = [engine, now];
    if (!engine || keepEvery === 0 || !playing || recording || now - this.#last < 1000 * keepEvery) return;
    this.#last = Number.POSITIVE_INFINITY;
    try {
      await engine.keep();
    } catch (error) {
      // One that took its place meanwhile has bodies of its own.
      if (engine === this.#engine()) throw error;
    } finally {
      this.#last = performance.now();
    }
  }
}
