import type { Equipment, Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import { chosenInfo } from "../../run/play/state.ts";
import { Comparison, type Reads } from "./comparison.ts";

/** Side B of a comparison, made along with each run. */
export class CompareController implements Follower {
  readonly #store: Store<Reads>;
  /** The scenario that brought its own comparison, while it is shown. */
  #brought: string | null = null;
  readonly #simulation: Simulation;
  readonly #comparison: Comparison;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    this.#comparison = new Comparison(store, simulation);
    simulation.makeRight = (...asked) => this.#comparison.make(...asked);
  }

  equip({ frames }: Equipment): void {
    frames.secondRun = this.#comparison;
    this.#comparison.fit();
  }

  /** A scenario that is shown beside another run of it brings that, once. */
  #bring(): void {
    const state = this.#store.getState();
    const { scenario, source } = state.play;
    const compare = source.kind === "scenario" ? chosenInfo(state).compare : undefined;
    const begins = compare !== undefined && scenario !== this.#brought && !state.compare.comparing;
    this.#brought = compare ? scenario : null;
    if (!begins) return;
    const { by, right } = compare;
    this.#store.setState({
      compare: {
        comparing: true,
        branch: null,
        comparedBy: by,
        rightSide: { ...state.compare.rightSide, [by]: right },
      },
    });
  }

  unequip(): void {
    this.#comparison.leave();
  }

  show({ engine, wanted }: Shown): void {
    this.#comparison.begin(engine, this.#simulation.takeRight(), wanted.change.without);
    this.#bring();
  }
}
