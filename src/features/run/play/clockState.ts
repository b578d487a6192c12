import type { BenchmarkSlice } from "../../analyse/benchmark/state.ts";
import type { BuilderSlice } from "../../create/builder/state.ts";
import type { InteractSlice } from "../../create/interact/state.ts";
import type { Fields } from "../../kit/slice.ts";
import type { TimelineSlice } from "../timeline/state.ts";
import type { PlaySlice } from "./state.ts";

/** What the clock is made from. */
export type ClockReads = Fields<PlaySlice, "playing" | "held" | "reached"> &
  Fields<InteractSlice, "acting"> &
  Fields<BuilderSlice, "builderOpen"> &
  Fields<BenchmarkSlice, "racing"> &
  Fields<TimelineSlice, "scrubbed">;

/** Why time stands: bodies are being edited, built or compared by solvers; a file can't be run; a moment of the past is shown; it got where it was to stop; or a person paused it. */
export type Standing = "edit" | "builder" | "race" | "file" | "past" | "reached" | "paused";

/** The one clock: why time stands, or null where it runs. What stands first in the way is said. */
export function standing(state: ClockReads): Standing | null {
  if (state.interact.acting) return "edit";
  if (state.builder.builderOpen) return "builder";
  if (state.play.playing) return null;
  if (state.benchmark.racing) return "race";
  if (state.play.held !== null) return "file";
  if (state.timeline.scrubbed !== null) return "past";
  return state.play.reached ? "reached" : "paused";
}
