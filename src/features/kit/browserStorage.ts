import { oneLine } from "../../run/oneLine.ts";
import type { MessagesSlice } from "../shell/messages/state.ts";
import { text } from "../shell/messages/text.ts";
import type { Store } from "./slice.ts";

interface Kept<S, T> {
  readonly key: string;
  /** What of the state is kept. */
  of(state: S): T;
  write(value: T): string;
  /** Takes over what was written. Throws one line where it can't be read. */
  load(words: string): void;
}

/** Keeps a part of the state in the browser between visits; says so where it can't. */
export function keepStored<S extends MessagesSlice, T>(store: Store<S>, { key, of, write, load }: Kept<S, T>): void {
  const { say } = store.getState().messages;
  const take = (words: string | null) => {
    try {
      if (words !== null) load(words);
    } catch (error) {
      say("error", oneLine(error));
    }
  };
  take(stored(key));
  store.subscribe((now, before) => {
    if (of(now) === of(before)) return;
    try {
      localStorage.setItem(key, write(of(now)));
    } catch (error) {
      say("error", text.stored.notStored(oneLine(error)));
    }
  });
  // Another page of the same browser has changed it.
  window.addEventListener("storage", (event) => {
    if (event.key === key) take(event.newValue);
  });
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is off: the caller is told.
    return null;
  }
}
