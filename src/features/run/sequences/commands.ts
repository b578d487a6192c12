import { command } from "../../kit/command.ts";
import type { SequencesSlice } from "./state.ts";
import { text } from "./text.ts";

export const sequencesCommands = {
  recordSeries: command<SequencesSlice>({
    name: "recordSeries",
    words: text.commands.record,
    icon: (s) => (s.sequences.series ? "stop" : "record"),
    pressed: (s) => s.sequences.series !== null,
    enabled: (s) => s.sequences.sequence === null,
    perform: ({ actions }) => actions.sequences.recordSeries(),
  }),
};
