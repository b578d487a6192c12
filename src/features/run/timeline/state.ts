import type { AnyMarker, Mark } from "../../kit/mark.ts";
import type { Slice } from "../../kit/slice.ts";

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

export interface TimelineState {
  /** What of all features is marked on the bar. */
  readonly markers: readonly AnyMarker[];
  /** How many times the bar is longer than what is seen of it. */
  timeZoom: number;
  setTimeZoom(zoom: number): void;
  /** Kept by itself, in the order of their steps. */
  moments: readonly Moment[];
  /** Index of the moment on the screen after going back to it; null while the run is at its newest step. */
  scrubbed: number | null;
  bookmarks: readonly Bookmark[];
  /** Memory that moments, bookmarks and kept runs may take together, and that moments and bookmarks do take, MB (1e6 bytes). */
  historyMemory: number;
  historyUsed: number;
  setHistoryMemory(megabytes: number): void;
  renameBookmark(id: number, name: string): void;
}

export interface TimelineSlice {
  readonly timeline: TimelineState;
}

export const HISTORY_MEMORY = { default: 512, software: 128, min: 1, max: 16_384 };

export const TIME_ZOOM = { min: 1, max: 64, default: 1 };

export const createTimeline =
  (markers: readonly AnyMarker[]): Slice<TimelineSlice> =>
  (set) => ({
    markers,
    timeZoom: TIME_ZOOM.default,
    setTimeZoom: (timeZoom) => set({ timeZoom }),
    moments: [],
    scrubbed: null,
    bookmarks: [],
    historyMemory: HISTORY_MEMORY.default,
    historyUsed: 0,
    setHistoryMemory: (megabytes) =>
      set({ historyMemory: Math.min(HISTORY_MEMORY.max, Math.max(HISTORY_MEMORY.min, Math.round(megabytes))) }),
    renameBookmark: (id, name) =>
      set((s) => ({
        bookmarks: s.bookmarks.map((b) => (b.id === id && name.trim() ? { ...b, name: name.trim() } : b)),
      })),
  });

/** Bookmarks on the bar. */
export const bookmarkMarks = ({ timeline: { bookmarks } }: TimelineSlice): readonly Mark[] =>
  bookmarks.map(({ id, name, time }) => ({ kind: "bookmark", time, label: name, bookmark: id }));

/** Moments that are kept on the GPU. */
export interface TimelineActions {
  /** Shows the kept moment at an index of `moments`. */
  scrub(index: number): void;
  /** To the kept moment before (-1) or after (1) what is shown. */
  move(by: 1 | -1): void;
  /** To the last kept moment that is not after a time. */
  goToTime(time: number): void;
  bookmark(): void;
  /** Back to the bookmark called `id`, and away with it. */
  goTo(id: number): void;
  forget(id: number): void;
}
