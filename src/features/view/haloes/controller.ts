import type { Engine } from "../../../engine/index.ts";
import type { Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { HaloLight } from "./haloLight.ts";
import type { HaloesSlice } from "./state.ts";

/** Has the haloes of expanding universes shine while that is chosen; what does it is loaded on first use. */
export class HaloesController implements Follower {
  readonly #store: Store<HaloesSlice>;
  readonly #simulation: Simulation;
  #light: HaloLight | null = null;
  #asked = false;
  #traits: Uint32Array<ArrayBuffer> | null = null;
  #right: Engine | null = null;

  constructor(store: Store<HaloesSlice>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  show({ wanted }: Shown): void {
    this.#traits = wanted.bodies.space?.expansion ? wanted.run.view.traits : null;
  }

  pair(right: Engine | null): void {
    this.#right = right;
  }

  frame(now: number, engine: Engine | null): void {
    const { haloLight } = this.#store.getState().haloes;
    const { picture } = this.#simulation;
    const lit = picture &&
      engine &&
      this.#traits && { picture, traits: this.#traits, engines: [engine, this.#right] as const };
    if (lit && haloLight && !this.#asked) this.#load();
    this.#light?.frame(now, lit, haloLight);
  }

  #load(): void {
    this.#asked = true;
    const fail = (error: unknown) => this.#simulation.ask(this.#simulation.fail(error));
    import("./haloLight.ts").then(
      ({ HaloLight }) => {
        this.#light = new HaloLight(fail);
      },
      (error: unknown) => {
        this.#asked = false;
        fail(error);
      },
    );
  }
}
