import { command } from "../../kit/command.ts";
import type { BuilderSlice } from "./state.ts";
import { text } from "./text.ts";

export const builderCommands = {
  builder: command<BuilderSlice>({
    name: "builder",
    words: text.commands.builder,
    keys: ["e"],
    icon: "builder",
    expanded: (s) => s.builder.builderOpen,
    perform: ({ store, actions }) =>
      store.getState().builder.builderOpen ? actions.builder.cancel() : actions.builder.open(),
  }),
};
