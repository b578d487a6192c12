import { command } from "../../kit/command.ts";
import type { ToursSlice } from "./state.ts";
import { text } from "./text.ts";

export const toursCommands = {
  tours: command<ToursSlice>({
    name: "tours",
    words: text.commands.tours,
    keys: ["g"],
    icon: "tours",
    expanded: (s) => s.tours.toursOpen,
    perform: ({ store }) => store.getState().tours.toggleTours(),
  }),
};
