import { command } from "../command.ts";
import { text } from "./text.ts";

export const undoCommands = {
  undo: command("undo", text.commands.undo, ["Control+z"], ({ actions }) => actions.undo.undo()),
  redo: command("redo", text.commands.redo, ["Control+Shift+z", "Control+y"], ({ actions }) => actions.undo.redo()),
};
