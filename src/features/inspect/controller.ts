import type { AnyPicture } from "../../render/anyPicture.ts";
import type { AnySight } from "../../render/inspect/anyInspector.ts";
import type { Picture } from "../../render/picture.ts";
import type { ProcessorPicture } from "../../render/processor/picture.ts";
import type { Equipment, Follower } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Store } from "../slice.ts";
import type { Lookout, Reads } from "./inspection.ts";
import type { InspectActions } from "./state.ts";

/** Picked bodies, trails, the tree and the galaxies' centres, on the machine that is there at the time. */
export class InspectController implements Follower, InspectActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #lookout: Lookout | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  equip({ machine, picture }: Equipment): void {
    this.#simulation.ask(this.#load(machine.device, picture));
  }

  async #load(device: GPUDevice | null, picture: AnyPicture): Promise<void> {
    const [{ Lookout }, sight] = await Promise.all([import("./inspection.ts"), sightOf(device, picture)]);
    if (picture !== this.#simulation.picture) return sight.destroy();
    this.#lookout = new Lookout(this.#store, picture, sight, this.#simulation.fail);
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
    if (engine && run) this.#lookout?.begin(engine, engine.bodies, run.view);
  }

  pickMiddle(): void {
    this.#simulation.ask(this.#lookout?.pickMiddle());
  }
}

/** Who answers questions about bodies in this picture; each is loaded only where it is needed. */
async function sightOf(device: GPUDevice | null, picture: AnyPicture): Promise<AnySight> {
  if (device) {
    const { PictureSight } = await import("../../render/inspect/pictureInspector.ts");
    return new PictureSight(device, picture as Picture);
  }
  const { ProcessorSight } = await import("../../render/processor/inspector.ts");
  return new ProcessorSight(picture as ProcessorPicture);
}
