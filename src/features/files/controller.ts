import type { Follower, Shown } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Actions } from "../actions.ts";
import type { EmbedSlice } from "../embed/state.ts";
import type { LookSlice } from "../look/state.ts";
import type { Named } from "../play/state.ts";
import type { Store } from "../slice.ts";
import type { StatusSlice } from "../status/state.ts";
import type { ToursSlice } from "../tours/state.ts";
import { LeftOff } from "./leftOff.ts";
import { Opening } from "./opening.ts";
import { Presets } from "./presets.ts";
import type { PresetsSlice } from "./presetsState.ts";
import { saveSnapshot } from "./saveSnapshot.ts";
import type { Reads as SessionReads, Sessions } from "./sessions.ts";
import type { Assumptions, FilesActions } from "./state.ts";

type Reads = EmbedSlice & ToursSlice & SessionReads & LookSlice & PresetsSlice & StatusSlice;

/** Files in and out: bodies, sessions, presets. */
export class FilesController implements Follower, FilesActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #opening: Opening;
  #sessions: Promise<Sessions> | null = null;
  readonly #presets: Presets;
  readonly #leftOff: LeftOff | null;
  #started = false;

  constructor(store: Store<Reads>, simulation: Simulation, actions: Pick<Actions, "sequences">) {
    this.#store = store;
    this.#simulation = simulation;
    this.#opening = new Opening(store, simulation, (files) => actions.sequences.openSequence(files));
    this.#presets = new Presets(store, () => simulation.picture?.camera.view ?? null);
    // What is a part of another page has nothing to be kept.
    const { embedded } = store.getState();
    this.#leftOff = embedded ? null : new LeftOff(store, simulation, () => this.#loadSessions());
  }

  /** A scenario took the place of a file: nothing is left to change. */
  begin({ wanted }: Shown): void {
    if ((wanted.named as Named).source.kind === "scenario") this.#opening.forget();
    this.#leftOff?.begins();
    if (this.#started) return;
    this.#started = true;
    this.#simulation.ask(this.#leftOff?.start());
  }

  copied(): void {
    this.#simulation.ask(this.#leftOff?.copied());
  }

  open(files: readonly File[], snapshot?: number): void {
    this.#simulation.ask(this.#open(files, snapshot));
  }

  async #open(files: readonly File[], snapshot?: number): Promise<void> {
    await this.#simulation.begun;
    const turn = this.#simulation.turn();
    if (await this.#presets.open(files)) return;
    const sessions = await this.#loadSessions();
    if (!(await sessions.open(files, turn))) await this.#opening.open(files, turn, snapshot);
  }

  /** Loaded with the first file that is opened or saved as one. */
  #loadSessions(): Promise<Sessions> {
    this.#sessions ??= import("./sessions.ts").then(
      ({ Sessions }) => new Sessions(this.#store, this.#simulation, this.#opening),
      (error: unknown) => {
        // The next try may reach it.
        this.#sessions = null;
        throw error;
      },
    );
    return this.#sessions;
  }

  openLink(link: string): void {
    this.#simulation.ask(this.#simulation.begun.then(() => this.#opening.link(link)));
  }

  choose(): void {
    document.querySelector<HTMLInputElement>("#open-file")?.click();
  }

  assume(assumptions: Assumptions): void {
    this.#simulation.ask(this.#opening.assume(assumptions));
  }

  saveSnapshot(): void {
    this.#simulation.ask(saveSnapshot(this.#store, this.#simulation));
  }

  saveSession(): void {
    this.#simulation.ask(this.#loadSessions().then((sessions) => sessions.save()));
  }

  goOnWhereLeftOff(): void {
    this.#simulation.ask(this.#leftOff?.goOn());
  }

  forgetLeftOff(): void {
    this.#simulation.ask(this.#leftOff?.forget());
  }

  keepForReload(reload: () => void): void {
    this.#simulation.ask((this.#leftOff?.keepForReload() ?? Promise.resolve()).finally(reload));
  }

  keepPreset(): void {
    this.#presets.keep();
  }

  exportPresets(): void {
    this.#presets.export();
  }
}
