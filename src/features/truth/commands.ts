import { command } from "../command.ts";
import type { SideSlice } from "../panels.ts";
import { text } from "./text.ts";

export const truthCommands = {
  truth: command<SideSlice>({
    name: "truth",
    words: text.commands.truth,
    keys: ["t"],
    icon: "truth",
    expanded: (s) => s.side === "truth",
    perform: ({ store }) => store.getState().toggleSide("truth"),
  }),
};
