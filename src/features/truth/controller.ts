import type { Measurement } from "../../engine/index.ts";
import type { Follower } from "../../run/follower.ts";
import type { Store } from "../store.ts";

/** Measurements of the run, and their history. */
export class TruthController implements Follower {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  show(): void {
    const { setMeasurement, clearHistory } = this.#store.getState();
    setMeasurement(null);
    clearHistory();
  }

  measured(measurement: Measurement): void {
    const { setMeasurement, addMoment } = this.#store.getState();
    setMeasurement(measurement);
    addMoment(measurement);
  }
}
