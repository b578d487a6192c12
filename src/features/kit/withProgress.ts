import { Cancelled } from "../../run/cancelled.ts";
import { oneLine } from "../../run/oneLine.ts";
import type { PlaySlice, PlayState } from "../run/play/state.ts";
import type { MessagesSlice, Topic } from "../shell/messages/state.ts";
import type { Store } from "./slice.ts";

type Reads = MessagesSlice & PlaySlice;
type Busy = NonNullable<PlayState["busy"]>;

/** What is said of some work. */
export interface Work {
  readonly label: string;
  /** What a failure is about, before its words. */
  readonly about?: string;
  /** Success with what takes its failure's line away; absent: only the user does. */
  readonly topic?: Topic;
  /** Ends this work alone; absent: «Cancel» ends what other bodies are waited for. */
  readonly cancel?: () => void;
  /** Said where it was cancelled; absent: the caller cancelled it and sees that. */
  readonly cancelled?: string;
}

/** Work that goes on, the latest last, by the store of its page: it is seen again when a later one is done. */
const goingOn = new WeakMap<Store<Reads>, Busy[]>();

/** Shows progress while `work` runs; null when it was cancelled or failed, which is said. */
export async function waitFor<T>(
  store: Store<Reads>,
  { label, about = "", topic, cancel, cancelled }: Work,
  work: (progress: (fraction: number) => void) => Promise<T>,
): Promise<T | null> {
  const {
    play: { setBusy },
    messages: { say },
  } = store.getState();
  const others = goingOn.get(store) ?? [];
  goingOn.set(store, others);
  let mine: Busy = { label, fraction: null, ...(cancel && { cancel }) };
  others.push(mine);
  setBusy(mine);
  try {
    return await work((fraction) => {
      const next = { ...mine, fraction };
      others[others.indexOf(mine)] = next;
      if (store.getState().play.busy === mine) setBusy(next);
      mine = next;
    });
  } catch (error) {
    if (!(error instanceof Cancelled)) say("error", about ? `${about}: ${oneLine(error)}` : oneLine(error), topic);
    else if (cancelled) say("note", cancelled);
    return null;
  } finally {
    others.splice(others.indexOf(mine), 1);
    if (store.getState().play.busy === mine) setBusy(others.at(-1) ?? null);
  }
}
