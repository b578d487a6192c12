import { command } from "../command.ts";
import type { HelpSlice } from "./state.ts";

export const helpCommands = {
  help: command<HelpSlice>("help", "Keys and help", "Shows or hides this list.", ["?"], ({ store }) =>
    store.getState().toggleHelp(),
  ),
};
