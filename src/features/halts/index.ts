import type { Feature } from "../feature.ts";
import { haltsAddress } from "./address.ts";
import { HaltsController } from "./controller.ts";
import { HaltsFold } from "./haltsFold.tsx";
import { createHalts, haltMarks } from "./state.ts";
import { haltsUndo } from "./undo.ts";

export const halts = {
  name: "halts",
  slice: () => createHalts,
  controller: HaltsController,
  address: [haltsAddress],
  undo: haltsUndo,
  marks: haltMarks,
  panels: [{ place: "controls", at: 74, group: "timeline", level: "study", Panel: HaltsFold }],
} as const satisfies Feature;
