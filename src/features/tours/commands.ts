import { command } from "../command.ts";
import type { ToursSlice } from "./state.ts";
import { text } from "./text.ts";

export const toursCommands = {
  tours: command<ToursSlice>("tours", text.commands.tours.label, text.commands.tours.help, ["g"], ({ store }) =>
    store.getState().toggleTours(),
  ),
};
