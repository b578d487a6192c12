import type { Engine } from "./engine/index.ts";
import type { Store } from "./state/store.ts";

/** Milliseconds between looks at the clock. */
const LOOK = 1000;

/** Keeps the bodies on the host from time to time, so that a run outlives its graphics device. */
export class Keeper {
  readonly #store: Store;
  readonly #engine: () => Engine | null;
  #last = 0;
  #of: Engine | null = null;

  constructor(store: Store, engine: () => Engine | null) {
    this.#store = store;
    this.#engine = engine;
    setInterval(() => void this.#look(), LOOK);
  }

  async #look(): Promise<void> {
    const engine = this.#engine();
    const { keepEvery, playing, recording } = this.#store.getState();
    const now = performance.now();
    // A run begins with its own bodies kept.
    if (engine !== this.#of) [this.#of, this.#last] = [engine, now];
    if (!engine || keepEvery === 0 || !playing || recording || now - this.#last < 1000 * keepEvery) return;
    this.#last = Number.POSITIVE_INFINITY;
    // A device lost meanwhile is told by its own promise.
    await engine.keep().catch(() => {});
    this.#last = performance.now();
  }
}
