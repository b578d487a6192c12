import { command } from "../command.ts";
import type { ToursSlice } from "./state.ts";
import { text } from "./text.ts";

export const toursCommands = {
  tours: command<ToursSlice>("tours", text.commands.tours, ["g"], ({ store }) => store.getState().toggleTours()),
};
