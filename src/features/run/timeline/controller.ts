import type { Engine } from "../../../engine/index.ts";
import type { Follower, Shown } from "../../../run/follower.ts";
import { tablesOf } from "../../../run/kept/tables.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import { sayHome } from "./reversal.ts";
import type { TimelineActions } from "./state.ts";
import { Timeline, type Reads as TimelineReads } from "./timeline.ts";

type Reads = TimelineReads & UnitsSlice;

/** Moments of the run: kept by themselves, bookmarked, gone back to; and a run that goes backwards. */
export class TimelineController implements Follower, TimelineActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #timeline: Timeline;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    this.#timeline = new Timeline(store, simulation);
    const adopt = ({ timeline: { historyMemory } }: Reads) => {
      simulation.keeper.budget = 1e6 * historyMemory;
    };
    adopt(store.getState());
    store.subscribe(adopt);
  }

  unequip(): void {
    this.#timeline.clear();
  }

  pair(): void {
    this.#timeline.pair();
  }

  show({ wanted, cause }: Shown): void {
    const { run, bodies, origin } = wanted;
    this.#simulation.keeper.held = tablesOf(run.bodies, run.view, bodies, origin?.bodies, origin?.view);
    if (cause === "edited") this.#timeline.goOn(wanted.run);
    else this.#timeline.begin(wanted.run);
  }

  returned(engine: Engine): void {
    this.#simulation.ask(sayHome(this.#store, engine));
  }

  scrub(index: number): void {
    this.#simulation.ask(this.#timeline.scrub(index));
  }

  move(by: 1 | -1): void {
    this.#simulation.ask(this.#timeline.move(by));
  }

  goToTime(time: number): void {
    this.#simulation.ask(this.#timeline.goToTime(time));
  }

  bookmark(): void {
    this.#simulation.ask(this.#timeline.bookmark());
  }

  goTo(id: number): void {
    this.#simulation.ask(this.#timeline.goTo(id));
  }

  forget(id: number): void {
    this.#timeline.forget(id);
  }
}
