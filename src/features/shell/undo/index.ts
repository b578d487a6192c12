import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { undoCommands } from "./commands.ts";
import { UndoController } from "./controller.ts";
import { createUndo } from "./state.ts";
import { UndoRow } from "./undoRow.tsx";

export const undo = {
  name: "undo",
  commands: { at: 15, list: undoCommands },
  slice: ({ undoPart }: Setup) => createUndo(undoPart),
  controller: UndoController,
  panels: [{ place: "foot", at: 25, level: "play", Panel: UndoRow }],
} as const satisfies Feature;
