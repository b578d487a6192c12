import type { Simulation } from "../../run/simulation.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { PlaySlice } from "../play/state.ts";
import type { Store } from "../slice.ts";
import type { ShareActions, ShareSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = MessagesSlice & PlaySlice & ShareSlice;

/** Milliseconds in which changes of the choices become one change of the address. */
const GATHER = 300;

/** The address of the run: kept in the address bar, and copied. */
export class ShareController implements ShareActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    this.#keep();
  }

  /** Keeps the choices in the address bar, so that the page can be loaded anew; files have no address. */
  #keep(): void {
    let waiting = false;
    this.#store.subscribe(() => {
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        const { source, addressOf } = this.#store.getState();
        if (source.kind !== "scenario") return;
        const address = addressOf({ camera: this.#camera, lasting: false });
        if (address !== location.search) history.replaceState(null, "", address);
      }, GATHER);
    });
  }

  copyLink(): void {
    this.#simulation.ask(this.#copy());
  }

  /** Puts the address of the run on the clipboard, or on the screen where there is none. */
  async #copy(): Promise<void> {
    const state = this.#store.getState();
    if (state.source.kind === "file") return state.say("error", text.noLink);
    const link = `${location.origin}${location.pathname}${state.addressOf({ camera: this.#camera, lasting: true })}`;
    try {
      await navigator.clipboard.writeText(link);
      state.say("note", text.linkCopied);
    } catch {
      state.say("note", link);
    }
  }

  get #camera(): readonly number[] | null {
    return this.#simulation.picture?.camera.view ?? null;
  }
}
