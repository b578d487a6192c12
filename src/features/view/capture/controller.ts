import type { Equipment, Follower } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import { Pictures, type Reads } from "./capture.ts";
import type { CaptureActions, Guide } from "./state.ts";

/** Stills and films of the device that is there at the time. */
export class CaptureController implements Follower, CaptureActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #pictures: Pictures | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  /** For tests and the console. */
  get pictures(): Pictures | null {
    return this.#pictures;
  }

  equip({ picture, frames }: Equipment): void {
    this.#pictures = new Pictures(this.#store, picture, frames, this.#simulation.fail);
  }

  unequip(): void {
    this.#simulation.ask(this.#pictures?.lose());
    this.#pictures = null;
  }

  pair(): void {
    this.#pictures?.fit();
  }

  interrupt(): void {
    this.#simulation.ask(this.#pictures?.cancel());
  }

  screenshot(): void {
    this.#simulation.ask(this.#pictures?.still());
  }

  photograph(): void {
    this.#simulation.ask(this.#photograph());
  }

  async #photograph(): Promise<void> {
    const { photograph } = await import("./photograph.ts");
    const { engine } = this.#simulation;
    if (engine && this.#pictures) await photograph(this.#store, engine, this.#pictures.picture);
  }

  record(guide?: Guide): void {
    this.#simulation.ask(this.#pictures?.record(guide));
  }
}
