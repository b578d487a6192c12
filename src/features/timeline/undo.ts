import type { UndoPart } from "../undoPart.ts";
import type { TimelineSlice } from "./state.ts";
import { text } from "./text.ts";

export const timelineUndo = {
  settings: { historyMemory: text.memory.label },
} as const satisfies UndoPart<TimelineSlice>;
