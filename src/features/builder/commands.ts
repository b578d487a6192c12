import { command } from "../command.ts";
import type { BuilderSlice } from "./state.ts";
import { text } from "./text.ts";

export const builderCommands = {
  builder: command<BuilderSlice>("builder", text.commands.builder, ["e"], ({ store, actions }) =>
    store.getState().builderOpen ? actions.builder.cancel() : actions.builder.open(),
  ),
};
