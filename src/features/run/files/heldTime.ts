import type { Store } from "../../kit/slice.ts";
import type { PlaySlice } from "../play/state.ts";
import type { FilesSlice } from "./state.ts";

/** Time that stands while a file is only looked at. */
export class HeldTime {
  readonly #store: Store<FilesSlice & PlaySlice>;
  /** Was time running before a file held it? */
  #played = false;

  constructor(store: Store<FilesSlice & PlaySlice>) {
    this.#store = store;
  }

  /** A file is about to be shown. */
  remember(): void {
    const { held, playing } = this.#store.getState().play;
    if (held === null) this.#played = playing;
  }

  /** Another run took the file's place: nothing is left to change. */
  forget(): void {
    const {
      files: { setOpened },
      play: { held, hold, setPlaying },
    } = this.#store.getState();
    setOpened(null);
    if (held === null) return;
    hold(null);
    setPlaying(this.#played);
  }
}
