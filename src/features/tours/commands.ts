import { command } from "../command.ts";
import type { ToursSlice } from "./state.ts";

export const toursCommands = {
  tours: command<ToursSlice>("tours", "Tours", "Six short tours of what can be seen and learnt.", ["g"], ({ store }) =>
    store.getState().toggleTours(),
  ),
};
