import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { BookmarksGroup } from "./bookmarksPlace.tsx";
import { timelineCommands } from "./commands.ts";
import { TimelineController } from "./controller.ts";
import { timelineControls } from "./controls.ts";
import { bookmarkMarks, createTimeline } from "./state.ts";
import { TimeBar } from "./timeBar.tsx";

export const timeline = {
  name: "timeline",
  commands: { at: 20, list: timelineCommands },
  controls: timelineControls,
  slice: ({ markers }: Setup) => createTimeline(markers),
  controller: TimelineController,
  marks: bookmarkMarks,
  panels: [
    { place: "controls", at: 70, group: "timeline", level: "study", Panel: BookmarksGroup },
    { place: "foot", at: 40, Panel: TimeBar },
  ],
} as const satisfies Feature;
