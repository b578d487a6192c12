import { command } from "../../kit/command.ts";
import type { BoxSlice } from "./state.ts";
import { text } from "./text.ts";

export const boxCommands = {
  flyThrough: command<BoxSlice>({
    name: "flyThrough",
    words: text.commands.fly,
    keys: ["Z"],
    icon: "pilot",
    enabled: (s) => s.box.box !== null,
    pressed: (s) => s.box.flies,
    perform: ({ store }) => store.getState().box.toggleFlight(),
  }),
};
