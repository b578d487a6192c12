import { command } from "../../kit/command.ts";
import type { HelpSlice } from "./state.ts";
import { text } from "./text.ts";

export const helpCommands = {
  help: command<HelpSlice>({
    name: "help",
    words: text.commands.help,
    keys: ["?"],
    icon: "help",
    perform: ({ store }) => store.getState().help.toggleHelp(),
  }),
};
