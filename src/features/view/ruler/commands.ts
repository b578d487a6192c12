import { command } from "../../kit/command.ts";
import type { RulerSlice } from "./state.ts";
import { text } from "./text.ts";

export const rulerCommands = {
  ruler: command<RulerSlice>({
    name: "ruler",
    words: text.commands.ruler,
    keys: ["u"],
    icon: "ruler",
    pressed: (s) => s.ruler.skyTool === "ruler",
    perform: ({ store }) => store.getState().ruler.toggleSkyTool("ruler"),
  }),
  protractor: command<RulerSlice>({
    name: "protractor",
    words: text.commands.protractor,
    keys: ["q"],
    icon: "angle",
    pressed: (s) => s.ruler.skyTool === "protractor",
    perform: ({ store }) => store.getState().ruler.toggleSkyTool("protractor"),
  }),
};
