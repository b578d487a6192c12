import type { AnyEngine } from "../../../engine/index.ts";
import type { UniverseAnalyst, UniverseTask } from "../../../run/universeAnalyst.ts";
import { PACE_OF_HALOES, Paced } from "../../kit/paced.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import { chosenInfo, type PlaySlice } from "../../run/play/state.ts";
import { OF_UNIVERSE, type PlotsSlice } from "./state.ts";

type Reads = PlotsSlice & SideSlice & PlaySlice;

/** Analyses an expanding box for its plots now and then while one of them is open, in a thread of its own. Never waits. */
export class UniverseSampler {
  readonly #store: Store<Reads>;
  #analyst: Promise<UniverseAnalyst> | null = null;
  readonly #paced: Paced;

  constructor(store: Store<Reads>, fail: (error: unknown) => void) {
    this.#store = store;
    this.#paced = new Paced(PACE_OF_HALOES, (engine) => this.#look(engine), fail);
  }

  /** Once a frame, at `now` milliseconds. */
  frame(now: number, engine: AnyEngine | null): void {
    const { side, plot } = this.#store.getState();
    const wanted = side === "plots" && OF_UNIVERSE.includes(plot) && engine?.bodies.space?.expansion;
    if (!wanted) this.#close();
    this.#paced.frame(now, wanted ? engine : null);
  }

  async #look(engine: AnyEngine): Promise<void> {
    this.#analyst ??= import("../../../run/universeAnalyst.ts").then((part) => new part.UniverseAnalyst());
    const analyst = this.#analyst;
    const [bodies, open] = await Promise.all([engine.readBodies(), analyst]);
    // Closed meanwhile.
    if (analyst !== this.#analyst) return;
    const universe = await open.look({ bodies, sigma8: this.#sigma8() });
    if (this.#paced.isOf(engine)) this.#store.setState({ universeSeen: universe });
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
