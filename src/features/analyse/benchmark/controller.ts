import { Cancelled } from "../../../run/cancelled.ts";
import type { Follower } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { Reads } from "./race.ts";
import type { BenchmarkActions } from "./state.ts";

/** A race on the bodies of the run, which is held meanwhile. It ends where the run does, or goes on. */
export class BenchmarkController implements Follower, BenchmarkActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #life: AbortController | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    store.subscribe((now, before) => {
      if (now.play.playing && !before.play.playing) this.end();
    });
  }

  start(): void {
    if (!this.#life && this.#simulation.engine) this.#simulation.ask(this.#race());
  }

  end(): void {
    this.#life?.abort();
  }

  leave(): void {
    this.end();
  }

  unequip(): void {
    this.end();
  }

  interrupt(): void {
    this.end();
  }

  async #race(): Promise<void> {
    const life = new AbortController();
    this.#life = life;
    const { playing, setPlaying } = this.#store.getState().play;
    setPlaying(false);
    this.#store.setState({ benchmark: { raceRows: [], raced: null } });
    try {
      const { race } = await import("./race.ts");
      await race(this.#store, this.#simulation, life.signal);
    } catch (error) {
      if (!life.signal.aborted && !(error instanceof Cancelled)) await this.#simulation.fail(error);
    } finally {
      this.#life = null;
      if (playing && this.#store.getState().play.held === null) setPlaying(true);
    }
  }
}
