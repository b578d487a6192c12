import { Cancelled } from "../run/cancelled.ts";
import { oneLine } from "../run/oneLine.ts";
import type { MessagesSlice } from "./messages/state.ts";
import type { PlaySlice } from "./play/state.ts";
import type { Store } from "./slice.ts";

type Reads = MessagesSlice & PlaySlice;

/** Shows progress while `work` runs; null when it was cancelled or failed, which is said. */
export async function waitFor<T>(
  store: Store<Reads>,
  label: string,
  work: (progress: (fraction: number) => void) => Promise<T>,
  about = "",
): Promise<T | null> {
  const { setBusy, say } = store.getState();
  const mine = { label, fraction: null };
  setBusy(mine);
  let current: object = mine;
  try {
    return await work((fraction) => {
      const next = { label, fraction };
      if (store.getState().busy === current) setBusy(next);
      current = next;
    });
  } catch (error) {
    if (!(error instanceof Cancelled)) say("error", about ? `${about}: ${oneLine(error)}` : oneLine(error));
    return null;
  } finally {
    if (store.getState().busy === current) setBusy(null);
  }
}
