import { command } from "../command.ts";
import { text } from "./text.ts";

export const sequencesCommands = {
  recordSeries: command("recordSeries", text.commands.record, [], ({ actions }) => actions.sequences.recordSeries()),
};
