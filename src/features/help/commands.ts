import { command } from "../command.ts";
import type { HelpSlice } from "./state.ts";
import { text } from "./text.ts";

export const helpCommands = {
  help: command<HelpSlice>("help", text.commands.help, ["?"], ({ store }) => store.getState().toggleHelp()),
};
