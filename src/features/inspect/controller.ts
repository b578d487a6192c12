import { Engine } from "../../engine/index.ts";
import { Picture } from "../../render/picture.ts";
import type { Equipment, Follower, Shown } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Store } from "../slice.ts";
import type { StatusSlice } from "../status/state.ts";
import type { TimelineSlice } from "../timeline/state.ts";
import { Lookout } from "./lookout.ts";
import type { InspectActions, InspectSlice } from "./state.ts";

type Reads = InspectSlice & StatusSlice & TimelineSlice;

/** Picked bodies, trails, the tree and the galaxies' centres, on the device that is there at the time. */
export class InspectController implements Follower, InspectActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #lookout: Lookout | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  /** All of it is asked of, and drawn by, a graphics device. */
  equip({ machine, picture }: Equipment): void {
    if (machine.device && picture instanceof Picture)
      this.#lookout = new Lookout(this.#store, machine.device, picture, this.#simulation.fail);
  }

  unequip(): void {
    this.#lookout?.destroy();
    this.#lookout = null;
  }

  show({ engine, wanted }: Shown): void {
    if (engine instanceof Engine) this.#lookout?.begin(engine, wanted.bodies, wanted.run.view);
  }

  /** The run's bodies are in the picture again, where something else was. */
  resume(): void {
    const { engine, run } = this.#simulation;
    if (engine instanceof Engine && run) this.#lookout?.begin(engine, run.bodies, run.view);
  }

  pickMiddle(): void {
    this.#simulation.ask(this.#lookout?.pickMiddle());
  }
}
