import type { Equipment, Follower, Shown } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Store } from "../slice.ts";
import { Comparison, type Reads } from "./comparison.ts";

/** Side B of a comparison, made along with each run. */
export class CompareController implements Follower {
  readonly #simulation: Simulation;
  readonly #comparison: Comparison;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#simulation = simulation;
    this.#comparison = new Comparison(store, simulation);
    simulation.makeRight = (...asked) => this.#comparison.make(...asked);
  }

  equip({ frames }: Equipment): void {
    frames.secondRun = this.#comparison;
    this.#comparison.fit();
  }

  unequip(): void {
    this.#comparison.leave();
  }

  show({ engine, wanted }: Shown): void {
    this.#comparison.begin(engine, this.#simulation.takeRight(), wanted.change.without);
  }
}
