import type { AnyEngine } from "../../../engine/index.ts";
import type { Follower } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { ProfileSampler } from "./profileSampler.ts";
import { OF_UNIVERSE, type PlotsSlice } from "./state.ts";
import type { UniverseSampler } from "./universeSampler.ts";

type Reads = PlaySlice & PlotsSlice & SideSlice & StatusSlice;

/** Profiles for the plots, on the device that is there at the time. */
export class PlotsController implements Follower {
  readonly #store: Store<Reads>;
  readonly #profiles: ProfileSampler;
  readonly #fail: (error: unknown) => void;
  /** Comes with the first plot of a universe. */
  #universe: UniverseSampler | null = null;
  #asked = false;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#fail = (error) => simulation.ask(simulation.fail(error));
    this.#profiles = new ProfileSampler(store, this.#fail);
  }

  show(): void {
    this.#store.getState().clearTracks();
  }

  frame(now: number, engine: AnyEngine | null): void {
    this.#profiles.frame(now, engine);
    this.#universe?.frame(now, engine);
    if (this.#asked || !OF_UNIVERSE.includes(this.#store.getState().plot)) return;
    this.#asked = true;
    import("./universeSampler.ts").then(
      (part) => {
        this.#universe = new part.UniverseSampler(this.#store, this.#fail);
      },
      (error: unknown) => {
        this.#asked = false;
        this.#fail(error);
      },
    );
  }
}
