import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { ShareActions, ShareSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = MessagesSlice & PlaySlice & ShareSlice;

/** Milliseconds in which changes of the choices become one change of the address, and from one look at the address to the next. */
const GATHER = 300;
const APART = 1000;

/** The address of the run: kept in the address bar, and copied. */
export class ShareController implements ShareActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    this.#keep();
  }

  /** Keeps the choices in the address bar, so that the page can be reloaded; files have no address. */
  #keep(): void {
    let waiting = false;
    let last = Number.NEGATIVE_INFINITY;
    this.#store.subscribe(() => {
      if (waiting) return;
      waiting = true;
      const rest = last + APART - performance.now();
      const look = () => {
        waiting = false;
        last = performance.now();
        this.#write();
      };
      setTimeout(look, Math.max(GATHER, rest));
    });
  }

  #write(): void {
    const {
      play: { source },
      share: { addressOf },
    } = this.#store.getState();
    if (source.kind !== "scenario") return;
    const address = addressOf({ camera: this.#camera, lasting: false });
    try {
      if (address !== location.search) history.replaceState(null, "", address);
    } catch {
      // Browsers allow so many changes in a while (Safari: 100 in 30 s): a later one says what holds then.
    }
  }

  copyLink(): void {
    this.#simulation.ask(this.#copy());
  }

  /** Puts the address of the run on the clipboard, or on the screen where there is none. */
  async #copy(): Promise<void> {
    const state = this.#store.getState();
    if (state.play.source.kind === "file") return state.messages.say("error", text.noLink);
    const link = `${location.origin}${location.pathname}${state.share.addressOf({ camera: this.#camera, lasting: true })}`;
    try {
      await navigator.clipboard.writeText(link);
      state.messages.say("note", text.linkCopied);
    } catch {
      state.messages.say("note", link);
    }
  }

  get #camera(): readonly number[] | null {
    return this.#simulation.picture?.camera.view ?? null;
  }
}
