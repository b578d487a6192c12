import type { Feature } from "../../kit/feature.ts";
import { autoPauseAddress } from "./address.ts";
import { AutoPauseFold } from "./autoPauseFold.tsx";
import { AutoPauseController } from "./controller.ts";
import { createAutoPause, haltMarks } from "./state.ts";
import { autoPauseUndo } from "./undo.ts";

export const autoPause = {
  name: "autoPause",
  slice: () => createAutoPause,
  controller: AutoPauseController,
  address: [autoPauseAddress],
  undo: autoPauseUndo,
  marks: haltMarks,
  panels: [{ place: "controls", at: 74, group: "timeline", level: "study", Panel: AutoPauseFold }],
} as const satisfies Feature;
