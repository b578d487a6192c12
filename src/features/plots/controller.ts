import type { Engine } from "../../engine/index.ts";
import type { Follower } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Store } from "../store.ts";
import { ProfileSampler } from "./profileSampler.ts";

/** Profiles for the plots, on the device that is there at the time. */
export class PlotsController implements Follower {
  readonly #profiles: ProfileSampler;

  constructor(store: Store, simulation: Simulation) {
    this.#profiles = new ProfileSampler(store, (error) => simulation.ask(simulation.fail(error)));
  }

  frame(now: number, engine: Engine | null): void {
    this.#profiles.frame(now, engine);
  }
}
