import type { Equipment, Follower, Shown } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Store } from "../slice.ts";
import { Lookout, type Reads } from "./lookout.ts";
import type { InspectActions } from "./state.ts";

/** Picked bodies, trails, the tree and the galaxies' centres, on the device that is there at the time. */
export class InspectController implements Follower, InspectActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #lookout: Lookout | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  equip({ gpu, picture }: Equipment): void {
    this.#lookout = new Lookout(this.#store, gpu.device, picture, this.#simulation.fail);
  }

  unequip(): void {
    this.#lookout?.destroy();
    this.#lookout = null;
  }

  show({ engine, wanted }: Shown): void {
    this.#lookout?.begin(engine, wanted.bodies, wanted.run.view);
  }

  /** The run's bodies are in the picture again, where something else was. */
  resume(): void {
    const { engine, run } = this.#simulation;
    if (engine && run) this.#lookout?.begin(engine, run.bodies, run.view);
  }

  pickMiddle(): void {
    this.#simulation.ask(this.#lookout?.pickMiddle());
  }
}
