import { command } from "../../kit/command.ts";
import type { UndoSlice } from "./state.ts";
import { text } from "./text.ts";

export const undoCommands = {
  undo: command<UndoSlice>({
    name: "undo",
    words: text.commands.undo,
    keys: ["Control+z"],
    icon: "undo",
    enabled: (s) => s.undo.undoable !== null,
    perform: ({ actions }) => actions.undo.undo(),
  }),
  redo: command<UndoSlice>({
    name: "redo",
    words: text.commands.redo,
    keys: ["Control+Shift+z", "Control+y"],
    icon: "redo",
    enabled: (s) => s.undo.redoable !== null,
    perform: ({ actions }) => actions.undo.redo(),
  }),
};
