import type { AnyEngine } from "../../../engine/index.ts";
import type { UniverseAnalyst, UniverseTask } from "../../../run/universeAnalyst.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import { chosenInfo, type PlaySlice } from "../../run/play/state.ts";
import { OF_UNIVERSE, type PlotsSlice } from "./state.ts";

type Reads = PlotsSlice & SideSlice & PlaySlice;

/** Milliseconds between two analyses at least, and the share of time that they may take: one in so many. */
const LEAST = 1000;
const SHARE = 3;

/** Analyses an expanding box for its plots now and then while one of them is open, in a thread of its own. Never waits. */
export class UniverseSampler {
  readonly #store: Store<Reads>;
  readonly #fail: (error: unknown) => void;
  #analyst: Promise<UniverseAnalyst> | null = null;
  #engine: AnyEngine | null = null;
  #step = -1;
  #next = 0;
  #busy = false;

  constructor(store: Store<Reads>, fail: (error: unknown) => void) {
    this.#store = store;
    this.#fail = fail;
  }

  /** Once a frame, at `now` milliseconds. */
  frame(now: number, engine: AnyEngine | null): void {
    const { side, plot } = this.#store.getState();
    const wanted = side === "plots" && OF_UNIVERSE.includes(plot) && engine?.bodies.space?.expansion;
    if (!wanted || engine !== this.#engine) {
      this.#engine = engine;
      this.#step = -1;
      if (!wanted) this.#close();
      return;
    }
    if (this.#busy || engine.steps === this.#step || (this.#step >= 0 && now < this.#next)) return;
    this.#busy = true;
    this.#step = engine.steps;
    const begin = performance.now();
    this.#look(engine)
      .catch((error: unknown) => {
        if (engine === this.#engine) this.#fail(error);
      })
      .finally(() => {
        this.#busy = false;
        const end = performance.now();
        this.#next = Math.max(begin + LEAST, end + (SHARE - 1) * (end - begin));
      });
  }

  async #look(engine: AnyEngine): Promise<void> {
    this.#analyst ??= import("../../../run/universeAnalyst.ts").then((part) => new part.UniverseAnalyst());
    const analyst = this.#analyst;
    const [bodies, open] = await Promise.all([engine.readBodies(), analyst]);
    // Closed meanwhile.
    if (analyst !== this.#analyst) return;
    const universe = await open.look({ bodies, sigma8: this.#sigma8() });
    if (engine === this.#engine) this.#store.setState({ universeSeen: universe });
  }

  /** Of the first waves; files don't say it. Null: a scenario's own are no random ones. */
  #sigma8(): UniverseTask["sigma8"] {
    const state = this.#store.getState();
    if (state.source.kind !== "scenario") return "usual";
    const { parameters, name } = chosenInfo(state);
    const own = parameters.find((one) => one.name === "sigma8");
    return own && name === state.scenario ? (state.values.sigma8 ?? own.default) : null;
  }

  #close(): void {
    this.#analyst?.then(
      (analyst) => analyst.close(),
      () => {},
    );
    this.#analyst = null;
  }
}
