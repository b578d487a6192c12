import type { Mark } from "../../kit/mark.ts";
import type { Fields } from "../../kit/slice.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { Moment, TimelineSlice } from "./state.ts";

type Reads = StatusSlice & Fields<TimelineSlice, "moments" | "scrubbed" | "markers" | "timeZoom">;

/** How the bar is laid out: which moments its slider reaches, and where marks stand, as shares of its width. */
export interface Layout {
  readonly first: number;
  /** Index of the last of them, or one more: now. */
  readonly last: number;
  /** What of the width the run has reached; the rest is to come. */
  readonly past: number;
  readonly marks: readonly (Mark & { readonly share: number; readonly toCome: boolean })[];
}

/** However far marks lie ahead, the slider has as much of the width. */
const LEAST = 0.4;
/** More marks would hide each other. */
const MOST = 60;

/** The marks of all features, in the order of their times. */
export const marksOf = (state: Reads): readonly Mark[] =>
  state.timeline.markers.flatMap((marker) => marker(state as never)).toSorted((a, b) => a.time - b.time);

/** Lays out the bar at its zoom: at 1 all of the run and all marks are on it, else a part about what is shown. */
export function layoutOf(state: Reads): Layout {
  const {
    timeline: { moments, scrubbed, timeZoom },
    status: { status },
  } = state;
  const lastKept = moments.at(-1);
  const ahead = scrubbed === null && lastKept !== undefined && status.steps > lastKept.steps;
  const all: readonly Pick<Moment, "time">[] = ahead ? [...moments, { time: status.time }] : moments;
  const marks = marksOf(state);
  if (all.length === 0) return { first: 0, last: 0, past: 1, marks: [] };
  // A run backwards goes the other way.
  const way = all.at(-1)!.time < all[0]!.time ? -1 : 1;
  const at = (k: number) => way * all[k]!.time;
  const [start, now] = [at(0), at(all.length - 1)];
  const end = Math.max(now, ...marks.map(({ time }) => way * time));
  const shown = at(scrubbed ?? all.length - 1);
  const wide = (end - start) / timeZoom;
  const from = Math.max(start, Math.min(shown - wide / 2, end - wide));
  const to = from + wide;
  // Sums round.
  const slack = 1e-9 * wide;
  const first = Math.max(
    0,
    all.findLastIndex((_, k) => at(k) <= from),
  );
  const last = all.findIndex((_, k) => at(k) >= Math.min(to, now));
  const past = to > now && now > from ? Math.max(LEAST, (now - from) / wide) : 1;
  const share = (time: number): number => {
    if (time > now) return past + ((1 - past) * (time - now)) / (to - now);
    const k = Math.max(
      0,
      all.findLastIndex((_, i) => at(i) <= time),
    );
    const next = k + 1 < all.length ? (time - at(k)) / Math.max(at(k + 1) - at(k), Number.MIN_VALUE) : 0;
    return (past * (k + next - first)) / Math.max(1, last - first);
  };
  const seen = marks
    .filter(({ time }) => way * time >= from - slack && way * time <= to + slack)
    .map((mark) => ({ ...mark, share: share(way * mark.time), toCome: way * mark.time > now }));
  const every = Math.ceil(seen.length / MOST);
  return { first, last, past, marks: seen.filter((_, k) => k % every === 0) };
}
