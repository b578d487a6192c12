import type { Follower, Shown } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Named } from "../play/state.ts";
import type { Store } from "../store.ts";
import { Opening } from "./opening.ts";
import { Presets } from "./presetsController.ts";
import { saveSnapshot } from "./saveSnapshot.ts";
import { Sessions } from "./sessions.ts";
import type { Assumptions, FilesActions } from "./state.ts";

/** Files in and out: bodies, sessions, presets. */
export class FilesController implements Follower, FilesActions {
  readonly #store: Store;
  readonly #simulation: Simulation;
  readonly #opening: Opening;
  readonly #sessions: Sessions;
  readonly #presets: Presets;

  constructor(store: Store, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    this.#opening = new Opening(store, simulation);
    this.#sessions = new Sessions(store, simulation, this.#opening);
    this.#presets = new Presets(store, () => simulation.picture?.camera.view ?? null);
  }

  /** A scenario took the place of a file: nothing is left to change or to undo. */
  begin({ wanted }: Shown): void {
    if ((wanted.named as Named).source.kind === "scenario") this.#opening.forget();
  }

  open(files: readonly File[]): void {
    this.#simulation.ask(this.#open(files));
  }

  async #open(files: readonly File[]): Promise<void> {
    const turn = this.#simulation.turn();
    if (await this.#presets.open(files)) return;
    if (!(await this.#sessions.open(files, turn))) await this.#opening.open(files, turn);
  }

  openLink(link: string): void {
    this.#simulation.ask(this.#opening.link(link));
  }

  choose(): void {
    document.querySelector<HTMLInputElement>("#open-file")?.click();
  }

  assume(assumptions: Assumptions): void {
    this.#simulation.ask(this.#opening.assume(assumptions));
  }

  undo(): void {
    this.#simulation.ask(this.#opening.undo());
  }

  saveSnapshot(): void {
    this.#simulation.ask(saveSnapshot(this.#store, this.#simulation));
  }

  saveSession(): void {
    this.#simulation.ask(this.#sessions.save());
  }

  keepPreset(): void {
    this.#presets.keep();
  }

  exportPresets(): void {
    this.#presets.export();
  }
}
