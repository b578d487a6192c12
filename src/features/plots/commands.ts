import { command } from "../command.ts";
import type { PlotsSlice } from "./state.ts";
import { text } from "./text.ts";

export const plotsCommands = {
  plots: command<PlotsSlice>("plots", text.commands.plots, ["d"], ({ store }) => store.getState().togglePlots()),
};
