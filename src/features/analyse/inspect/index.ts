import type { Feature } from "../../kit/feature.ts";
import { BodyCard } from "./bodyCard.tsx";
import { inspectCommands } from "./commands.ts";
import { InspectController } from "./controller.ts";
import { InspectGroup } from "./inspectPlace.tsx";
import { createInspect } from "./state.ts";
import { inspectUndo } from "./undo.ts";

export const inspect = {
  name: "inspect",
  commands: { at: 120, list: inspectCommands },
  slice: () => createInspect,
  controller: InspectController,
  undo: inspectUndo,
  panels: [
    { place: "controls", at: 60, group: "tree", level: "study", galaxiesOnly: true, Panel: InspectGroup },
    { place: "over", at: 60, galaxiesOnly: true, Panel: BodyCard },
  ],
} as const satisfies Feature;
