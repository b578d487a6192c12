import type { Feature } from "../feature.ts";
import { BookmarksGroup } from "./bookmarksGroup.tsx";
import { timelineCommands } from "./commands.ts";
import { TimelineController } from "./controller.ts";
import { timelineControls } from "./controls.ts";
import { createTimeline } from "./state.ts";
import { TimeBar } from "./timeBar.tsx";

export const timeline = {
  name: "timeline",
  commands: { at: 20, list: timelineCommands },
  controls: timelineControls,
  slice: () => createTimeline,
  controller: TimelineController,
  panels: [
    { place: "controls", at: 70, group: "timeline", level: "study", Panel: BookmarksGroup },
    { place: "foot", at: 40, Panel: TimeBar },
  ],
} as const satisfies Feature;
