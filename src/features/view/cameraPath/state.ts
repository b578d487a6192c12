import type { Mark } from "../../kit/mark.ts";
import type { Fields, Slice } from "../../kit/slice.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { View } from "../appearance/state.ts";
import { type CameraView, placeOf } from "../camera/state.ts";
import { text } from "./text.ts";

/** What of the look a keyframe holds: numbers that are eased, and choices that hold from the keyframe on. */
export const EASED = ["exposure", "pointSize", "glow"] as const;
export type KeyLook = Pick<View, (typeof EASED)[number] | "colour" | "theme" | "shows">;

export const lookOf = ({ exposure, pointSize, glow, colour, theme, shows }: KeyLook): KeyLook => ({
  ...{ exposure, pointSize, glow },
  ...{ colour, theme, shows },
});

/** Where the camera stands at a second of the film, at which time of the run, and how that looks. */
export interface Keyframe {
  readonly second: number;
  /** Time units. */
  readonly time: number;
  readonly stand: CameraView;
  /** Null: as it was when the film began. */
  readonly look: KeyLook | null;
}

/** Keyframes of a path, seconds of a film, and seconds from the last keyframe to one that is added. */
export const MOST_KEYS = 64;
export const LONGEST = 3600;
const APART = 5;
/** No time is further from 1, in any units. */
export const FARTHEST = 1e30;
/** Closer than this (seconds) two keyframes are one. */
const SAME = 0.01;

export interface CameraPathState {
  /** In order of their seconds; empty: none. Their times never go back. */
  path: readonly Keyframe[];
  /** What the path belongs to (`placeOf`): its lengths mean nothing elsewhere. */
  pathOf: string;
  /** The second on the timeline. */
  pathSecond: number;
  /** What goes along it. */
  pathRuns: "preview" | "film" | null;
  setPath(keys: readonly Keyframe[]): void;
  /** Puts a keyframe in, instead of one at the same second. */
  addKey(key: Keyframe): void;
  changeKey(index: number, change: Partial<Keyframe>): void;
  removeKey(index: number): void;
  setPathSecond(second: number): void;
}

export interface CameraPathSlice {
  readonly cameraPath: CameraPathState;
}

export const createCameraPath: Slice<CameraPathSlice, Fields<PlaySlice, "source" | "scenario">> = (set, get) => ({
  path: [],
  pathOf: "",
  pathSecond: 0,
  pathRuns: null,
  setPath: (keys) => set({ path: tidy(keys), pathOf: placeOf(get()), pathSecond: 0 }),
  addKey: (key) =>
    set((s) => ({
      path: tidy([...s.path.filter(({ second }) => Math.abs(second - key.second) >= SAME), key]),
      pathOf: placeOf(get()),
      pathSecond: key.second,
    })),
  changeKey: (index, change) =>
    set((s) => ({ path: tidy(s.path.map((key, k) => (k === index ? { ...key, ...change } : key))) })),
  removeKey: (index) => set((s) => ({ path: s.path.filter((_, k) => k !== index) })),
  setPathSecond: (pathSecond) => set({ pathSecond }),
});

/** Keyframes of the camera at their times of the run, on the timeline. */
export const keyMarks = ({ cameraPath: { path } }: CameraPathSlice): readonly Mark[] =>
  path.map(({ second, time }, k) => ({ kind: "keyframe", time, label: text.mark(k + 1), second }));

const within = (x: number, min: number, max: number) => Math.min(max, Math.max(min, x));

/** In order, no two at one second, and with times that never go back. */
export function tidy(keys: readonly Keyframe[]): Keyframe[] {
  const inOrder = keys
    .slice(0, MOST_KEYS)
    .map((key) => ({ ...key, second: within(key.second, 0, LONGEST), time: within(key.time, -FARTHEST, FARTHEST) }))
    .sort((a, b) => a.second - b.second);
  let time = Number.NEGATIVE_INFINITY;
  return inOrder
    .filter(({ second }, k) => k === 0 || second - inOrder[k - 1]!.second >= SAME)
    .map((key) => {
      time = Math.max(time, key.time);
      return { ...key, time };
    });
}

/** Seconds from the first keyframe to the last. */
export const lengthOf = (path: readonly Keyframe[]): number => (path.at(-1)?.second ?? 0) - (path[0]?.second ?? 0);

/** The second of a keyframe that is added where the timeline stands: between others there, else behind the last one. */
export function nextSecond(path: readonly Keyframe[], second: number): number {
  const last = path.at(-1);
  if (!last) return 0;
  const on = path.some((key) => Math.abs(key.second - second) < SAME);
  return on || second > last.second ? last.second + APART : second;
}

/** What commands and the panel ask of paths. */
export interface CameraPathActions {
  /** Takes one of the ready paths. */
  takeReady(name: string): void;
  /** Camera, look and time as they are now: as a keyframe where the timeline stands, or instead of those of one. */
  keep(index?: number): void;
  /** The camera as it is at a second of the path. */
  goTo(second: number): void;
  /** Goes along the path without a film, or ends that. */
  preview(): void;
  /** Films along the path, or ends that. */
  film(): void;
}
