import type { GpuPicture } from "../../../render/gpuPicture.ts";
import type { Inspector } from "../../../render/inspect/inspector.ts";
import type { Picture } from "../../../render/picture.ts";
import type { ProcessorPicture } from "../../../render/processor/picture.ts";
import type { Equipment, Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { Inspection, Reads } from "./inspection.ts";
import type { InspectActions } from "./state.ts";

/** Picked bodies, trails, the tree and the galaxies' centres, on the machine that is there at the time. */
export class InspectController implements Follower, InspectActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #inspection: Inspection | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  equip({ machine, picture }: Equipment): void {
    this.#simulation.ask(this.#load(machine.device, picture));
  }

  async #load(device: GPUDevice | null, picture: Picture): Promise<void> {
    const [{ Inspection }, inspector] = await Promise.all([import("./inspection.ts"), inspectorOf(device, picture)]);
    if (picture !== this.#simulation.picture) return inspector.destroy();
    this.#inspection = new Inspection(this.#store, picture, inspector, this.#simulation.fail);
    this.resume();
  }

  unequip(): void {
    this.#inspection?.destroy();
    this.#inspection = null;
  }

  show({ engine, wanted, cause }: Shown): void {
    this.#inspection?.begin(engine, engine.bodies, wanted.run.view, cause === "edited");
  }

  /** The run's bodies are in the picture again, where something else was. */
  resume(): void {
    const { engine, run } = this.#simulation;
    if (engine && run) this.#inspection?.begin(engine, engine.bodies, run.view);
  }

  pickMiddle(): void {
    this.#simulation.ask(this.#inspection?.pickMiddle());
  }
}

/** Who answers questions about bodies in this picture; each is loaded only where it is needed. */
async function inspectorOf(device: GPUDevice | null, picture: Picture): Promise<Inspector> {
  if (device) {
    const { PictureInspector } = await import("../../../render/inspect/pictureInspector.ts");
    return new PictureInspector(device, picture as GpuPicture);
  }
  const { ProcessorInspector } = await import("../../../render/processor/inspector.ts");
  return new ProcessorInspector(picture as ProcessorPicture);
}
