import type { Engine } from "../../../engine/index.ts";
import type { Follower } from "../../../run/follower.ts";
import type { Cause } from "../../../run/shownRun.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Wanted } from "../../../run/wanted.ts";
import type { Actions } from "../../kit/actions.ts";
import type { Store } from "../../kit/slice.ts";
import type { FilesSlice } from "../files/state.ts";
import type { Player, Reads as PlayerReads } from "./player.ts";
import type { Recorder } from "./recorder.ts";
import type { SequencesActions } from "./state.ts";

type Reads = PlayerReads & FilesSlice;

/** Sequences that are shown, and series that are recorded: loaded when they are asked for. */
export class SequencesController implements Follower, SequencesActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #actions: Pick<Actions, "files" | "inspect">;
  #player: Player | null = null;
  #recorder: Recorder | null = null;

  constructor(store: Store<Reads>, simulation: Simulation, actions: Pick<Actions, "files" | "inspect">) {
    this.#store = store;
    this.#simulation = simulation;
    this.#actions = actions;
  }

  openSequence(files: readonly File[]): void {
    this.#simulation.ask(this.#open(files));
  }

  scrubTo(at: number): void {
    this.#player?.scrubTo(at);
  }

  closeSequence(): void {
    this.#player?.close();
  }

  goOn(): void {
    this.#player?.goOn();
  }

  recordSeries(): void {
    this.#simulation.ask(this.#record());
  }

  leave(_next: Wanted, cause: Cause): void {
    this.#player?.leave();
    if (cause !== "new") return;
    this.#recorder?.end();
    this.#store.setState({ sequences: { recorded: [] } });
  }

  unequip(): void {
    this.#player?.leave();
    this.#recorder?.end();
  }

  pair(right: Engine | null): void {
    if (right) this.#player?.close();
  }

  interrupt(): void {
    this.#player?.interrupt();
  }

  arrived(engine: Engine): void {
    this.#simulation.ask(this.#recorder?.arrived(engine));
  }

  async #open(files: readonly File[]): Promise<void> {
    const { Player } = await import("./player.ts");
    this.#player ??= new Player(this.#store, this.#simulation, this.#actions);
    await this.#player.open(files);
  }

  async #record(): Promise<void> {
    const { Recorder } = await import("./recorder.ts");
    this.#recorder ??= new Recorder(this.#store, this.#simulation);
    await this.#recorder.toggle();
  }
}
