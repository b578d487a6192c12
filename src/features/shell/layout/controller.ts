import type { Follower } from "../../../run/follower.ts";
import { keepStored } from "../../kit/browserStorage.ts";
import { wordsOf } from "../../kit/control.ts";
import { LEVELS } from "../../kit/levels.ts";
import type { Store } from "../../kit/slice.ts";
import type { MessagesSlice } from "../messages/state.ts";
import { isHidden } from "./hiddenState.ts";
import type { LayoutSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = LayoutSlice & MessagesSlice;

/** Keeps the level in this browser, and says once what a link sets that is not seen. */
export class LayoutController implements Follower {
  readonly #store: Store<Reads>;
  #link: URLSearchParams | null;

  constructor(store: Store<Reads>) {
    this.#store = store;
    this.#link = new URLSearchParams(location.search);
    const named = this.#link.has("level");
    keepStored(store, {
      key: "antennae.level",
      of: (state: Reads) => state.layout.level,
      write: (level) => level,
      load: (kept) => {
        const level = LEVELS.find((name) => name === kept);
        if (level && !named) store.getState().layout.setLevel(level);
      },
    });
  }

  /** The run of the link is there, and with it the ranges and defaults of its settings. */
  begin(): void {
    const link = this.#link;
    this.#link = null;
    if (!link) return;
    const state = this.#store.getState();
    const hidden = state.layout.controls.filter((control) => isHidden(state, control, link));
    const labels = hidden.map((control) => wordsOf(state as never, control).label);
    if (labels.length > 0) state.messages.say("note", text.hidden(labels.join(", ")));
  }
}
