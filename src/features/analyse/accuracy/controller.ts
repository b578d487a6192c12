import type { Measurement } from "../../../engine/index.ts";
import type { Follower, Shown } from "../../../run/follower.ts";
import type { Store } from "../../kit/slice.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { ringTheory } from "./ringTheory.ts";
import type { AccuracySlice } from "./state.ts";

type Reads = PlaySlice & AccuracySlice;

/** Measurements of the run, and their history. */
export class AccuracyController implements Follower {
  readonly #store: Store<Reads>;

  constructor(store: Store<Reads>) {
    this.#store = store;
  }

  show({ cause, wanted: { run, origin = run } }: Shown): void {
    const { setMeasurement, clearHistory, countFrom } = this.#store.getState().accuracy;
    setMeasurement(null);
    if (cause !== "edited") clearHistory();
    countFrom(run === origin ? null : run.bodies.time);
  }

  measured(measurement: Measurement): void {
    const state = this.#store.getState();
    state.accuracy.setMeasurement(measurement);
    const { flow } = measurement;
    state.accuracy.addMoment(measurement, flow ? ringTheory(flow, state) : null);
  }
}
