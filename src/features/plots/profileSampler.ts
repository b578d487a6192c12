import type { AnyEngine } from "../../engine/index.ts";
import type { Store } from "../slice.ts";
import type { PlotsSlice } from "./state.ts";

type Reads = PlotsSlice;

/** Frames between two profiles at least, and the share of time that they may take: one in so many. */
const FRAMES = 20;
const SHARE = 6;

/** Measures profiles for the plots now and then while they are open, and nothing while they are not. Never waits. */
export class ProfileSampler {
  readonly #store: Store<Reads>;
  readonly #fail: (error: unknown) => void;
  #engine: AnyEngine | null = null;
  /** Step of the newest profile; -1: none of this engine since the plots were opened. */
  #step = -1;
  #frames = 0;
  #next = 0;
  #busy = false;

  constructor(store: Store<Reads>, fail: (error: unknown) => void) {
    this.#store = store;
    this.#fail = fail;
  }

  /** Once a frame, at `now` milliseconds. */
  frame(now: number, engine: AnyEngine | null): void {
    if (!this.#store.getState().plotsOpen || engine !== this.#engine) {
      this.#engine = engine;
      this.#step = -1;
      return;
    }
    if (this.#busy || !engine || engine.steps === this.#step) return;
    if (this.#step >= 0 && (++this.#frames < FRAMES || now < this.#next)) return;
    this.#busy = true;
    this.#frames = 0;
    this.#step = engine.steps;
    const begin = performance.now();
    engine
      .profile()
      .then((profile) => {
        if (engine === this.#engine) this.#store.getState().addProfile(profile);
      })
      .catch((error: unknown) => {
        if (engine === this.#engine) this.#fail(error);
      })
      .finally(() => {
        this.#busy = false;
        const end = performance.now();
        this.#next = end + (SHARE - 1) * (end - begin);
      });
  }
}
