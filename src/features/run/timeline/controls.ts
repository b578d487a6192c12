import { grouped, rounded } from "../../../language/format.ts";
import type { Control } from "../../kit/control.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { HISTORY_MEMORY, TIME_ZOOM, type TimelineSlice } from "./state.ts";
import { text } from "./text.ts";

export const timelineControls = {
  timeZoom: {
    kind: "number",
    key: "timeZoom",
    words: text.zoom,
    group: "timeline",
    level: "study",
    at: ["timeline", "timeZoom"],
    undo: false,
    range: () => TIME_ZOOM,
    scale: "log",
    show: rounded,
    set: (s, zoom) => s.timeline.setTimeZoom(zoom),
  },
  historyMemory: {
    kind: "number",
    key: "historyMemory",
    words: text.memory,
    group: "settings",
    level: "watch",
    at: ["timeline", "historyMemory"],
    range: ({ status: { status } }) => ({
      ...{ min: HISTORY_MEMORY.min, max: HISTORY_MEMORY.max },
      default: status.software ? HISTORY_MEMORY.software : HISTORY_MEMORY.default,
    }),
    scale: "log",
    whole: true,
    show: grouped,
    set: (s, megabytes) => s.timeline.setHistoryMemory(megabytes),
  },
} as const satisfies Readonly<Record<string, Control<StatusSlice & TimelineSlice>>>;
