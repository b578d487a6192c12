import type { Follower } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { ShareSlice } from "../../shell/share/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { FitActions, FitDeeds, FitSlice } from "./state.ts";

/** Fits of photographs; what does them is loaded with the first one. */
export class FitController implements Follower, FitActions {
  readonly #store: Store<FitSlice & ShareSlice & StatusSlice>;
  readonly #simulation: Simulation;
  #fitting: Promise<FitDeeds> | null = null;

  constructor(store: Store<FitSlice & ShareSlice & StatusSlice>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  ask(what: (fit: FitDeeds) => void | Promise<void>): void {
    this.#fitting ??= import("./fitting.ts").then(({ Fitting }) => new Fitting(this.#store, this.#simulation));
    this.#fitting.then(what).catch((error: unknown) => {
      // Another time it may load.
      this.#fitting = null;
      this.#simulation.ask(this.#simulation.fail(error));
    });
  }

  /** The machine goes: a search on its device ends. */
  unequip(): void {
    if (this.#fitting) this.ask((fit) => fit.end());
  }
}
