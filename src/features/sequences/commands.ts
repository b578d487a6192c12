import { command } from "../command.ts";
import { text } from "./text.ts";

export const sequencesCommands = {
  openSequence: command("openSequence", text.commands.files, ["O"], ({ actions }) => actions.sequences.openFiles()),
  openFolder: command("openFolder", text.commands.folder, [], ({ actions }) => actions.sequences.openFolder()),
  recordSeries: command("recordSeries", text.commands.record, [], ({ actions }) => actions.sequences.recordSeries()),
};
