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

export interface TimelineSlice {
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
  /** Bytes of whole runs that are kept beside them, out of the same memory. */
  keptRuns: Readonly<Record<Keeper, number>>;
  setKeptRuns(by: Keeper, bytes: number): void;
  setHistoryMemory(megabytes: number): void;
  renameBookmark(id: number, name: string): void;
}

/** What keeps whole runs, and the part of the history's memory that these may take: “Undo”, and the futures without a deed. */
const SHARES = { undo: 1 / 2, futures: 1 / 4 };
export type Keeper = keyof typeof SHARES;

/** Bytes that the runs which one of them keeps may take. */
export const roomOf = ({ historyMemory }: Pick<TimelineSlice, "historyMemory">, by: Keeper): number =>
  SHARES[by] * 1e6 * historyMemory;

/** Bytes that are left for moments: these can be thinned out. */
export const roomOfMoments = ({ historyMemory, keptRuns }: Pick<TimelineSlice, "historyMemory" | "keptRuns">): number =>
  1e6 * historyMemory - keptRuns.undo - keptRuns.futures;

/** Bytes that the snapshots of an open sequence may take: what the run, which waits meanwhile, leaves, and half at least. */
export const roomOfSequence = (state: Pick<TimelineSlice, "historyMemory" | "keptRuns" | "historyUsed">): number =>
  Math.max(5e5 * state.historyMemory, roomOfMoments(state) - 1e6 * state.historyUsed);

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
    keptRuns: { undo: 0, futures: 0 },
    setKeptRuns: (by, bytes) =>
      set(({ keptRuns }) => (keptRuns[by] === bytes ? {} : { keptRuns: { ...keptRuns, [by]: bytes } })),
    setHistoryMemory: (megabytes) =>
      set({ historyMemory: Math.min(HISTORY_MEMORY.max, Math.max(HISTORY_MEMORY.min, Math.round(megabytes))) }),
    renameBookmark: (id, name) =>
      set((s) => ({
        bookmarks: s.bookmarks.map((b) => (b.id === id && name.trim() ? { ...b, name: name.trim() } : b)),
      })),
  });

/** Bookmarks on the bar. */
export const bookmarkMarks = ({ bookmarks }: TimelineSlice): readonly Mark[] =>
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
