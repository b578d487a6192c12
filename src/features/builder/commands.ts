import { command } from "../command.ts";
import type { BuilderSlice } from "./state.ts";

export const builderCommands = {
  builder: command<BuilderSlice>(
    "builder",
    "Builder",
    "Puts galaxies together on orbits, with a preview.",
    ["e"],
    ({ store, actions }) => (store.getState().builderOpen ? actions.builder.cancel() : actions.builder.open()),
  ),
};
