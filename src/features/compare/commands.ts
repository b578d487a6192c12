import { command } from "../command.ts";
import type { CompareSlice } from "./state.ts";
import { textOfCompare } from "./text.ts";

export const compareCommands = {
  compare: command<CompareSlice>(
    "compare",
    (s) => (s.comparing ? textOfCompare.end : textOfCompare.begin),
    textOfCompare.help,
    ["c"],
    ({ store }) => store.getState().toggleCompare(),
  ),
};
