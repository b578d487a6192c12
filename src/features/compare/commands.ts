import { command } from "../command.ts";
import type { CompareSlice } from "./state.ts";
import { text } from "./text.ts";

export const compareCommands = {
  compare: command<CompareSlice>(
    "compare",
    { ...text.commands.compare, label: (s) => (s.comparing ? text.commands.compare.end : text.commands.compare.label) },
    ["c"],
    ({ store }) => store.getState().toggleCompare(),
  ),
};
