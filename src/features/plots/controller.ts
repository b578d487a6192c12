import type { AnyEngine } from "../../engine/index.ts";
import type { Follower } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { SideSlice } from "../panels.ts";
import type { PlaySlice } from "../play/state.ts";
import type { Store } from "../slice.ts";
import type { StatusSlice } from "../status/state.ts";
import { ProfileSampler } from "./profileSampler.ts";
import type { PlotsSlice } from "./state.ts";
import { UniverseSampler } from "./universeSampler.ts";

type Reads = PlaySlice & PlotsSlice & SideSlice & StatusSlice;

/** Profiles for the plots, on the device that is there at the time. */
export class PlotsController implements Follower {
  readonly #store: Store<Reads>;
  readonly #profiles: ProfileSampler;
  readonly #universe: UniverseSampler;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    const fail = (error: unknown) => simulation.ask(simulation.fail(error));
    this.#profiles = new ProfileSampler(store, fail);
    this.#universe = new UniverseSampler(store, fail);
  }

  show(): void {
    this.#store.getState().clearTracks();
  }

  frame(now: number, engine: AnyEngine | null): void {
    this.#profiles.frame(now, engine);
    this.#universe.frame(now, engine);
  }
}
