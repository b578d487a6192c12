import { command } from "../../kit/command.ts";
import type { SequencesSlice } from "./state.ts";
import { text } from "./text.ts";

export const sequencesCommands = {
  recordSeries: command<SequencesSlice>({
    name: "recordSeries",
    words: text.commands.record,
    icon: (s) => (s.series ? "stop" : "record"),
    pressed: (s) => s.series !== null,
    enabled: (s) => s.sequence === null,
    perform: ({ actions }) => actions.sequences.recordSeries(),
  }),
};
