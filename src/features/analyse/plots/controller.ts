import type { Engine } from "../../../engine/index.ts";
import type { Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { OF_GAS, OF_UNIVERSE, type PlotsSlice } from "./state.ts";

type Reads = PlaySlice & PlotsSlice & SideSlice & StatusSlice;
type Fail = (error: unknown) => void;

/** What measures for plots of its own. */
interface Sampler {
  frame(now: number, engine: Engine | null): void;
}

type Load = (store: Store<Reads>, fail: Fail) => Promise<Sampler>;

/** Samplers, each loaded when it is first needed. */
const AT_NEED: readonly (readonly [needed: (state: Reads) => boolean, load: Load])[] = [
  [
    ({ layout }) => layout.side === "plots",
    async (...parts) => new (await import("./profileSampler.ts")).ProfileSampler(...parts),
  ],
  [
    ({ plots }) => OF_UNIVERSE.includes(plots.plot),
    async (...parts) => new (await import("./universeSampler.ts")).UniverseSampler(...parts),
  ],
  [
    ({ plots }) => OF_GAS.includes(plots.plot),
    async (...parts) => new (await import("./gasSampler.ts")).GasSampler(...parts),
  ],
];

/** Profiles for the plots, on the device that is there at the time. */
export class PlotsController implements Follower {
  readonly #store: Store<Reads>;
  readonly #samplers: Sampler[] = [];
  readonly #fail: Fail;
  readonly #asked = new Set<Load>();

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#fail = (error) => simulation.ask(simulation.fail(error));
  }

  show({ cause }: Shown): void {
    if (cause !== "edited") this.#store.getState().plots.clearTracks();
  }

  frame(now: number, engine: Engine | null): void {
    for (const sampler of this.#samplers) sampler.frame(now, engine);
    const state = this.#store.getState();
    for (const [needed, load] of AT_NEED) {
      if (this.#asked.has(load) || !needed(state)) continue;
      this.#asked.add(load);
      load(this.#store, this.#fail).then(
        (sampler) => this.#samplers.push(sampler),
        (error: unknown) => {
          this.#asked.delete(load);
          this.#fail(error);
        },
      );
    }
  }
}
