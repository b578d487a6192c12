import type { AnyEngine } from "../../../engine/index.ts";
import { lookAtGas } from "../../../run/gasLook.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import { OF_GAS, type PlotsSlice } from "./state.ts";

type Reads = PlotsSlice & SideSlice;

/** Milliseconds between two looks at least, and the share of time that they may take: one in so many. */
const LEAST = 500;
const SHARE = 6;

/** Looks at the gas for its plots now and then while one of them is open. Never waits. */
export class GasSampler {
  readonly #store: Store<Reads>;
  readonly #fail: (error: unknown) => void;
  #engine: AnyEngine | null = null;
  /** Step of the newest look; -1: none of this engine since the plots were opened. */
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
    const wanted = side === "plots" && OF_GAS.includes(plot) && engine?.bodies.columns?.internalEnergy;
    if (!wanted || engine !== this.#engine) {
      this.#engine = engine;
      this.#step = -1;
      return;
    }
    if (this.#busy || engine.steps === this.#step || (this.#step >= 0 && now < this.#next)) return;
    this.#busy = true;
    this.#step = engine.steps;
    const begin = performance.now();
    this.#look(engine, engine.steps)
      .catch((error: unknown) => {
        if (engine === this.#engine) this.#fail(error);
      })
      .finally(() => {
        this.#busy = false;
        const end = performance.now();
        this.#next = Math.max(begin + LEAST, end + (SHARE - 1) * (end - begin));
      });
  }

  async #look(engine: AnyEngine, step: number): Promise<void> {
    const [profile, bodies] = await Promise.all([engine.measure("profile"), engine.readBodies()]);
    // Centres go on meanwhile, as their mean velocities say.
    const since = bodies.time - profile.time;
    const middles = profile.galaxies.map(({ centre, velocity }) => {
      const moved = centre.map((x, k) => x + since * velocity[k]!) as unknown as typeof centre;
      return { centre: moved, velocity };
    });
    const look = lookAtGas(bodies, step, middles);
    if (look && engine === this.#engine) this.#store.getState().addGas(look);
  }
}
