import type { Slice } from "../slice.ts";

/** A moment of the run that is kept on the GPU. */
export interface Moment {
  readonly id: number;
  readonly steps: number;
  /** Time units. */
  readonly time: number;
}

export interface Bookmark extends Moment {
  readonly name: string;
}

export interface TimelineSlice {
  /** Kept by itself, in the order of their steps. */
  moments: readonly Moment[];
  /** Index of the moment on the screen after going back to it; null while the run is at its newest step. */
  scrubbed: number | null;
  bookmarks: readonly Bookmark[];
  /** Graphics memory that moments and bookmarks may take and do take, MB (1e6 bytes). */
  historyMemory: number;
  historyUsed: number;
  setHistoryMemory(megabytes: number): void;
  renameBookmark(id: number, name: string): void;
}

export const HISTORY_MEMORY = { default: 512, software: 128, min: 1, max: 16_384 };

export const createTimeline: Slice<TimelineSlice> = (set) => ({
  moments: [],
  scrubbed: null,
  bookmarks: [],
  historyMemory: HISTORY_MEMORY.default,
  historyUsed: 0,
  setHistoryMemory: (megabytes) =>
    set({ historyMemory: Math.min(HISTORY_MEMORY.max, Math.max(HISTORY_MEMORY.min, Math.round(megabytes))) }),
  renameBookmark: (id, name) =>
    set((s) => ({ bookmarks: s.bookmarks.map((b) => (b.id === id && name.trim() ? { ...b, name: name.trim() } : b)) })),
});

/**
 * At most `most` (2 or more) of `moments`, spread evenly over the whole run, and the least number of steps between two of
 * them: that doubles whenever there are too many, so early and late parts of a run stay equally well covered. The first
 * one stays.
 */
export function thinned<T extends { readonly steps: number }>(
  moments: readonly T[],
  most: number,
  stride: number,
): { kept: T[]; stride: number } {
  let kept = [...moments];
  let apart = stride;
  while (kept.length > Math.max(2, most)) {
    apart *= 2;
    const spread: T[] = [];
    for (const moment of kept) {
      const last = spread.at(-1);
      if (!last || moment.steps - last.steps >= apart) spread.push(moment);
    }
    kept = spread;
  }
  return { kept, stride: apart };
}

/** Moments that are kept on the GPU. */
export interface TimelineActions {
  /** Shows the kept moment at an index of `moments`. */
  scrub(index: number): void;
  /** To the kept moment before (-1) or after (1) what is shown. */
  move(by: 1 | -1): void;
  bookmark(): void;
  /** Back to the bookmark called `id`, and away with it. */
  goTo(id: number): void;
  forget(id: number): void;
}
