import type { Engine } from "../../../engine/index.ts";
import type { Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { ProfileSampler } from "./profileSampler.ts";
import { OF_GAS, OF_UNIVERSE, type PlotsSlice } from "./state.ts";

type Reads = PlaySlice & PlotsSlice & SideSlice & StatusSlice;
type Fail = (error: unknown) => void;

/** What measures for plots of its own. */
interface Sampler {
  frame(now: number, engine: Engine | null): void;
}

/** Plots whose sampler comes with the first of them that is chosen. */
const AT_NEED: readonly (readonly [
  plots: readonly string[],
  load: (store: Store<Reads>, fail: Fail) => Promise<Sampler>,
])[] = [
  [OF_UNIVERSE, async (...parts) => new (await import("./universeSampler.ts")).UniverseSampler(...parts)],
  [OF_GAS, async (...parts) => new (await import("./gasSampler.ts")).GasSampler(...parts)],
];

/** Profiles for the plots, on the device that is there at the time. */
export class PlotsController implements Follower {
  readonly #store: Store<Reads>;
  readonly #samplers: Sampler[];
  readonly #fail: Fail;
  readonly #asked = new Set<readonly string[]>();

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#fail = (error) => simulation.ask(simulation.fail(error));
    this.#samplers = [new ProfileSampler(store, this.#fail)];
  }

  show({ cause }: Shown): void {
    if (cause !== "edited") this.#store.getState().plots.clearTracks();
  }

  frame(now: number, engine: Engine | null): void {
    for (const sampler of this.#samplers) sampler.frame(now, engine);
    const { plot } = this.#store.getState().plots;
    for (const [plots, load] of AT_NEED) {
      if (this.#asked.has(plots) || !plots.includes(plot)) continue;
      this.#asked.add(plots);
      load(this.#store, this.#fail).then(
        (sampler) => this.#samplers.push(sampler),
        (error: unknown) => {
          this.#asked.delete(plots);
          this.#fail(error);
        },
      );
    }
  }
}
