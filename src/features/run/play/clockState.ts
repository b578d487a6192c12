import type { BenchmarkSlice } from "../../analyse/benchmark/state.ts";
import type { BuilderSlice } from "../../create/builder/state.ts";
import type { InteractSlice } from "../../create/interact/state.ts";
import type { TimelineSlice } from "../timeline/state.ts";
import type { PlaySlice } from "./state.ts";

/** What the clock is made from. */
export type ClockReads = Pick<PlaySlice, "playing" | "held" | "reached"> &
  Pick<InteractSlice, "acting"> &
  Pick<BuilderSlice, "builderOpen"> &
  Pick<BenchmarkSlice, "racing"> &
  Pick<TimelineSlice, "scrubbed">;

/** Why time stands: bodies are being edited, built or compared by solvers; a file can't be run; a moment of the past is shown; it got where it was to stop; or a person paused it. */
export type Standing = "edit" | "builder" | "race" | "file" | "past" | "reached" | "paused";

/** The one clock: why time stands, or null where it runs. What stands first in the way is said. */
export function standing(state: ClockReads): Standing | null {
  if (state.acting) return "edit";
  if (state.builderOpen) return "builder";
  if (state.playing) return null;
  if (state.racing) return "race";
  if (state.held !== null) return "file";
  if (state.scrubbed !== null) return "past";
  return state.reached ? "reached" : "paused";
}
