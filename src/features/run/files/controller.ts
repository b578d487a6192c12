import type { Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Actions } from "../../kit/actions.ts";
import { AtNeed } from "../../kit/atNeed.ts";
import type { Store } from "../../kit/slice.ts";
import type { ToursSlice } from "../../learn/tours/state.ts";
import type { EmbedSlice } from "../../shell/embed/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { AppearanceSlice } from "../../view/appearance/state.ts";
import type { Named } from "../play/state.ts";
import { type Handed, type Handler, open } from "./door.ts";
import { type Dropped, takenFrom } from "./dropped.ts";
import { handlersOf } from "./handlers.ts";
import { HeldTime } from "./heldTime.ts";
import { LeftOff } from "./leftOff.ts";
import { Presets } from "./presets.ts";
import type { PresetsSlice } from "./presetsState.ts";
import type { Reads as SessionReads } from "./sessions.ts";
import type { Assumptions, FilesActions } from "./state.ts";
import { text } from "./text.ts";

type Reads = EmbedSlice & ToursSlice & SessionReads & AppearanceSlice & PresetsSlice & StatusSlice;

/** Files in and out: bodies, sessions, presets. */
export class FilesController implements Follower, FilesActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #held: HeldTime;
  readonly #opening = new AtNeed(async () => {
    const { Opening } = await import("./opening.ts");
    return new Opening(this.#store, this.#simulation, this.#held, this.#film);
  });
  /** Loaded with the first session that is opened or saved. */
  readonly #sessions = new AtNeed(async () => {
    const { Sessions } = await import("./sessions.ts");
    return new Sessions(this.#store, this.#simulation, this.#held);
  });
  readonly #film: (files: readonly File[]) => void;
  readonly #presets: Presets;
  readonly #handlers: readonly Handler[];
  readonly #leftOff: LeftOff | null;
  #started = false;

  constructor(store: Store<Reads>, simulation: Simulation, actions: Pick<Actions, "sequences">) {
    this.#store = store;
    this.#simulation = simulation;
    this.#film = (files) => actions.sequences.openSequence(files);
    this.#held = new HeldTime(store);
    this.#presets = new Presets(store, () => simulation.picture?.camera.view ?? null);
    this.#handlers = handlersOf({
      presets: this.#presets,
      sessions: () => this.#sessions.get(),
      opening: () => this.#opening.get(),
      film: this.#film,
      follow: (address, name) => this.#follow(address, name),
    });
    // What is a part of another page has nothing to be kept.
    const { embedded } = store.getState().embed;
    this.#leftOff = embedded ? null : new LeftOff(store, simulation, () => this.#sessions.get());
  }

  /** A scenario took the place of a file: nothing is left to change. */
  begin({ wanted, cause }: Shown): void {
    if (cause === "edited") return;
    if ((wanted.named as Named).source.kind === "scenario") this.#held.forget();
    this.#leftOff?.begins();
    if (this.#started) return;
    this.#started = true;
    this.#simulation.ask(this.#leftOff?.start());
  }

  copied(): void {
    this.#simulation.ask(this.#leftOff?.copied());
  }

  open(files: readonly File[], snapshot?: number): void {
    this.#simulation.ask(this.#open({ files, ...(snapshot !== undefined && { snapshot }) }));
  }

  async #open(given: Pick<Handed, "files" | "folder" | "snapshot">): Promise<void> {
    await this.#simulation.begun;
    await open(this.#handlers, { ...given, turn: this.#simulation.turn() });
  }

  take(transfer: DataTransfer): void {
    const taken = takenFrom(transfer);
    this.#simulation.ask(taken.then((found) => this.#take(found)));
  }

  async #take({ words, ...given }: Dropped): Promise<void> {
    if (given.files.length > 0) await this.#open(given);
    else if (words !== "") await this.#openLink(words);
  }

  async #openLink(words: string): Promise<void> {
    await this.#simulation.begun;
    const { linked } = await import("./link.ts");
    const found = await linked(this.#store, words);
    if (!found) return;
    if ("file" in found) await this.#open({ files: [found.file] });
    else this.#follow(found.address, text.opened.link);
  }

  #follow(address: string, name: string): void {
    const {
      share: { follow },
      messages: { say },
    } = this.#store.getState();
    follow(address);
    say("note", text.opened.followed(name));
  }

  chooseFolder(): void {
    const input = Object.assign(document.createElement("input"), { type: "file", webkitdirectory: true });
    input.onchange = () => this.#simulation.ask(this.#open({ files: [...(input.files ?? [])], folder: true }));
    input.click();
  }

  choose(): void {
    document.querySelector<HTMLInputElement>("#open-file")?.click();
  }

  assume(assumptions: Assumptions): void {
    this.#simulation.ask(this.#opening.get().then((opening) => opening.assume(assumptions)));
  }

  saveSnapshot(): void {
    this.#simulation.ask(
      import("./saveSnapshot.ts").then(({ saveSnapshot }) => saveSnapshot(this.#store, this.#simulation)),
    );
  }

  saveSession(): void {
    this.#simulation.ask(this.#sessions.get().then((sessions) => sessions.save()));
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
