import type { Follower } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { PlaySlice } from "../play/state.ts";
import type { ShareSlice } from "../share/state.ts";
import type { Store } from "../slice.ts";
import type { Fitting } from "./fitting.ts";
import type { FitActions, FitSlice } from "./state.ts";

type Reads = FitSlice & MessagesSlice & PlaySlice & ShareSlice;

/** Fits of photographs; what does them is loaded with the first one. */
export class FitController implements Follower, FitActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #fitting: Promise<Fitting> | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  open(files: readonly File[]): void {
    this.#with((fitting) => fitting.open(files));
  }

  openPublished(pair: number): void {
    this.#with((fitting) => fitting.openPublished(pair));
  }

  search(): void {
    this.#with((fitting) => fitting.search(this.#simulation.machine));
  }

  end(): void {
    this.#with(async (fitting) => fitting.end());
  }

  choose(k: number): void {
    this.#with(async (fitting) => fitting.choose(k));
  }

  run(): void {
    this.#with((fitting) => fitting.run(() => this.#simulation.picture));
  }

  /** The machine goes: a search on its device ends. */
  unequip(): void {
    if (this.#fitting) this.end();
  }

  #with(act: (fitting: Fitting) => Promise<void>): void {
    this.#fitting ??= import("./fitting.ts").then(({ Fitting }) => new Fitting(this.#store));
    this.#fitting.then(act).catch((error: unknown) => {
      // Another time it may load.
      this.#fitting = null;
      this.#simulation.ask(this.#simulation.fail(error));
    });
  }
}
