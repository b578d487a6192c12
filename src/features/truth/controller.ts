import type { Measurement } from "../../engine/index.ts";
import type { Follower } from "../../run/follower.ts";
import type { PlaySlice } from "../play/state.ts";
import type { Store } from "../slice.ts";
import { ringTheory } from "./ringTheory.ts";
import type { TruthSlice } from "./state.ts";

type Reads = PlaySlice & TruthSlice;

/** Measurements of the run, and their history. */
export class TruthController implements Follower {
  readonly #store: Store<Reads>;

  constructor(store: Store<Reads>) {
    this.#store = store;
  }

  show(): void {
    const { setMeasurement, clearHistory } = this.#store.getState();
    setMeasurement(null);
    clearHistory();
  }

  measured(measurement: Measurement): void {
    const state = this.#store.getState();
    state.setMeasurement(measurement);
    const { flow } = measurement;
    state.addMoment(measurement, flow ? ringTheory(flow, state) : null);
  }
}
