import type { Engine } from "../../../engine/index.ts";
import type { UniverseQuestion } from "../../../run/universeAnalyst.ts";
import { universeLooks, type Wish } from "../../../run/universeLooks.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import { chosenInfo, type PlaySlice } from "../../run/play/state.ts";
import { OF_UNIVERSE, type PlotsSlice } from "./state.ts";

type Reads = PlotsSlice & SideSlice & PlaySlice;

/** Wants an expanding box analysed for its plots while one of them is open. */
export class UniverseSampler {
  readonly #store: Store<Reads>;
  readonly #wish: Wish;

  constructor(store: Store<Reads>, fail: (error: unknown) => void) {
    this.#store = store;
    this.#wish = {
      question: () => ({ sigma8: this.#sigma8() }),
      tell: ({ analysis }) => store.setState({ plots: { universeSeen: analysis } }),
      fail,
    };
  }

  /** Once a frame, at `now` milliseconds. */
  frame(now: number, engine: Engine | null): void {
    const {
      layout: { side },
      plots: { plot },
    } = this.#store.getState();
    const wanted = side === "plots" && OF_UNIVERSE.includes(plot) && engine?.bodies.space?.expansion;
    universeLooks.frame(now, this.#wish, wanted ? engine : null);
  }

  /** Of the first waves; files don't say it. Null: a scenario's own are no random ones. */
  #sigma8(): NonNullable<UniverseQuestion["sigma8"]> | null {
    const state = this.#store.getState();
    if (state.play.source.kind !== "scenario") return "usual";
    const { parameters, name } = chosenInfo(state);
    const own = parameters.find((one) => one.name === "sigma8");
    return own && name === state.play.scenario ? (state.play.values.sigma8 ?? own.default) : null;
  }
}
