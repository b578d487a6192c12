import type { Mark } from "../../kit/mark.ts";
import type { Slice } from "../../kit/slice.ts";
import { type PlaySlice, scenarioInfo } from "../play/state.ts";
import { text } from "./text.ts";

/** Ways to go from one snapshot to the next (data/bodies/interpolate.ts). */
export const WAYS = ["curved", "straight", "still"] as const;
export type Way = (typeof WAYS)[number];

/** Snapshots a second. */
export const SEQUENCE_RATE = { min: 0.1, max: 100, default: 10 };
/** Steps from one recorded snapshot to the next. */
export const SERIES_EVERY = { min: 1, max: 10_000, default: 16 };

/** A sequence of snapshots that is open. */
export interface SequenceInfo {
  readonly name: string;
  /** Names of its files, in their order. */
  readonly files: readonly string[];
  /** How many of them were read once, and how many are in memory now, with the bytes that each takes. */
  readonly read: number;
  readonly held: number;
  readonly bytesEach: number;
  /** Time of the bodies on the screen, time units. */
  readonly time: number;
  /** What is to be said of it. */
  readonly notes: readonly string[];
}

/** What is being seen: a sequence, a file, or a scenario. */
export const titleOf = (state: PlaySlice & SequencesSlice): string =>
  state.sequences.sequence?.name ??
  (state.play.source.kind === "file" ? state.play.source.name : scenarioInfo(state, state.play.scenario).title);

/** A series of snapshots that is being recorded. */
export interface Series {
  readonly folder: string;
  readonly written: number;
}

export interface SequencesState {
  sequence: SequenceInfo | null;
  /** Where it stands: 0 for the first snapshot, 1.5 in the middle between the second and the third. */
  sequenceAt: number;
  sequenceRate: number;
  sequenceWay: Way;
  seriesEvery: number;
  series: Series | null;
  /** Times of the snapshots that were recorded of the run that is shown, time units. */
  recorded: readonly number[];
  /** Time at which frames stop for the next snapshot of the series; null: none. */
  seriesStop: number | null;
  setSequence(change: Partial<Pick<SequencesState, "sequenceRate" | "sequenceWay">>): void;
  setSeriesEvery(steps: number): void;
}

export interface SequencesSlice {
  readonly sequences: SequencesState;
}

export const createSequences: Slice<SequencesSlice> = (set) => ({
  sequence: null,
  sequenceAt: 0,
  sequenceRate: SEQUENCE_RATE.default,
  sequenceWay: "curved",
  seriesEvery: SERIES_EVERY.default,
  series: null,
  recorded: [],
  seriesStop: null,
  setSequence: (change) => set(change),
  setSeriesEvery: (seriesEvery) => set({ seriesEvery }),
});

/** Recorded snapshots on the timeline. */
export const recordedMarks = ({ sequences: { recorded } }: SequencesSlice): readonly Mark[] =>
  recorded.map((time, k) => ({ kind: "snapshot", time, label: text.mark(k + 1) }));

/** What commands and panels ask of sequences. */
export interface SequencesActions {
  /** Plays a series of snapshots, each a file, several, or one of those in a file. */
  openSequence(files: readonly File[]): void;
  scrubTo(at: number): void;
  closeSequence(): void;
  /** Makes a run of the snapshot on the screen. */
  goOn(): void;
  /** Begins to record a series into a folder, or ends that. */
  recordSeries(): void;
}
