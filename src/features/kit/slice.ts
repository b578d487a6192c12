import type { StateCreator } from "zustand/vanilla";

/** A part of the store: `Own` is what it holds, `Reads` what it needs of other slices. */
export type Slice<Own, Reads = unknown> = StateCreator<Own & Reads, [], [], Own>;

/** The store as one of its readers sees it, who names the slices that it reads and writes. */
export interface Store<S> {
  getState(): S;
  setState(change: Partial<S> | ((state: S) => Partial<S>)): void;
  /** Calls `listener` after each change; what it returns ends that. */
  subscribe(listener: (now: S, before: S) => void): () => void;
}
