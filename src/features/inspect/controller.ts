import type { Engine } from "../../engine/index.ts";
import type { Picture } from "../../render/picture.ts";
import type { Equipment, Follower } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Store } from "../slice.ts";
import type { Lookout, Reads } from "./lookout.ts";
import type { InspectActions } from "./state.ts";

/** Picked bodies, trails, the tree and the galaxies' centres, on the graphics device that is there at the time. */
export class InspectController implements Follower, InspectActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #lookout: Lookout | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  equip({ machine, picture }: Equipment): void {
    if (machine.device) this.#simulation.ask(this.#load(machine.device, picture as Picture));
  }

  /** It is loaded only where there is a device, which draws all of it. */
  async #load(device: GPUDevice, picture: Picture): Promise<void> {
    const { Lookout } = await import("./lookout.ts");
    if (picture !== this.#simulation.picture) return;
    this.#lookout = new Lookout(this.#store, device, picture, this.#simulation.fail);
    this.resume();
  }

  unequip(): void {
    this.#lookout?.destroy();
    this.#lookout = null;
  }

  show(): void {
    this.resume();
  }

  /** The run's bodies are in the picture again, where something else was. */
  resume(): void {
    const { engine, run } = this.#simulation;
    // The engines of a machine with a device are the GPU's.
    if (engine && run) this.#lookout?.begin(engine as Engine, engine.bodies, run.view);
  }

  pickMiddle(): void {
    this.#simulation.ask(this.#lookout?.pickMiddle());
  }
}
