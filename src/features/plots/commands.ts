import { command } from "../command.ts";
import type { PlotsSlice } from "./state.ts";

export const plotsCommands = {
  plots: command<PlotsSlice>(
    "plots",
    "Plots",
    "Shows radii, densities, orbits and shapes of the galaxies, and who brought which mass.",
    ["d"],
    ({ store }) => store.getState().togglePlots(),
  ),
};
