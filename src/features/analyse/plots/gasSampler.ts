import type { Engine } from "../../../engine/index.ts";
import { lookAtGas } from "../../../run/gasLook.ts";
import { Paced } from "../../../run/paced.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import { OF_GAS, type PlotsSlice } from "./state.ts";

type Reads = PlotsSlice & SideSlice;

/** Looks at the gas for its plots now and then while one of them is open. Never waits. */
export class GasSampler {
  readonly #store: Store<Reads>;
  readonly #paced: Paced;

  constructor(store: Store<Reads>, fail: (error: unknown) => void) {
    this.#store = store;
    this.#paced = new Paced({ least: 500, share: 6 }, (engine) => this.#look(engine, engine.steps), fail);
  }

  /** Once a frame, at `now` milliseconds. */
  frame(now: number, engine: Engine | null): void {
    const {
      layout: { side },
      plots: { plot },
    } = this.#store.getState();
    const wanted = side === "plots" && OF_GAS.includes(plot) && engine?.bodies.columns?.internalEnergy;
    this.#paced.frame(now, wanted ? engine : null);
  }

  async #look(engine: Engine, step: number): Promise<void> {
    const [profile, bodies] = await Promise.all([engine.measure("profile"), engine.readBodies()]);
    // Centres go on meanwhile, as their mean velocities say.
    const since = bodies.time - profile.time;
    const middles = profile.galaxies.map(({ centre, velocity }) => {
      const moved = centre.map((x, k) => x + since * velocity[k]!) as unknown as typeof centre;
      return { centre: moved, velocity };
    });
    const look = lookAtGas(bodies, step, middles);
    if (look && this.#paced.isOf(engine)) this.#store.getState().plots.addGas(look);
  }
}
