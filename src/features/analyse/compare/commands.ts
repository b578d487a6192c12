import { command } from "../../kit/command.ts";
import type { CompareSlice } from "./state.ts";
import { text } from "./text.ts";

const t = text.commands.compare;

export const compareCommands = {
  compare: command<CompareSlice>({
    name: "compare",
    words: { ...t, label: (s) => (s.compare.comparing ? t.end : t.label) },
    keys: ["c"],
    icon: "compare",
    expanded: (s) => s.compare.comparing,
    perform: ({ store }) => store.getState().compare.toggleCompare(),
  }),
};
